"""Profiles, games, ratings, leaderboards and statistics over HTTP, and what strangers may not see."""

import itertools
from typing import Any

import pytest

import posse
from posse.server.http.routes.standings import MOST_GAMES
from posse.server.people.faces import FACES
from posse.server.tables.earlier import note_earlier_results
from tests.sample import GAME, scene
from tests.server.running import ME, OPEN, Guest, Json, Refused, RunningServer, bot, looking

pytestmark = pytest.mark.anyio

RATED: Json = {"rated": True, "clock": {"kind": "days", "days": 2}, "on_time": "bot"}


def played_out() -> posse.Match:
    match = posse.new(GAME, 2, dice=posse.SeededDice(7))
    while not match.over:
        seat = match.to_act
        match.play(seat, match.choices(seat)[0])
    return match


async def play(server: RunningServer, *sitting: Guest | str, **terms: Any) -> str:
    """A game that has ended, with its result."""
    table = await server.lay(played_out(), *sitting, **terms)
    await note_earlier_results(server.registry.services)
    return table


async def id_of(guest: Guest) -> str:
    return (await guest.person()).id


async def test_a_profile_shows_what_was_played_at_public_tables(
    server: RunningServer, ann: Guest, bob: Guest, cat: Guest
) -> None:
    public = await play(server, ann, bob, **RATED)
    secret = await play(server, ann, bob, public=False)
    mine = await ann.get("/api/people/me")
    assert (mine["mine"], mine["person"]["name"]) == (True, "Ann")
    assert [(one["game"], one["played"]) for one in mine["standings"]] == [(GAME, 2)]
    assert [one["person"]["name"] for one in mine["opponents"]] == ["Bob"]
    async with Guest(server, "Nobody") as nobody:
        for stranger in (cat, nobody):
            seen = await stranger.get(f"/api/people/{await id_of(ann)}")
            assert [one["played"] for one in seen["standings"]] == [1]
            assert seen["standings"][0]["rating"]["games"] == 1
            assert (seen["mine"], seen["opponents"], seen["between"]) == (False, [], [])
            games = (await stranger.get(f"/api/people/{await id_of(ann)}/games"))["games"]
            assert [game["table"] for game in games] == [public]
    met = await bob.get(f"/api/people/{await id_of(ann)}")
    assert [(one["person"]["name"], one["games"]) for one in met["between"]] == [("Ann", 2)]
    games = (await bob.get(f"/api/people/{await id_of(ann)}/games"))["games"]
    assert {game["table"] for game in games} == {public, secret}


async def test_a_rating_has_a_history_and_a_place_among_others(server: RunningServer, ann: Guest, bob: Guest) -> None:
    table = await play(server, ann, bob, **RATED)
    history = (await bob.get(f"/api/people/{await id_of(ann)}/ratings/{GAME}"))["points"]
    assert [point["table"] for point in history] == [table]
    board = await ann.get(f"/api/games/{GAME}/leaderboard")
    own = next(one for one in board["leaders"] if one["mine"])
    assert (own["rating"]["points"], own["rating"]["within"]) == (history[0]["points"], history[0]["within"])
    assert [one["level"] for one in board["anchors"]] == ["level1", "level2", "level3", "level4", "level5"]
    lowest = [one["rating"]["points"] - one["rating"]["within"] for one in board["leaders"]]
    assert all(one >= other - 1 for one, other in itertools.pairwise(lowest))  # they are rounded


async def test_statistics_are_pictures_of_finished_games(server: RunningServer, ann: Guest) -> None:
    before = (await ann.get(f"/api/games/{GAME}/statistics"))["games"]
    await play(server, ann, "level1")
    found = await ann.get(f"/api/games/{GAME}/statistics?seats=2")
    assert found["games"] == before + 1
    subjects = {one["subject"]: one["counts"] for one in found["subjects"]}
    assert {"seat", "player", "score"} < set(subjects)
    assert sum(count["wins"] for count in subjects["seat"]) == pytest.approx(found["games"])
    assert (await ann.get(f"/api/games/{GAME}/statistics?seats=5"))["games"] == 0


async def test_games_come_in_pages(server: RunningServer, ann: Guest) -> None:
    for _ in range(21):
        await play(server, ann, "level1")
    path = "/api/people/me/games"
    first = await ann.get(path)
    assert len(first["games"]) == 20
    rest = await ann.get(f"{path}?after={first['after']}")
    assert (len(rest["games"]), rest["after"]) == (1, None)
    assert (await ann.get(f"{path}?search=nobody"))["games"] == []
    assert len((await ann.get(f"{path}?search=pea&game={GAME}&rated=false"))["games"]) == 20


async def test_a_face_is_one_of_the_drawn_ones(ann: Guest) -> None:
    await ann.person()
    assert (await ann.post("/api/face", face=FACES[0]))["face"] == FACES[0]
    assert (await ann.get("/api/people/me"))["person"]["face"] == FACES[0]
    with pytest.raises(Refused) as refused:
        await ann.post("/api/face", face="a photograph")
    assert (refused.value.status, refused.value.key) == (400, "not-a-face")
    assert (await ann.post("/api/face", face=None))["face"] is None


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/api/people/nobody", 404),
        ("/api/people/me", 404),
        ("/api/people/nobody/games", 404),
        ("/api/games/chess/leaderboard", 400),
        ("/api/games/chess/statistics", 400),
        (f"/api/games/{GAME}/statistics?seats=0", 400),
        ("/api/people/me/games?after=yesterday", 400),
    ],
)
async def test_bad_addresses_are_refused(ann: Guest, path: str, status: int) -> None:
    assert (await ann.call("GET", path)).status_code == status


# --- the home


async def test_home_begins_with_what_waits_and_how_long(server: RunningServer, ann: Guest) -> None:
    calm = await ann.make(ME, bot(), start=True)
    urgent = await ann.make(ME, bot(), clock={"kind": "days", "days": 1}, on_time="bot", start=True)
    later = await ann.make(ME, bot(), clock={"kind": "days", "days": 3}, start=True)
    for table in (calm, urgent, later):
        await server.registry.table(table["id"])
    cards = [card for card in (await ann.get("/api/lobby"))["mine"] if card["waits"]]
    timed = [card for card in cards if card["left"] is not None]
    assert [card["id"] for card in timed] == [card["id"] for card in cards[: len(timed)]]
    lefts = [card["left"] for card in timed]
    assert lefts == sorted(lefts)
    assert all(left <= 3 * 24 * 3_600_000 for left in lefts)


async def test_home_shows_tables_of_people_one_has_played_with(
    server: RunningServer, ann: Guest, bob: Guest, cat: Guest
) -> None:
    await play(server, ann, bob)
    shown = await bob.make(ME, OPEN)
    hidden = await bob.make(ME, OPEN, public=False)
    home = await ann.get("/api/lobby")
    assert [card["id"] for card in home["known"]] == [shown["id"]]
    assert shown["id"] not in [card["id"] for card in home["open"]]
    stranger = await cat.get("/api/lobby")
    assert stranger["known"] == []
    assert hidden["id"] not in str(home)


async def test_a_card_tells_the_last_move_as_everybody_saw_it(server: RunningServer, ann: Guest, bob: Guest) -> None:
    table = await server.lay(scene(seats=2, at="place : 0"), ann, bob)
    async with looking(table, ann, bob) as (one, _):
        await one.do("place wages")
        (card,) = [card for card in (await bob.get("/api/lobby"))["mine"] if card["id"] == table]
        assert card["last"] == {"event": "placed", "seat": 0, "place": "wages"}
        await one.send(undo=True)
        await one.until("whole")
        (card,) = [card for card in (await bob.get("/api/lobby"))["mine"] if card["id"] == table]
        assert card["last"] is None


async def test_the_gallery_shows_public_games_only_a_page_at_a_time(
    server: RunningServer, ann: Guest, bob: Guest
) -> None:
    secret = await play(server, ann, bob, public=False)
    tables = [await play(server, ann, bob) for _ in range(MOST_GAMES + 1)]
    async with Guest(server, "Nobody") as nobody:
        first = await nobody.get(f"/api/gallery?game={GAME}")
        assert len(first["games"]) == MOST_GAMES
        rest = await nobody.get(f"/api/gallery?game={GAME}&after={first['after']}")
        listed = [game["table"] for game in [*first["games"], *rest["games"]]]
        assert set(tables) <= set(listed)
        assert len(listed) == len(set(listed))
        assert secret not in listed
        ended = [game["ended"] for game in [*first["games"], *rest["games"]]]
        assert ended == sorted(ended, reverse=True)
        assert (await nobody.get("/api/gallery?game=nothing"))["games"] == []
    # Even those who played there find it among their own games, and not here.
    assert secret not in [game["table"] for game in (await ann.get("/api/gallery"))["games"]]
