"""The cattle trail in the terminal: everything on the table can be seen, and so can what can be chosen."""

from functools import cache
from itertools import pairwise

import pytest

import posse
from posse.bots import Peek, make
from posse.cli.drawings.trail.path import BESIDE, WAYS
from posse.games.trail.data.trail import FORK, NEXT, SPOT, SPOTS
from posse.texts import LANGUAGES, texts
from tests.cli.drawing import picture_of, plain, shown_to
from tests.cli.terminal import Terminal, lines, played

TABLES: list[tuple[int, dict[str, str]]] = [
    (2, {"setup": "beginner"}),
    (3, {"setup": "standard", "sides": "bbbbbbbbbb"}),
    (4, {"setup": "standard"}),
]


@cache
def moments() -> list[posse.Match]:
    """Positions at several tables, from the first question to the end."""
    return [
        played("trail", answers, seats, 5, bots, **options)
        for seats, options in TABLES
        for bots in ("random", "greedy")
        for answers in (0, 12, 60, 150, 320, 10_000)
    ]


def asked(step: str) -> posse.Match:
    """A moment at which this is asked."""
    match = posse.new("trail", 3, {"setup": "standard"}, seed=8)
    bot = make("random", "trail")
    while match.question and match.question["step"] != step:
        seat = match.asked[0]
        match.play(seat, match.game.words.phrases[bot.decide(Peek(match, seat))])
    return match


def test_every_arrow_of_the_trail_is_drawn_once() -> None:
    """GWT-4.3: the ways between the junctions are all arrows of the board."""
    drawn = [step for way in WAYS for step in pairwise(way)]
    arrows = {(spot, to) for spot in range(SPOTS) for to in (NEXT[spot], FORK[spot]) if to >= 0}
    assert set(drawn) == arrows
    assert len(drawn) == len(arrows)
    assert {spot for way in WAYS for spot in way} | set(BESIDE) == set(range(SPOTS))


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_leaves_room_for_the_question(language: str) -> None:
    """At 120 columns the table takes at most 32 lines, at 80 columns at most 50."""
    for match in moments():
        assert len(picture_of(match, 120, language).lines) <= 32
        assert len(picture_of(match, 80, language).lines) <= 50


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_workers_look_alike(language: str) -> None:
    names = [texts(language, "trail").noun("worker", worker) for worker in ("cowboy", "craftsman", "engineer")]
    assert len({name[:2] for name in names}) == len(names)


def test_cattlemen_buildings_and_tiles_stand_on_their_spots() -> None:
    """What the trail shows behind each junction is what lies there."""
    for match in moments():
        text = shown_to(match, None)
        trail = match.view(None)["trail"]
        neutral = [tile["building"] for tile in trail.values() if tile.get("owner", 0) is None]
        private = [tile["building"] for tile in trail.values() if tile.get("owner") is not None]
        assert all(text.count(f"[{building}]") == 1 for building in neutral)
        assert all(building in text for building in private)
        placed = [player["place"] for player in match.view(None)["players"] if player["place"]]
        assert text.count("@") == len(set(placed))


def test_hazards_show_their_points_and_the_hand_that_asks_for_toll() -> None:
    tiles = {"tiles": {"flood1": "flood_black3", "drought1": "drought_green4", "rockfall1": "rockfall_green2"}}
    match = posse.scene("trail", {"seats": 2, **tiles})
    text = shown_to(match, None)
    assert "≈3▪" in text
    assert "☼4" in text
    assert "◢2" in text


def test_spots_within_reach_show_the_number_of_their_choice_and_what_the_way_costs() -> None:
    match = asked("move")
    seat = match.asked[0]
    picture = picture_of(match)
    choices = match.choices(seat)
    assert picture.marked == set(choices)
    assert set(picture.notes) == set(choices)
    reach = match.view(seat)["reach"]
    for number, choice in enumerate(choices, 1):
        spot = choice.split(" ")[1]
        assert spot in SPOT.words
        assert f"{number} " in plain(picture)
        assert f"toll ${reach[spot]['toll']}" in picture.notes[choice]


def test_the_railroad_shows_engines_stations_and_cities() -> None:
    for match in moments():
        view = match.view(None)
        text = shown_to(match, None)
        track = next(line for line in text.splitlines() if "┴1" in line)
        assert track.count("┴") == 9
        assert all(track.count(mark) == 1 for mark in "●▲◆■"[: match.seats])
        for city in view["players"][0]["transport"]:
            assert texts("en", "trail").noun("city", city) in text
        for place in view["masters"]:
            assert place["master"] is None or place["master"] in text


def test_the_markets_show_what_is_on_offer() -> None:
    for match in moments():
        view = match.view(None)
        said = texts("en", "trail")
        text = " ".join(shown_to(match, None).split())
        assert all(said.noun("card", card) in text for card in view["market"])
        assert all(said.noun("objective", card) in text for card in view["display"])
        assert all(f"{row} ${view['wages'][row - 1]}" in text for row, jobs in enumerate(view["jobs"], 1) if any(jobs))


def test_a_hand_is_seen_by_its_owner_only() -> None:
    match = posse.new("trail", 3, seed=2)
    seat = match.asked[0]
    assert "hand:" in shown_to(match, seat)
    assert "worth" in shown_to(match, seat)
    assert "hand:" not in shown_to(match, None)


def test_what_is_delivered_shows_what_the_freight_costs() -> None:
    notes = picture_of(asked("deliver")).notes
    assert notes
    assert all(note.startswith("transport $") for note in notes.values())


@pytest.mark.parametrize("width", [80, 120])
def test_a_game_is_played_through_it(terminal: Terminal, monkeypatch: pytest.MonkeyPatch, width: int) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    told = terminal.run(
        "play", "trail", "--seats", 3, "--seed", 4, "--bots", "random", typed=lines("1", "1", "help", "quit")
    )
    assert told.code == 0
    assert "job market:" in told.out
    assert "┴9" in told.out
    assert "neutral building" in told.out
