"""How the planners of Carson City answer, by weights that a test sets."""

from collections.abc import Mapping
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import posse
from posse.bots.peek import Peek
from posse.bots.skill.carson import SKILL
from posse.engine.dice import SeededDice
from tests.games.carson.table import new, parcel, scene
from tests.games.planning import answers_of, features_of


def in_all_rounds(**weights: float) -> dict[str, float]:
    """The same weights whatever the round."""
    return {f"{round}.{name}": weight for round in range(1, 5) for name, weight in weights.items()}


def answers(match: posse.Match, weights: Mapping[str, float], count: int, playouts: int = 0) -> list[str]:
    return answers_of(SKILL, match, count, weights, playouts)


def features(match: posse.Match, seat: int = 0) -> dict[str, float]:
    """The features in the part of the round ahead, by their names without it."""
    return {name.split(".")[1]: value for name, value in features_of(SKILL, match, seat).items() if value}


def test_interpreted_and_compiled_planners_give_the_same_answers() -> None:
    """This test runs in both builds; the answers were given by the interpreted one."""
    assert answers(new(seed=11), SKILL.hand_weights, 16) == GIVEN
    assert answers(new(seed=11), SKILL.hand_weights, 3, playouts=6) == GIVEN_BY_PLAYOUTS


# --- roads


def test_roads_are_laid_up_to_where_a_building_is_wanted() -> None:
    """CC-8.3, CC-8.5: two roads from those of the usual centre reach the parcel."""
    match = scene(
        round=2,
        town={"d4": "house", "h4": "0"},
        players=[{"roads": 3, "kept": {"hotel": 1}, "fresh": {"hotel": 1}}, {}],
        at="build hotel 1 : 0",
    )
    given = answers(match, in_all_rounds(hotel=5.0), 6)
    assert given[0] == "roads"
    assert given[3:5] == ["done", "build hotel h4"]
    assert parcel(match, "h4")["content"] == "hotel"


def test_roads_are_not_laid_without_a_building() -> None:
    match = scene(round=2, town={"g4": "0"}, players=[{"roads": 3, "cash": 5}, {}], at="place : 0")
    assert answers(match, in_all_rounds(roads=-1.0, cash=1.0), 1) == ["place gambling"]


# --- what cowboys on the board stand for


def test_an_unopposed_cowboy_counts_for_what_it_brings() -> None:
    """CC-7.1, CC-7.10: wages are certain, gambling brings 7 on average."""
    match = scene(round=2, players=[{"cash": 3}, {}], cowboys={"wages": [0, 0], "gambling": [0]}, at="place : 0")
    assert features(match)["cash"] == 3 + 8 + 7


def test_a_duel_counts_by_the_chance_to_win_it() -> None:
    """CC-6.5 to CC-6.7: of equals nobody knows yet who passes first."""
    equal = scene(
        round=2,
        players=[{"cash": 0, "cowboys": 2}, {"cowboys": 2}],
        cowboys={"gambling": [0, 1]},
        at="place : 0",
    )
    assert features(equal)["cash"] == pytest.approx(3.5)
    assert features(equal)["contested"] == 1.0


def test_a_building_without_land_is_homeless() -> None:
    match = scene(round=2, players=[{"cash": 9}, {}], cowboys={"construction_3": [0]}, at="place : 0")
    assert features(match)["homeless"] == 1.0
    match = scene(round=2, players=[{"cash": 9}, {}], town={"a1": "0"}, cowboys={"construction_3": [0]}, at="place : 0")
    assert "homeless" not in features(match)


def test_what_cannot_be_paid_is_short() -> None:
    match = scene(round=2, players=[{"cash": 1}, {}], cowboys={"construction_12": [0]}, at="place : 0")
    assert features(match)["short"] == 11.0


# --- the end


def test_nothing_is_to_come_after_the_last_resolution() -> None:
    """CC-13.1: then the value is the final score."""
    match = scene(round=4, players=[{"cash": 13}, {}], town={"a1": "mountain 0"}, passed=[0, 1], at="cash_limit 0 : 0")
    planner = SKILL.plan(in_all_rounds(one=100.0), 0)
    assert planner.value.of(match.state, 0) == 2 + 13 // 6


def test_no_more_is_returned_than_pays() -> None:
    """CC-12.3: ten dollars give a point at the cash limit; in the end six do."""
    match = scene(
        round=4,
        players=[{"cash": 25, "character": "sheriff"}, {"character": "banker"}],
        passed=[0, 1],
        at="cash_limit 5 : 0",
    )
    assert answers(match, {}, 1) == ["return 5"]


# --- secrets


def values_at(state: Any, seat: int, playouts: int) -> list[float]:
    planner = SKILL.plan(SKILL.hand_weights, 7, playouts)
    planner.sit(state)
    options = SKILL.game.answers(state, seat)
    values = vec[float]([0.0] * len(options))
    planner.judge(state, seat, vec[i64](options), len(options), values)
    return list(values)


@pytest.mark.parametrize("playouts", [0, 4])
def test_the_tiles_of_others_change_no_value(playouts: int) -> None:
    """CC-14.6: equal to the last bit at tables that look the same to the seat, playouts included."""
    match = new(3, seed=5, might_makes_right=True)
    answers(match, SKILL.hand_weights, 12)
    seat = match.asked[0]
    true = values_at(match.state, seat, playouts)
    for seed in range(3):
        assert values_at(SKILL.game.imagine(match.state, seat, SeededDice(seed)), seat, playouts) == true


@pytest.mark.parametrize(
    "options", [{"might_makes_right": True}, {"kit_carson": True}, {"river": "carson"}, {"characters": "red"}]
)
def test_variants_are_played_to_the_end(options: dict[str, Any]) -> None:
    match = new(3, seed=2, **options)
    bots = [SKILL.bot(seat, weights=SKILL.hand_weights) for seat in range(3)]
    while not match.over:
        seat = match.asked[0]
        match.play(seat, match.game.words.phrases[bots[seat].decide(Peek(match, seat))])
    assert min(match.scores) > 5


GIVEN = [
    "own d4",
    "own e4",
    "own d2",
    "own e2",
    "take settler",
    "own d3",
    "take mercenary",
    "place construction_4",
    "place construction_6",
    "place buy_vp_2",
    "place buy_vp_2",
    "place g3",
    "place firepower_income",
    "buy g3",
    "buy construction_6",
    "keep",
]
GIVEN_BY_PLAYOUTS = ["own e4", "own c4", "own e3"]
