"""Databases of tests are copies of one that the migrations have made."""

from pathlib import Path

import pytest

from posse.server.settings import Settings
from posse.server.store.address import database_at
from posse.server.store.upgrade import check_current
from tests.server import templates

pytestmark = pytest.mark.anyio


async def test_every_database_begins_with_the_current_tables(database: str) -> None:
    await check_current(database_at(database))


async def test_a_server_finds_the_current_tables(tmp_path: Path) -> None:
    settings = Settings(tmp_path / "data")
    templates.prepare(settings)
    await check_current(database_at(settings.address))


def test_a_database_that_is_there_is_left_alone(tmp_path: Path) -> None:
    tmp_path.joinpath("posse.db").write_text("something else")
    templates.prepare(Settings(tmp_path))
    assert tmp_path.joinpath("posse.db").read_text() == "something else"
