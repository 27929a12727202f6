"""How the planner of Great Western Trail answers, by weights that a test sets."""

from collections.abc import Mapping
from typing import Any

import pytest

import posse
from posse.bots.peek import Peek
from posse.bots.planner import PlannerBot
from posse.bots.skill.trail import SKILL
from posse.bots.skill.trail.turns import TurnPlanner
from posse.bots.value import Value
from tests.games.planning import answers_of, features_of
from tests.games.trail.table import new, scene, visiting


def answers(match: posse.Match, weights: Mapping[str, float], count: int) -> list[str]:
    return answers_of(SKILL, match, count, weights)


def features(match: posse.Match, seat: int = 0) -> dict[str, float]:
    return features_of(SKILL, match, seat)


def test_interpreted_and_compiled_planners_give_the_same_answers() -> None:
    """This test runs in both builds; the answers were given by the interpreted one."""
    assert answers(new(seed=11), SKILL.hand_weights, 24) == GIVEN


def test_a_visit_uses_what_brings_points_and_then_is_done() -> None:
    """Two dollars more are worth something if dollars are."""
    match = visiting("a", {"hand": ["guernsey", "jersey"], "money": 0})
    assert answers(match, {"money": 1.0, "guernsey_in_hand": 0.5}, 2) == ["use guernsey_2", "done"]


def test_a_visit_does_not_give_away_what_is_worth_more() -> None:
    match = visiting("a", {"hand": ["guernsey", "jersey"], "money": 0})
    assert answers(match, {"money": 1.0, "guernsey_in_hand": 2.5}, 1) == ["auxiliary dollar"]


def test_certificates_are_kept_unless_a_city_asks_for_them() -> None:
    """GWT-6.7: three and one certificate reach Wichita; a second one would reach nothing more."""
    match = scene(
        {"place": "kansas_city", "hand": ["jersey", "guernsey"], "certificates": 3, "money": 8},
        at="kansas_city 0 3",
    )
    assert answers(match, {"disc_in_wichita": 9.0, "certificates": 3.0}, 2) == ["spend 1", "deliver wichita"]


def test_the_way_is_the_cheapest_one() -> None:
    """GWT-4.7: the flood costs toll, the other way does not."""
    match = scene({"place": "a", "money": 5}, tiles={"flood1": "flood_green2"}, at="way b 3 0 : 0")
    assert answers(match, {}, 1) == ["via b"]


def test_nothing_is_to_come_once_the_token_is_taken() -> None:
    """GWT-18.3: the value is the score then."""
    match = visiting("g", {"money": 10}, holder=1, left=0, token=13)
    planner = SKILL.plan({"one": 100.0}, 0)
    assert planner.value.of(match.state, 0) == match.scores[0]


def test_features_by_building_follow_the_neutral_buildings() -> None:
    """GWT-2.2: what is near is told by the letter, wherever it stands."""
    near = features(scene({"place": "a"}, neutral="ABCDEFG", at="move : 0"))
    moved = features(scene({"place": "a"}, neutral="AGCDEFB", at="move : 0"))
    assert (near["B_near"], near["G_near"]) == (1.0, 0.0)
    assert (moved["B_near"], moved["G_near"]) == (0.0, 1.0)


def test_the_hand_of_another_is_in_no_feature() -> None:
    """GWT-0.8: the same table with other cards in the other hand."""
    rich: dict[str, Any] = {"place": "b", "hand": ["guernsey", "black_angus"]}
    poor: dict[str, Any] = {"place": "b", "hand": ["jersey", "jersey"]}
    assert features(scene({"place": "a"}, rich, at="move : 0")) == features(scene({"place": "a"}, poor, at="move : 0"))


GIVEN = [
    "begin e",
    "use black_angus_2",
    "use buy_cattle",
    "buy value3_1 ayrshire",
    "done",
    "begin f",
    "use pair_4",
    "discard jersey",
    "discard jersey",
    "use hazard_7",
    "clear flood2",
    "done",
    "move g",
    "via f",
    "use engine_engineers",
    "use auxiliary",
    "auxiliary dollar",
    "done",
    "move g",
    "use engine_engineers",
    "use auxiliary",
    "auxiliary dollar",
    "done",
    "move kansas_city",
]


def judged(effort: int) -> int:
    """How many tables a planner with 64 playouts judges before the first move of a game."""
    planner = TurnPlanner(Value(SKILL.features(), SKILL.weights()), 0, playouts=64, effort=effort)
    match = new(seed=11)
    PlannerBot(planner, 0).values(Peek(match, match.to_act))
    return planner.value.judged


@pytest.mark.heavy
def test_where_turns_take_long_to_play_on_there_are_fewer_playouts() -> None:
    quick = judged(effort=1)  # one world still shows what the answers lead to
    whole = judged(effort=10**9)
    part = judged(effort=(whole - quick) // 4)
    assert quick < part < quick + (whole - quick) // 2
