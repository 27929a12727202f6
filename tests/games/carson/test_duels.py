"""Duels: participants, strength, winner, and losers (section 6)."""

from typing import Any

import pytest

from tests.games.carson.resolving import SNAKE, refusal
from tests.games.carson.table import (
    cowboys,
    firepower,
    offered,
    play_all,
    said,
    scene,
    standing,
    step,
    supply,
    table,
)

NO_ROADS = [{"roads": 0}, {"roads": 0}, {"roads": 0}, {"roads": 0}]


def armed(*firepowers: int) -> list[dict[str, int]]:
    """Players without cowboys in reserve whose firepower is all revolvers, and who have no roads to lay."""
    return [{"cowboys": 0, "roads": 0, "revolvers": power} for power in firepowers]


# --- who fights


def test_all_on_a_space_fight_one_single_duel() -> None:
    """CC-6.4: three or more fight together, each with one die, and there is one winner."""
    match = scene(
        seats=4,
        players=armed(1, 1, 1, 1),
        cowboys={"gambling": [0, 1, 3]},
        at="resolve gambling",
        dice=["die 2", "die 5", "die 3"],
    )
    assert said(match.events)[:5] == [
        "duel gambling 0+1+3",
        "fired 0 1 2 3",
        "fired 1 1 5 6",
        "fired 3 1 3 4",
        "won 1 gambling",
    ]
    assert len(said(match.events, "duel")) == 1
    assert match.asked == (1,)


def test_a_lone_cowboy_fights_no_duel() -> None:
    """CC-6.4: a duel needs cowboys of two players."""
    match = scene(players=NO_ROADS[:2], cowboys={"gambling": [0]}, at="resolve gambling", dice=[])
    assert (match.asked, match.events) == ((0,), [])


@pytest.mark.parametrize("space", SNAKE)
def test_every_space_where_one_is_asked_is_fought_for(space: str) -> None:
    """CC-6.4: two players on one of these spaces duel for it, and only the winner is asked."""
    match = scene(
        players=[{"cash": 30, "roads": 0}, {"cash": 30, "roads": 0}],
        cowboys={space: [0, 1]},
        at=f"resolve {space}",
        dice=["die 1", "die 2"],
    )
    assert said(match.events, "duel", "won") == [f"duel {space} 0+1", f"won 1 {space}"]
    assert match.asked == (1,)
    assert match.question is not None
    assert match.question["place"] == space


def test_parcels_and_buildings_are_fought_for_too() -> None:
    """CC-6.4: cowboys of two players on an unowned parcel, or on a building, fight a duel."""
    match = scene(
        players=NO_ROADS[:2],
        town={"h8": "1 hotel"},
        cowboys={"a1": [0, 1], "h8": [0, 1]},
        at="resolution",
        dice=["die 6", "die 1", "die 2", "die 5"],
    )
    match.play(0, "decline")
    assert said(match.events, "duel", "won") == ["duel a1 0+1", "won 0 a1", "duel h8 0+1", "won 1 h8"]


@pytest.mark.parametrize("space", ["wages", "road_1"])
def test_there_is_no_duel_on_wages_and_single_road(space: str) -> None:
    """CC-6.9: players share these two spaces in peace, and nobody takes a cowboy back."""
    match = scene(round=4, seats=3, players=NO_ROADS[:3], cowboys={space: [0, 1, 2]}, at=f"resolve {space}", dice=[])
    assert said(match.events, "duel", "took_back") == []
    assert [supply(match, seat) for seat in range(3)] == [7, 7, 7]


# --- strength


def test_strength_is_one_die_and_firepower() -> None:
    """CC-6.5: each participant adds one die to their firepower, and nothing else."""
    match = scene(
        players=[
            {"cowboys": 2, "revolvers": 4, "roads": 5, "cash": 90, "kept": {"prison": 1}, "points": {"buy_vp": 7}},
            {"cowboys": 0, "revolvers": 0, "roads": 0},
        ],
        town={"a1": "0 ranch", "a2": "0 prison"},
        cowboys={"gambling": [0, 1]},
        at="resolve gambling",
        dice=["die 1", "die 6"],
    )
    assert said(match.events, "fired") == ["fired 0 6 1 7", "fired 1 0 6 6"]


@pytest.mark.parametrize(
    ("first", "picture", "power"),
    [
        ({"cowboys": 0, "revolvers": 0}, {}, 0),
        ({"cowboys": 5, "revolvers": 0}, {}, 5),
        ({"cowboys": 0, "revolvers": 4}, {}, 4),
        ({"cowboys": 0, "revolvers": 0}, {"three_guns": 0}, 3),
        ({"cowboys": 0, "revolvers": 0}, {"three_guns": 1}, 0),
        ({"cowboys": 0, "revolvers": 0, "character": "mercenary"}, {}, 3),
        ({"cowboys": 0, "revolvers": 0, "character": "mercenary"}, {"sides": {"mercenary": "red"}}, 2),
        ({"cowboys": 0, "revolvers": 0, "character": "captain"}, {}, 0),
        ({"cowboys": 2, "revolvers": 3, "character": "mercenary"}, {"three_guns": 0}, 11),
        ({"cowboys": 2, "revolvers": 3, "character": "mercenary"}, {"options": {"mercenary_counts": "duels_only"}}, 8),
    ],
)
def test_firepower_is_cowboys_revolvers_token_and_mercenary(
    first: dict[str, Any], picture: dict[str, Any], power: int
) -> None:
    """CC-6.6: reserve cowboys, revolver chips, 3 for the token, 3 or 2 for the mercenary; in a duel always all."""
    match = scene(
        players=[first, {"cowboys": 0, "revolvers": 0}],
        cowboys={"gambling": [0, 1]},
        at="resolve gambling",
        dice=["die 1", "die 1"],
        **picture,
    )
    assert said(match.events, "fired")[0] == f"fired 0 {power} 1 {power + 1}"


def test_cowboys_on_the_board_add_no_firepower() -> None:
    """CC-6.6: neither the fighting cowboy nor those on other spaces count."""
    match = scene(
        players=[{"cowboys": 1, "revolvers": 1}, {"cowboys": 1, "revolvers": 0}],
        cowboys={"gambling": [0, 1], "property_vp": [0], "parcel_vp": [0], "buy_vp_5": [0]},
        at="resolve gambling",
        dice=["die 3", "die 3"],
    )
    assert said(match.events, "fired") == ["fired 0 2 3 5", "fired 1 1 3 4"]


@pytest.mark.parametrize(("counts", "power"), [(True, 2), (False, 1)])
def test_an_unplaced_white_cowboy_counts_one_as_the_option_says(counts: bool, power: int) -> None:
    """CC-6.6, R-05: the white cowboy in the reserve is one more point with `sheriff_counts_in_firepower`."""
    match = scene(
        options={"sheriff_counts_in_firepower": counts},
        players=[{"character": "sheriff", "cowboys": 0}, {"character": "banker"}],
        white=[0, "-"],
        cowboys={"gambling": [0, 1]},
        at="resolve gambling",
        dice=["die 1", "die 1"],
    )
    assert said(match.events, "fired")[0] == f"fired 0 {power} 1 {power + 1}"


def test_the_placed_white_cowboy_does_not_count() -> None:
    """CC-6.6, R-05: like any cowboy on the board, the white one adds nothing while it stands there."""
    match = scene(
        players=[{"character": "sheriff", "cowboys": 0}, {"character": "banker"}],
        white=[0, "buy_vp_5"],
        cowboys={"gambling": [0, 1], "buy_vp_5": [0]},
        at="resolve gambling",
        dice=["die 1", "die 1"],
    )
    assert said(match.events, "fired")[0] == "fired 0 1 1 2"


# --- who wins


@pytest.mark.parametrize(("rolls", "winner"), [((6, 1, 1), 0), ((1, 6, 1), 1), ((1, 1, 6), 2), ((1, 5, 2), 1)])
def test_the_highest_strength_wins(rolls: tuple[int, int, int], winner: int) -> None:
    """CC-6.7: die and firepower together decide."""
    match = scene(
        seats=3,
        players=armed(2, 1, 2),
        cowboys={"gambling": [0, 1, 2]},
        at="resolve gambling",
        dice=[f"die {roll}" for roll in rolls],
    )
    assert match.asked == (winner,)


@pytest.mark.parametrize(
    ("passed", "winner"),
    [([2, 1, 0], 2), ([1, 2, 0], 1), ([0, 2, 1], 2), ([0, 1, 2], 1)],
)
def test_of_those_tied_at_the_top_the_earliest_to_pass_wins(passed: list[int], winner: int) -> None:
    """CC-6.7: pass order breaks the tie, not turn order; a weaker player gains nothing by passing early."""
    strength_six = {0: "die 1", 1: "die 4", 2: "die 3"}
    match = scene(
        seats=3,
        order=[0, 1, 2],
        passed=passed,
        players=armed(2, 2, 3),
        cowboys={"gambling": [0, 1, 2]},
        at="resolve gambling",
        dice=[strength_six[seat] for seat in passed],
    )
    assert match.asked == (winner,)
    assert f"tied {winner} 6" in said(match.events)


def test_a_duel_without_a_tie_has_no_tiebreak() -> None:
    """CC-6.7: equal sums below the best do not matter."""
    match = scene(
        seats=3,
        players=armed(1, 1, 1),
        cowboys={"gambling": [0, 1, 2]},
        at="resolve gambling",
        dice=["die 3", "die 3", "die 5"],
    )
    assert not any(line.startswith("tied") for line in said(match.events))


# --- winners and losers


def test_loser_takes_their_cowboy_back_at_once() -> None:
    """CC-6.8: every loser has the cowboy back in the reserve before the winner acts; the winner's leaves afterwards."""
    match = scene(
        seats=3,
        players=[{"cowboys": 0}, {"cowboys": 2}, {"cowboys": 1}],
        cowboys={"gambling": [0, 1, 2]},
        at="resolve gambling",
        dice=["die 6", "die 1", "die 1"],
    )
    assert said(match.events, "took_back") == ["took_back 1 gambling", "took_back 2 gambling"]
    assert [cowboys(match, seat) for seat in range(3)] == [0, 3, 2]
    assert standing(match, "gambling") == [0]


def test_the_winners_cowboy_goes_to_the_general_supply() -> None:
    """CC-6.8: the winner pays with the cowboy, the loser's never reaches the supply."""
    match = scene(
        round=4,
        players=[{"cowboys": 1, "roads": 0}, {"cowboys": 1}],
        cowboys={"roads_3": [0, 1]},
        at="resolve roads_3",
        dice=["die 6", "die 1"],
    )
    match.play(0, "carry")
    assert [cowboys(match, seat) for seat in (0, 1)] == [1, 2]
    assert [supply(match, seat) for seat in (0, 1)] == [9, 8]


def test_a_cowboy_taken_back_counts_in_the_next_duel() -> None:
    """CC-6.8, CC-6.11: the loser of one duel is stronger by one in the next."""
    match = scene(
        players=armed(3, 3),
        cowboys={"parcel_income": [0, 1], "gambling": [0, 1]},
        at="resolve parcel_income",
        dice=["die 6", "die 1", "die 1", "die 1"],
    )
    match.play(0, "decline")
    assert said(match.events, "fired")[2:] == ["fired 0 3 1 4", "fired 1 4 1 5"]
    assert match.asked == (1,)


def test_a_cowboy_taken_back_counts_on_the_firepower_spaces() -> None:
    """CC-6.8: a player who lost a duel this round earns more for firepower later in it."""
    match = scene(
        players=armed(3, 3),
        cowboys={"parcel_income": [0, 1], "firepower_income": [1]},
        at="resolve parcel_income",
        dice=["die 6", "die 1"],
    )
    match.play(0, "decline")
    assert "gained 1 8 firepower_income" in said(match.play(1, "carry"))


def test_a_cowboy_taken_back_is_not_placed_again_this_round() -> None:
    """CC-6.8: it waits for the placement of the next round."""
    match = scene(
        players=[{"character": "banker"}, {"character": "captain"}],
        cowboys={"ammunition": [0, 1]},
        at="resolution",
        dice=["die 6", "die 1"],
    )
    asked = []
    while table(match)["round"] == 1:
        asked.append(step(match))
        assert offered(match, match.asked[0], "place") == []
        match.play(match.asked[0], refusal(match))
    assert asked == ["carry_out", "cash_limit", "cash_limit"]
    assert (cowboys(match, 0), cowboys(match, 1)) == (3 + 4, 3 + 1 + 4)


# --- one thing after the other


def test_firepower_is_that_before_the_duel() -> None:
    """CC-6.11: nobody gains by a cowboy that comes back through this very duel."""
    match = scene(
        seats=3,
        passed=[2, 0, 1],
        players=[{"cowboys": 1}, {"cowboys": 1}, {"cowboys": 1}],
        cowboys={"gambling": [0, 1, 2]},
        at="resolve gambling",
        dice=["die 1", "die 2", "die 3"],
    )
    told = said(match.events, "fired", "took_back")
    assert told == [
        "fired 2 2 1 3",
        "fired 0 2 2 4",
        "fired 1 2 3 5",
        "took_back 2 gambling",
        "took_back 0 gambling",
    ]
    assert [firepower(match, seat) for seat in range(3)] == [3, 2, 3]


def test_the_winners_action_is_completed_before_the_next_duel() -> None:
    """CC-6.11: a token won on ammunition already counts for three roads."""
    match = scene(
        players=armed(2, 2),
        cowboys={"ammunition": [0, 1], "roads_3": [0, 1]},
        at="resolution",
        dice=["die 6", "die 1", "die 1", "die 1"],
    )
    match.play(0, "carry")
    assert said(match.events, "fired")[2:] == ["fired 0 5 1 6", "fired 1 3 1 4"]


def test_a_building_is_built_before_the_next_duel() -> None:
    """CC-6.11: the revolver of a ranch just built counts in the duel for the next construction space."""
    match = scene(
        players=armed(2, 2),
        town={"a1": "0"},
        cowboys={"construction_10": [0], "construction_8": [0, 1]},
        at="resolve construction_10",
        dice=["die 1", "die 1"],
    )
    play_all(match, (0, "buy construction_10"), (0, "build ranch a1"))
    assert said(match.events, "fired") == ["fired 0 3 1 4", "fired 1 2 1 3"]
