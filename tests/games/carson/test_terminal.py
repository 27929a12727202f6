"""The town in the terminal: everything legal can be seen."""

from functools import cache

import pytest

import posse
from posse.cli.drawings.carson.town import across_name, down_name
from posse.games.carson.data.board import EDGE
from posse.texts import LANGUAGES
from tests.cli.drawing import picture_of, plain, shown_to
from tests.cli.terminal import played


@cache
def moments() -> list[posse.Match]:
    """Positions of all kinds, from the set-up to the end."""
    found = [played("carson", answers, seats=5, seed=3, bots="random") for answers in (0, 8, 25, 60, 110, 170, 230)]
    river = {"river": "carson", "might_makes_right": "true", "characters": "red"}
    found += [played("carson", answers, seats=4, seed=6, bots="random", **river) for answers in (15, 55, 90, 140, 180)]
    found += [
        played("carson", answers, seats=3, seed=1, bots="random", kit_carson="true") for answers in (16, 30, 10_000)
    ]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_leaves_room_for_the_question(language: str) -> None:
    """At 100 columns the picture takes 26 of 40 lines, unless somebody has very much in front of them."""
    for match in moments():
        assert len(picture_of(match, 100, language).lines) <= 31
    assert len(picture_of(moments()[0], 100, language).lines) == 26


def test_every_legal_parcel_shows_its_name() -> None:
    for match in moments():
        picture = picture_of(match)
        text = plain(picture)
        for phrase in picture.marked:
            spot = phrase.split(" ")[-1]
            if len(spot) == 2:
                assert spot.upper() in text


def test_only_legal_parcels_show_their_names() -> None:
    match = posse.scene("carson", {"at": "buy_parcels : 0", "cowboys": {"b2": [0], "g7": [0]}})
    text = plain(picture_of(match))
    assert match.choices(0) == ["decline", "buy b2", "buy g7", "roads"]
    assert "B2●" in text
    assert "G7●" in text
    assert "A1" not in text


def test_spaces_show_the_number_of_their_choice() -> None:
    match = played("carson", 12, seats=3, bots="random")
    assert match.question == {"step": "place"}
    choices = match.choices(match.asked[0])
    text = plain(picture_of(match))
    assert f"{choices.index('place gambling') + 1} gambling" in text
    assert f"{choices.index('place wages') + 1} wages" in text


def test_legal_roads_show_their_names() -> None:
    match = posse.scene("carson", {"at": "place : 0"})
    match.play(0, "roads")
    picture = picture_of(match)
    text = plain(picture)
    assert "╌D6n╌" not in text
    across = [phrase.split(" ")[1] for phrase in match.choices(0) if phrase[-1] in "ns"]
    down = [phrase for phrase in match.choices(0) if phrase[-1] in "we"]
    assert across
    assert all(f"╌{edge.capitalize()}╌" in text for edge in across)
    assert text.count("╎") == len(down)
    assert picture.marked == set(match.choices(0))


def test_the_picture_shows_what_lies_on_the_table() -> None:
    scene = {
        "seats": 3,
        "round": 3,
        "at": "place : 0",
        "town": {"c4": "0 saloon", "b2": "mountain", "e5": "1", "g7": "2 house"},
        "roads": ["a1n"],
        "row": ["ranch", "-", "bank", "-", "-", "hotel", "mine"],
        "cowboys": {"wages": [0, 0, 1], "c4": [1, 2]},
        "players": [{"cash": 23, "kept": {"bank": 2}, "character": "banker"}, {}, {}],
    }
    text = plain(picture_of(posse.scene("carson", scene)))
    for told in ("●Sa", "◢◣", "▲", "◆⌂", "$10 hotel", "$4  –", "●2▲", "▲◆", "$23 ≤120", "kept Ba Ba", "round 3 of 4"):
        assert told in text, told
    assert "✕ VP at $2" in text
    assert "✕ VP at $3" in text
    assert "✕ VP at $4" not in text


def test_roads_and_bridges_are_drawn_on_their_lines() -> None:
    scene = {"options": {"river": "carson"}, "at": "place : 0", "centre": "b6", "bridges": ["d4n"], "roads": ["d5w"]}
    lines = [line.plain for line in picture_of(posse.scene("carson", scene)).lines]
    assert lines[13][2 + 3 * 6 + 1 : 2 + 4 * 6] != "═════"
    assert lines[10][2 + 3 * 6 + 1 : 2 + 4 * 6] == "═════"
    assert lines[14][2 + 3 * 6] == lines[15][2 + 3 * 6] == "┃"


def test_every_edge_has_its_place() -> None:
    across = {across_name(x, y) for x in range(8) for y in range(9)}
    down = {down_name(x, y) for x in range(9) for y in range(8)}
    assert across | down == set(EDGE.words)


def test_a_hand_is_seen_by_its_owner_only() -> None:
    match = posse.new("carson", 2, {"might_makes_right": "true"})
    own = shown_to(match, 0)
    assert own.count("tiles 0 1 2 3 4 5") == 1
    assert own.count("tiles ▯▯▯▯▯▯") == 1
    assert shown_to(match, None).count("tiles ▯▯▯▯▯▯") == 2


def test_characters_on_offer_are_explained() -> None:
    match = posse.scene("carson", {"at": "character : 0"})
    picture = picture_of(match)
    assert picture.notes["take captain"].startswith("You may hire more cowboys")
