"""A game's tests of the terminal have the same reader as those of the terminal itself."""

from pathlib import Path

import pytest

from tests.cli.desk import Desk, settle


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Desk:
    settle(tmp_path / "home", monkeypatch)
    return Desk(capsys)
