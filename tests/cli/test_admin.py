"""`posse admin`: lists, closes, deletes, bans, backs up and restores; asks before it destroys."""

import asyncio
import json
import sqlite3
from dataclasses import replace
from pathlib import Path
from time import time
from typing import Any

import pytest

from posse.server.store import Store
from posse.server.store.backup import without_secret
from posse.server.store.rows import TableRow
from posse.texts import LANGUAGES
from tests.cli.terminal import Shown, Terminal
from tests.server.samples import line, person, table

HEADER = "posse 1\n"


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A folder with a database: Ann has an account and a finished game, a guest waits at a table."""

    async def fill() -> None:
        store = await Store.open(str(tmp_path / "data" / "posse.db"))
        await store.add_person(person("ann", account="Ann"))
        await store.add_person(replace(person("guest"), client="203.0.113.9"))
        over = replace(table("over", holders=["ann"], host="ann", state="over"), header=HEADER)
        await store.begin(over, [line("over", 0, "start"), line("over", 1)])
        await store.add_table(table("waiting", after=1, holders=["guest"], host="guest"))
        await store.close()

    asyncio.run(fill())
    return tmp_path / "data"


class Office:
    """Runs tasks on one database."""

    def __init__(self, terminal: Terminal, data: Path) -> None:
        self.terminal = terminal
        self.data = data

    def run(self, *words: object, typed: str = "") -> Shown:
        return self.terminal.run("admin", *words, "--data", self.data, typed=typed)

    def listed(self, *words: object) -> list[dict[str, Any]]:
        shown = self.run(*words, "--json")
        assert shown.code == 0, shown.err
        rows: list[dict[str, Any]] = json.loads(shown.out)
        return rows

    def table(self, id: str) -> TableRow | None:
        async def read() -> TableRow | None:
            store = await Store.open(str(self.data / "posse.db"))
            try:
                return await store.table(id)
            finally:
                await store.close()

        return asyncio.run(read())


@pytest.fixture
def office(terminal: Terminal, data: Path) -> Office:
    return Office(terminal, data)


# --- lists


def test_tables_and_people_are_listed(office: Office) -> None:
    assert [row["id"] for row in office.listed("tables")] == ["waiting", "over"]
    assert [row["id"] for row in office.listed("tables", "--state", "over")] == ["over"]
    assert [row["id"] for row in office.listed("tables", "--person", "ANN")] == ["over"]
    assert [row["id"] for row in office.listed("people")] == ["ann", "guest"]
    assert [row["id"] for row in office.listed("people", "203.0.113")] == ["guest"]
    shown = office.run("tables", "--most", 1)
    assert shown.out.splitlines()[0].split()[:3] == ["id", "game", "state"]
    assert len(shown.out.splitlines()) == 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_every_task(terminal: Terminal, lang: str, data: Path) -> None:
    assert "export-all" in terminal.run("admin", "--lang", lang).out
    assert terminal.run("admin", "tables", "--help", "--lang", lang).code == 0
    assert "waiting" in terminal.run("admin", "tables", "--data", data, "--lang", lang).out


@pytest.mark.parametrize(
    "words",
    [
        ["tables", "--state", "lost"],
        ["tables", "--game", "chess"],
        ["tables", "--person", "nobody"],
        ["close-table", "nowhere", "--yes"],
        ["delete-person", "nobody", "--yes"],
        ["ban", "nobody", "--yes"],
        ["ban", "ann", "--for", "soon", "--yes"],
        ["unban", "ann"],
        ["export", "waiting"],
        ["quota", "ann", "--running", "many"],
    ],
    ids=" ".join,
)
def test_what_is_wrong_is_said_in_one_line(office: Office, words: list[str]) -> None:
    shown = office.run(*words)
    assert shown.code == 2
    assert len(shown.err.splitlines()) == 1


def test_without_a_database_nothing_is_made(terminal: Terminal, tmp_path: Path) -> None:
    shown = terminal.run("admin", "tables", "--data", tmp_path / "nothing")
    assert (shown.code, len(shown.err.splitlines())) == (2, 1)
    assert not (tmp_path / "nothing").exists()


# --- changes


def test_it_asks_before_it_destroys(office: Office) -> None:
    for typed in ("", "no\n", "\n"):
        assert office.run("delete-table", "over", typed=typed).code == 2
        assert office.table("over") is not None
    assert office.run("delete-table", "over", typed="yes\n").code == 0
    assert office.table("over") is None


def test_a_table_is_closed(office: Office) -> None:
    assert office.run("close-table", "waiting", "--yes").code == 0
    row = office.table("waiting")
    assert row is not None
    assert row.state == "closed"


def test_a_deleted_person_leaves_no_name(office: Office) -> None:
    assert office.run("delete-person", "ann", "guest", "--yes").code == 0
    assert office.listed("people") == []
    over, waiting = office.table("over"), office.table("waiting")
    assert over is not None
    assert waiting is not None
    assert (over.host, over.seats[0].name, over.seats[0].holders) == (None, None, [])
    assert (waiting.state, waiting.seats[0].kind) == ("closed", "open")


def test_people_and_networks_are_banned_and_admitted_again(office: Office) -> None:
    assert office.run("ban", "Ann", "203.0.113.7/24", "--for", "7d", "--note", "spam", "--yes").code == 0
    bans = office.listed("bans")
    assert {(ban["kind"], ban["subject"], ban["note"]) for ban in bans} == {
        ("person", "ann", "spam"),
        ("address", "203.0.113.0/24", "spam"),
    }
    assert all(ban["until"] > ban["since"] for ban in bans)
    assert office.listed("people", "ann")[0]["banned"]
    assert office.run("unban", "ann", "203.0.113.0/24").code == 0
    assert office.listed("bans") == []


def test_a_person_has_a_quota(office: Office) -> None:
    assert office.run("quota", "ann", "--running", 3).code == 0
    assert [(row["unstarted"], row["running"]) for row in office.listed("people", "ann")] == [(None, 3)]
    assert office.run("quota", "ann").code == 0
    assert office.listed("people", "ann")[0]["running"] is None


# --- records


def test_a_dataset_is_written(office: Office, tmp_path: Path) -> None:
    """The finished game of this database has no result, so there is nothing in it."""
    assert office.run("dataset", "--out", tmp_path / "sets").code == 0
    (folder,) = (tmp_path / "sets").iterdir()
    assert sorted(path.name for path in folder.iterdir()) == ["README.md", "games.parquet", "records.zip"]
    (tmp_path / "file").touch()
    assert office.run("dataset", "--out", tmp_path / "file").code == 2


def test_records_are_exported(office: Office, tmp_path: Path) -> None:
    record = office.run("export", "over").out
    assert record == f"{HEADER}name 0 Ann\nstart\n0 pass\n"
    assert office.run("export", "over", tmp_path / "one.posse").code == 0
    assert tmp_path.joinpath("one.posse").read_text() == record
    assert office.run("export", "over", tmp_path / "one.posse").code == 2
    for _ in range(2):
        assert office.run("export-all", tmp_path / "all").code == 0
    (found,) = tmp_path.joinpath("all").iterdir()
    assert found.read_text() == record


# --- backups


def test_a_backup_is_restored(office: Office, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    assert office.run("backup", copy).code == 0
    assert copy.stat().st_mode & 0o077 == 0
    assert office.run("backup", copy).code == 2
    office.run("delete-table", "over", "--yes")
    assert office.run("restore", copy, typed="no\n").code == 2
    assert office.table("over") is None
    assert office.run("restore", copy, "--yes").code == 0
    assert office.table("over") is not None
    assert len(list(office.data.glob("posse.db.before-*"))) >= 1


def test_a_backup_while_others_write_is_one_moment(office: Office, tmp_path: Path) -> None:
    async def back_up_in_the_middle() -> None:
        store = await Store.open(str(office.data / "posse.db"))
        await store.append(line("over", 2))
        await asyncio.to_thread(office.run, "backup", tmp_path / "copy.db")
        await store.append(line("over", 3))
        await store.close()

    asyncio.run(back_up_in_the_middle())
    with sqlite3.connect(tmp_path / "copy.db") as copy:
        assert copy.execute("SELECT count(*) FROM line").fetchone() == (3,)


def test_nothing_is_restored_under_a_running_server(office: Office, tmp_path: Path) -> None:
    async def serve_and_restore() -> Shown:
        store = await Store.open(str(office.data / "posse.db"))
        await store.upkeep.start(round(time() * 1000))
        try:
            return await asyncio.to_thread(office.run, "restore", tmp_path / "copy.db", "--yes")
        finally:
            await store.close()

    office.run("backup", tmp_path / "copy.db")
    assert asyncio.run(serve_and_restore()).code == 2


def letter(path: Path) -> None:
    path.write_text("Dear Ann,\n" * 100)


def damaged(path: Path) -> None:
    content = bytearray(path.read_bytes())
    content[4096:8192] = b"x" * 4096
    path.write_bytes(content)


def newer(path: Path) -> None:
    with sqlite3.connect(path) as copy:
        copy.execute("UPDATE alembic_version SET version_num = 'tomorrow'")


@pytest.mark.parametrize("spoil", [letter, damaged, newer, Path.unlink])
def test_a_copy_that_is_none_is_not_restored(office: Office, tmp_path: Path, spoil: Any) -> None:
    copy = tmp_path / "copy.db"
    office.run("backup", copy)
    spoil(copy)
    before = office.data.joinpath("posse.db").read_bytes()
    shown = office.run("restore", copy, "--yes")
    assert (shown.code, len(shown.err.splitlines())) == (2, 1)
    assert office.data.joinpath("posse.db").read_bytes() == before


def test_the_password_of_a_database_is_not_among_the_arguments_of_a_program() -> None:
    assert without_secret("postgresql://ann:a%20b@host:5432/db?sslmode=require") == (
        "postgresql://ann@host:5432/db?sslmode=require",
        "a b",
    )
    assert without_secret("postgresql:///db") == ("postgresql:///db", None)
