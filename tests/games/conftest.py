"""The games' terminal tests use the same fixture as those of the terminal itself."""

from pathlib import Path

import pytest

from tests.cli.terminal import Terminal, settle


@pytest.fixture
def terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    settle(tmp_path / "home", monkeypatch)
    return Terminal(capsys)
