"""The migrations create the tables of `schema.py`, and lose no data of older databases."""

import subprocess
import sys
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from procrastinate.schema import SchemaManager
from sqlalchemy import Connection, inspect, text

from posse.server.store import BadAddress, Store
from posse.server.store.address import database_at
from posse.server.store.migrating import MIGRATIONS, configuration, migrate
from posse.server.store.migrations import job_queue
from posse.server.store.rows import LineRow
from posse.server.store.schema import metadata
from posse.server.store.upgrade import create, known, newest, revision_of, upgrade
from tests.server.samples import chat, line, numbers, outsider, person, table

pytestmark = pytest.mark.anyio

# On SQLite this rebuilds the table to which nearly all others refer.
TOMORROW = """
import sqlalchemy as sa
from alembic import op

revision = "tomorrow"
down_revision = "{newest}"


def upgrade():
    with op.batch_alter_table("game_table") as changed:
        changed.add_column(sa.Column("motto", sa.String, nullable=False, server_default="Yee-haw"))
        changed.alter_column("header", nullable=True)
"""


@pytest.fixture
def begins_without_tables() -> bool:
    return True


def is_ours(name: str | None, kind: str, parents: object) -> bool:
    """Whether something in the database is not part of the job queue."""
    return name is None or "procrastinate" not in name


async def test_migrations_and_schema_agree(store: Store, database: str) -> None:
    def differences(connection: Connection) -> list[object]:
        context = MigrationContext.configure(connection, opts={"include_name": is_ours})
        return list(compare_metadata(context, metadata))

    async with outsider(database) as connection:
        assert await connection.run_sync(differences) == []


def layout(connection: Connection) -> dict[str, object]:
    """Every table of an SQLite database with its columns, keys and indexes, whatever the order of its columns."""

    def rows(pragma: str, name: str) -> list[tuple[Any, ...]]:
        return sorted((tuple(row)[1:] for row in connection.exec_driver_sql(f"PRAGMA {pragma}({name})")), key=repr)

    def indexes(table: str) -> list[str]:
        found = [*inspect(connection).get_indexes(table), *inspect(connection).get_unique_constraints(table)]
        return sorted(repr({key: options_told(value) for key, value in one.items()}) for one in found)

    def options_told(value: object) -> object:
        """Conditions of indexes by their text."""
        return {key: str(option) for key, option in value.items()} if isinstance(value, dict) else value

    return {
        name: (rows("table_info", name), rows("foreign_key_list", name), indexes(name))
        for name in inspect(connection).get_table_names()
    }


async def test_a_new_file_is_like_a_migrated_one(tmp_path: Path) -> None:
    """Down to the defaults of columns; so a database never depends on the version that has made it."""
    found = {}
    for name, make in {"created": create, "migrated": migrate}.items():
        async with outsider(f"sqlite:///{tmp_path / name}") as connection:
            await connection.run_sync(make)
            found[name] = await connection.run_sync(layout), await connection.run_sync(revision_of)
    assert found["created"] == found["migrated"]


async def test_every_migration_has_a_way_back(store: Store, database: str) -> None:
    def tables_after_all_steps_back(connection: Connection) -> list[str]:
        config = configuration()
        config.attributes["connection"] = connection
        command.downgrade(config, "base")
        return inspect(connection).get_table_names()

    async with outsider(database) as connection:
        assert await connection.run_sync(tables_after_all_steps_back) == ["alembic_version"]


def test_a_version_is_in_the_name_of_its_file() -> None:
    """So a start finds out whether there is anything to migrate without Alembic, which is slow to import."""
    scripts = ScriptDirectory.from_config(configuration())
    assert newest() == scripts.get_current_head()
    assert known() == {None, *(script.revision for script in scripts.walk_revisions())}


async def test_opening_again_changes_nothing(database: str) -> None:
    for number in range(2):
        store = await Store.open(database)
        await store.add_table(table(str(number)))
        assert len(await store.tables(state=["open"], limit=9)) == number + 1
        await store.close()


def of_tomorrow(folder: Path) -> Config:
    """The current migrations, and another one."""
    folder.joinpath("tomorrow.py").write_text(TOMORROW.format(newest=newest()))
    config = configuration()
    config.set_main_option("version_locations", f"{MIGRATIONS / 'versions'}:{folder}")
    return config


async def test_an_old_database_is_upgraded_without_loss(database: str, tmp_path: Path) -> None:
    today = await Store.open(database)
    await today.add_person(person("ann", account="Ann"))
    row = table("t", holders=["ann"], host="ann", clock={"kind": "days", "days": 2})
    await today.begin(row, [line("t", 0), line("t", 1)])
    await today.say(chat("t", 1))
    await upgrade(database_at(database), of_tomorrow(tmp_path))
    async with outsider(database) as connection:
        assert await connection.scalar(text("SELECT motto FROM game_table")) == "Yee-haw"
    assert await today.table("t") == row
    assert await today.person_of_account("ann") == person("ann", account="Ann")
    assert await numbers(today, "t") == [0, 1]
    assert await today.chat("t", 9) == [chat("t", 1)]
    await today.append(line("t", 2))
    await today.close()


def there_and_back(connection: Connection, older: str) -> None:
    """Make the database an older one, and upgrade it."""
    config = configuration()
    config.attributes["connection"] = connection
    command.downgrade(config, older)
    command.upgrade(config, "head")


async def test_an_older_table_has_standins_of_the_usual_level(database: str) -> None:
    today = await Store.open(database)
    await today.add_table(table("t", standin="level5"))
    await today.close()

    async with outsider(database) as connection:
        await connection.run_sync(there_and_back, "0001")
        assert await connection.scalar(text("SELECT standin FROM game_table")) == "level3"


async def test_lines_of_an_older_table_are_kept_and_do_not_know_their_time(database: str) -> None:
    today = await Store.open(database)
    row = table("t", state="running")
    await today.begin(row, [LineRow("t", 0, "start", [0, 0], at=5)])
    await today.close()
    async with outsider(database) as connection:
        await connection.run_sync(there_and_back, "0002")
        await connection.commit()
    again = await Store.open(database)
    assert await again.lines("t") == [LineRow("t", 0, "start", [0, 0])]
    assert await again.last_moves(["t"]) == {}
    await again.append(LineRow("t", 1, "0 pass", at=8))
    assert await again.last_moves(["t"]) == {"t": 8}
    await again.close()


async def test_an_older_table_keeps_seats_for_the_usual_time_and_knows_no_stand_ins(database: str) -> None:
    today = await Store.open(database)
    row = table("t", state="running", grace=600)
    row.seats[0].gone = 1_794_916_800_000
    await today.begin(row, [LineRow("t", 0, "start"), LineRow("t", 1, "0 pass", at=8, answer=5, standin="level1")])
    assert await today.table("t") == row
    await today.close()
    async with outsider(database) as connection:
        await connection.run_sync(there_and_back, "0003")
        await connection.commit()
    again = await Store.open(database)
    assert await again.table("t") == table("t", state="running")
    assert await again.lines("t") == [LineRow("t", 0, "start"), LineRow("t", 1, "0 pass", at=8)]
    await again.close()


async def test_people_tables_and_chat_of_an_older_database_are_kept(database: str) -> None:
    """Before 0004 people had signed cookies, which go on counting; messages did not know who said them."""
    today = await Store.open(database)
    await today.add_person(person("ann", account="Ann"))
    row = table("t", holders=["ann"], host="ann")
    await today.add_table(row)
    await today.say(chat("t", 1))
    await today.close()
    async with outsider(database) as connection:
        await connection.run_sync(there_and_back, "0003")
        await connection.commit()
    again = await Store.open(database)
    ann = await again.person_of_account("ann")
    assert ann is not None
    assert ann.signed_until is not None
    assert ann.signed_until > datetime.now(UTC) + timedelta(days=399)
    assert replace(ann, signed_until=None) == person("ann", account="Ann")
    assert await again.table("t") == row
    assert await again.chat("t", 9) == await again.chat_of("ann") == [chat("t", 1)]
    assert await again.sessions("ann") == []
    await again.close()


async def test_an_older_database_knows_of_nobody_where_they_came_from(database: str) -> None:
    today = await Store.open(database)
    await today.add_person(replace(person("ann", account="Ann"), client="203.0.113.9"))
    row = table("t", state="running", holders=["ann"], host="ann")
    await today.begin(replace(row, client="203.0.113.9"), [line("t", 0), line("t", 1)])
    await today.say(chat("t", 1))
    await today.close()
    async with outsider(database) as connection:
        await connection.run_sync(there_and_back, "0006")
        await connection.commit()
    again = await Store.open(database)
    assert await again.person("ann") == person("ann", account="Ann")
    assert await again.table("t") == row
    assert await numbers(again, "t") == [0, 1]
    assert await again.chat("t", 9) == [chat("t", 1)]
    assert await again.upkeep.restless("", 9) == ["t"]
    await again.close()


async def test_a_database_of_tomorrow_is_left_alone(database: str, tmp_path: Path) -> None:
    await upgrade(database_at(database), of_tomorrow(tmp_path))
    with pytest.raises(BadAddress) as refused:
        await Store.open(database)
    assert refused.value.key == "newer-database"


async def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ann,\n" * 100)
    with pytest.raises(BadAddress) as refused:
        await Store.open(str(path))
    assert refused.value.key == "no-database"
    assert path.read_text() == "Dear Ann,\n" * 100


@pytest.mark.parametrize("address", ["postgresql://ann:secret@127.0.0.1:1/db", "postgresql://ann:secret@host:port/db"])
async def test_where_no_database_answers_it_is_said_without_the_password(address: str) -> None:
    with pytest.raises(BadAddress) as refused:
        await Store.open(address)
    assert refused.value.key == "no-database"
    assert "secret" not in str(refused.value.facts)


async def test_servers_that_start_at_once_agree(database: str) -> None:
    opening = "import asyncio, sys; from posse.server.store import Store; asyncio.run(Store.open(sys.argv[1]))"
    servers = [subprocess.Popen([sys.executable, "-c", opening, database]) for _ in range(3)]
    assert [server.wait() for server in servers] == [0, 0, 0]


async def test_tables_of_an_older_database_can_be_claimed_and_played_on(database: str) -> None:
    today = await Store.open(database)
    await today.add_person(person("ann"))
    row = table("t", state="running", holders=["ann"], host="ann")
    await today.begin(row, [LineRow("t", 0, "start", [0, 0], at=5, asked=1)])
    await today.close()
    async with outsider(database) as connection:
        await connection.run_sync(there_and_back, "0003")
        await connection.commit()
    again = await Store.open(database)
    assert await again.table("t") == row
    assert await again.lines("t") == [LineRow("t", 0, "start", [0, 0], at=5)]
    assert await again.last_asked(["t"]) == {}
    fence: int | None = None
    if (desk := again.lease_desk()) is not None:
        await desk.open()
        await desk.enrol("one", "host:1", "one:80", 60)
        claimed = await desk.claim("t", "one")
        assert claimed == 1
        fence = claimed
        await desk.close()
    await again.fenced(fence).append(LineRow("t", 1, "0 pass", at=8, asked=2))
    assert await again.last_asked(["t"]) == {"t": 2}
    await again.close()


async def test_the_job_queue_is_that_of_the_installed_version() -> None:
    """If this fails: see `job_queue.py` for the migration that is missing."""
    assert sha256(SchemaManager.get_schema().encode()).hexdigest() == job_queue.SCHEMA


async def test_the_job_queue_can_be_made_anew(postgres_database: str) -> None:
    store = await Store.open(postgres_database)
    await store.close()
    async with outsider(postgres_database) as connection:
        await connection.execute(
            text("INSERT INTO procrastinate_jobs (queue_name, task_name, args) VALUES ('q', 't', '{}')")
        )
        await connection.run_sync(job_queue.make_anew)
        assert await connection.scalar(text("SELECT count(*) FROM procrastinate_jobs")) == 0
        await connection.run_sync(job_queue.drop)
        for left in (job_queue.TABLES, job_queue.FUNCTIONS, job_queue.TYPES):
            assert (await connection.scalars(text(left))).all() == []
