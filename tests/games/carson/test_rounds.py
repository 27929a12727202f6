"""The course of a round (chapter 3)."""

from typing import Any

import pytest

import posse
from tests.contract.law import wander
from tests.games.carson.table import new, play_all, said, scene, step, table

PHASE_OF = {
    "took": 1,
    "placed": 2,
    "placed_white": 2,
    "passed": 2,
    "duel": 3,
    "gambled": 3,
    "three_guns": 3,
    "bought_parcel": 3,
    "bought_points": 3,
    "joined": 4,
    "returned": 4,
}
"""The events that belong to one phase alone."""


def played(seats: int, seed: int, **options: Any) -> posse.Match:
    """A whole game with varied answers."""
    match = new(seats, seed=seed, **options)
    turn = 0
    while not match.over:
        seat = match.asked[0]
        choices = match.choices(seat)
        turn = (turn * 31 + 7) % 1009
        match.play(seat, choices[turn % len(choices)])
    return match


def phases_by_round(match: posse.Match) -> list[list[int]]:
    """For each round the phases of its events, in the order in which they happened."""
    rounds: list[list[int]] = []
    for event in match.events:
        if event.name == "round":
            rounds.append([])
        elif event.name in PHASE_OF:
            rounds[-1].append(PHASE_OF[event.name])
    return rounds


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("kit_carson", [False, True])
def test_four_rounds_of_four_phases(seats: int, kit_carson: bool) -> None:
    """CC-3.1: characters, placing, actions and end of round, four times; the end of round 4 brings no new cowboys."""
    match = played(seats, seed=seats, kit_carson=kit_carson)
    assert said(match.events, "round") == ["round 1", "round 2", "round 3", "round 4"]
    rounds = phases_by_round(match)
    assert [phases == sorted(phases) for phases in rounds] == [True] * 4
    assert [set(phases) >= {1, 2, 3, 4} for phases in rounds[:3]] == [True] * 3
    assert [phases.count(1) for phases in rounds] == [seats] * 4
    assert step(match) is None


def test_no_phase_begins_before_the_one_before_is_over() -> None:
    """CC-3.1: nobody places before all have a character, and no space is resolved before all have passed."""
    match = scene(seats=3, round=1, at="character : 0")
    play_all(match, (0, "take banker"), (1, "take mercenary"))
    assert step(match) == "character"
    match.play(2, "take sheriff")
    assert step(match) == "place"
    play_all(match, (2, "place wages"), (0, "place gambling"), (1, "pass"), (2, "pass"))
    assert step(match) == "place"
    assert said(match.events, "gained") == ["gained 0 9 banker"]
    match.play(0, "pass")
    assert said(match.events, "gained") == ["gained 0 9 banker", "gained 2 4 wages"]
    assert step(match) == "carry_out"


def test_round_one_chooses_in_the_random_order() -> None:
    """CC-3.2: the first characters are taken in the order that was drawn at setup."""
    for seed in range(6):
        match = new(3, seed=seed)
        drawn = table(match)["order"]
        for name in ("a1", "a2", "a3", "a4", "a5", "a6"):
            match.play(match.asked[0], f"own {name}")
        chose: list[int] = []
        for card in ("mercenary", "banker", "sheriff"):
            chose += match.asked
            match.play(match.asked[0], f"take {card}")
        assert chose == drawn


@pytest.mark.parametrize("number", [1, 2, 3])
@pytest.mark.parametrize("passed", [[2, 0, 1], [1, 2, 0], [0, 1, 2], [2, 1, 0]])
def test_later_rounds_choose_in_the_pass_order_of_the_round_before(number: int, passed: list[int]) -> None:
    """CC-3.2: neither the turn order of the round before nor the order of setup matters."""
    match = scene(seats=3, round=number, order=[1, 0, 2], passed=passed, at="clear_up")
    assert table(match)["round"] == number + 1
    chose: list[int] = []
    for card in ("mercenary", "banker", "sheriff"):
        assert step(match) == "character"
        chose += match.asked
        match.play(match.asked[0], f"take {card}")
    assert chose == passed


def test_who_passes_first_is_first_in_pass_order_wins_ties_and_picks_first() -> None:
    """EX-2, CC-3.2: orange passes first, wins the tied duel and chooses the first character of the next round."""
    orange, green = 1, 0
    match = scene(
        dice=["die 4", "die 4", "die 1", "die 1", *["building bank"] * 2],
        round=1,
        order=[green, orange],
        row=["ranch", "mine", "drugstore", "bank", "saloon", "-", "-"],
        players=[{"character": "banker", "cash": 0, "revolvers": 2}, {"character": "captain", "cash": 0}],
        at=f"place : {green}",
    )
    play_all(match, (green, "place gambling"), (orange, "place gambling"), (green, "place wages"), (orange, "pass"))
    assert table(match)["passed"] == [orange]
    events = match.play(green, "pass")
    assert said(events, "fired", "won") == ["fired 1 3 4 7", "fired 0 3 4 7", "won 1 gambling"]
    play_all(match, (orange, "carry"), (orange, "return 0"), (green, "return 0"))
    assert table(match)["round"] == 2
    assert match.asked == (orange,)
    assert step(match) == "character"


@pytest.mark.parametrize("at", ["round", "characters"])
@pytest.mark.parametrize("number", [1, 2, 4])
def test_a_scene_that_begins_a_round_plays_that_round(at: str, number: int) -> None:
    """CC-3.1: the round the scene names is the one that begins, and the game ends with the fourth."""
    match = scene(seats=3, round=number, order=[1, 0, 2], at=at)
    assert table(match)["round"] == number
    assert match.asked == (1,)
    list(wander(match, seed=number))
    assert [int(words.split()[1]) for words in said(match.events, "round")] == list(range(number, 5))


def test_a_scene_of_the_set_up_stands_before_the_first_round() -> None:
    """CC-3.1: nothing but four rounds follows the starting parcels."""
    for at in ("game", "starting_parcels", "start_parcel : 0"):
        match = scene(at=at)
        assert table(match)["round"] == 0
        list(wander(match, seed=1))
        assert said(match.events, "round") == ["round 1", "round 2", "round 3", "round 4"]
