"""The requirements of a compiled build: a compiler, Python's headers, and memory for one large library."""

from pathlib import Path

import pytest

from build_c import MEMORY_NEEDED, free_memory, lacking, lacking_memory
from tests.packaging.project import pip_wheel, write

MEBIBYTE = 1024 * 1024


def machine(root: Path, available: int, swap: int = 0, limit: str | None = None, used: int = 0) -> Path:
    """Fake files of Linux that state the available memory, in mebibytes."""
    rows = (
        f"MemTotal: 8000000 kB\nMemAvailable: {available * 1024} kB\nSwapFree: {swap * 1024} kB\nHugePages_Total: 0\n"
    )
    write(root / "proc/meminfo", rows)
    if limit is not None:
        write(root / "sys/fs/cgroup/memory.max", f"{limit}\n")
        write(root / "sys/fs/cgroup/memory.current", f"{used * MEBIBYTE}\n")
    return root


def test_free_memory_is_what_is_available_and_swap(tmp_path: Path) -> None:
    assert free_memory(machine(tmp_path, available=700, swap=300)) == 1000 * MEBIBYTE


def test_a_container_has_what_its_limit_leaves(tmp_path: Path) -> None:
    assert free_memory(machine(tmp_path, 8000, limit=str(1000 * MEBIBYTE), used=200)) == 800 * MEBIBYTE


def test_a_container_without_a_limit_has_what_the_machine_has(tmp_path: Path) -> None:
    assert free_memory(machine(tmp_path, 8000, limit="max", used=200)) == 8000 * MEBIBYTE


def test_where_nobody_says_how_much_memory_there_is_it_is_tried(tmp_path: Path) -> None:
    assert free_memory(tmp_path) is None
    assert lacking_memory(tmp_path) is None


@pytest.mark.parametrize(("available", "is_enough"), [(900, False), (MEMORY_NEEDED // MEBIBYTE + 1, True)])
def test_a_small_machine_lacks_memory(tmp_path: Path, available: int, is_enough: bool) -> None:
    assert (lacking_memory(machine(tmp_path, available)) is None) is is_enough


def test_the_sentence_says_how_much_is_needed_and_how_much_there_is(tmp_path: Path) -> None:
    assert lacking_memory(machine(tmp_path, 900)) == "the C compiler needs 2.2 GB of memory and 0.9 GB are free"


def test_a_missing_compiler_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler -O2")
    assert lacking() == "the C compiler no-such-compiler is missing"


def test_without_a_compiler_an_installation_is_pure_and_says_why(project: Path) -> None:
    outcome = pip_wheel(project, CC="no-such-compiler")
    assert outcome.returncode == 0
    assert "not compiled (the C compiler no-such-compiler is missing)" in outcome.stdout + outcome.stderr
    assert [path.name for path in project.joinpath("dist").iterdir()] == ["posse-0.1.0-py3-none-any.whl"]
