"""How the planner of Colt Express answers, and what guides it."""

from collections.abc import Mapping

import posse
from posse.bots.skill.colt import SKILL
from posse.bots.skill.colt.planner import ColtGuide
from posse.bots.value import Row, Value
from posse.engine.dice import SeededDice
from tests.games.colt.table import acting, new, scene
from tests.games.planning import answers_of, features_of

PLAYOUTS = 40


def answers(match: posse.Match, count: int, weights: Mapping[str, float] | None = None) -> list[str]:
    return answers_of(SKILL, match, count, weights, PLAYOUTS)


def features(match: posse.Match, seat: int = 0) -> dict[str, float]:
    return features_of(SKILL, match, seat)


def test_interpreted_and_compiled_planners_give_the_same_answers() -> None:
    """This test runs in both builds; the answers were given by the interpreted one."""
    assert answers(new(seed=11), 12, SKILL.hand_weights) == GIVEN


def test_a_strongbox_is_taken_before_anything_else() -> None:
    match = acting("doc robbery", {"doc": "car1", "ghost": "car2", "tuco": "car3"}, loot={"car1": "purse strongbox"})
    assert answers(match, 1) == ["rob strongbox"]


def test_a_bandit_moves_to_where_its_robbery_brings_most() -> None:
    match = scene(
        {"doc": "car2", "ghost": "car3_roof", "tuco": "car3_roof"},
        pile=[[0, "doc", "move", "up"], [0, "doc", "robbery", "up"]],
        loot={"car1": "jewel jewel jewel jewel", "car2": "-", "car3": "-"},
        at="stealin",
    )
    assert answers(match, 1) == ["move car1"]


def test_the_marshal_is_sent_to_rivals() -> None:
    match = acting("doc marshal", {"doc": "car3", "ghost": "car2", "tuco": "car2"}, marshal="car1")
    assert answers(match, 1) == ["send car2"]


def test_partners_are_no_rivals() -> None:
    guide = ColtGuide(Value(SKILL.features(), {}))
    state = new(4, teams=True).state
    assert not guide.are_rivals(state, 0, 1)
    assert guide.are_rivals(state, 0, 2)


def test_the_hand_of_another_is_in_no_feature() -> None:
    """CE-2.11: the same table with other cards in the other hands."""
    state = new(seed=5).state
    game = SKILL.game
    made = SKILL.features()
    rows = []
    for seed in range(5):
        row = Row(len(made.names))
        made.fill(game.imagine(state, 0, SeededDice(seed)), 0, row)
        rows.append(list(row.values))
    assert all(row == rows[0] for row in rows)


def test_nothing_is_to_come_after_the_last_round() -> None:
    match = new(seed=3)
    answers_left = SeededDice(1)
    while not match.over:
        seat = match.asked[0]
        choices = match.choices(seat)
        match.play(seat, choices[answers_left.below(len(choices))])
    value = Value(SKILL.features(), {"one": 500.0})
    assert [value.of(match.state, seat) for seat in range(3)] == list(match.scores)


GIVEN = [
    "play doc fire",
    "play cheyenne robbery",
    "play django punch",
    "play doc move",
    "draw",
    "play django fire",
    "play doc punch",
    "play cheyenne robbery",
    "play django fire",
    "play doc robbery",
    "play cheyenne marshal",
    "play django robbery",
]
