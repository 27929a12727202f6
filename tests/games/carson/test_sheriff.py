"""The sheriff, yellow and red: CC-11.1 and CC-11.2 of the rules."""

from typing import Any

import pytest

import posse
from tests.games.carson.estate import EMPTY_ROW, dice
from tests.games.carson.resolving import SNAKE as DUEL_SPACES
from tests.games.carson.table import (
    cash,
    cowboys,
    firepower,
    offered,
    owner,
    play_all,
    points,
    roads,
    said,
    scene,
    standing,
    step,
    supply,
    table,
)

ON_ITS_CARD = {"holder": None, "at": None}


def sheriff(side: str = "yellow", **picture: Any) -> posse.Match:
    """Seat 0 is the sheriff and about to place; the yellow one holds the white cowboy."""
    picture = {"white": [0, "-"] if side == "yellow" else [-1, "-"], "at": "place : 0", **picture}
    players = [{"character": "sheriff", **picture.pop("me", {})}, {"character": "banker"}]
    return scene(seats=2, players=players, sides={"sheriff": side}, **picture)


def resolving(place: str, at: str, **picture: Any) -> posse.Match:
    """The white cowboy of seat 0 stands on a place that is resolved."""
    return sheriff(cowboys={place: [0]}, white=[0, place], at=at, **picture)


def white(match: posse.Match) -> dict[str, Any]:
    """Who holds the white cowboy, and where it stands."""
    found: dict[str, Any] = table(match)["white"]
    return found


# --- yellow: where the white cowboy may go


def test_the_yellow_sheriff_takes_the_white_cowboy_into_their_reserve() -> None:
    """CC-11.1: at selection; it is none of their ten."""
    match = scene(at="character : 0")
    assert white(match) == ON_ITS_CARD
    match.play(0, "take sheriff")
    assert white(match) == {"holder": 0, "at": None}
    assert (cowboys(match, 0), supply(match, 0)) == (3, 7)


def test_nobody_holds_the_white_cowboy_in_a_round_without_a_sheriff() -> None:
    """CC-11.1: only the sheriff places it."""
    match = scene(at="character : 0")
    play_all(match, (0, "take banker"), (1, "take mercenary"))
    assert (white(match), offered(match, 0, "white")) == (ON_ITS_CARD, [])


def test_the_white_cowboy_may_go_wherever_no_cowboy_stands() -> None:
    """CC-11.1: every action space and every parcel without an owner, whatever lies on it."""
    match = sheriff(town={"b2": "mountain", "b3": "house"})
    assert {"wages", "road_1", *DUEL_SPACES, "b2", "b3", "h8"} <= set(offered(match, 0, "white"))
    assert len(offered(match, 0, "white")) == 21 + 64


@pytest.mark.parametrize("place", ["wages", "road_1", "gambling", "construction_3", "buy_vp_2", "b2"])
@pytest.mark.parametrize("seat", [0, 1])
def test_the_white_cowboy_joins_no_other_cowboy(place: str, seat: int) -> None:
    """CC-11.1, R-14: neither another player's nor an own one, not even on wages and single road."""
    match = sheriff(cowboys={place: [seat]})
    assert place not in offered(match, 0, "white")
    assert len(offered(match, 0, "white")) == 21 + 64 - 1


def test_the_white_cowboy_goes_to_no_space_that_is_closed() -> None:
    """CC-11.1: it is placed like a cowboy, so not where a building is missing or the round marker lies."""
    match = sheriff(row=["-", *["ranch"] * 6], round=2)
    assert {*DUEL_SPACES} - {*offered(match, 0, "white")} == {"construction_3", "buy_vp_2"}


def test_the_white_cowboy_goes_to_no_owned_parcel() -> None:
    """CC-11.1: neither to an owned parcel without a building nor to another player's building."""
    town = {"a1": "0", "a2": "1", "a3": "0 house", "a4": "1 mountain", "a5": "1 bank"}
    assert not town.keys() & set(offered(sheriff(town=town), 0, "white"))


def test_the_white_cowboy_goes_to_no_parcel_without_a_property_tile() -> None:
    """CC-11.1, CC-5.5: a player without a tile left cannot buy a parcel."""
    town = {f"{letter}{number}": "0" for letter in "abcdef" for number in (1, 2)}
    assert offered(sheriff(town=town), 0, "white") == offered(sheriff(town=town), 0, "place")
    assert "h8" not in offered(sheriff(town=town), 0, "white")


@pytest.mark.parametrize("option", ["true", "false"])
def test_whether_the_white_cowboy_may_go_to_an_own_building(option: str) -> None:
    """CC-11.1: `sheriff_yellow_own_building` decides, and no other option."""
    options = {"sheriff_yellow_own_building": option, "sheriff_red_white_cowboy": "true"}
    town = {"a1": "0 bank", "a3": "0 prison", "a5": "0 house"}
    spots = [spot for spot in offered(sheriff(town=town, options=options), 0, "white") if spot in town]
    assert spots == (["a1", "a3"] if option == "true" else [])


def test_the_white_cowboy_joins_no_attacker_on_an_own_building() -> None:
    """CC-11.1: it goes only where no cowboy stands."""
    options = {"sheriff_yellow_own_building": "true"}
    match = sheriff(town={"a1": "0 bank"}, cowboys={"a1": [1]}, options=options)
    assert "a1" not in offered(match, 0, "white")


@pytest.mark.parametrize("place", [*DUEL_SPACES, "b2"])
def test_nobody_may_place_where_the_white_cowboy_stands(place: str) -> None:
    """CC-11.1: neither the others nor the sheriff."""
    match = sheriff()
    match.play(0, f"white {place}")
    assert (white(match), standing(match, place)) == ({"holder": 0, "at": place}, [0])
    assert place not in offered(match, 1, "place")
    match.play(1, "place wages")
    assert place not in offered(match, 0, "place")


@pytest.mark.parametrize("place", ["wages", "road_1"])
def test_others_may_join_the_white_cowboy_where_there_is_no_duel(place: str) -> None:
    """CC-11.1, R-14: on wages and single road, the sheriff's own cowboys too."""
    match = sheriff()
    play_all(match, (0, f"white {place}"), (1, f"place {place}"), (0, f"place {place}"))
    assert sorted(standing(match, place)) == [0, 0, 1]


def test_the_sheriffs_other_cowboys_are_unrestricted() -> None:
    """CC-11.1: they may join others and attack; there is only one white cowboy."""
    match = sheriff(town={"a1": "1 bank"}, cowboys={"gambling": [1], "b2": [1]})
    assert {"gambling", "b2", "a1"} <= set(offered(match, 0, "place"))
    play_all(match, (0, "white wages"), (1, "pass"))
    assert (offered(match, 0, "white"), cowboys(match, 0)) == ([], 3)


def test_the_sheriff_may_place_the_white_cowboy_as_their_last() -> None:
    """CC-11.1, CC-5.1: with an empty reserve they are still asked."""
    match = sheriff(me={"cowboys": 0, "roads": 0})
    assert {choice.split()[0] for choice in match.choices(0)} == {"pass", "white"}


# --- yellow: what the white cowboy earns, and where it goes then


@pytest.mark.parametrize(("place", "dollars", "sticks"), [("wages", 4, 0), ("road_1", 0, 1)])
def test_the_white_cowboy_earns_wages_and_roads_like_any_other(place: str, dollars: int, sticks: int) -> None:
    """CC-11.1, CC-6.3: alone or beside own cowboys; it goes back to its card, the others to the general supply."""
    match = resolving(place, f"resolve {place}")
    assert (cash(match, 0), roads(match, 0), supply(match, 0)) == (15 + dollars, 1 + sticks, 7 - 4)
    assert white(match) == ON_ITS_CARD
    match = sheriff(cowboys={place: [0, 0]}, white=[0, place], at=f"resolve {place}")
    assert (cash(match, 0), roads(match, 0), supply(match, 0)) == (15 + 2 * dollars, 1 + 2 * sticks, 7 - 4)
    assert white(match) == ON_ITS_CARD


@pytest.mark.parametrize("answer", ["buy b2", "decline"])
def test_the_white_cowboy_buys_a_parcel_like_any_other(answer: str) -> None:
    """CC-11.1: bought or declined, it goes back to its card and into no supply."""
    match = resolving("b2", "uncontested")
    match.play(0, answer)
    assert (owner(match, "b2"), cash(match, 0)) == ((0, 14) if answer == "buy b2" else (None, 15))
    assert (white(match), standing(match, "b2")) == (ON_ITS_CARD, [])


@pytest.mark.parametrize("answer", ["carry", "decline"])
def test_the_white_cowboy_carries_out_an_action_or_declines_it(answer: str) -> None:
    """CC-11.1, CC-6.3: then it goes back to its card; it has left the reserve and adds no firepower."""
    match = resolving("parcel_income", "resolve parcel_income", town={"a1": "0"}, row=EMPTY_ROW)
    assert (step(match), firepower(match, 0)) == ("carry_out", 4)
    match.play(0, answer)
    assert (cash(match, 0), white(match)) == (17 if answer == "carry" else 15, ON_ITS_CARD)
    assert supply(match, 0) == 7 - 4  # four new ones have joined it


def test_the_white_cowboy_buys_buildings_and_points_too() -> None:
    """CC-11.1: it serves for every action."""
    match = resolving("construction_3", "resolve construction_3")
    match.play(0, "buy construction_3")
    assert (said(match.events, "bought_building"), white(match)) == (["bought_building 0 ranch 3"], ON_ITS_CARD)
    match = resolving("buy_vp_2", "resolve buy_vp_2")
    match.play(0, "points 7")
    assert (points(match, 0), white(match)) == (7, ON_ITS_CARD)


@pytest.mark.parametrize(("option", "power"), [("true", 5), ("false", 4)])
def test_an_unplaced_white_cowboy_adds_to_the_firepower(option: str, power: int) -> None:
    """R-05, CC-11.1, CC-6.6: it is a cowboy in the reserve, unless `sheriff_counts_in_firepower` says no."""
    options = {"sheriff_counts_in_firepower": option}
    match = sheriff(dice=dice(3, 3), cowboys={"gambling": [0, 1]}, at="resolve gambling", options=options)
    assert said(match.events, "fired") == [f"fired 0 {power} 3 {power + 3}", "fired 1 4 3 7"]


@pytest.mark.parametrize(("option", "dollars"), [("true", 10), ("false", 8)])
def test_an_unplaced_white_cowboy_counts_on_the_firepower_spaces(option: str, dollars: int) -> None:
    """R-05, CC-7.9: the same count as in duels."""
    options = {"sheriff_counts_in_firepower": option}
    match = sheriff(cowboys={"firepower_income": [0]}, at="resolve firepower_income", options=options)
    match.play(0, "carry")
    assert cash(match, 0) == 15 + dollars


def test_a_placed_white_cowboy_adds_no_firepower() -> None:
    """CC-11.1, CC-6.6: like every cowboy on the board."""
    match = sheriff()
    assert firepower(match, 0) == 5
    match.play(0, "white wages")
    assert firepower(match, 0) == 4


def test_an_unplaced_white_cowboy_stays_in_the_reserve_until_the_end_of_the_round() -> None:
    """CC-11.1, CC-12.6: then it goes back to its card."""
    match = sheriff(dice=[], at="cash_limits", row=["ranch"] * 3 + ["mine"] * 4)
    match.play(0, "return 0")
    assert (step(match), white(match)) == ("cash_limit", {"holder": 0, "at": None})
    match.play(1, "return 0")
    assert (step(match), white(match), cowboys(match, 0)) == ("character", ON_ITS_CARD, 3)


# --- red


def test_the_red_sheriff_has_no_white_cowboy() -> None:
    """CC-11.2, R-15: the red text replaces the yellow ability."""
    match = scene(at="character : 0", sides={"sheriff": "red"})
    match.play(0, "take sheriff")
    assert white(match) == ON_ITS_CARD


def test_with_the_option_the_red_sheriff_has_the_white_cowboy_too() -> None:
    """CC-11.2: `sheriff_red_white_cowboy`; in addition it may go to own buildings on which no cowboy stands."""
    options = {"sheriff_red_white_cowboy": "true", "sheriff_yellow_own_building": "false"}
    match = scene(at="character : 0", sides={"sheriff": "red"}, options=options)
    match.play(0, "take sheriff")
    assert white(match) == {"holder": 0, "at": None}
    town = {"a1": "0 bank", "a3": "0 hotel", "a5": "1 bank", "a7": "0"}
    on_board = {"a3": [1], "gambling": [1], "wages": [1]}
    match = sheriff("red", white=[0, "-"], town=town, cowboys=on_board, options=options)
    assert [spot for spot in offered(match, 0, "white") if spot in [*town, *on_board]] == ["a1"]
    match.play(0, "white a1")
    assert "a1" not in offered(match, 1, "place")


@pytest.mark.parametrize("place", [*DUEL_SPACES, "b2"])
def test_the_red_sheriff_joins_nobody_on_a_duel_space_or_parcel(place: str) -> None:
    """CC-11.2: the red sheriff may take free ones; the yellow one may join."""
    assert place in offered(sheriff("red"), 0, "place")
    assert place not in offered(sheriff("red", cowboys={place: [1]}), 0, "place")
    assert place in offered(sheriff("yellow", cowboys={place: [1]}), 0, "place")


@pytest.mark.parametrize("place", ["wages", "road_1"])
def test_the_red_sheriff_joins_others_where_there_is_no_duel(place: str) -> None:
    """CC-11.2: wages and single road are no duel spaces."""
    assert place in offered(sheriff("red", cowboys={place: [1]}), 0, "place")


def test_the_red_sheriff_may_not_attack() -> None:
    """CC-11.2, CC-10.4: whether or not somebody stands on the building."""
    match = sheriff("red", town={"a1": "1 bank", "a3": "1 hotel"}, cowboys={"a3": [1]})
    assert not {"a1", "a3"} & set(offered(match, 0, "place"))


def test_the_red_sheriff_may_defend_against_an_attacker_who_is_already_there() -> None:
    """CC-11.2: their own building is open to them, once."""
    match = sheriff("red", town={"a1": "0 bank", "a3": "0 hotel"}, cowboys={"a1": [1]})
    assert {"a1", "a3"} <= set(offered(match, 0, "place"))
    play_all(match, (0, "place a1"), (1, "pass"))
    assert (standing(match, "a1"), "a1" in offered(match, 0, "place")) == ([0, 1], False)


@pytest.mark.parametrize("place", ["gambling", "construction_12", "b2", "a1"])
def test_others_may_challenge_the_red_sheriff(place: str) -> None:
    """CC-11.2: on a space, a parcel or their building."""
    match = sheriff("red", town={"a1": "0 bank"})
    match.play(0, f"place {place}")
    assert place in offered(match, 1, "place")


@pytest.mark.parametrize(("side", "vp"), [("red", 3), ("yellow", 0)])
def test_the_red_sheriff_scores_three_points_for_a_lost_duel(side: str, vp: int) -> None:
    """CC-11.2: at once, before the winner acts."""
    match = sheriff(side, dice=dice(1, 6), white=[-1, "-"], cowboys={"gambling": [0, 1]}, at="resolve gambling")
    assert (step(match), match.asked, points(match, 0)) == ("carry_out", (1,), vp)
    assert said(match.events, "scored") == (["scored 0 3 sheriff"] if vp else [])


def test_the_red_sheriff_scores_nothing_for_a_duel_they_win() -> None:
    """CC-11.2: also if they then decline."""
    match = sheriff("red", dice=dice(6, 1), cowboys={"gambling": [0, 1]}, at="resolve gambling")
    match.play(0, "decline")
    assert (points(match, 0), points(match, 1)) == (0, 0)


def test_a_duel_with_several_opponents_counts_once() -> None:
    """CC-11.2: one duel lost, 3 VP."""
    match = scene(
        dice=dice(1, 6, 5),
        seats=3,
        players=[{"character": "sheriff"}],
        sides={"sheriff": "red"},
        cowboys={"gambling": [0, 1, 2]},
        at="resolve gambling",
    )
    assert [points(match, seat) for seat in range(3)] == [3, 0, 0]


def test_each_lost_duel_counts() -> None:
    """CC-11.2: for parcels and spaces alike."""
    match = sheriff("red", dice=dice(1, 6, 1, 6), cowboys={"b2": [0, 1], "gambling": [0, 1]}, at="contested")
    match.play(1, "decline")
    assert points(match, 0) == 6
    assert said(match.events, "scored") == ["scored 0 3 sheriff"] * 2


@pytest.mark.parametrize(("standing_there", "faces", "vp"), [([1], [], 0), ([0, 1], [1, 6], 3), ([0, 1], [6, 1], 0)])
def test_only_a_defence_that_is_fought_and_lost_counts(standing_there: list[int], faces: list[int], vp: int) -> None:
    """CC-11.2: an undefended attack is no duel and gives nothing."""
    match = sheriff("red", dice=dice(*faces), town={"a1": "0 hotel"}, cowboys={"a1": standing_there}, at="estate")
    assert points(match, 0) == vp
    assert cash(match, 1) == (15 if faces == [6, 1] else 18)
