"""Actions found only on private buildings: chapter 14 of the rules."""

from typing import Any

import pytest

import posse
from tests.games.trail.table import (
    hand,
    money,
    offered,
    play_all,
    player,
    refuses,
    said,
    step,
    visiting,
)

WOODS = ["flood_risk2", "b1", "c_north1", "c_north2", "e1", "e2", "rockfall_risk2", "f2"]
NO_WOODS = ["a1", "a2", "a3", "flood_risk1", "b2", "b3", "drought_risk", "c_south", "f1", "g1", "g2", "trade_risk1"]


def sides(*tiles: str) -> str:
    """All buildings on side a except these."""
    with_b = {int(tile[:-1]) for tile in tiles if tile.endswith("b")}
    return "".join("b" if number in with_b else "a" for number in range(1, 11))


def own(tile: str, spot: str = "a1", *, also: dict[str, Any] | None = None, **more: Any) -> posse.Match:
    """A player on their own building; `also` are further buildings, the rest describes the player or the table."""
    table = {key: more.pop(key) for key in ("tiles", "dice", "jobs", "display", "others", "seats") if key in more}
    others = table.pop("others", [])
    buildings = {spot: [0, tile], **(also or {})}
    flipped = sides(*[building for _, building in buildings.values()])
    return visiting(spot, {"money": 10, **more}, *others, buildings=buildings, sides=flipped, **table)


# --- counts


@pytest.mark.parametrize("spot", WOODS + NO_WOODS)
def test_1a_brings_two_dollars_for_every_own_building_in_the_woods(spot: str) -> None:
    """GWT-14.1: itself included if it stands there; others' buildings do not count."""
    match = own("1a", spot, also={"rockfall_risk1": [0, "2a"], "trade_risk2": [1, "1a"]})
    if spot in WOODS:
        match.play(0, "use gain_woods")
        assert money(match) == 12
    else:
        assert refuses(match, 0, "use gain_woods")  # it would have no effect


def test_1a_and_7b_count_all_buildings_in_the_woods() -> None:
    """GWT-14.1: $2 each, or a space of the engine each."""
    also = {"b1": [0, "2a"], "e2": [0, "3a"], "f2": [1, "2a"]}
    match = own("1a", "c_north1", also=also)
    match.play(0, "use gain_woods")
    assert money(match) == 16
    match = own("7b", "a1", also=also)
    match.play(0, "use engine_woods")
    assert offered(match, 0, "engine") == ["1", "2"]
    assert refuses(own("7b", "a1"), 0, "use engine_woods")


@pytest.mark.parametrize(
    ("tiles", "dollars", "certificates"),
    [
        ({"green_teepee": 1, "blue_teepee": 1}, 2, 2),
        ({"green_teepee": 2, "blue_teepee": 3}, 4, 3),
        ({"green_teepee": 3, "blue_teepee": 3}, 6, 3),
    ],
)
def test_7a_brings_both_for_every_pair_of_teepees(tiles: dict[str, int], dollars: int, certificates: int) -> None:
    """GWT-14.3, R-11: up to 2 certificates and $2 for each pair, within the limit."""
    won = [tile for tile, count in tiles.items() for _ in range(count)]
    match = visiting("a1", {"money": 10, "tiles": won}, buildings={"a1": [0, "7a"]})
    match.play(0, "use gain_teepees")
    assert (money(match), player(match)["certificates"]) == (10 + dollars, certificates)


def test_7a_without_a_pair_gives_nothing() -> None:
    """R-11: 0 pairs give 0, so it cannot be used."""
    for won in ([], ["green_teepee"] * 3, ["blue_teepee"]):
        match = visiting("a1", {"tiles": won}, buildings={"a1": [0, "7a"]})
        assert refuses(match, 0, "use gain_teepees")


@pytest.mark.parametrize(
    ("off", "limit"), [([], 3), (["certificates4"], 4), (["certificates4", "certificates6"], 6), (["certificates6"], 3)]
)
def test_10a_fills_the_certificates_to_the_limit(off: list[str], limit: int) -> None:
    """GWT-14.3: whatever it is; at the limit there is nothing to gain."""
    match = own("10a", off=off, cities={"kansas_city": len(off)})
    match.play(0, "use certificates_full")
    assert player(match)["certificates"] == limit
    assert refuses(
        own("10a", off=off, cities={"kansas_city": len(off)}, certificates=limit), 0, "use certificates_full"
    )


def test_4b_draws_as_many_cards_as_cowboys_and_discards_as_many() -> None:
    """GWT-14.3, R-19: the number is declared first; then all are drawn; then as many are discarded."""
    match = own("4b", workers=[3, 1, 1], hand=["jersey"], dice=["card guernsey", "card jersey"])
    match.play(0, "use draw_cowboys")
    assert match.choices(0) == ["draw 1", "draw 2", "draw 3"]
    match.play(0, "draw 2")
    assert hand(match) == {"jersey": 2, "guernsey": 1}
    play_all(match, (0, "discard jersey"), (0, "discard jersey"))
    assert (hand(match), step(match)) == ({"guernsey": 1}, "visit")


def test_4b_draws_no_more_than_there_is() -> None:
    """GWT-14.3, R-19: two cards in stack and pile together."""
    gone = ["jersey"] * 4 + ["dutch_belt"] * 2 + ["black_angus"] * 3 + ["guernsey"] * 2
    me = {"money": 10, "workers": [5, 1, 1], "hand": ["jersey"], "deck": ["dutch_belt"], "discard": ["guernsey"]}
    match = visiting("a1", me, buildings={"a1": [0, "4b"]}, sides=sides("4b"), removed=gone)
    match.play(0, "use draw_cowboys")
    assert match.choices(0) == ["draw 1", "draw 2"]


@pytest.mark.parametrize("engineers", [1, 3])
def test_5b_brings_a_dollar_for_every_engineer(engineers: int) -> None:
    """GWT-14.3: the printed one counts."""
    match = own("5b", workers=[1, 1, engineers])
    match.play(0, "use gain_engineers")
    assert money(match) == 10 + engineers


def test_1b_takes_an_objective_card_for_two_certificates() -> None:
    """GWT-14.3: from the hand to the discard pile; not a cattle card."""
    match = own("1b", hand=["aux_sf", "jersey"])
    match.play(0, "use objective_certificates")
    assert match.choices(0) == ["discard aux_sf"]
    match.play(0, "discard aux_sf")
    assert (player(match)["certificates"], hand(match), player(match)["discard"]) == (2, {"jersey": 1}, {"aux_sf": 1})
    assert refuses(own("1b", hand=["jersey"]), 0, "use objective_certificates")


def test_1b_brings_three_dollars_for_one_space_back() -> None:
    """GWT-14.3: not from the start."""
    match = own("1b", engine="3")
    match.play(0, "use engine_back_3")
    assert (money(match), player(match)["engine"]) == (13, "2")
    assert refuses(own("1b", engine="0"), 0, "use engine_back_3")


def test_6b_takes_a_cattle_card_for_three_dollars_and_an_objective_card() -> None:
    """GWT-14.3: any cattle card, never an objective card; the new card may be declined, the money not."""
    match = own("6b", hand=["jersey", "guernsey", "aux_sf"])
    match.play(0, "use cattle_objective")
    assert match.choices(0) == ["discard jersey", "discard guernsey"]
    match.play(0, "discard guernsey")
    assert money(match) == 13
    assert "skip" in match.choices(0)
    match.play(0, "take gain_bll")
    assert hand(match) == {"jersey": 1, "aux_sf": 1, "gain_bll": 1}
    assert refuses(own("6b", hand=["aux_sf"]), 0, "use cattle_objective")


@pytest.mark.parametrize(
    ("tile", "action", "cards", "dollars", "certificates", "engine"),
    [
        ("E", "black_angus_2", ["black_angus"], 2, 0, "0"),
        ("F", "pair_4", ["guernsey", "guernsey"], 4, 0, "0"),
        ("2a", "risk_cattle", ["dutch_belt"], 0, 1, "0"),
        ("1a", "risk_jersey", ["jersey"], 2, 1, "0"),
        ("2b", "jersey_engine", ["jersey"], 0, 0, "1"),
        ("2b", "dutch_belt_3", ["dutch_belt"], 3, 0, "0"),
        ("2a", "guernsey_4", ["guernsey"], 4, 0, "0"),
        ("3a", "pair_3", ["jersey", "jersey"], 3, 0, "0"),
        ("5b", "black_angus_certificates", ["black_angus"], 0, 2, "0"),
        ("6a", "holstein_10", ["holstein"], 10, 0, "0"),
    ],
)
def test_samples_of_discarding(
    tile: str, action: str, cards: list[str], dollars: int, certificates: int, engine: str
) -> None:
    """EX-18: Black Angus $2, pair $4, any cattle card a certificate, Jersey a certificate and $2 or an engine move."""
    me: dict[str, Any] = {"hand": cards, "money": 10}
    if tile in "EF":
        match = visiting(tile.lower(), me)
    else:
        match = own(tile, "flood_risk1" if action == "risk_jersey" else "drought_risk", **me)
    match.play(0, f"use {action}")
    while step(match) == "discard_for":
        match.play(0, match.choices(0)[0])
    if step(match) == "engine":
        match.play(0, "engine 1")
    me_now = player(match)
    assert (me_now["money"], me_now["certificates"], me_now["engine"]) == (10 + dollars, certificates, engine)
    assert (hand(match), sum(me_now["discard"].values())) == ({}, len(cards))


# --- the cattleman moves on


@pytest.mark.parametrize(("tile", "steps"), [("3a", 1), ("3b", 1), ("4a", 2), ("4b", 3), ("10b", 4), ("10a", 5)])
def test_how_far_a_building_moves_the_cattleman(tile: str, steps: int) -> None:
    """GWT-14.2: 1 up to that many steps; one's own step limit plays no part; Kansas City can be entered."""
    order = ["b", "c", "e", "f", "g", "kansas_city"]
    match = own(tile)
    match.play(0, f"use cattleman_{steps}")
    reach = [*order[:steps], *(["d"] if steps >= 3 else [])]
    if steps == 1:
        assert player(match)["place"] == "b"
    else:
        assert set(offered(match, 0, "move")) == set(reach)
    match = own(tile, "g1")
    match.play(0, f"use cattleman_{steps}")
    assert step(match) == "foresight"  # Kansas City is the only location left


def test_a_cattleman_move_pays_tolls_as_usual() -> None:
    """GWT-14.2: to the owner of a building passed."""
    match = own("4a", also={"a2": [1, "1a"]}, others=[{"money": 0}])
    play_all(match, (0, "use cattleman_2"), (0, "move b"))
    assert (money(match), money(match, 1), player(match)["place"]) == (8, 2, "b")


def test_after_a_cattleman_move_there_is_a_complete_phase_b() -> None:
    """GWT-14.2: local actions or the auxiliary action afresh, without drawing up in between."""
    match = own("3a", hand=["jersey", "jersey", "dutch_belt"])
    play_all(match, (0, "use pair_3"), (0, "discard jersey"), (0, "discard jersey"), (0, "use cattleman_1"))
    assert (step(match), hand(match)) == ("visit", {"dutch_belt": 1})
    assert {"use dutch_belt_2", "use build", "auxiliary dollar"} <= set(match.choices(0))


def test_what_the_building_left_behind_still_offered_is_lost() -> None:
    """GWT-14.2, R-10: use it before moving."""
    match = own("4a", tiles={"flood1": "flood_green4"})
    assert "use hazard_5" in match.choices(0)
    play_all(match, (0, "use cattleman_2"), (0, "move b"))
    assert refuses(match, 0, "use hazard_5")
    play_all(match, (0, "done"))
    assert match.asked == (1,)


def test_several_cattleman_moves_in_one_turn() -> None:
    """GWT-14.2: from 3a to 4a, and from there to building C."""
    match = own("3a", "a1", also={"a2": [0, "4a"]})
    play_all(match, (0, "use cattleman_1"), (0, "use cattleman_2"), (0, "move c"))
    assert (player(match)["place"], said(match.events, "moved")) == ("c", ["moved 0 a2", "moved 0 c"])


# --- 9a


def deliver_from(engine: str, target: str, **more: Any) -> posse.Match:
    """9a: the engine has gone back to a space."""
    match = own("9a", engine=engine, **more)
    match.play(0, "use special_delivery")
    if step(match) == "special_delivery":
        match.play(0, f"engine {target}")
    return match


@pytest.mark.parametrize(
    ("engine", "target", "others", "cities"),
    [
        ("8", "4", [], ["kansas_city", "topeka", "wichita"]),
        ("8", "0", [], ["kansas_city", "topeka", "wichita", "colorado_springs", "santa_fe"]),
        ("8", "4", ["6"], ["kansas_city", "topeka"]),
        ("5", "turnout1", [], []),
        ("9", "turnout1", [], ["kansas_city", "topeka", "wichita"]),
        ("6", "2", ["turnout1"], ["kansas_city", "topeka", "wichita"]),
        ("turnout1", "0", [], ["kansas_city", "topeka", "wichita"]),
    ],
)
def test_9a_delivers_as_far_as_the_engine_went_back(
    engine: str, target: str, others: list[str], cities: list[str]
) -> None:
    """GWT-14.4: numbered spaces count, the start too, neither turnouts nor occupied ones."""
    match = deliver_from(engine, target, others=[{"engine": space} for space in others])
    if cities:
        assert offered(match, 0, "deliver") == cities
    else:
        assert said(match.events, "delivered") == ["delivered 0 kansas_city"]  # count 0


def test_9a_goes_back_to_any_free_space_behind_but_not_from_the_start() -> None:
    """GWT-14.4: at least 1."""
    match = own("9a", engine="5", others=[{"engine": "3"}])
    match.play(0, "use special_delivery")
    assert offered(match, 0, "engine") == ["0", "1", "2", "4", "turnout1"]
    assert refuses(own("9a", engine="0"), 0, "use special_delivery")


def test_9a_must_deliver_once_the_engine_has_moved() -> None:
    """GWT-14.4, R-29: neither the delivery nor the disc can be declined."""
    match = deliver_from("8", "4")
    assert refuses(match, 0, "skip")
    match.play(0, "deliver topeka")
    assert refuses(match, 0, "skip")


def test_9a_delivers_without_transport_cost_and_income() -> None:
    """GWT-14.4: the bonus as usual: here the card of the arrow from Topeka to Wichita."""
    match = deliver_from("8", "4", off=["aux_dollar2"], cities={"topeka": 1}, hand=["jersey"], money=0)
    assert offered(match, 0, "deliver") == ["kansas_city", "wichita"]  # no own disc there
    play_all(match, (0, "deliver wichita"), (0, "disc aux_draw2"))
    assert step(match) == "objective"
    match.play(0, "take gain_bll")
    assert (money(match), hand(match), player(match)["cities"]) == (0, {"jersey": 1}, {"topeka": 1, "wichita": 1})
    assert said(match.events, "transport", "earned") == []
    assert step(match) == "visit"
    match = deliver_from("12", "0", money=0)
    assert player(match)["transport"]["el_paso"] == 7
    play_all(match, (0, "deliver el_paso"), (0, "disc aux_draw2"))
    assert (money(match), player(match)["cities"]) == (0, {"el_paso": 1})


def test_9a_gains_the_six_dollars_of_kansas_city() -> None:
    """GWT-14.4, R-12: delivery bonuses apply."""
    match = deliver_from("1", "0", money=0)
    play_all(match, (0, "deliver kansas_city"), (0, "disc aux_draw2"))
    assert (money(match), player(match)["cities"]) == (6, {"kansas_city": 1})


def test_9a_upgrades_the_station_last() -> None:
    """GWT-14.4: after the delivery, so that its $6 can pay for it; the engine's other action is still there."""
    match = deliver_from("9", "turnout2", money=0)
    play_all(match, (0, "deliver kansas_city"), (0, "disc aux_draw2"))
    assert (money(match), match.choices(0)) == (6, ["upgrade station2", "skip"])
    play_all(match, (0, "upgrade station2"), (0, "disc aux_dollar2"))
    assert (player(match)["stations"], "use engine_3" in match.choices(0)) == (["station2"], True)
