"""Phase 2: placing cowboys (chapter 5)."""

from typing import Any

import pytest

import posse
from tests.games.carson.table import (
    cash,
    cowboys,
    offered,
    owner,
    parcels,
    play_all,
    player,
    refuses,
    said,
    scene,
    standing,
    step,
    supply,
    table,
)

CROWDS = ["wages", "road_1"]
DUEL_SPACES = [
    "ammunition",
    "roads_3",
    "parcel_income",
    "firepower_income",
    "gambling",
    "parcel_vp",
    "firepower_vp",
    "property_vp",
]
CONSTRUCTION = [f"construction_{price}" for price in (3, 4, 5, 6, 8, 10, 12)]
BUY_VP = [f"buy_vp_{price}" for price in (5, 4, 3, 2)]
SPACES = {*CROWDS, *DUEL_SPACES, *CONSTRUCTION, *BUY_VP}
MAP = [f"{letter}{number}" for number in range(1, 9) for letter in "abcdefgh"]
PLACES = SPACES | set(MAP)
KINDS = ["ranch", "mine", "drugstore", "bank", "saloon", "hotel", "church", "prison"]
CHALLENGED = [*DUEL_SPACES, *CONSTRUCTION, *BUY_VP, "b2"]
"""Where two players fight a duel, except for buildings."""


def placing(seat: int = 0, **picture: Any) -> posse.Match:
    """A placement turn of one seat; seat 0 comes first in turn order."""
    return scene(at=f"place : {seat}", **picture)


def legal(match: posse.Match) -> set[str]:
    """Where the player in turn may place a cowboy of their colour."""
    return set(offered(match, match.asked[0], "place"))


# --- one thing each, in turn order


def test_each_turn_is_one_cowboy_or_a_pass() -> None:
    """CC-5.1: after one cowboy it is the next player's turn, in turn order, over and over."""
    match = placing(1, seats=3, order=[1, 2, 0])
    asked: list[int] = []
    for _ in range(6):
        seat = match.asked[0]
        asked.append(seat)
        before = cowboys(match, seat)
        events = match.play(seat, "place wages")
        assert said(events) == [f"placed {seat} wages"]
        assert cowboys(match, seat) == before - 1
        assert refuses(match, seat, "place wages")
    assert asked == [1, 2, 0, 1, 2, 0]


def test_nobody_acts_out_of_turn() -> None:
    """CC-5.1: only the player in turn may place or pass."""
    match = placing(0, seats=3)
    assert match.asked == (0,)
    assert refuses(match, 1, "place wages")
    assert refuses(match, 2, "pass")


def test_those_who_have_passed_are_left_out() -> None:
    """CC-5.1: the turn goes round among the players who have not passed."""
    match = placing(0, seats=4)
    play_all(match, (0, "place wages"), (1, "pass"), (2, "place wages"), (3, "pass"))
    play_all(match, (0, "place wages"), (2, "place wages"), (0, "place wages"))
    assert match.asked == (2,)
    match.play(2, "place wages")
    assert table(match)["passed"][:2] == [1, 3]


def test_two_players_alternate() -> None:
    """EX-11, CC-5.1: green, orange, green, orange passes, green goes on alone and passes last."""
    green, orange = 0, 1
    match = placing(green, players=[{"cowboys": 4}, {"cowboys": 4}], cowboys={"gambling": [green]})
    match.play(green, "place wages")
    assert match.asked == (orange,)
    match.play(orange, "place wages")
    assert match.asked == (green,)
    match.play(green, "place roads_3")
    assert match.asked == (orange,)
    match.play(orange, "pass")
    assert table(match)["passed"] == [orange]
    assert match.asked == (green,)
    match.play(green, "place wages")
    assert match.asked == (green,)
    match.play(green, "pass")
    assert table(match)["passed"] == [orange, green]
    assert step(match) == "carry_out"


def test_a_player_without_cowboys_must_pass_when_their_turn_comes() -> None:
    """EX-20, CC-5.1: A places the last cowboy, B and C pass before A, so A is third in pass order."""
    match = placing(0, seats=3, players=[{"cowboys": 1}], cowboys={"gambling": [1]})
    events = match.play(0, "place wages")
    assert said(events) == ["placed 0 wages"]
    assert table(match)["passed"] == []
    play_all(match, (1, "pass"))
    assert table(match)["passed"] == [1]
    match.play(2, "pass")
    assert table(match)["passed"] == [1, 2, 0]
    assert said(match.events, "passed") == ["passed 1 1", "passed 2 2", "passed 0 3"]


def test_the_forced_pass_comes_before_those_whose_turn_is_later() -> None:
    """CC-5.1: when the turn comes round to a player without cowboys they pass, while others go on placing."""
    match = placing(0, seats=3, players=[{"cowboys": 1}])
    play_all(match, (0, "place wages"), (1, "place wages"))
    assert table(match)["passed"] == []
    events = match.play(2, "place wages")
    assert said(events) == ["placed 2 wages", "passed 0 1"]
    assert match.asked == (1,)


def test_a_player_with_only_the_white_cowboy_need_not_pass() -> None:
    """CC-5.1: they have a cowboy that they can place; once it is placed they must pass."""
    match = placing(0, players=[{"cowboys": 0, "character": "sheriff"}], white=[0, "-"], cowboys={"gambling": [1]})
    assert legal(match) == set()
    assert "pass" in match.choices(0)
    events = play_all(match, (0, "white wages"), (1, "place wages"))
    assert said(events) == ["placed_white 0 wages", "placed 1 wages", "passed 0 1"]


def test_a_pass_is_final() -> None:
    """CC-5.2: a player who has passed has no turn again this round, even with cowboys left."""
    match = placing(0)
    match.play(0, "pass")
    assert cowboys(match, 0) == 3
    for _ in range(3):
        assert match.asked == (1,)
        assert refuses(match, 0, "place wages")
        match.play(1, "place wages")
    assert table(match)["round"] == 1
    assert standing(match, "wages") == []


def test_passing_takes_the_first_free_position() -> None:
    """CC-5.2: the first to pass is first on the lower track, and so on."""
    match = placing(2, seats=4, order=[2, 0, 3, 1])
    play_all(match, (2, "place wages"), (0, "pass"), (3, "place wages"), (1, "pass"), (2, "place wages"), (3, "pass"))
    assert table(match)["passed"] == [0, 1, 3]
    assert said(match.events, "passed") == ["passed 0 1", "passed 1 2", "passed 3 3"]


def test_the_phase_ends_when_all_have_passed() -> None:
    """CC-5.2: not while one player has not passed."""
    match = placing(0, seats=3, cowboys={"gambling": [2]})
    play_all(match, (0, "pass"), (1, "pass"))
    assert step(match) == "place"
    match.play(2, "pass")
    assert step(match) == "carry_out"


def test_cowboys_held_back_add_to_firepower() -> None:
    """CC-5.3: each cowboy that stays in the reserve is worth one point in a duel."""
    match = placing(0, dice=["die 1", "die 2"], players=[{"cowboys": 3}, {"cowboys": 6}])
    events = play_all(match, (0, "place gambling"), (1, "place gambling"), (0, "pass"), (1, "pass"))
    assert said(events, "fired", "won") == ["fired 0 3 1 4", "fired 1 6 2 8", "won 1 gambling"]
    assert "pass" in placing(0).choices(0)


# --- where others stand, and where an own cowboy stands


@pytest.mark.parametrize("place", CHALLENGED)
def test_placing_where_others_stand_leads_to_a_duel(place: str) -> None:
    """CC-5.4: a space or parcel with cowboys of others is open, and all who stand there fight."""
    match = placing(0, seats=3, dice=["die 1"] * 3, cowboys={place: [1, 2]})
    assert place in legal(match)
    events = play_all(match, (0, f"place {place}"), (1, "pass"), (2, "pass"), (0, "pass"))
    assert said(events, "duel") == [f"duel {place} 0+1+2"]


@pytest.mark.parametrize("place", CHALLENGED)
def test_a_player_has_at_most_one_cowboy_on_a_duel_space_or_parcel(place: str) -> None:
    """CC-5.4: no second own cowboy there, whether others have joined or not."""
    for there in ([0], [0, 1]):
        match = placing(0, cowboys={place: there})
        assert place not in legal(match)
        assert refuses(match, 0, f"place {place}")
    match = placing(0)
    play_all(match, (0, f"place {place}"), (1, "pass"))
    assert refuses(match, 0, f"place {place}")


@pytest.mark.parametrize("owned_by", [0, 1])
def test_a_player_has_at_most_one_cowboy_on_a_building(owned_by: int) -> None:
    """CC-5.4: neither a second defender nor a second attacker."""
    match = placing(0, town={"b2": f"{owned_by} bank"})
    play_all(match, (0, "place b2"), (1, "place wages"))
    assert refuses(match, 0, "place b2")


# --- the kinds of spaces


def test_all_the_places_of_a_table() -> None:
    """CC-5.5: in round 1, with a full row and nobody on the board, exactly these places are open."""
    match = placing(
        0,
        town={
            "a1": "0",
            "a2": "1",
            "a3": "0 house",
            "a4": "1 mountain",
            "a5": "0 ranch",
            "a6": "1 ranch",
            "a7": "house",
            "a8": "mountain",
        },
    )
    assert legal(match) == PLACES - {"a1", "a2", "a3", "a4"}
    assert set(match.choices(0)) == {"pass", "roads", *(f"place {place}" for place in legal(match))}


@pytest.mark.parametrize("place", CROWDS)
def test_wages_and_single_road_are_always_open(place: str) -> None:
    """CC-5.5: with own cowboys, with others' and with a white one there; several own ones are allowed."""
    match = placing(
        0,
        seats=3,
        players=[{"cowboys": 5}, {"character": "sheriff"}],
        white=[1, place],
        cowboys={place: [0, 0, 1, 2]},
    )
    play_all(match, (0, f"place {place}"), (1, "pass"), (2, "pass"), (0, f"place {place}"))
    assert standing(match, place) == [0, 0, 0, 0, 1, 2]


@pytest.mark.parametrize("place", CROWDS)
def test_there_is_never_a_duel_on_wages_and_single_road(place: str) -> None:
    """CC-5.5: all are served without dice."""
    match = placing(0, dice=[], cowboys={place: [0, 1], "gambling": [1]})
    events = play_all(match, (0, "pass"), (1, "pass"))
    assert said(events, "duel", "fired") == []
    if place == "wages":
        assert (cash(match, 0), cash(match, 1)) == (19, 19)
    else:
        assert (player(match, 0)["roads"], player(match, 1)["roads"]) == (2, 2)


@pytest.mark.parametrize("place", CHALLENGED)
@pytest.mark.parametrize("holder", [0, 1])
def test_no_cowboy_joins_the_white_one(place: str, holder: int) -> None:
    """CC-5.5: duel spaces and parcels with the white cowboy are closed to all, its holder included."""
    sheriff = {"character": "sheriff"}
    match = placing(
        0,
        players=[sheriff, {}] if holder == 0 else [{}, sheriff],
        white=[holder, place],
        cowboys={place: [holder]},
    )
    assert refuses(match, 0, f"place {place}")
    assert legal(match) == PLACES - {place}


@pytest.mark.parametrize("slot", range(7))
def test_construction_needs_a_building_tile(slot: int) -> None:
    """CC-5.5: a construction space without a tile is closed, the others are open."""
    row = ["ranch", "mine", "drugstore", "bank", "saloon", "ranch", "mine"]
    row[slot] = "-"
    match = placing(0, row=row)
    assert refuses(match, 0, f"place {CONSTRUCTION[slot]}")
    assert legal(match) & set(CONSTRUCTION) == set(CONSTRUCTION) - {CONSTRUCTION[slot]}


@pytest.mark.parametrize(("number", "prices"), [(1, [5, 4, 3, 2]), (2, [5, 4, 3]), (3, [5, 4]), (4, [5])])
def test_the_round_marker_blocks_the_cheap_victory_points(number: int, prices: list[int]) -> None:
    """CC-5.5: after each round one more buy VP space is closed, $2 first."""
    match = placing(0, round=number)
    assert legal(match) & set(BUY_VP) == {f"buy_vp_{price}" for price in prices}
    for price in {2, 3, 4, 5} - set(prices):
        assert refuses(match, 0, f"place buy_vp_{price}")


def test_nobody_stands_on_the_automatic_spaces() -> None:
    """CC-5.5: parcel purchase and estate income take no cowboy; there is no word for placing one there."""
    words = posse.GAMES["carson"].words.phrases
    assert {word.removeprefix("place ") for word in words if word.startswith("place ")} == PLACES
    for space in ("parcel_purchase", "estate_income", "estate"):
        with pytest.raises(posse.NotAWord):
            placing(0).play(0, f"place {space}")


# --- parcels


@pytest.mark.parametrize("held", ["", "house", "mountain"])
def test_a_parcel_without_owner_is_open(held: str) -> None:
    """CC-5.5: empty, with a house or with a mountain, also where another player stands."""
    town = {"b2": held} if held else {}
    assert "b2" in legal(placing(0, town=town))
    assert "b2" in legal(placing(0, town=town, cowboys={"b2": [1]}))
    assert "b2" not in legal(placing(0, town=town, cowboys={"b2": [0]}))


@pytest.mark.parametrize("held", ["", " house", " mountain"])
@pytest.mark.parametrize("seat", [0, 1])
def test_an_owned_parcel_without_building_is_closed(held: str, seat: int) -> None:
    """CC-5.5: nobody places there, neither its owner nor another."""
    match = placing(0, town={"b2": f"{seat}{held}"})
    assert refuses(match, 0, "place b2")
    assert legal(match) == PLACES - {"b2"}


def test_a_river_parcel_is_closed() -> None:
    """CC-5.5: nobody places on river."""
    match = placing(0, options={"river": "carson"}, centre="h8")
    river = set(parcels(match, content="river"))
    assert len(river) == 10
    assert legal(match) == PLACES - river
    assert refuses(match, 0, "place c2")


def test_a_parcel_needs_a_property_tile() -> None:
    """CC-5.5: a player who has put down all twelve may place on spaces and buildings, not on parcels without owner."""
    town = dict.fromkeys(MAP[:11], "0")
    assert legal(placing(0, town=town)) == SPACES | set(MAP[11:])
    match = placing(0, town={**town, "h8": "0 ranch", "h7": "1 bank"})
    assert player(match, 0)["property_tiles"] == 0
    assert legal(match) == SPACES | {"h8", "h7"}
    assert refuses(match, 0, "place h1")


# --- buildings


@pytest.mark.parametrize("kind", KINDS)
def test_an_own_building_may_be_defended(kind: str) -> None:
    """CC-5.5: any kind, also one that nobody may attack, before or after an attacker has come (R-29)."""
    assert "f5" in legal(placing(0, town={"f5": f"0 {kind}", "f6": "0 church"}))
    attackable = {"prison_attackable": True, "church_attackable": True}
    assert "f5" in legal(placing(0, seats=3, options=attackable, town={"f5": f"0 {kind}"}, cowboys={"f5": [1, 2]}))
    assert "f5" not in legal(placing(0, town={"f5": f"0 {kind}"}, cowboys={"f5": [0]}))


def test_no_second_defender_beside_the_white_cowboy() -> None:
    """CC-5.5: the white cowboy on an own building is an own cowboy there."""
    match = placing(
        0,
        options={"sheriff_yellow_own_building": True},
        players=[{"character": "sheriff"}],
        town={"f5": "0 bank"},
        white=[0, "f5"],
        cowboys={"f5": [0]},
    )
    assert refuses(match, 0, "place f5")


@pytest.mark.parametrize("kind", ["ranch", "mine", "drugstore", "bank", "saloon", "hotel"])
def test_the_building_of_another_may_be_attacked(kind: str) -> None:
    """CC-5.5: alone, beside other attackers and against a defender, but not with a second own cowboy."""
    town = {"f5": f"1 {kind}"}
    for there in ([], [1], [2], [1, 2]):
        assert "f5" in legal(placing(0, seats=3, town=town, cowboys={"f5": there}))
    for there in ([0], [0, 1], [0, 2]):
        assert "f5" not in legal(placing(0, seats=3, town=town, cowboys={"f5": there}))


@pytest.mark.parametrize("kind", ["prison", "church"])
def test_prison_and_church_may_be_attacked_where_the_edition_allows_it(kind: str) -> None:
    """CC-5.5: the options prison_attackable and church_attackable decide."""
    for value in (True, False):
        match = placing(0, options={f"{kind}_attackable": value}, town={"f5": f"1 {kind}"})
        assert ("f5" in legal(match)) is value


def test_a_building_covered_by_a_church_may_not_be_attacked() -> None:
    """CC-5.5: with church_protection = forbid_placement; with attack_fails the placement is legal."""
    town = {"f5": "1 bank", "g6": "1 church", "f7": "2 saloon", "b2": "1 hotel"}
    for protection, is_open in (("forbid_placement", False), ("attack_fails", True)):
        match = placing(0, seats=3, options={"church_protection": protection}, town=town)
        assert ("f5" in legal(match)) is is_open
        assert {"f7", "b2"} <= legal(match)


def test_a_building_with_the_white_cowboy_may_not_be_attacked() -> None:
    """CC-5.5: no white cowboy there."""
    match = placing(
        0,
        options={"sheriff_yellow_own_building": True},
        players=[{}, {"character": "sheriff"}],
        town={"f5": "1 bank", "f6": "1 saloon"},
        white=[1, "f5"],
        cowboys={"f5": [1]},
    )
    assert refuses(match, 0, "place f5")
    assert "f6" in legal(match)


# --- money, white cowboy, red sheriff


def test_placing_needs_no_money() -> None:
    """CC-5.6: a player without a dollar may place wherever a rich one may."""
    town = {"f5": "1 bank", "f6": "0 saloon", "b2": "house"}
    assert legal(placing(0, town=town, players=[{"cash": 0}])) == legal(placing(0, town=town, players=[{"cash": 99}]))


@pytest.mark.parametrize("place", ["construction_12", "b2", "buy_vp_5"])
def test_whether_a_player_can_pay_is_checked_at_resolution(place: str) -> None:
    """CC-5.6: a player who cannot pay then gets nothing and loses the cowboy, without being asked."""
    match = placing(0, players=[{"cash": 0}], cowboys={"gambling": [0], "buy_vp_2": [1]})
    events = play_all(match, (0, f"place {place}"), (1, "pass"), (0, "pass"))
    while step(match) == "carry_out":
        events += match.play(0, "decline")
    assert f"declined 0 {place}" in said(events)
    assert step(match) == "buy_vp"
    assert match.asked == (1,)
    assert (cowboys(match, 0), supply(match, 0)) == (2, 8)
    assert owner(match, "b2") is None


def test_money_earned_before_resolution_can_be_spent() -> None:
    """CC-5.6: the wages of this round pay for the parcel of this round."""
    match = placing(0, players=[{"cash": 0}])
    play_all(match, (0, "place b2"), (1, "pass"), (0, "place wages"), (0, "pass"), (0, "buy b2"))
    assert owner(match, "b2") == 0


def test_the_white_cowboy_goes_only_where_nobody_stands() -> None:
    """CC-5.7: free spaces and parcels, no building; the coloured cowboys of its holder are not restricted."""
    match = placing(
        0,
        players=[{"character": "sheriff"}],
        white=[0, "-"],
        town={"f5": "0 bank", "f6": "1 saloon"},
        cowboys={"gambling": [1], "wages": [1], "road_1": [0], "b2": [1], "roads_3": [0]},
    )
    white = set(offered(match, 0, "white"))
    assert white == PLACES - {"gambling", "wages", "road_1", "b2", "roads_3", "f5", "f6"}
    assert legal(match) == PLACES - {"roads_3"}


def test_the_red_sheriff_challenges_nobody() -> None:
    """CC-5.7: the red sheriff neither attacks nor joins others on a duel space or parcel, but may defend."""
    match = placing(
        0,
        options={"sheriff_side": "red"},
        players=[{"character": "sheriff"}],
        town={"f5": "0 bank", "f6": "1 saloon"},
        cowboys={"gambling": [1], "wages": [1], "b2": [1], "f5": [1]},
    )
    assert legal(match) == PLACES - {"gambling", "b2", "f6"}
    assert offered(match, 0, "white") == []
