"""Kansas City, step 4, and certificates: GWT-6.5, GWT-6.6 and chapter 16 of the rules."""

from itertools import combinations
from typing import Any

import pytest

import posse
from tests.games.trail.table import (
    hand,
    money,
    offered,
    on_trail,
    play_all,
    player,
    refuses,
    said,
    scene,
    step,
    visiting,
)

VALUES = {
    "jersey": 1,
    "dutch_belt": 2,
    "black_angus": 2,
    "guernsey": 2,
    "holstein": 3,
    "brown_swiss": 3,
    "ayrshire": 3,
    "west_highland4": 4,
    "texas_longhorn6": 5,
}
MASTERS = ["workers", "objectives", "hazards", "teepees", "certificates"]
BOTH = {"off": ["certificates4", "certificates6"], "cities": {"topeka": 1, "albuquerque": 1}}


def at_income(cards: list[str], me: dict[str, Any] | None = None, **picture: Any) -> posse.Match:
    """The first player shows their hand at Kansas City."""
    usual: dict[str, Any] = {"market": [], "display": []}
    player = {"place": "kansas_city", "hand": cards, "money": 0, **(me or {})}
    return scene(player, at="kansas_city 0 3", **usual | picture)


def with_titles(*titles: str) -> dict[str, Any]:
    """A picture in which these station masters are the first player's."""
    left = ["-" if master in titles else master for master in MASTERS]
    return {"masters": left, "given": ["cowboy" if master in titles else "-" for master in MASTERS]}


# --- income


@pytest.mark.parametrize("card", VALUES)
def test_the_breeding_values(card: str) -> None:
    """GWT-6.5: of each breed; three cards of one breed count once."""
    copies = 3 if card in ("jersey", "holstein") else 2
    for cards in ([card], [card] * copies):
        match = at_income(cards)
        assert money(match) == VALUES[card]


def test_each_breed_counts_once_whatever_its_points() -> None:
    """GWT-6.5: two West Highlands of different points are one breed."""
    assert money(at_income(["west_highland3", "west_highland5", "jersey"])) == 5


@pytest.mark.parametrize("cards", list(combinations(VALUES, 3)))
def test_different_breeds_are_added_up(cards: tuple[str, ...]) -> None:
    """GWT-6.5: three breeds of the same value too."""
    assert money(at_income(list(cards))) == sum(VALUES[card] for card in cards)


def test_objective_cards_count_for_nothing() -> None:
    """GWT-6.5: nor do victory points."""
    assert money(at_income(["aux_sf", "gain_bll", "texas_longhorn7"])) == 5
    assert money(at_income(["aux_sf", "gain_bll"])) == 0


def test_the_hand_is_shown_to_all_before_certificates_are_spent() -> None:
    """GWT-6.5: everybody sees every card, and nothing is unknown."""
    match = at_income(["jersey", "jersey", "aux_sf"], {"certificates": 1})
    shown = [event for event in match.events if event.name == "showed"]
    assert [str(event) for event in shown] == ["showed 0 jersey 2", "showed 0 aux_sf 1"]
    assert all(event.public and event.reveals for event in shown)
    assert step(match) == "income"
    assert match.view(1)["players"][0]["known"] == {"jersey": 2, "aux_sf": 1}
    for seed in range(5):
        assert match.fork(1, seed).view(0)["hand"] == {"jersey": 2, "aux_sf": 1}


def test_certificates_are_spent_before_the_city_is_chosen() -> None:
    """GWT-6.5: any number from 0 to what there is, each adds 1 to the total."""
    for spent in range(4):
        match = at_income(["holstein"], {"certificates": 3})
        assert offered(match, 0, "spend") == ["0", "1", "2", "3"]
        for words in ("spend 4", "skip", "deliver topeka"):
            assert refuses(match, 0, words)
        match.play(0, f"spend {spent}")
        assert (step(match), money(match), player(match)["certificates"]) == ("deliver", 3 + spent, 3 - spent)
        assert ("wichita" in offered(match, 0, "deliver")) == (spent > 0)


def test_the_total_is_gained_and_the_whole_hand_discarded() -> None:
    """GWT-6.6: objective cards too; the total is remembered for the delivery."""
    match = at_income(["jersey", "guernsey", "holstein", "aux_sf"], {"money": 7, "discard": ["jersey"]})
    assert said(match.events, "earned") == ["earned 0 6"]
    assert (money(match), hand(match)) == (13, {})
    assert player(match)["discard"] == {"jersey": 2, "guernsey": 1, "holstein": 1, "aux_sf": 1}
    assert match.question is not None
    assert match.question["value"] == 6


def test_income_with_certificates() -> None:
    """EX-7, GWT-6.5, GWT-6.6: 2+3+3 = 8 and 2 certificates: $10, marker on 1, all four cards discarded."""
    cards = ["dutch_belt", "dutch_belt", "brown_swiss", "holstein"]
    match = at_income(cards, {"certificates": 3})
    assert match.question == {"step": "income", "value": 8}
    match.play(0, "spend 2")
    assert (money(match), player(match)["certificates"], player(match)["hand"]) == (10, 1, 0)
    assert player(match)["discarded"] == 4
    match = at_income(cards, {"certificates": 3, "titles": ["hazards"]}, **with_titles("hazards"))
    assert match.question == {"step": "income", "value": 9}


# --- the track


def test_the_places_of_the_certificate_track() -> None:
    """GWT-16.1: 0, 1, 2, 3, 4, 6; each certificate gained is one place, so the last step is worth two."""
    seen = []
    for before in (0, 1, 2, 3, 4):
        match = visiting("c", {"certificates": before, **BOTH})
        match.play(0, "use certificate")
        seen.append(player(match)["certificates"])
    assert seen == [1, 2, 3, 4, 6]
    with pytest.raises(posse.BadScene):
        visiting("c", {"certificates": 5, **BOTH})


def test_two_steps_from_3_lead_to_6() -> None:
    """GWT-16.1: 5b brings two steps."""
    picture: dict[str, Any] = {"buildings": {"a1": [0, "5b"]}, "sides": "bbbbbbbbbb"}
    match = visiting("a1", {"certificates": 3, "hand": ["black_angus"], **BOTH}, **picture)
    match.play(0, "use black_angus_certificates")
    assert player(match)["certificates"] == 6


@pytest.mark.parametrize(
    ("off", "limit"),
    [([], 3), (["certificates4"], 4), (["certificates6"], 3), (["certificates4", "certificates6"], 6)],
)
def test_the_certificate_limit(off: list[str], limit: int) -> None:
    """GWT-16.2: 3, 4 or 6; the black disc alone does nothing. Steps beyond the limit are lost."""
    cities = dict.fromkeys(["topeka", "albuquerque"][: len(off)], 1)
    picture: dict[str, Any] = {"buildings": {"a1": [0, "10a"], "a2": [0, "2a"]}}
    match = visiting("a1", {"off": off, "cities": cities}, **picture)
    assert player(match)["certificate_limit"] == limit
    match.play(0, "use certificates_full")
    assert player(match)["certificates"] == limit
    match = visiting("c", {"off": off, "cities": cities, "certificates": limit})
    assert "certificate" not in offered(match, 0, "use")


def test_a_step_beyond_the_limit_is_lost() -> None:
    """GWT-16.2: of two steps from 2 one is left over."""
    picture: dict[str, Any] = {"buildings": {"a1": [0, "5b"]}, "sides": "bbbbbbbbbb"}
    match = visiting("a1", {"certificates": 2, "hand": ["black_angus"]}, **picture)
    match.play(0, "use black_angus_certificates")
    assert player(match)["certificates"] == 3
    assert on_trail(match, "a1") == {"building": "5b", "owner": 0}


# --- spending


@pytest.mark.parametrize(
    ("before", "left"),
    [(1, [1, 0]), (2, [2, 1, 0]), (3, [3, 2, 1, 0]), (4, [4, 3, 2, 1, 0]), (6, [6, 4, 4, 3, 2, 1, 0])],
)
def test_the_marker_goes_back_until_enough_is_given_up(before: int, left: list[int]) -> None:
    """GWT-16.3, R-17: spending 1 or 2 from 6 both end on 4."""
    for spent, after in enumerate(left):
        match = at_income(["jersey"], {"certificates": before, **BOTH})
        assert offered(match, 0, "spend") == [str(number) for number in range(before + 1)]
        match.play(0, f"spend {spent}")
        assert (player(match)["certificates"], money(match)) == (after, 1 + spent)


@pytest.mark.parametrize("count", [1, 2, 3])
def test_permanent_certificates_add_to_every_income(count: int) -> None:
    """GWT-16.4: 1 each, without being spent, beside a full track of temporary ones."""
    titles = ["hazards", "teepees", "certificates"][:count]
    match = at_income(["jersey"], {"titles": titles, "certificates": 3}, **with_titles(*titles))
    assert match.question == {"step": "income", "value": 1 + count}
    assert offered(match, 0, "spend") == ["0", "1", "2", "3"]
    match.play(0, "spend 3")
    assert (money(match), player(match)["certificates"], player(match)["permanent"]) == (4 + count, 0, count)


def test_only_three_station_masters_are_permanent_certificates() -> None:
    """GWT-16.4: *workers* and *objectives* add nothing."""
    titles = ["workers", "objectives"]
    assert money(at_income(["jersey"], {"titles": titles}, **with_titles(*titles))) == 1


def test_permanent_certificates_are_there_again_next_time() -> None:
    """GWT-16.4: they are never spent."""
    match = at_income(["jersey"], {"titles": ["teepees"]}, **with_titles("teepees"))
    play_all(match, (0, "deliver kansas_city"), (0, "disc aux_dollar2"))
    assert (player(match)["permanent"], player(match)["titles"]) == (1, ["teepees"])
