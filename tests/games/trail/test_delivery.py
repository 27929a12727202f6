"""Kansas City, step 5: GWT-6.7 to GWT-6.11 of the rules."""

from typing import Any

import pytest

import posse
from tests.games.trail.table import money, offered, play_all, player, refuses, said, scene, step

VALUES = {
    "kansas_city": 0,
    "topeka": 1,
    "wichita": 4,
    "colorado_springs": 6,
    "santa_fe": 8,
    "albuquerque": 10,
    "el_paso": 12,
    "san_diego": 14,
    "sacramento": 16,
    "san_francisco": 18,
}
CITIES = list(VALUES)
WHITE_DISCS = ["aux_dollar2", "aux_draw2", "aux_certificate1", "aux_certificate2", "aux_engine1", "aux_engine2"]
WHITE_DISCS += ["aux_remove1", "aux_remove2", "certificates4"]
BLACK_DISCS = ["step_dollars", "step_points", "hand1", "hand2", "certificates6"]
CROSSES = [3, 4, 5, 7, 9, 10, 11, 13, 15, 16, 17]
CARD_ARROWS = [{"topeka", "wichita"}, {"colorado_springs", "santa_fe"}, {"santa_fe", "albuquerque"}]
TURNOUTS = [4, 7, 10, 13, 16, 21, 25, 29, 33]


def delivering(total: int, held: list[str] | None = None, **me: Any) -> posse.Match:
    """The first player delivers with this total; the discs in cities already held come from white places first."""
    cities = {city: (held or []).count(city) for city in held or []}
    discs = {"off": WHITE_DISCS[: len(held or [])], "cities": cities}
    return scene({"place": "kansas_city", "money": 30, **discs, **me}, at=f"deliver {total} : 0")


# --- the city


@pytest.mark.parametrize("total", range(24))
def test_a_city_of_a_value_not_above_the_total(total: int) -> None:
    """GWT-6.7: all that are near enough, and no other."""
    match = delivering(total)
    if total == 0:  # nothing to choose
        assert said(match.events, "delivered") == ["delivered 0 kansas_city"]
    else:
        assert offered(match, 0, "deliver") == [city for city in CITIES if VALUES[city] <= total]


@pytest.mark.parametrize("city", CITIES)
def test_no_second_disc_in_a_city_but_at_the_ends_of_the_line(city: str) -> None:
    """GWT-6.7: Kansas City and San Francisco may be chosen any number of times."""
    match = delivering(18, [city])
    assert (city in offered(match, 0, "deliver")) == (city in ("kansas_city", "san_francisco"))
    match = delivering(18, [city, city] if city in ("kansas_city", "san_francisco") else [])
    match.play(0, f"deliver {city}")
    match.play(0, "disc certificates4")
    assert player(match)["cities"][city] == (3 if city in ("kansas_city", "san_francisco") else 1)


def test_discs_of_the_others_do_not_matter() -> None:
    """GWT-6.7: the city is closed to a player who has a disc there."""
    other = {"off": ["aux_dollar2"], "cities": {"wichita": 1}}
    match = scene({"place": "kansas_city"}, other, at="deliver 4 : 0")
    assert offered(match, 0, "deliver") == ["kansas_city", "topeka", "wichita"]


def test_a_delivery_is_mandatory() -> None:
    """GWT-6.7: it cannot be declined; Kansas City is always possible."""
    match = delivering(4, ["topeka", "wichita"])
    assert said(match.events, "delivered") == ["delivered 0 kansas_city"]
    match = delivering(4)
    for words in ("skip", "done"):
        assert refuses(match, 0, words)


# --- the disc and what follows


def test_the_order_of_a_delivery() -> None:
    """GWT-6.8: disc, its cost or reward, bonus of the city, transport cost."""
    match = delivering(10, ["santa_fe"], money=20)
    events = play_all(match, (0, "deliver albuquerque"), (0, "disc step_dollars"))
    assert said(events) == ["delivered 0 albuquerque", "disc_came 0 step_dollars", "gained 0 3"]
    assert (step(match), money(match)) == ("objective", 23)
    events = list(match.play(0, "take_unseen"))
    assert said(events, "took_card", "transport")[-1] == "transport 0 5"
    assert money(match) == 18


def test_one_disc_goes_to_the_city() -> None:
    """GWT-6.8: from the place that the player chooses."""
    match = delivering(1)
    play_all(match, (0, "deliver topeka"), (0, "disc aux_draw2"))
    assert player(match)["cities"] == {"topeka": 1}
    assert "aux_draw2" not in player(match)["discs"]
    assert len(player(match)["discs"]) == 13


def test_a_delivery_to_kansas_city_brings_6_dollars() -> None:
    """GWT-6.9: each time; every disc there is -6 victory points."""
    for held in range(3):
        match = delivering(0, ["kansas_city"] * held, money=1)
        match.play(0, "disc certificates4")
        assert money(match) == 7
        assert player(match)["points"]["cities"] == -6 * (held + 1)


# --- arrows


@pytest.mark.parametrize("place", range(9))
@pytest.mark.parametrize("forth", [True, False])
def test_an_arrow_with_a_card_brings_one_objective_card(place: int, forth: bool) -> None:
    """GWT-6.10: when the second of the two cities gets its disc, whichever that is."""
    pair = CITIES[place : place + 2]
    held, target = pair if forth else reversed(pair)
    match = delivering(18, [held])
    play_all(match, (0, f"deliver {target}"), (0, "disc certificates4"))
    assert (step(match) == "objective") == (set(pair) in CARD_ARROWS)


def test_the_card_of_an_arrow_must_be_taken() -> None:
    """GWT-6.10: from the display or the stack; it goes to the discard pile."""
    match = delivering(1, ["wichita"])
    play_all(match, (0, "deliver topeka"), (0, "disc certificates4"))
    for words in ("skip", "done"):
        assert refuses(match, 0, words)
    card = offered(match, 0, "take")[0]
    match.play(0, f"take {card}")
    assert player(match)["discard"] == {card: 1}


def test_two_arrows_completed_at_once_bring_two_cards() -> None:
    """GWT-6.10: Santa Fe between Colorado Springs and Albuquerque; the display is refilled in between."""
    dice = ["objective draw_5h", "objective move_345", "tile flood_green3", "tile cowboy", "card jersey"]
    me = {"place": "kansas_city", "money": 9, "off": WHITE_DISCS[:2]}
    me["cities"] = {"colorado_springs": 1, "albuquerque": 1}
    match = scene(
        {**me, "hand": ["jersey"] * 3},
        at="deliver 8 : 0",
        display=["aux_sf", "gain_bll", "gain_bgl", "gain_4hh"],
        dice=dice,
        foresight=[["green_teepee"], ["cowboy"], ["engineer", "engineer"]],
    )
    play_all(match, (0, "deliver santa_fe"), (0, "disc certificates4"), (0, "take gain_bll"))
    assert step(match) == "objective"
    assert sorted(offered(match, 0, "take")) == ["aux_sf", "draw_5h", "gain_4hh", "gain_bgl"]
    match.play(0, "take draw_5h")
    assert player(match)["discard"] == {"gain_bll": 1, "draw_5h": 1}
    assert sorted(match.view(None)["display"]) == ["aux_sf", "gain_4hh", "gain_bgl", "move_345"]


@pytest.mark.parametrize(("city", "around"), [("wichita", 1), ("albuquerque", 1), ("el_paso", 0), ("santa_fe", 2)])
def test_of_two_arrows_only_those_with_a_card_count(city: str, around: int) -> None:
    """GWT-6.10: both neighbours held."""
    place = CITIES.index(city)
    match = delivering(18, [CITIES[place - 1], CITIES[place + 1]])
    play_all(match, (0, f"deliver {city}"), (0, "disc certificates4"))
    taken = 0
    while step(match) == "objective":
        match.play(0, "take_unseen")
        taken += 1
    assert taken == around


def test_the_points_of_arrows_count_at_the_end_only() -> None:
    """GWT-6.10: completing Albuquerque and El Paso brings nothing at once but a better count."""
    match = delivering(12, ["albuquerque"], money=7)
    assert player(match)["points"]["cities"] == 0
    play_all(match, (0, "deliver el_paso"), (0, "disc certificates4"))
    assert (money(match), player(match)["points"]["cities"]) == (0, 6)


# --- transport


@pytest.mark.parametrize(("city", "cost"), list(zip(CITIES, [0, 0, 1, 3, 4, 5, 7, 8, 9, 11])))
def test_the_transport_cost_with_the_engine_on_0(city: str, cost: int) -> None:
    """GWT-6.11: the last column of the table."""
    match = delivering(18)
    assert player(match)["transport"][city] == cost
    events = play_all(match, (0, f"deliver {city}"), (0, "disc certificates4"))
    assert said(events, "transport") == ([f"transport 0 {cost}"] if cost else [])
    assert money(match) == 30 - cost + (6 if city == "kansas_city" else 0)


@pytest.mark.parametrize("engine", range(39))
def test_the_transport_cost_counts_the_crosses_before_the_engine(engine: int) -> None:
    """GWT-6.11: $1 for each; at or beyond the city nothing."""
    match = delivering(18, engine=engine)
    expected = {city: sum(engine <= cross < value for cross in CROSSES) for city, value in VALUES.items()}
    assert player(match)["transport"] == expected


@pytest.mark.parametrize("number", range(9))
def test_an_engine_on_a_turnout_counts_as_on_the_next_space(number: int) -> None:
    """R-03, GWT-6.11: the cross beside the turnout is behind its nose."""
    on_turnout = delivering(18, engine=f"turnout{number + 1}")
    beyond = delivering(18, engine=TURNOUTS[number] + 1)
    assert player(on_turnout)["transport"] == player(beyond)["transport"]


def test_the_transport_cost_is_paid_from_a_turnout() -> None:
    """R-03: from 4 Wichita costs nothing and Colorado Springs $2, from the turnout behind 4 only $1."""
    for engine, cost in (("4", 2), ("turnout1", 1), ("5", 1)):
        match = delivering(6, engine=engine)
        play_all(match, (0, "deliver colorado_springs"), (0, "disc certificates4"))
        assert money(match) == 30 - cost


def test_a_delivery_with_total_10() -> None:
    """EX-8, GWT-6.7, GWT-6.11: Albuquerque $3, Santa Fe $2, Wichita and Kansas City 0."""
    choices = {"kansas_city": 0, "wichita": 0, "santa_fe": 2, "albuquerque": 3}
    match = delivering(10, ["topeka", "colorado_springs"], engine=5)
    assert offered(match, 0, "deliver") == list(choices)
    for city, cost in choices.items():
        match = delivering(10, ["topeka", "colorado_springs"], engine=5)
        assert player(match)["transport"][city] == cost
        match.play(0, f"deliver {city}")
        black = [disc for disc in offered(match, 0, "disc") if disc in BLACK_DISCS]
        assert black == (["step_dollars", "step_points", "hand1", "certificates6"] if city == "albuquerque" else [])
        match.play(0, "disc certificates4")
        assert (step(match) == "objective") == (city in ("wichita", "santa_fe"))


# --- money for the disc, no disc


def test_a_disc_for_5_dollars_leaves_enough_for_the_transport() -> None:
    """R-14: Albuquerque costs $5 of transport, so $9 are too little for a hand disc and $10 are enough."""
    match = delivering(10, money=9)
    match.play(0, "deliver albuquerque")
    assert refuses(match, 0, "disc hand1")
    match = delivering(10, money=10)
    events = play_all(match, (0, "deliver albuquerque"), (0, "disc hand1"))
    assert said(events, "paid", "transport") == ["paid 0 5", "transport 0 5"]
    assert money(match) == 0


def last_discs(money: int, *, stations: list[str], kansas_city: int) -> posse.Match:
    """Only the two hand discs are still on the board."""
    off = [*WHITE_DISCS, "step_dollars", "step_points", "certificates6"]
    me = {"place": "kansas_city", "off": off, "money": money, "stations": stations}
    return scene({**me, "cities": {"kansas_city": kansas_city}}, at="deliver 0 : 0")


def test_the_dollars_of_kansas_city_cannot_pay_for_the_disc() -> None:
    """R-14: with $4 a disc must come from a station, with $5 the hand disc is used."""
    match = last_discs(4, stations=["station1"], kansas_city=11)
    assert said(match.events, "lifted", "disc_came", "gained") == ["lifted 0 station1", "gained 0 6"]
    assert money(match) == 10
    match = last_discs(5, stations=["station1"], kansas_city=11)
    assert said(match.events, "lifted", "disc_came", "paid", "gained") == [
        "disc_came 0 hand1",
        "paid 0 5",
        "gained 0 6",
    ]
    assert money(match) == 6


@pytest.mark.parametrize("hand_discs", [True, False])
def test_without_any_disc_a_delivery_has_no_effect(hand_discs: bool) -> None:
    """R-16: no bonus, no victory points, no transport cost; the turn goes on."""
    if hand_discs:  # there are two, but they cannot be paid
        match = last_discs(4, stations=[], kansas_city=12)
    else:
        me = {"place": "kansas_city", "money": 4, "off": WHITE_DISCS + BLACK_DISCS, "cities": {"kansas_city": 14}}
        match = scene(me, at="deliver 18 : 0")
    assert said(match.events, "not_delivered", "delivered", "gained", "transport") == ["not_delivered 0"]
    assert (money(match), player(match)["cities"]["kansas_city"]) == (4, 12 if hand_discs else 14)
    assert (player(match)["place"], match.asked) == ("start", (1,))
