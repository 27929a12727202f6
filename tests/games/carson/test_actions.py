"""Actions: their order, questions, declining, and where the cowboys go (section 6)."""

from typing import Any

import pytest

import posse
from tests.contract.law import wander
from tests.games.carson.resolving import CARRIED_OUT, SNAKE, refusal
from tests.games.carson.table import (
    cash,
    content,
    cowboys,
    owner,
    player,
    points,
    refuses,
    said,
    scene,
    standing,
    step,
    supply,
    table,
)

NO_ROADS = [{"roads": 0}, {"roads": 0}, {"roads": 0}, {"roads": 0}]


def lone_cowboy(space: str, **picture: Any) -> posse.Match:
    """Seat 0 stands alone on a space of the last round, when nobody joins afterwards."""
    players = [{"cash": 50, "roads": 0, "cowboys": 2}, {"roads": 0}]
    early = space in ("buy_vp_4", "buy_vp_3", "buy_vp_2")
    return scene(round=1 if early else 4, players=players, cowboys={space: [0]}, at=f"resolve {space}", **picture)


# --- order


def test_spaces_are_resolved_in_a_snake_over_the_board() -> None:
    """CC-6.1, R-04: each space is resolved in its turn, whoever stands there."""
    match = scene(
        seats=3,
        at="resolution",
        players=[
            {"cash": 30, "roads": 0, "cowboys": 0, "kept": {"ranch": 1}},
            {"cash": 30, "roads": 0, "cowboys": 0},
            {"cash": 30, "roads": 0, "cowboys": 0},
        ],
        town={"a8": "0", "h1": "1 hotel"},
        cowboys={space: [number % 3] for number, space in enumerate(SNAKE)} | {"wages": [2], "road_1": [2], "a1": [1]},
    )
    while step(match) != "cash_limit":
        match.play(match.asked[0], "build ranch a8" if step(match) == "kept_turn" else refusal(match))
    told = said(match.events, "gained", "got_roads", "declined", "built", "earned")
    declined = [f"declined {number % 3} {space}" for number, space in enumerate(SNAKE)]
    assert told == [
        "gained 2 4 wages",
        *declined[:2],
        "got_roads 2 1",
        "declined 1 a1",
        *declined[2:9],
        "built 0 ranch a8",
        *declined[9:12],
        "earned 0 ranch a8 3",
        "earned 1 hotel h1 6",
        *declined[12:],
    ]


def test_nothing_is_asked_where_nobody_stands() -> None:
    """CC-6.1: a space without a cowboy is passed over."""
    match = scene(players=NO_ROADS[:2], cowboys={"gambling": [1]}, at="resolution")
    assert match.question == {"step": "carry_out", "place": "gambling"}
    assert match.asked == (1,)
    assert match.events == []


# --- declining


@pytest.mark.parametrize("space", CARRIED_OUT)
def test_any_action_may_be_declined_and_is_lost(space: str) -> None:
    """CC-6.2: a player who declines gets nothing, and the action is lost."""
    match = lone_cowboy(space, town={"a1": "0 church", "a2": "0"})
    before = player(match, 0)
    assert said(match.play(0, "decline")) == [f"declined 0 {space}"]
    assert player(match, 0) == {**before, "supply": before["supply"] + 1}
    assert table(match)["three_guns"] is None


def test_the_winner_of_a_duel_may_decline_and_nobody_else_gets_the_action() -> None:
    """CC-6.2: a win need not be used, and no loser takes the place of the winner."""
    match = scene(
        round=4,
        players=NO_ROADS[:2],
        cowboys={"roads_3": [0, 1]},
        at="resolve roads_3",
        dice=["die 6", "die 1"],
    )
    match.play(0, "decline")
    assert [player(match, seat)["roads"] for seat in (0, 1)] == [0, 0]
    assert step(match) == "cash_limit"


def test_whoever_cannot_pay_must_decline() -> None:
    """CC-6.2: without the money for it the action is declined without a question, also after a won duel."""
    match = scene(
        round=4,
        players=[{"cash": 4, "roads": 0}, {"cash": 50, "roads": 0}],
        cowboys={"construction_5": [0, 1]},
        at="resolve construction_5",
        dice=["die 6", "die 1"],
    )
    assert said(match.events, "won", "declined") == ["won 0 construction_5", "declined 0 construction_5"]
    assert table(match)["row"]["construction_5"] == "drugstore"
    assert step(match) == "cash_limit"
    assert cash(match, 1) == 50


def test_whoever_can_just_pay_is_asked() -> None:
    """CC-6.2: the exact price is enough."""
    match = scene(players=[{"cash": 5, "roads": 0}, {}], cowboys={"construction_5": [0]}, at="resolve construction_5")
    assert match.choices(0) == ["decline", "buy construction_5"]


# --- where the cowboys go


@pytest.mark.parametrize("space", SNAKE)
@pytest.mark.parametrize("carries_out", [True, False])
def test_the_cowboy_goes_to_the_general_supply_afterwards(space: str, carries_out: bool) -> None:
    """CC-6.3: whether the action was carried out or declined, its cowboy leaves the board for the supply."""
    match = lone_cowboy(space, town={"a8": "0"}, dice=["die 1", "die 1"])
    yes = {"c": f"buy {space}", "b": "points 1"}.get(space[0], "carry")
    left_in_supply = supply(match, 0)
    match.play(0, yes if carries_out else refusal(match))
    while step(match) != "cash_limit":
        match.play(match.asked[0], refusal(match))
    joined = 4 if table(match)["round"] == 1 else 0
    assert standing(match, space) == []
    assert (cowboys(match, 0), supply(match, 0)) == (2 + joined, left_in_supply + 1 - joined)


@pytest.mark.parametrize("answer", ["carry", "decline"])
def test_the_white_cowboy_goes_back_to_the_sheriff_card(answer: str) -> None:
    """CC-6.3: after its action the white cowboy lies on the card, in nobody's reserve and in no supply."""
    match = scene(
        round=4,
        players=[{"character": "sheriff", "cowboys": 2, "roads": 0}, {"character": "banker"}],
        white=[0, "roads_3"],
        cowboys={"roads_3": [0]},
        at="resolve roads_3",
    )
    match.play(0, answer)
    assert table(match)["white"] == {"holder": None, "at": None}
    assert (cowboys(match, 0), supply(match, 0)) == (2, 8)
    assert standing(match, "roads_3") == []


# --- who is asked


@pytest.mark.parametrize("space", ["wages", "road_1"])
def test_wages_and_single_road_are_paid_without_a_question(space: str) -> None:
    """CC-6.10, R-32: nobody is asked if declining could never help."""
    match = scene(players=NO_ROADS[:2], cowboys={space: [0], "gambling": [0]}, at="resolution")
    assert match.question == {"step": "carry_out", "place": "gambling"}
    assert len(said(match.events, "gained", "got_roads")) == 1


def test_estate_income_and_the_share_of_an_attack_are_paid_without_a_question() -> None:
    """CC-6.10: owners and successful attackers receive their money at once."""
    match = scene(
        players=NO_ROADS[:2],
        town={"a1": "1 hotel", "h8": "0 hotel"},
        cowboys={"a1": [0], "parcel_vp": [0]},
        at="resolution",
    )
    assert match.question == {"step": "carry_out", "place": "parcel_vp"}
    assert [cash(match, seat) for seat in (0, 1)] == [15 + 6 + 3, 15 + 3]


@pytest.mark.parametrize("space", CARRIED_OUT)
def test_elsewhere_the_entitled_player_carries_out_or_declines(space: str) -> None:
    """CC-6.10, R-32: the action is done wholly or not at all; nobody else is asked."""
    match = lone_cowboy(space)
    assert match.question == {"step": "carry_out", "place": space}
    assert match.choices(0) == ["carry", "decline"]
    assert refuses(match, 1, "carry")


def test_a_parcel_is_bought_or_declined() -> None:
    """CC-6.10: also the player who stands alone on a parcel is asked."""
    match = scene(players=NO_ROADS[:2], cowboys={"a1": [0]}, at="resolution")
    assert match.choices(0) == ["decline", "buy a1"]


def test_the_three_gun_token_may_be_declined() -> None:
    """CC-6.10, R-32: a red sheriff who prefers to lose duels does not take the token."""
    match = scene(
        sides={"sheriff": "red"},
        players=[{"character": "sheriff", "roads": 0}, {"character": "banker"}],
        cowboys={"ammunition": [0], "gambling": [0, 1]},
        at="resolve ammunition",
        dice=["die 3", "die 3"],
    )
    match.play(0, "decline")
    assert said(match.events, "fired")[0] == "fired 0 4 3 7"


@pytest.mark.parametrize("seed", range(6))
def test_at_the_end_of_phase_3_no_cowboy_stands_on_the_board(seed: int) -> None:
    """CC-6.12: whatever the players answer, every cowboy has gone to a reserve or to the supply."""
    match = scene(
        seed=seed,
        seats=4,
        players=[{"cash": 20, "character": name} for name in ("sheriff", "banker", "worker", "captain")],
        white=[0, "g7"],
        town={"a1": "1 hotel", "a2": "2 saloon", "a3": "3 ranch", "b7": "0", "e4": "2"},
        cowboys={
            "wages": [0, 0, 1],
            "ammunition": [1, 2],
            "road_1": [2, 3],
            "construction_8": [0, 1, 2],
            "construction_3": [3],
            "gambling": [0, 3],
            "g7": [0],
            "h8": [1, 2],
            "h1": [0, 3],
            "a1": [0, 2],
            "a2": [2, 1],
            "a3": [3],
            "buy_vp_4": [0, 1],
        },
        at="resolution",
    )
    for table_now in wander(match, seed):
        if step(table_now) == "cash_limit":
            break
    assert table(match)["cowboys"] == {}
    assert table(match)["white"]["at"] is None
    assert all(cowboys(match, seat) + supply(match, seat) == 10 for seat in range(4))


def test_a_won_duel_for_a_building_is_no_question() -> None:
    """CC-6.4, CC-6.10: the winner of an attack duel gets a share at once, the loser the cowboy."""
    match = scene(
        round=4,
        seats=3,
        players=NO_ROADS[:3],
        town={"a1": "2 hotel"},
        cowboys={"a1": [0, 1]},
        at="estate",
        dice=["die 1", "die 2"],
    )
    assert said(match.events, "won", "raided", "stole") == ["won 1 a1", "raided 1 a1", "stole 1 hotel a1 3"]
    assert (cowboys(match, 0), supply(match, 1)) == (4, 7)
    assert (owner(match, "a1"), content(match, "a1")) == (2, "hotel")
    assert [points(match, seat) for seat in range(3)] == [0, 0, 0]
