"""What is stored comes back as it was, on SQLite and on PostgreSQL."""

import asyncio
import gc
from dataclasses import replace
from datetime import UTC, timedelta, timezone
from pathlib import Path

import pytest
from sqlalchemy import Column

from posse.engine.errors import PosseError
from posse.server.store import NameTaken, Store, StoreFailed, TwoWriters
from posse.server.store.errors import BadAddress
from posse.server.store.rows import MailLink, SeatRow, SessionRow, TableRow
from posse.texts import LANGUAGES, texts
from tests.server.samples import DAY, chat, line, numbers, person, table

pytestmark = pytest.mark.anyio


# --- people


async def test_a_person_comes_back(store: Store) -> None:
    guest, owner = person("ann"), person("bob", account="Bob")
    await store.add_person(guest)
    await store.add_person(owner)
    assert await store.person("ann") == guest
    assert await store.person("bob") == owner
    assert await store.person("nobody") is None


async def test_a_moment_is_the_same_moment_in_every_zone(store: Store) -> None:
    abroad = DAY.astimezone(timezone(timedelta(hours=-7)))
    await store.add_person(replace(person("ann"), created=abroad))
    found = await store.person("ann")
    assert found is not None
    assert found.created == DAY
    assert found.created.tzinfo is UTC


@pytest.mark.parametrize(
    ("kept", "asked"), [("Bob", "bOB"), ("Ёжик", "ёЖИК"), ("straße", "STRASSE"), ("Zoe", "Ｚｏｅ")]
)
async def test_an_account_is_found_in_any_case(store: Store, kept: str, asked: str) -> None:
    await store.add_person(person("owner", account=kept))
    found = await store.person_of_account(asked)
    assert found is not None
    assert found.account == kept
    assert await store.person_of_account("another") is None


async def test_an_account_belongs_to_one_person(store: Store) -> None:
    await store.add_person(person("ann", account="Ann"))
    with pytest.raises(NameTaken):
        await store.add_person(person("eve", account="ANN"))
    await store.add_person(person("eve"))
    with pytest.raises(NameTaken):
        await store.change_person("eve", account="aNN")
    assert await store.person("eve") == person("eve")


async def test_many_people_have_no_account(store: Store) -> None:
    await store.add_person(person("ann"))
    await store.add_person(person("bob"))


async def test_a_changed_person_comes_back_changed(store: Store) -> None:
    await store.add_person(person("ann"))
    changed = replace(person("ann", account="annie"), name="Annie")
    fields = {"name": "Annie", "account": "annie", "password": changed.password}
    assert await store.change_person("ann", **fields) == changed
    assert await store.person("ann") == changed
    assert await store.person_of_account("ANNIE") == changed


async def test_an_account_gets_what_the_guest_held_and_hosted(store: Store) -> None:
    for one in (person("guest"), person("ann", account="ann"), person("bob")):
        await store.add_person(one)
    await store.add_table(table("alone", holders=["guest"], host="guest"))
    await store.add_table(table("shared", holders=["guest", "bob"], host="bob"))
    await store.add_table(table("both", holders=["bob", "ann", "guest"]))
    await store.merge_people("guest", "ann")
    held = {one.id: (one.host, one.seats[0].holders) for one in await all_tables(store)}
    assert held == {"alone": ("ann", ["ann"]), "shared": ("bob", ["ann", "bob"]), "both": (None, ["bob", "ann"])}


async def test_messages_of_a_guest_come_along(store: Store) -> None:
    for one in (person("guest"), person("ann", account="ann")):
        await store.add_person(one)
    await store.add_table(table("t", holders=["guest"]))
    await store.say(replace(chat("t", 1), person="guest"))
    await store.merge_people("guest", "ann")
    assert await store.chat_of("ann") == [replace(chat("t", 1), person="ann")]
    assert await store.chat_of("guest") == []


async def test_a_deleted_person_leaves_seats_and_messages_without_a_name(store: Store) -> None:
    for name in ("ann", "bob"):
        await store.add_person(person(name))
    await store.add_session(SessionRow("s", "hash", "ann", DAY, DAY, "Firefox, Linux"))
    await store.add_mail_link(MailLink("link", "ann", "reset", "ann@example.org", DAY + timedelta(hours=1)), 3, DAY)
    for row in (table("alone", holders=["ann"], host="ann"), table("shared", holders=["ann", "bob"], host="bob")):
        await store.add_table(row)
        await store.say(replace(chat(row.id, 1), person="ann"))
        await store.say(chat(row.id, 2))  # of an earlier version, from their seat
        await store.say(replace(chat(row.id, 3), person="bob", name="Bob"))
    assert len(await store.tables_of("ann")) == 2
    assert len(await store.chat_of("ann")) == 4
    await store.delete_person("ann", lambda row, id: None, 1)
    assert await store.person("ann") is None
    assert await store.session("hash") is None
    assert await store.mail_link("link", "reset", DAY) is None
    seats = {one.id: one.seats[0] for one in await all_tables(store)}
    assert (seats["alone"].name, seats["alone"].deleted, seats["alone"].holders) == (None, True, [])
    assert (seats["shared"].name, seats["shared"].deleted, seats["shared"].holders) == ("Ann", False, ["bob"])
    assert {one.id: one.host for one in await all_tables(store)} == {"alone": None, "shared": "bob"}
    for name in seats:
        assert [said.name for said in await store.chat(name, 9)] == ["", "", "Bob"]


async def all_tables(store: Store) -> list[TableRow]:
    return await store.tables(state=["open", "running", "over", "closed"], limit=100)


# --- tables


async def test_a_table_comes_back_with_everything(store: Store) -> None:
    for name in ("zoe", "ann", "bob"):
        await store.add_person(person(name))
    whole = table(
        "t", holders=["zoe", "ann", "bob"], host="zoe", state="over", public=False, spectators=False,
        clock={"kind": "minutes", "minutes": 20, "increment": 15}, on_time="bot", tempo="calm", header="posse 1\n",
        rematch="u", result={"scores": [1, 2], "ranking": [[1], [0]]},
    )  # fmt: skip
    whole.seats.append(SeatRow(2, "key", "person", "Bob", None, "level3", left=True, resigned=True, holders=["bob"]))
    await store.add_table(whole)
    assert await store.table("t") == whole
    assert await store.table("u") is None


async def test_a_saved_table_is_as_saved(store: Store) -> None:
    await store.add_person(person("ann"))
    await store.add_person(person("bob"))
    row = table("t", holders=["ann"], host="ann", clock={"kind": "days", "days": 2})
    await store.add_table(row)
    row.state, row.options, row.host = "running", {"edition": "russian"}, "bob"
    row.terms = row.terms.model_copy(update={"clock": None})
    row.seats = [SeatRow(0, "new", "person", "Bob", holders=["bob", "ann"]), row.seats[1], SeatRow(2, "third")]
    await store.save_table(row)
    assert await store.table("t") == row


async def test_what_is_saved_must_be_there(store: Store) -> None:
    with pytest.raises(StoreFailed):
        await store.save_table(table("t"))
    assert await store.table("t") is None


async def test_a_failed_save_changes_nothing(store: Store) -> None:
    before = table("t")
    await store.add_table(before)
    with pytest.raises(StoreFailed):
        await store.save_table(table("t", holders=["nobody that is known"], state="running"))
    assert await store.table("t") == before


async def test_a_game_begins_with_its_first_lines_or_not_at_all(store: Store) -> None:
    waiting = table("t")
    await store.add_table(waiting)
    running = replace(waiting, state="running", header="posse 1\n")
    await store.begin(running, [line("t", 0), line("t", 1)])
    assert await store.table("t") == running
    assert await numbers(store, "t") == [0, 1]
    with pytest.raises(TwoWriters):
        await store.begin(replace(running, state="over"), [line("t", 2), line("t", 1)])
    assert await store.table("t") == running
    assert await numbers(store, "t") == [0, 1]


async def test_a_table_may_be_new_when_its_game_begins(store: Store) -> None:
    await store.begin(table("t", state="running"), [line("t", 0)])
    assert await store.table("t") == table("t", state="running")
    assert await numbers(store, "t") == [0]


async def test_saving_a_table_keeps_its_lines_and_chat(store: Store) -> None:
    row = table("t")
    await store.begin(row, [line("t", 0)])
    await store.say(chat("t", 1))
    await store.save_table(row)
    assert await numbers(store, "t") == [0]
    assert await store.chat("t", 10) == [chat("t", 1)]


async def test_saving_and_listing_leaves_nothing_to_the_garbage_collector(store: Store) -> None:
    """It comes once an hour, and aliases and subqueries of SQLAlchemy are cycles."""
    row = table("t")
    await store.add_table(row)
    await save_and_list(store, row)  # what is compiled is kept
    gc.collect()
    await save_and_list(store, row)
    gc.set_debug(gc.DEBUG_SAVEALL)
    gc.collect()
    gc.set_debug(0)
    left = [thing for thing in gc.garbage if isinstance(thing, Column)]
    gc.garbage.clear()
    assert left == []


async def save_and_list(store: Store, row: TableRow) -> None:
    await store.save_table(row)
    await store.tables(state=["open"], person="ann", limit=2)


async def test_what_is_about_to_begin_is_listed_for_its_people_only(store: Store) -> None:
    await store.add_person(person("ann"))
    await store.add_table(table("open"))
    await store.add_table(table("soon", holders=["ann"], begins=9))
    assert await ids(store, ["open"], public=True) == {"open"}
    assert await ids(store, ["open"], person="ann") == {"soon"}


async def test_tables_are_listed_newest_first(store: Store) -> None:
    for after, name in enumerate(["first", "second", "third"]):
        await store.add_table(table(name, after=after))
    assert [one.id for one in await store.tables(state=["open"], limit=2)] == ["third", "second"]
    assert await store.tables(state=[], limit=2) == []


async def test_tables_are_listed_by_state_and_who_may_see_them(store: Store) -> None:
    await store.add_table(table("open"))
    await store.add_table(table("secret", public=False))
    await store.add_table(table("running", state="running"))
    await store.add_table(table("over", state="over"))
    assert await ids(store, ["open"]) == {"open", "secret"}
    assert await ids(store, ["open"], public=True) == {"open"}
    assert await ids(store, ["open", "running"], public=False) == {"secret"}
    assert await ids(store, ["running", "over"]) == {"running", "over"}


async def test_tables_of_a_person_are_those_held_or_hosted(store: Store) -> None:
    await store.add_person(person("ann"))
    await store.add_person(person("bob"))
    await store.add_table(table("held", holders=["bob", "ann"]))
    await store.add_table(table("hosted", host="ann", public=False))
    await store.add_table(table("both", holders=["ann"], host="ann"))
    await store.add_table(table("over", holders=["ann"], state="over"))
    await store.add_table(table("another", holders=["bob"], host="bob"))
    assert await ids(store, ["open"], person="ann") == {"held", "hosted", "both"}
    assert await ids(store, ["open"], person="ann", public=True) == {"held", "both"}
    assert await ids(store, ["open", "over"], person="nobody") == set()


async def ids(store: Store, state: list[str], public: bool | None = None, person: str | None = None) -> set[str]:
    found = await store.tables(state=state, public=public, person=person, limit=100)
    assert len({one.id for one in found}) == len(found)
    return {one.id for one in found}


# --- chat


async def test_the_last_things_said_come_oldest_first(store: Store) -> None:
    await store.add_table(table("t"))
    for number in range(5):
        assert await store.say(chat("t", number))
    assert await store.chat("t", 3) == [chat("t", number) for number in (2, 3, 4)]
    assert await store.chat("u", 3) == []


async def test_what_was_said_is_not_said_again(store: Store) -> None:
    await store.add_table(table("t"))
    await store.add_table(table("u"))
    assert await store.say(chat("t", 1, key="k"))
    assert not await store.say(chat("t", 2, key="k"))
    assert await store.say(chat("u", 1, key="k"))
    with pytest.raises(TwoWriters):
        await store.say(chat("t", 1, key="another"))
    assert await store.chat("t", 9) == [chat("t", 1, key="k")]


# --- the store itself


async def test_the_secret_is_made_once(database: str) -> None:
    first = await Store.open(database)
    secret = await first.secret()
    assert await first.secret() == secret
    await first.close()
    again = await Store.open(database)
    assert await again.secret() == secret
    await again.close()
    assert len(secret) == 32


async def test_everything_is_there_after_a_restart(database: str) -> None:
    before = await Store.open(database)
    await before.add_person(person("ann", account="ann"))
    await before.begin(table("t", holders=["ann"]), [line("t", 0)])
    await before.append(line("t", 1))
    await before.close()
    after = await Store.open(database)
    assert await after.table("t") == table("t", holders=["ann"])
    assert await numbers(after, "t") == [0, 1]
    await after.close()


async def test_a_cancelled_caller_locks_nobody_out(store: Store) -> None:
    """At any moment: in SQLite an unfinished transaction blocks all others."""
    await store.add_table(table("t"))
    for moment in range(100):
        saving = asyncio.create_task(store.save_table(table("t")))
        for _ in range(moment % 25):  # a thread switch takes about as long as a step of the transaction
            await asyncio.to_thread(int)
        saving.cancel()
        await store.append(line("t", moment))
    assert await numbers(store, "t") == list(range(100))
    assert await store.table("t") == table("t")


async def test_the_file_is_its_owners_alone(tmp_path: Path) -> None:
    path = tmp_path / "new folder" / "posse.db"
    store = await Store.open(str(path))
    await store.secret()
    assert {file.stat().st_mode & 0o077 for file in path.parent.iterdir()} == {0}
    await store.close()


@pytest.mark.parametrize(
    "error",
    [
        TwoWriters("t", 1), StoreFailed(), NameTaken("ann"), BadAddress("bad-address", given="x"),
        BadAddress("no-database", given="x", detail="y"), BadAddress("newer-database", given="x"),
    ],
)  # fmt: skip
@pytest.mark.parametrize("lang", LANGUAGES)
async def test_every_error_has_its_sentence(error: PosseError, lang: str) -> None:
    assert texts(lang).has(f"error-{error.key}")
    assert texts(lang).error(error)
