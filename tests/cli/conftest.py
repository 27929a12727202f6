"""Every test has a home of its own, an English reader and a window of 100 columns."""

from pathlib import Path

import pytest

from tests.cli.desk import Desk, settle


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    settle(tmp_path / "home", monkeypatch)
    return tmp_path / "home"


@pytest.fixture
def desk(capsys: pytest.CaptureFixture[str]) -> Desk:
    return Desk(capsys)
