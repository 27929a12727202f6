"""A copy of the whole database, made while it is used, and put back; on both kinds of databases."""

import shutil
from datetime import UTC, datetime
from pathlib import Path

import pytest

from posse.server.store import Store
from posse.server.store.address import Service, database_at
from posse.server.store.backup import BackupFailed, back_up, put_back
from tests.server.samples import line, numbers, person, table

pytestmark = pytest.mark.anyio


async def test_a_copy_is_made_while_the_database_is_used_and_put_back(database: str, tmp_path: Path) -> None:
    address, copy = database_at(database), tmp_path / "copies" / "copy"
    if isinstance(address, Service) and shutil.which("pg_dump") is None:
        pytest.skip("PostgreSQL's client programs are not installed")
    copy.parent.mkdir()
    store = await Store.open(database)
    await store.add_person(person("ann", account="Ann"))
    await store.add_table(table("t", holders=["ann"]))
    await store.append(line("t", 0))
    back_up(address, copy)
    assert copy.stat().st_mode & 0o077 == 0
    await store.append(line("t", 1))
    await store.upkeep.delete_tables(["t"])
    await store.close()
    put_back(address, copy, datetime(2026, 11, 17, tzinfo=UTC))
    again = await Store.open(database)
    assert await again.table("t") == table("t", holders=["ann"])
    assert await numbers(again, "t") == [0]
    assert await again.person_of_account("ann") == person("ann", account="Ann")
    await again.close()


async def test_a_copy_never_replaces_another(database: str, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    copy.write_text("precious")
    with pytest.raises(BackupFailed):
        back_up(database_at(database), copy)
    assert copy.read_text() == "precious"


async def test_a_missing_program_is_named(
    postgres_database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(BackupFailed) as refused:
        back_up(database_at(postgres_database), tmp_path / "copy")
    assert (refused.value.key, refused.value.facts) == ("backup-no-program", {"program": "pg_dump"})
    assert not (tmp_path / "copy").exists()
