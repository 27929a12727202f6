"""How a server recognises a compiled engine that is being built for its next start."""

from pathlib import Path

import pytest

from posse.server.settings import Settings


@pytest.mark.parametrize(
    ("written", "state"),
    [("running 1f", "running"), ("done 1f", "done"), ("failed 1f", "failed"), ("", "no"), ("nonsense", "no")],
)
def test_the_first_word_of_the_file_is_the_state_of_the_compilation(tmp_path: Path, written: str, state: str) -> None:
    file = tmp_path / "compile.state"
    file.write_text(written)
    assert Settings(tmp_path, compile_state=file).compiling == state


def test_without_a_file_nothing_is_compiled(tmp_path: Path) -> None:
    assert Settings(tmp_path).compiling == "no"
    assert Settings(tmp_path, compile_state=tmp_path / "compile.state").compiling == "no"
