"""The train in the terminal: everything on the table can be seen."""

from functools import cache

import pytest

import posse
from posse.texts import LANGUAGES, texts
from tests.cli.drawing import picture_of, plain, shown_to
from tests.cli.terminal import Terminal, lines, played

MODES: list[tuple[int, dict[str, str]]] = [
    (4, {}),
    (6, {"horses": "true"}),
    (2, {"horses": "true"}),
    (2, {"two_players": "duel"}),
    (4, {"teams": "true"}),
    (6, {"teams": "true", "horses": "true"}),
    (5, {"expert": "true", "horses": "true"}),
    (3, {"characters": "choose", "neutral_bullets": "unlimited"}),
]


@cache
def moments() -> list[posse.Match]:
    """Positions of all modes, from the first question to the end."""
    return [
        played("colt", answers, seats, seed=5, **options)
        for seats, options in MODES
        for answers in (0, 3, 21, 40, 75, 10_000)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_leaves_room_for_the_question(language: str) -> None:
    """At 100 columns no table takes more than 30 of 40 lines."""
    assert max(len(picture_of(match, 100, language).lines) for match in moments()) <= 30


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_bandits_look_alike(language: str) -> None:
    match = posse.new("colt", 6, {"horses": "true"}, seed=1)
    text = plain(picture_of(match, language=language))
    names = [texts(language, "colt").noun("bandit", bandit) for bandit in match.view(0)["bandits"]]
    assert len({name[:2] for name in names}) == len(names)
    assert all(name in text for name in names)


def table() -> posse.Match:
    """Three players in the third round, about to resolve cards."""
    scene = {
        "seats": 3,
        "options": {"horses": "true", "train": "a c f"},
        "round": 3,
        "card": "braking",
        "bandits": [
            {"bandit": "doc", "seat": 0, "spot": "car3_roof"},
            {"bandit": "belle", "seat": 1, "spot": "car3_roof"},
            {"bandit": "tuco", "seat": 2, "spot": "car1"},
        ],
        "marshal": "car2",
        "coach": "car1",
        "at": "move doc : 0",
    }
    return posse.scene("colt", scene)


def test_spots_show_the_number_of_their_choice() -> None:
    match = table()
    choices = match.choices(0)
    roofs = next(line.plain for line in picture_of(match).lines if "Do" in line.plain and "Be" in line.plain)
    assert [choice for choice in choices if choice.endswith("_roof")]
    for choice in choices:
        if choice.startswith("move car") and choice.endswith("_roof"):
            assert f" {choices.index(choice) + 1}" in roofs
    assert picture_of(match).marked == set(choices)


def test_the_picture_shows_who_is_where() -> None:
    text = plain(picture_of(table()))
    roofs, inside = text.split("╒")[0], text.split("╕")[1].split("╘")[0]
    assert "Do" in roofs
    assert "Be" in roofs
    assert "Tu" in inside
    assert "✪" in inside
    assert "▣" in inside
    assert "✦" in text.split("╛")[1]
    assert "╭" in text
    assert "round 3 of 5" in text
    assert "Braking" in text


def test_a_hand_is_seen_by_its_owner_only() -> None:
    match = posse.new("colt", 3, seed=2)
    seat = match.asked[0]
    own = shown_to(match, seat)
    other = shown_to(match, None)
    assert "hand:" in own
    assert "hand:" not in other
    assert [f"{number} " for number, _ in enumerate(match.choices(seat), 1) if f"{number} " not in own] == []


def test_the_value_of_a_purse_is_seen_by_whoever_knows_it() -> None:
    told: list[int] = []
    for match in moments():
        for seat in [*range(match.seats), None]:
            view = match.view(seat)
            lying = [value for loot in view["loot"].values() for value in loot["purses"].values()]
            known = [value for purses in (*view["purses"].values(), lying) for value in purses if value is not None]
            text = shown_to(match, seat)
            assert all(text.count(f"${value}") >= known.count(value) for value in known)
            told.append(len(known))
    assert len(set(told)) > 1


def test_cards_face_down_show_their_backs_to_the_others() -> None:
    for match in moments():
        for seat in [*range(match.seats), None]:
            view = match.view(seat)
            hidden = sum("action" not in card for card in view["pile"][view["resolved"] :])
            assert shown_to(match, seat).count("▮") >= hidden


def test_characters_and_hostages_on_offer_are_explained() -> None:
    match = posse.new("colt", 3, {"characters": "choose"}, seed=1)
    notes = picture_of(match).notes
    assert set(notes) == set(match.choices(match.asked[0]))
    assert all(notes.values())


def test_a_game_is_played_through_it(terminal: Terminal) -> None:
    told = terminal.run(
        "play", "colt", "--seats", 3, "--seed", 4, "--bots", "random", typed=lines("1", "1", "help", "quit")
    )
    assert "╒══" in told.out
    assert "Loco" in told.out
    assert "✪ Marshal" in told.out


def test_dollars_lost_have_their_minus_before_the_sign() -> None:
    assert texts("en", "colt").score(-300) == "\N{MINUS SIGN}$300"
    assert texts("en", "colt").score(1250) == "$1250"
