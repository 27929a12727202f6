"""Every test has its own home folder, English texts and 100 columns."""

from pathlib import Path

import pytest

from tests.cli.terminal import Terminal, settle


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    settle(tmp_path / "home", monkeypatch)
    return tmp_path / "home"


@pytest.fixture
def terminal(capsys: pytest.CaptureFixture[str]) -> Terminal:
    return Terminal(capsys)
