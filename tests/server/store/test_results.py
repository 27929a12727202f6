"""Results are noted exactly once, with ratings, encounters and statistics; and they are read without a scan."""

import asyncio
import gc
import signal
import sys
from collections.abc import Sequence
from typing import Any

import pytest
from sqlalchemy import Alias, event, text
from sqlalchemy.engine import Engine

from posse.server.ratings.rating import rate
from posse.server.store import Store, StoreFailed
from posse.server.store.rows import GameResult, SeatResult
from posse.server.store.standings import GamesWanted, Standing, Statistic
from tests.sample import GAME
from tests.server.samples import outsider, person, table

pytestmark = pytest.mark.anyio

ANN, BOB, CAT = "ann", "bob", "cat"


def result(id: str, *places: tuple[str, int], ended: int = 1, **fields: Any) -> GameResult:
    """People (of lower-case names) and levels on the seats, with their places."""
    seats = [
        SeatResult(seat, None, "Pearl", who, place, 30 - place, seat)
        if who.startswith("level")
        else SeatResult(seat, who, who.title(), None, place, 30 - place, seat)
        for seat, (who, place) in enumerate(places)
    ]
    fields = {"rated": True, "tally": {"hat": [["stetson"], ["bowler"]]}, **fields}
    return GameResult(id, GAME, ended, seats, [seat.seat for seat in seats if seat.place == 1], **fields)


async def settle(store: Store, *people: str, tables: Sequence[str] = ()) -> None:
    for id in people:
        await store.add_person(person(id))
    for id in tables:
        await store.add_table(table(id, state="over"))


async def standing(store: Store, who: str) -> Standing:
    return (await store.standings.of_person(who))[0]


# --- once


async def test_a_game_counts_once(store: Store) -> None:
    await settle(store, ANN, BOB, tables=["t"])
    game = result("t", (ANN, 1), (BOB, 2))
    assert await store.standings.note(game, rate)
    before = await standing(store, ANN)
    assert not await store.standings.note(game, rate)
    assert await standing(store, ANN) == before
    assert before[2:7] == (1, 1, 1, 1, 1)
    assert before.skill == rate(game, {})[ANN]
    assert [step.skill for step in await store.standings.steps(ANN, GAME, 9)] == [before.skill]


async def test_a_result_leaves_nothing_for_the_garbage_collector(store: Store) -> None:
    """A server collects once an hour, and an alias of SQLAlchemy is a cycle of a hundred objects."""
    await settle(store, ANN, BOB, tables=["t", "u", "v"])
    await store.standings.note(result("t", (ANN, 1), (BOB, 2)), rate)
    gc.collect()
    gc.disable()
    try:
        before = aliases()
        for id in ("u", "v"):
            await store.standings.note(result(id, (ANN, 1), (BOB, 2)), rate)
        assert aliases() == before
    finally:
        gc.enable()


def aliases() -> int:
    return sum(isinstance(one, Alias) for one in gc.get_objects())


async def test_ending_a_table_and_its_result_are_one(store: Store) -> None:
    await settle(store, ANN, BOB)
    row = table("t", state="running", holders=[ANN])
    await store.add_table(row)
    row.state = "over"
    broken = result("t", (ANN, 1), ("nobody", 2))
    with pytest.raises(StoreFailed):
        await store.finish(row, broken, rate)
    stored = await store.table("t")
    assert stored is not None
    assert stored.state == "running"
    await store.finish(row, result("t", (ANN, 1), (BOB, 2)), rate)
    stored = await store.table("t")
    assert stored is not None
    assert stored.state == "over"
    assert (await standing(store, BOB)).played == 1


async def test_games_that_end_at_once_all_count(store: Store, database: str) -> None:
    """Two stores have connections of their own, as two processes have; half of the games are noted by both."""
    games = [result(f"t{number}", (ANN, 1), (BOB, 2), ended=number) for number in range(12)]
    await settle(store, ANN, BOB, tables=[game.table for game in games])
    other = await Store.open(database)
    noted = [one.standings.note(game, rate) for game in games for one in (store, other)]
    outcomes = await asyncio.gather(*noted)
    await other.close()
    assert sum(outcomes) == len(games)
    assert (await standing(store, ANN)).rated == len(games)
    steps = await store.standings.steps(ANN, GAME, 99)
    assert len(steps) == len(games)
    assert [step.skill.mu for step in steps] == sorted(step.skill.mu for step in steps)  # each began where one ended


async def test_a_process_that_dies_in_between_leaves_no_half(postgres_database: str) -> None:
    """Killed in the middle of many games; two others note all of them again."""
    games = [f"t{number}" for number in range(300)]
    store = await Store.open(postgres_database)
    await settle(store, ANN, BOB, tables=games)
    dying = await noting(postgres_database, games)
    assert dying.stdout is not None
    await dying.stdout.readline()
    dying.send_signal(signal.SIGKILL)
    await dying.wait()
    others = [await noting(postgres_database, games) for _ in range(2)]
    assert [await one.wait() for one in others] == [0, 0]
    ann, steps = await standing(store, ANN), await store.standings.steps(ANN, GAME, 999)
    assert (ann.played, ann.rated, len(steps)) == (300, 300, 300)
    assert [one.games for one in await store.standings.between(ANN, BOB)] == [300]
    seats = [one for one in await store.standings.statistics(GAME, 2) if one.subject == "seat"]
    assert sorted(seats) == [Statistic("seat", "0", 300, 300.0), Statistic("seat", "1", 300, 0.0)]
    await store.close()


async def noting(database: str, games: Sequence[str]) -> asyncio.subprocess.Process:
    """A process that notes these games, and says when it has noted some."""
    arguments = ["-m", "tests.server.noting", database, *games]
    return await asyncio.create_subprocess_exec(sys.executable, *arguments, stdout=asyncio.subprocess.PIPE)


# --- what follows


async def test_people_meet(store: Store) -> None:
    await settle(store, ANN, BOB, CAT, tables=["t", "u"])
    await store.standings.note(result("t", (ANN, 1), (BOB, 2), ended=5), rate)
    await store.standings.note(result("u", (BOB, 1), (ANN, 1), (CAT, 3), ended=9, tally=None), rate)
    (with_bob,) = await store.standings.between(ANN, BOB)
    assert (with_bob.name, with_bob.games, with_bob.ahead, with_bob.behind, with_bob.last) == ("Bob", 2, 1, 0, 9)
    assert {one.person for one in await store.standings.opponents(ANN, 9)} == {BOB, CAT}
    assert [(one.behind, one.ahead) for one in await store.standings.between(CAT, ANN)] == [(1, 0)]


async def test_statistics_count_what_was_there_and_share_victories(store: Store) -> None:
    await settle(store, ANN, BOB, tables=["t", "u", "v"])
    await store.standings.note(result("t", (ANN, 1), (BOB, 2)), rate)
    await store.standings.note(result("u", (ANN, 1), ("level2", 1)), rate)
    await store.standings.note(result("v", (ANN, 1), (BOB, 2), tally=None), rate)
    found = {(one.subject, one.word): (one.games, one.wins) for one in await store.standings.statistics(GAME, 2)}
    assert found["hat", "stetson"] == (2, 1.5)
    assert found["hat", "bowler"] == (2, 0.5)
    assert found["seat", "1"] == (2, 0.5)
    assert found["player", "person"] == (3, 1.5)
    assert found["player", "level2"] == (1, 0.5)
    assert found["score", "29"] == (3, 2.0)
    assert await store.standings.statistics(GAME, 3) == []
    assert len(await store.standings.statistics(GAME, None)) == len(found)


async def test_the_surest_leads(store: Store) -> None:
    await settle(store, ANN, BOB, CAT, tables=["t", "u"])
    await store.standings.note(result("t", (ANN, 1), (BOB, 2)), rate)
    await store.standings.note(result("u", (CAT, 1), ("level1", 2), rated=False), rate)
    leaders = await store.standings.leaders(GAME, 9)
    assert [(leader.person, leader.name) for leader in leaders] == [(ANN, "Ann"), (BOB, "Bob")]


# --- games


async def games_of(store: Store, who: str, viewer: str | None = None, **wanted: Any) -> list[str]:
    found = await store.standings.games(GamesWanted(who, viewer, wanted.pop("limit", 9), **wanted))
    return [game.table for game in found]


async def test_strangers_see_public_games_only_and_players_their_own(store: Store) -> None:
    await settle(store, ANN, BOB, CAT, tables=["t", "u", "v"])
    await store.standings.note(result("t", (ANN, 1), (BOB, 2), ended=1), rate)
    await store.standings.note(result("u", (ANN, 1), (BOB, 2), ended=2, public=False, rated=False), rate)
    await store.standings.note(result("v", (ANN, 1), ("level1", 2), ended=3, public=False, rated=False), rate)
    assert await games_of(store, ANN, ANN) == ["v", "u", "t"]
    assert await games_of(store, ANN, BOB) == ["u", "t"]
    assert await games_of(store, ANN, CAT) == await games_of(store, ANN, None) == ["t"]
    ann = await standing(store, ANN)
    assert (ann.played, ann.public_played) == (3, 1)


async def test_games_are_filtered_searched_and_paged(store: Store) -> None:
    await settle(store, ANN, BOB, "łukasz", tables=["t", "u", "v"])
    await store.standings.note(result("t", (ANN, 1), (BOB, 2), ended=1), rate)
    await store.standings.note(result("u", (ANN, 2), ("łukasz", 1), ended=2, rated=False), rate)
    await store.standings.note(result("v", (ANN, 1), (BOB, 2), ended=2), rate)
    assert await games_of(store, ANN, ANN, search="ŁUK") == ["u"]
    assert await games_of(store, ANN, ANN, search="ann") == []  # their own name says nothing
    assert await games_of(store, ANN, ANN, rated=True) == ["v", "t"]
    assert await games_of(store, ANN, ANN, won=False) == ["u"]
    assert await games_of(store, ANN, ANN, game=GAME, limit=2) == ["v", "u"]
    assert await games_of(store, ANN, ANN, game="another") == []
    assert await games_of(store, ANN, ANN, after=(2, "u")) == ["t"]
    assert await games_of(store, ANN, ANN, search="%") == []


# --- people who change


async def test_a_guest_takes_games_and_a_first_rating_into_an_account(store: Store) -> None:
    await settle(store, ANN, BOB, "guest", tables=["t", "u", "v"])
    await store.standings.note(result("t", ("guest", 1), (BOB, 2)), rate)
    skill = (await standing(store, "guest")).skill
    await store.merge_people("guest", ANN)
    assert (await standing(store, ANN)).skill == skill
    assert await games_of(store, ANN, ANN) == ["t"]
    assert [one.person for one in await store.standings.opponents(BOB, 9)] == [ANN]
    assert len(await store.standings.steps(ANN, GAME, 9)) == 1
    await store.standings.note(result("u", ("guest", 1), (BOB, 2)), rate)  # a table that has not heard of it
    assert (await standing(store, ANN)).rated == 2
    assert await store.standings.of_person("guest") == []


async def test_an_account_keeps_its_rating_when_a_rated_guest_logs_in(store: Store) -> None:
    await settle(store, ANN, BOB, "guest", tables=["t", "u", "v"])
    await store.standings.note(result("t", ("guest", 1), (BOB, 2)), rate)
    await store.standings.note(result("u", (ANN, 2), (BOB, 1)), rate)
    await store.standings.note(result("v", (ANN, 2), ("guest", 1)), rate)
    before = await standing(store, ANN)
    await store.merge_people("guest", ANN)
    after = await standing(store, ANN)
    assert (after.skill, after.rated, after.played) == (before.skill, 2, 4)
    assert await games_of(store, ANN, ANN) == ["v", "u", "t"]
    assert [one.person for one in await store.standings.opponents(ANN, 9)] == [BOB]


async def test_who_is_deleted_leaves_games_without_a_name(store: Store) -> None:
    await settle(store, ANN, BOB, tables=["t"])
    await store.standings.note(result("t", (ANN, 1), (BOB, 2)), rate)
    await store.delete_person(ANN, lambda row, id: None, 0)
    (game,) = await store.standings.games(GamesWanted(BOB, BOB, 9))
    assert [(seat.person, seat.name) for seat in game.seats] == [(None, None), (BOB, "Bob")]
    assert await store.standings.opponents(BOB, 9) == []
    assert [leader.person for leader in await store.standings.leaders(GAME, 9)] == [BOB]


async def test_a_deleted_table_takes_its_result_along_but_no_rating(store: Store, database: str) -> None:
    await settle(store, ANN, BOB, tables=["t"])
    await store.standings.note(result("t", (ANN, 1), (BOB, 2)), rate)
    await store.upkeep.delete_tables(["t"])
    assert await games_of(store, ANN, ANN) == []
    assert (await standing(store, ANN)).rated == 1
    async with outsider(database) as connection:
        assert await connection.scalar(text("SELECT count(*) FROM result_seat")) == 0


async def test_nothing_is_scanned(store: Store, database: str) -> None:
    """Whatever is asked of finished games is found by an index, however many there are."""
    await settle(store, ANN, BOB, tables=["t"])
    await store.standings.note(result("t", (ANN, 1), (BOB, 2)), rate)
    asked: list[tuple[str, Any]] = []

    def keep(connection: Any, cursor: Any, statement: str, parameters: Any, context: Any, many: bool) -> None:
        asked.append((statement, parameters))

    event.listen(Engine, "before_cursor_execute", keep)
    try:
        await store.standings.of_person(ANN)
        await store.standings.leaders(GAME, 9)
        await store.standings.steps(ANN, GAME, 9)
        await store.standings.opponents(ANN, 9)
        await store.standings.between(ANN, BOB)
        await store.standings.statistics(GAME, 2)
        for wanted in (GamesWanted(ANN, ANN, 9), GamesWanted(ANN, BOB, 9, GAME, "b", True, True, (9, "t"))):
            await store.standings.games(wanted)
        await store.tables_of_people([ANN, BOB], 9)
    finally:
        event.remove(Engine, "before_cursor_execute", keep)
    assert len(asked) >= 10
    for statement, parameters in asked:
        assert scans(await plan(database, statement, parameters)) == [], statement


async def plan(database: str, statement: str, parameters: Any) -> list[str]:
    """How the database would answer; a small table is read as a whole only because it is small."""
    async with outsider(database) as connection:
        if connection.dialect.name == "postgresql":
            await connection.execute(text("SET enable_seqscan = off"))
            return [row[0] for row in await connection.exec_driver_sql(f"EXPLAIN {statement}", parameters)]
        return [row.detail for row in await connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", parameters)]


def scans(steps: Sequence[str]) -> list[str]:
    return [step for step in steps if "Seq Scan" in step or step.startswith("SCAN")]


async def test_games_without_a_result_are_found_in_order(store: Store) -> None:
    await settle(store, ANN, BOB)
    for id in ("a", "b", "c"):
        await store.add_table(table(id, state="over", header="posse 1\n"))
    await store.add_table(table("d", state="running", header="posse 1\n"))
    await store.standings.note(result("b", (ANN, 1), (BOB, 2)), rate)
    assert await store.standings.unnoted("", 9) == ["a", "c"]
    assert await store.standings.unnoted("a", 1) == ["c"]
