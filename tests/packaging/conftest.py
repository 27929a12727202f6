"""A small project for every test."""

from pathlib import Path

import pytest

from tests.packaging.project import lay_out


@pytest.fixture
def project(tmp_path: Path) -> Path:
    return lay_out(tmp_path / "project")
