"""What remains of a game at a table: its result at the end, when people leave, after a crash, and of earlier games."""

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import posse
from posse.server.settings import Settings
from posse.server.store.rows import GameResult, SeatRow, TableRow
from posse.server.store.standings import GamesWanted, Standing
from posse.server.store.terms import Terms
from posse.server.tables.earlier import note_earlier_results
from posse.server.tables.results import result_of
from tests.sample import GAME, scene
from tests.server.running import ME, OPEN, Guest, Json, Refused, RunningServer, bot, local, looking, opened
from tests.server.samples import DAY

pytestmark = pytest.mark.anyio

RATED: Json = {"rated": True, "clock": {"kind": "days", "days": 2}, "on_time": "bot"}


def played_out(seats: int = 2) -> posse.Match:
    match = posse.new(GAME, seats, dice=posse.SeededDice(7))
    while not match.over:
        seat = match.to_act
        match.play(seat, match.choices(seat)[0])
    return match


def row_of(match: posse.Match, *seats: SeatRow, **terms: Any) -> TableRow:
    return TableRow("t", GAME, match.options, None, DAY, list(seats), "running", Terms(**terms))


def sits(seat: int, who: str, **fields: Any) -> SeatRow:
    return SeatRow(seat, "key", "person", who, holders=[who], **fields)


def chair(seat: int, level: str) -> SeatRow:
    return SeatRow(seat, "key", "bot", "Pearl", level)


# --- the result


def test_places_are_those_of_the_rules() -> None:
    match = played_out()
    result = result_of(row_of(match, sits(0, "ann"), chair(1, "level2")), match, 5)
    first = match.ranking[0]
    assert [seat.place == 1 for seat in result.seats] == [seat in first for seat in range(2)]
    assert [seat.score for seat in result.seats] == match.scores
    assert (result.winners, result.rated, result.tally) == (first, False, match.tally)


@pytest.mark.parametrize("fields", [{"resigned": True, "standin": "level3"}, {"standin": "level3"}])
def test_who_has_left_the_game_to_a_bot_is_last(fields: Json) -> None:
    match = played_out(3)
    winner = match.ranking[0][0]
    seats = [sits(seat, f"p{seat}", **(fields if seat == winner else {})) for seat in range(3)]
    result = result_of(row_of(match, *seats), match, 5)
    assert (result.seats[winner].place, result.seats[winner].deserted) == (3, True)
    assert sorted(seat.place for seat in result.seats) == [1, 2, 3]
    assert result.winners == [winner]  # the statistics of the seat are another matter


def test_of_several_seats_of_one_person_the_first_counts() -> None:
    match = played_out()
    result = result_of(row_of(match, sits(0, "ann"), SeatRow(1, "k", "person", "Ben", holders=["ann"])), match, 5)
    assert [(seat.person, seat.name) for seat in result.seats] == [("ann", "ann"), (None, "Ben")]


def test_a_game_that_goes_on_from_another_is_not_counted() -> None:
    match = scene(seats=2, at="place : 0")
    while not match.over:
        match.play(match.to_act, match.choices(match.to_act)[0])
    assert result_of(row_of(match, sits(0, "ann"), chair(1, "level2")), match, 5).tally is None


def test_chance_that_was_taken_back_makes_a_game_friendly_unless_agreed_before() -> None:
    match = played_out()
    row = row_of(match, sits(0, "ann"), chair(1, "level2"), public=True, rated=True)
    assert result_of(row, match, 5).rated
    again = taking_back()
    row = row_of(again, sits(0, "ann"), chair(1, "level2"), public=True, rated=True)
    assert not result_of(row, again, 5).rated
    row.terms = row.terms.model_copy(update={"takebacks": True})
    assert result_of(row, again, 5).rated


def taking_back() -> posse.Match:
    """A game in which an answer was undone after it had let chance decide."""
    match = posse.new(GAME, 2, dice=posse.SeededDice(7))
    undone, random = False, Random(7)
    while not match.over:
        seat = match.to_act
        match.play(seat, random.choice(match.choices(seat)))
        if not undone and "|" in match.lines[-1]:
            match.undo(seat, consent=True)
            undone = True
    assert undone
    return match


# --- at a table


@pytest.fixture
async def saloon(tmp_path: Path) -> AsyncIterator[RunningServer]:
    async with opened(Settings(tmp_path, workers=1)) as server:
        yield server


async def standing(server: RunningServer, guest: Guest) -> Standing | None:
    found = await server.registry.store.standings.of_person((await guest.person()).id)
    return found[0] if found else None


async def games(server: RunningServer, guest: Guest) -> list[GameResult]:
    id = (await guest.person()).id
    return await server.registry.store.standings.games(GamesWanted(id, id, 9))


async def test_rated_has_to_be_fair(server: RunningServer, ann: Guest) -> None:
    for terms in ({"public": False}, {"clock": None}, {"on_time": "nothing"}, {"guest_bots": True}):
        with pytest.raises(Refused) as refusal:
            await ann.make(ME, bot(), **RATED | terms)
        assert refusal.value.key == "rated-terms"
    table = await ann.make(ME, OPEN, **RATED)
    assert (table["rated"], table["takebacks"]) == (True, False)
    with pytest.raises(Refused) as refusal:
        await ann.at(table["id"], "options", public=False)
    assert refusal.value.key == "rated-terms"
    assert (await ann.table(table["id"]))["public"]
    with pytest.raises(Refused) as refusal:
        await ann.make(ME, local("Ben"), **RATED, start=True)
    assert refusal.value.key == "rated-shared"


async def test_leaving_a_rated_game_against_bots_is_a_defeat(server: RunningServer, ann: Guest) -> None:
    table = await ann.make(ME, bot("level1"), **RATED, start=True)
    await ann.at(table["id"], "resign", seat=0)
    (game,) = await games(server, ann)
    assert [(seat.place, seat.deserted) for seat in game.seats] == [(2, True), (1, False)]
    after = await standing(server, ann)
    assert after is not None
    assert after.skill is not None
    assert (after.rated, after.won) == (1, 0)


async def test_leaving_a_friendly_game_against_bots_is_nothing(server: RunningServer, ann: Guest) -> None:
    table = await ann.make(ME, bot("level1"), start=True)
    await ann.at(table["id"], "resign", seat=0)
    assert await games(server, ann) == []


async def test_who_leaves_last_is_before_those_who_left_earlier(server: RunningServer, ann: Guest, bob: Guest) -> None:
    table = (await ann.make(ME, OPEN, **RATED))["id"]
    await bob.join(table)
    await ann.at(table, "start")
    await ann.at(table, "resign", seat=0)
    assert await games(server, ann) == []
    await bob.at(table, "resign", seat=1)
    (game,) = await games(server, bob)
    assert [seat.place for seat in game.seats] == [2, 1]


async def test_in_a_rated_game_nobody_is_advised_and_bots_agree_to_nothing(server: RunningServer, ann: Guest) -> None:
    table = await server.lay(scene(seats=2, at="place : 0"), ann, "level1", tempo="off", **RATED)
    async with looking(table, ann) as (window,):
        await window.send(hint=True)
        assert await window.error() == "hint-rated"
        await window.do("place wages")
        await window.until_true(lambda page: page["undo"] == "ask")
        await window.send(undo=True)
        assert await window.error() == "undo-rated"


async def test_a_crash_before_the_result_is_repaired_at_the_next_look(saloon: RunningServer) -> None:
    async with Guest(saloon, "Ann") as ann, Guest(saloon, "Bob") as bob:
        table = await saloon.lay(played_out(), ann, bob, **RATED)
        row = await saloon.registry.store.table(table)
        assert row is not None
        row.state, row.result = "running", None
        await saloon.registry.store.save_table(row)
        saloon.registry.drop(table)
        assert await games(saloon, ann) == []
        for _ in range(2):
            assert (await ann.table(table))["state"] == "over"
            saloon.registry.drop(table)
        after = await standing(saloon, ann)
        assert after is not None
        assert (after.played, after.rated) == (1, 1)


async def test_games_of_earlier_versions_are_noted_once(saloon: RunningServer) -> None:
    """But not records that were uploaded, nor games that nobody has finished."""
    async with Guest(saloon, "Ann") as ann:
        table = await saloon.lay(played_out(), ann, "level1")
        await saloon.lay(scene(seats=2, at="place : 0"), ann, "level1")
        await ann.post("/api/records", record=await record(ann, table))
        for _ in range(2):
            await note_earlier_results(saloon.registry.services)
        assert [game.table for game in await games(saloon, ann)] == [table]
        statistics = await saloon.registry.store.standings.statistics(GAME, 2)
        assert sum(one.games for one in statistics if one.subject == "seat") == 2


async def record(guest: Guest, table: str) -> str:
    return (await guest.call("GET", f"/api/tables/{table}/record")).text
