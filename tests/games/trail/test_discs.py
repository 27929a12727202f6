"""Discs: chapter 15 of the rules."""

from typing import Any

import pytest

import posse
from tests.games.trail.table import money, offered, player, refuses, said, scene, step

WHITE = [
    "aux_dollar2",
    "aux_draw2",
    "aux_certificate1",
    "aux_certificate2",
    "aux_engine1",
    "aux_engine2",
    "aux_remove1",
    "aux_remove2",
    "certificates4",
]
BLACK = ["step_dollars", "step_points", "hand1", "hand2", "certificates6"]
ALL = WHITE + BLACK
# The second of two places that unlock the same.
SECOND = {"aux_certificate2": "aux_certificate1", "aux_engine2": "aux_engine1", "aux_remove2": "aux_remove1"} | {
    "hand2": "hand1"
}
#  value, black corners
CITIES = {
    "kansas_city": (0, False),
    "topeka": (1, False),
    "wichita": (4, False),
    "colorado_springs": (6, False),
    "santa_fe": (8, False),
    "albuquerque": (10, True),
    "el_paso": (12, True),
    "san_diego": (14, False),
    "sacramento": (16, True),
    "san_francisco": (18, True),
}
BLACK_STATIONS = {"station5", "station6", "station7", "station8", "station9", "station10"}


def with_off(off: list[str], stations: list[str] | None = None, **me: Any) -> dict[str, Any]:
    """A player whose discs are off these places: some on stations, the others in San Francisco."""
    stations = stations or []
    rest = len(off) - len(stations)
    return {"off": off, "stations": stations, "cities": {"san_francisco": rest} if rest else {}, **me}


def delivering(city: str, off: list[str] | None = None, dollars: int = 30, **me: Any) -> posse.Match:
    """A delivery to a city: which disc goes there is open, or was taken if only one could."""
    match = scene(with_off(off or [], **{"money": dollars, "engine": "20", **me}), at=f"deliver {CITIES[city][0]} : 0")
    if step(match) == "deliver":
        match.play(0, f"deliver {city}")
    return match


def upgrading(station: str, off: list[str] | None = None, dollars: int = 30, **me: Any) -> posse.Match:
    """An upgrade has been chosen: which disc goes to the station is open."""
    match = scene(with_off(off or [], **{"money": dollars, **me}), at=f"upgrade {station} : 0")
    match.play(0, f"upgrade {station}")
    return match


def firsts(discs: list[str], off: list[str]) -> list[str]:
    """Those that are offered: the second of two alike only if the first is off."""
    return [disc for disc in discs if disc not in off and (disc not in SECOND or SECOND[disc] in off)]


# --- which discs


def test_a_board_has_fourteen_discs() -> None:
    """GWT-15.1: nine with white corners, five with black ones."""
    match = scene({}, at="move : 0")
    assert sorted(player(match)["discs"]) == sorted(ALL)
    assert offered(delivering("santa_fe"), 0, "disc") == firsts(WHITE, [])
    assert sorted(offered(delivering("el_paso"), 0, "disc")) == sorted(firsts(ALL, []))


@pytest.mark.parametrize("city", list(CITIES))
def test_which_discs_may_go_to_a_city(city: str) -> None:
    """GWT-15.2: those from black places only to Albuquerque, El Paso, Sacramento and San Francisco."""
    off = list(SECOND.values())
    discs = offered(delivering(city, off), 0, "disc")
    assert sorted(discs) == sorted(firsts(ALL if CITIES[city][1] else WHITE, off))


@pytest.mark.parametrize("station", [f"station{number}" for number in range(1, 11)])
def test_which_discs_may_go_to_a_station(station: str) -> None:
    """GWT-15.2: those from black places only to the stations 5 to 10."""
    discs = offered(upgrading(station), 0, "disc")
    assert sorted(discs) == sorted(firsts(ALL if station in BLACK_STATIONS else WHITE, []))


@pytest.mark.parametrize("disc", ALL)
def test_taking_a_disc_unlocks_its_place_at_once(disc: str) -> None:
    """GWT-15.3: for good; $3 are gained or $5 paid; here it goes to El Paso."""
    off = [SECOND[disc]] if disc in SECOND else []
    match = delivering("el_paso", off)
    match.play(0, f"disc {disc}")
    me = player(match)
    assert disc not in me["discs"]
    assert me["cities"]["el_paso"] == 1
    assert me["money"] == 30 + {"step_dollars": 3, "hand1": -5, "hand2": -5}.get(disc, 0)
    steps = {"step_dollars": 1, "step_points": 1}.get(disc, 0)
    assert me["step_limit"] == 3 + steps
    assert me["hand_limit"] == 4 + (disc in ("hand1", "hand2")) + (disc == "hand2")
    assert me["certificate_limit"] == (4 if disc == "certificates4" else 3)
    assert me["points"]["steps"] == (3 if disc == "step_points" else 0)


@pytest.mark.parametrize(
    ("off", "kinds", "doubles"),
    [
        ([], ["dollar", "draw"], []),
        (["aux_dollar2", "aux_draw2"], ["dollar", "draw"], ["dollar", "draw"]),
        (["aux_certificate1"], ["dollar", "draw", "certificate"], []),
        (["aux_certificate1", "aux_certificate2"], ["dollar", "draw", "certificate"], ["certificate"]),
        (["aux_engine1"], ["dollar", "draw", "engine"], []),
        (["aux_engine1", "aux_engine2"], ["dollar", "draw", "engine"], ["engine"]),
        (["aux_remove1"], ["dollar", "draw", "remove"], []),
        (["aux_remove1", "aux_remove2"], ["dollar", "draw", "remove"], ["remove"]),
    ],
)
def test_what_the_places_of_auxiliary_actions_unlock(off: list[str], kinds: list[str], doubles: list[str]) -> None:
    """GWT-15.3: one clear place a single, both a double."""
    match = scene(with_off(off, money=9, engine="9"), at="auxiliary 0 : 0")
    assert (offered(match, 0, "auxiliary"), offered(match, 0, "double")) == (kinds, doubles)


def test_the_certificates_of_six_count_only_together_with_four() -> None:
    """GWT-15.3: as the table of places says."""
    for off, limit in ((["certificates6"], 3), (["certificates4"], 4), (["certificates4", "certificates6"], 6)):
        assert player(scene(with_off(off), at="move : 0"))["certificate_limit"] == limit


# --- places that cost


@pytest.mark.parametrize(("dollars", "can"), [(5, True), (4, False)])
def test_a_hand_disc_needs_five_dollars(dollars: int, can: bool) -> None:
    """GWT-15.3: else it cannot be chosen."""
    assert ("hand1" in offered(delivering("el_paso", dollars=dollars), 0, "disc")) is can


@pytest.mark.parametrize(("dollars", "can"), [(11, True), (10, False)])
def test_at_a_station_the_cost_of_both_must_be_at_hand(dollars: int, can: bool) -> None:
    """GWT-15.3: $6 for station 5 and $5 for the place."""
    match = upgrading("station5", dollars=dollars)
    assert ("hand1" in offered(match, 0, "disc")) is can
    if can:
        match.play(0, "disc hand1")
        assert (money(match), player(match)["hand_limit"]) == (0, 5)


def test_the_dollars_of_a_step_disc_cannot_pay_for_the_upgrade() -> None:
    """GWT-15.3: with $5 station 5 for $6 is not even asked for, although the disc would bring $3."""
    match = scene({"engine": "16", "money": 5}, at="engine 1 0 : 0")
    match.play(0, "engine turnout5")
    assert step(match) == "visit"


# --- too few discs


@pytest.mark.parametrize("target", ["santa_fe", "station1"])
def test_with_only_black_places_left_one_of_those_may_go_to_a_white_target(target: str) -> None:
    """GWT-15.4: to cities and stations alike; as long as one white disc is left, it must be that."""
    lay = upgrading if target.startswith("station") else delivering
    match = lay(target, WHITE)
    assert sorted(offered(match, 0, "disc")) == sorted(firsts(BLACK, []))
    match = lay(target, WHITE[1:])
    assert said(match.events, "disc_came") == ["disc_came 0 aux_dollar2"]


def test_with_no_disc_on_the_board_one_comes_from_a_station() -> None:
    """GWT-15.5: its points are lost, a station master already taken stays; for a delivery it is mandatory."""
    me = with_off(ALL, ["station1", "station7"], money=30, engine="20", titles=["workers"])
    match = scene(
        me, at="deliver 8 : 0", masters=["-", "objectives", "hazards", "teepees", "certificates"], given=["cowboy"]
    )
    before = player(match)["points"]["stations"]
    match.play(0, "deliver santa_fe")
    assert match.choices(0) == ["lift station1", "lift station7"]
    match.play(0, "lift station1")
    me_now = player(match)
    assert (me_now["stations"], me_now["titles"]) == (["station7"], ["workers"])
    assert (before, me_now["points"]["stations"]) == (7, 6)
    assert me_now["cities"] == {"santa_fe": 1, "san_francisco": 12}


def test_a_disc_that_cannot_be_paid_is_no_usable_disc() -> None:
    """GWT-15.5: with nothing but hand discs left and no money, a station gives its disc."""
    off = [disc for disc in ALL if not disc.startswith("hand")]
    match = delivering("el_paso", off, 0, stations=["station2"])
    assert said(match.events, "lifted") == ["lifted 0 station2"]
    assert sorted(player(match)["discs"]) == ["hand1", "hand2"]
    match = delivering("el_paso", off, 5, stations=["station2"])
    assert said(match.events, "lifted", "disc_came") == ["disc_came 0 hand1"]


def test_a_disc_of_a_station_can_go_to_another_station() -> None:
    """GWT-15.5: not the one being upgraded, and the upgrade may simply be declined."""
    me = with_off(ALL, ["station1", "station2"], money=30)
    match = scene(me, at="upgrade station3 : 0")
    assert match.choices(0) == ["upgrade station3", "skip"]
    match.play(0, "upgrade station3")
    assert match.choices(0) == ["lift station1", "lift station2"]
    match.play(0, "lift station2")
    assert player(match)["stations"] == ["station1", "station3"]


def test_an_emptied_station_may_be_upgraded_again() -> None:
    """R-15: what counts is whether one's disc lies there."""
    me = with_off(ALL, ["station1", "station2"], money=30, engine="4")
    match = scene(me, at="deliver 0 : 0")
    match.play(0, "lift station1")
    assert player(match)["stations"] == ["station2"]
    match = posse.scene("trail", {**match.scene(), "current": 0, "at": "engine 1 0 : 0"})
    match.play(0, "engine turnout1")
    assert match.choices(0) == ["upgrade station1", "skip"]
    match.play(0, "upgrade station1")
    assert (player(match)["stations"], said(match.events, "lifted")) == (["station1"], ["lifted 0 station2"])


def test_discs_on_cities_never_move() -> None:
    """GWT-15.6: with all discs there a delivery places nothing, and no station can be upgraded."""
    match = scene(with_off(ALL, money=30, engine="20"), at="deliver 8 : 0")
    assert said(match.events, "not_delivered") == ["not_delivered 0"]
    assert player(match)["cities"] == {"san_francisco": 14}


def test_without_a_usable_disc_no_station_is_upgraded() -> None:
    """GWT-15.7: nothing is asked."""
    match = scene(with_off(ALL, money=30, engine="4"), at="engine 1 0 : 0")
    match.play(0, "engine turnout1")
    assert step(match) == "visit"
    off = [disc for disc in ALL if not disc.startswith("hand")]
    for dollars, can in ((7, True), (6, False)):
        match = scene(with_off(off, money=dollars, engine="4"), at="engine 1 0 : 0")
        match.play(0, "engine turnout1")
        assert (step(match) == "upgrade") is can


def test_a_city_for_which_a_disc_is_usable_must_be_chosen() -> None:
    """GWT-15.7: with one hand disc left and $7 only cities whose transport leaves $5 for it."""
    off = [disc for disc in ALL if disc != "hand2"]
    match = scene(with_off(off, money=7), at="deliver 14 : 0")
    assert offered(match, 0, "deliver") == ["kansas_city", "topeka", "wichita"]
    assert refuses(match, 0, "deliver san_diego")


def test_a_delivery_without_any_disc_has_no_effect() -> None:
    """GWT-15.7: no bonus, no points, no transport cost."""
    match = scene(with_off(ALL, money=4), at="deliver 14 : 0")
    assert said(match.events, "not_delivered", "transport", "gained", "turn") == ["not_delivered 0", "turn 1"]
    assert (money(match), player(match)["cities"]) == (4, {"san_francisco": 14})


# --- two of a kind


@pytest.mark.parametrize(("second", "first"), SECOND.items())
def test_the_second_of_two_places_alike_is_offered_once_the_first_is_clear(second: str, first: str) -> None:
    """R-37: the two of one auxiliary action, and the two of the hand limit."""
    match = delivering("el_paso")
    assert first in offered(match, 0, "disc")
    assert refuses(match, 0, f"disc {second}")
    match = delivering("el_paso", [first])
    assert second in offered(match, 0, "disc")
    match = upgrading("station5")
    assert refuses(match, 0, f"disc {second}")
    match = upgrading("station5", [first])
    assert second in offered(match, 0, "disc")


def test_places_that_unlock_something_else_wait_for_none() -> None:
    """R-37: 6 certificates before 4, one step disc before the other."""
    match = delivering("el_paso")
    for disc in ("certificates4", "certificates6", "step_dollars", "step_points", "aux_dollar2", "aux_draw2"):
        assert disc in offered(match, 0, "disc")


def test_the_second_place_alone_left_can_be_taken() -> None:
    """R-37: all of a pair can be cleared one after the other."""
    match = delivering("el_paso", [disc for disc in ALL if disc != "aux_engine2"])
    assert said(match.events, "disc_came") == ["disc_came 0 aux_engine2"]
    assert player(match)["discs"] == []
