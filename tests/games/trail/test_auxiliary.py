"""Auxiliary actions: chapter 7 of the rules."""

from typing import Any

import pytest

import posse
from tests.games.trail.table import hand, money, offered, play_all, player, refuses, said, step, visiting

KINDS = {
    "certificate": ("aux_certificate1", "aux_certificate2"),
    "engine": ("aux_engine1", "aux_engine2"),
    "remove": ("aux_remove1", "aux_remove2"),
}


def helped(spot: str, off: list[str], me: dict[str, Any] | None = None, **picture: Any) -> posse.Match:
    """A player on a spot whose discs are off these places; they lie in Kansas City."""
    player_0 = {"money": 10, "engine": "12", "off": off, "cities": {"kansas_city": len(off)}, **(me or {})}
    return visiting(spot, player_0, **picture)


def icon(off: list[str], me: dict[str, Any] | None = None, **picture: Any) -> posse.Match:
    """The icon "one single or one double" of building G has been chosen."""
    match = helped("g", off, me, **picture)
    match.play(0, "use auxiliary")
    return match


# --- which kinds there are


def test_dollars_and_draw_are_available_from_the_start() -> None:
    """GWT-7.1: their first places are gray and never carry a disc."""
    assert offered(helped("g", []), 0, "auxiliary") == ["dollar", "draw"]


@pytest.mark.parametrize("kind", list(KINDS))
@pytest.mark.parametrize("place", [0, 1])
def test_a_kind_is_available_when_one_of_its_two_places_is_clear(kind: str, place: int) -> None:
    """GWT-7.1: either of them."""
    assert offered(helped("g", [KINDS[kind][place]]), 0, "auxiliary") == ["dollar", "draw", kind]


def test_places_of_other_things_unlock_no_auxiliary_action() -> None:
    """GWT-7.1: five kinds with two places each, no others."""
    off = [
        "certificates4",
        "certificates6",
        "step_dollars",
        "step_points",
        "hand1",
        "hand2",
        "aux_dollar2",
        "aux_draw2",
    ]
    assert offered(helped("g", off), 0, "auxiliary") == ["dollar", "draw"]


# --- single and double


@pytest.mark.parametrize(("kind", "places"), [*KINDS.items(), ("dollar", ("aux_dollar2",)), ("draw", ("aux_draw2",))])
def test_the_icon_allows_a_double_once_both_places_are_clear(kind: str, places: tuple[str, ...]) -> None:
    """GWT-7.2: or still a single; with one disc left only the single."""
    match = icon(list(places))
    assert offered(match, 0, "double") == [kind]
    assert kind in offered(match, 0, "auxiliary")
    if len(places) == 2:
        for place in places:
            match = icon([place])
            assert offered(match, 0, "double") == []
            assert kind in offered(match, 0, "auxiliary")


def test_a_double_needs_the_whole_of_the_doubled_requirement() -> None:
    """GWT-7.2: $2 and two spaces back, or it is no more than a single."""
    both = [place for places in KINDS.values() for place in places]
    match = icon(both, {"money": 1})
    assert offered(match, 0, "double") == ["remove"]
    assert set(offered(match, 0, "auxiliary")) == {"dollar", "draw", "certificate", "engine", "remove"}
    match = icon(both, {"engine": "1"})
    assert offered(match, 0, "double") == ["engine"]
    assert "certificate" in offered(match, 0, "auxiliary")


@pytest.mark.parametrize("spot", ["a", "b", "flood1", "trade1", "a1"])
def test_without_the_icon_there_are_only_singles(spot: str) -> None:
    """GWT-7.3: on a building without the icon, a hazard, a teepee, another player's building."""
    off = ["aux_dollar2", "aux_draw2", *[place for places in KINDS.values() for place in places]]
    match = helped(
        spot,
        off,
        tiles={"flood1": "flood_green4", "trade1": "blue_teepee"},
        buildings={"a1": [1, "1a"]},
    )
    assert offered(match, 0, "auxiliary") == ["dollar", "draw", "certificate", "engine", "remove"]
    for kind in ("dollar", "draw", "certificate", "engine", "remove"):
        assert refuses(match, 0, f"double {kind}")


# --- what the kinds do


@pytest.mark.parametrize(("words", "dollars"), [("auxiliary dollar", 1), ("double dollar", 2)])
def test_gaining_dollars(words: str, dollars: int) -> None:
    """GWT-7.4: $1, or $2."""
    match = icon(["aux_dollar2"])
    match.play(0, words)
    assert money(match) == 10 + dollars


def test_drawing_a_card_and_discarding_one() -> None:
    """GWT-7.4: one drawn, then any one of the hand, the card just drawn or another."""
    match = icon([], {"hand": ["jersey"]}, dice=["card guernsey"])
    match.play(0, "auxiliary draw")
    assert hand(match) == {"jersey": 1, "guernsey": 1}
    assert match.choices(0) == ["discard jersey", "discard guernsey"]
    match.play(0, "discard jersey")
    assert hand(match) == {"guernsey": 1}
    assert player(match)["discard"] == {"jersey": 1}
    assert step(match) == "visit"


def test_drawing_two_cards_and_discarding_two() -> None:
    """GWT-7.4: both are drawn before the first is discarded."""
    match = icon(["aux_draw2"], {"hand": ["jersey"]}, dice=["card guernsey", "card dutch_belt"])
    match.play(0, "double draw")
    assert hand(match) == {"jersey": 1, "guernsey": 1, "dutch_belt": 1}
    play_all(match, (0, "discard jersey"), (0, "discard dutch_belt"))
    assert hand(match) == {"guernsey": 1}
    assert step(match) == "visit"


@pytest.mark.parametrize(
    ("words", "dollars", "end", "certificates"), [("auxiliary", 1, "11", 1), ("double", 2, "10", 2)]
)
def test_paying_and_going_back_for_certificates(words: str, dollars: int, end: str, certificates: int) -> None:
    """GWT-7.4: exactly this many spaces back; each $1 and each space is one step of the marker."""
    match = icon(["aux_certificate1", "aux_certificate2"])
    match.play(0, f"{words} certificate")
    if words == "double":
        assert sorted(match.choices(0)) == ["engine 10", "engine turnout3"]
        match.play(0, "engine 10")
    me = player(match)
    assert (me["money"], me["engine"], me["certificates"]) == (10 - dollars, end, certificates)


@pytest.mark.parametrize(
    ("words", "dollars", "reach"), [("auxiliary", 1, ["13"]), ("double", 2, ["13", "turnout4", "14"])]
)
def test_paying_to_go_forward(words: str, dollars: int, reach: list[str]) -> None:
    """GWT-7.4: $1 for up to one space, $2 for up to two."""
    match = icon(["aux_engine1", "aux_engine2"])
    match.play(0, f"{words} engine")
    if len(reach) > 1:
        assert offered(match, 0, "engine") == reach
        match.play(0, "engine 13")
    assert (player(match)["engine"], money(match)) == ("13", 10 - dollars)


def test_a_double_forward_may_be_one_space_only() -> None:
    """GWT-7.4: "up to"; both dollars are still paid."""
    match = icon(["aux_engine1", "aux_engine2"], {"engine": "0"})
    match.play(0, "double engine")
    assert offered(match, 0, "engine") == ["1", "2"]
    match.play(0, "engine 1")
    assert (player(match)["engine"], money(match)) == ("1", 8)


def test_going_back_to_remove_cards() -> None:
    """GWT-7.4, R-20: up to two cards of any kind leave the game; fewer or none are allowed."""
    for removed in ([], ["jersey"], ["jersey", "aux_sf"]):
        match = icon(["aux_remove1", "aux_remove2"], {"hand": ["jersey", "aux_sf", "guernsey"], "engine": "9"})
        match.play(0, "double remove")
        assert sorted(match.choices(0)) == ["engine 7", "engine turnout2"]
        match.play(0, "engine 7")
        assert match.choices(0) == ["remove jersey", "remove guernsey", "remove aux_sf", "done"]
        for card in removed:
            match.play(0, f"remove {card}")
        if len(removed) < 2:
            match.play(0, "done")
        assert sum(hand(match).values()) == 3 - len(removed)
        assert player(match)["discarded"] == 0
        assert match.scene()["removed"] == removed
        assert money(match) == 10


def test_the_engine_goes_back_even_if_no_card_is_removed() -> None:
    """GWT-7.4: moving back is the requirement; a single allows one card, no more."""
    match = icon(["aux_remove1"], {"hand": ["jersey", "jersey"]})
    match.play(0, "auxiliary remove")
    assert player(match)["engine"] == "11"
    match.play(0, "remove jersey")
    assert (step(match), hand(match)) == ("visit", {"jersey": 1})


@pytest.mark.parametrize("kind", ["certificate", "remove"])
def test_from_the_start_there_is_no_way_back(kind: str) -> None:
    """GWT-7.4: kinds 3 and 5 need exactly the spaces behind the engine."""
    match = icon(list(KINDS[kind]), {"engine": "0"})
    assert kind not in offered(match, 0, "auxiliary")
    match = icon(list(KINDS[kind]), {"engine": "1"})
    assert kind in offered(match, 0, "auxiliary")
    assert kind not in offered(match, 0, "double")


# --- the order inside an action


def test_the_station_is_decided_before_the_certificate_is_gained() -> None:
    """GWT-7.5, R-27: a place cleared by the upgrade already raises the limit for the certificate gained after it."""
    match = icon(["aux_certificate1"], {"engine": "5", "certificates": 3})
    match.play(0, "auxiliary certificate")
    assert money(match) == 9  # paid before the engine moves
    match.play(0, "engine turnout1")
    assert (step(match), player(match)["certificates"]) == ("upgrade", 3)
    play_all(match, (0, "upgrade station1"), (0, "disc certificates4"))
    assert (player(match)["certificates"], player(match)["certificate_limit"]) == (4, 4)


def test_the_station_is_decided_before_cards_are_removed() -> None:
    """GWT-7.5: kind 5 as well."""
    match = icon(["aux_remove1"], {"engine": "8", "hand": ["jersey"]})
    play_all(match, (0, "auxiliary remove"), (0, "engine turnout2"))
    assert step(match) == "upgrade"
    match.play(0, "skip")
    assert step(match) == "remove_cards"


def test_the_dollars_are_paid_before_the_engine_moves() -> None:
    """GWT-7.5: so they are not there for the station."""
    for dollars, can in ((3, True), (2, False)):
        match = icon(["aux_engine1"], {"engine": "4", "money": dollars})
        events = match.play(0, "auxiliary engine")
        assert said(events, "paid") == ["paid 0 1"]
        match.play(0, "engine turnout1")
        assert (step(match) == "upgrade") is can


def test_the_dollars_of_1b_come_too_late_for_the_station() -> None:
    """GWT-7.5, R-27: with $1 the upgrade for $2 is not even offered; the $3 come after."""
    match = visiting(
        "a1", {"engine": "5", "money": 1, "hand": ["aux_sf"]}, sides="baaaaaaaaa", buildings={"a1": [0, "1b"]}
    )
    match.play(0, "use engine_back_3")
    assert set(offered(match, 0, "engine")) == {"4", "turnout1"}
    match.play(0, "engine turnout1")
    assert said(match.events, "gained", "upgraded") == ["gained 0 3"]
    assert (step(match), money(match), player(match)["stations"]) == ("visit", 4, [])


# --- few cards


def test_with_fewer_cards_than_wanted_as_many_are_discarded_as_were_drawn() -> None:
    """GWT-7.6: one card in stack and pile together, so a double draws one."""
    me = {"hand": ["jersey", "guernsey"], "deck": ["dutch_belt"]}
    rest = ["jersey"] * 4 + ["dutch_belt"] * 2 + ["black_angus"] * 3 + ["guernsey"] * 2
    match = icon(["aux_draw2"], me, removed=rest)
    events = match.play(0, "double draw")
    assert said(events, "drew") == ["drew 0 1"]
    events = match.play(0, "discard jersey")
    assert step(match) == "visit"
    assert hand(match) == {"guernsey": 1, "dutch_belt": 1}


def test_an_empty_stack_is_shuffled_anew_for_the_draw() -> None:
    """GWT-7.6: the discard pile becomes the stack when a card must be drawn."""
    me = {"hand": ["jersey"], "deck": [], "discard": ["dutch_belt"] * 3}
    rest = ["jersey"] * 4 + ["black_angus"] * 3 + ["guernsey"] * 3
    match = icon([], me, removed=rest)
    events = match.play(0, "auxiliary draw")
    assert said(events, "shuffled", "drew") == ["shuffled 0", "drew 0 1"]
    assert hand(match) == {"jersey": 1, "dutch_belt": 1}


# --- the icon is a local action


def test_the_icon_is_a_local_action_like_any_other() -> None:
    """GWT-7.7: it can be used beside the building's other action, and it bars the auxiliary action of the visit."""
    match = helped("g", [])
    play_all(match, (0, "use auxiliary"), (0, "auxiliary dollar"))
    assert match.choices(0) == ["use engine_engineers", "done"]
    for words in ("auxiliary dollar", "use auxiliary"):
        assert refuses(match, 0, words)


def test_the_auxiliary_action_of_the_visit_bars_the_icon() -> None:
    """GWT-7.7: it is either the one or the other."""
    match = helped("g", [])
    match.play(0, "auxiliary dollar")
    assert match.choices(0) == ["done"]


@pytest.mark.parametrize(
    ("spot", "picture"),
    [
        ("d", {}),
        ("g", {}),
        ("a1", {"sides": "aabaaaaaaa", "buildings": {"a1": [0, "3b"]}}),
        ("a1", {"buildings": {"a1": [0, "6a"]}}),
        ("a1", {"buildings": {"a1": [0, "8a"]}}),
    ],
)
def test_where_the_icon_stands(spot: str, picture: dict[str, Any]) -> None:
    """GWT-7.7, GWT-7.2: on D, G, 3b, 6a and 8a."""
    match = helped(spot, ["aux_dollar2"], **picture)
    match.play(0, "use auxiliary")
    match.play(0, "double dollar")
    assert money(match) == 12
