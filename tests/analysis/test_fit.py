"""The calibration: temperatures that are found again, scores that can be computed by hand, limits of the words."""

from random import Random

import pytest

from posse.analysis.calibrate import mean_loss, word_limits
from posse.analysis.fit import Note, Sample, best_squash, brier, fitted, lead_predictor, predictor, reliability, tenths
from posse.analysis.judge import Prospect
from posse.analysis.squash import ANY_SEATS, Squash

TRUTH = Squash(4.0, 0.0)


def notes(count: int, seats: int = 3) -> list[Note]:
    """Games in which a seat wins as often as the truth says; the scores as they stand say nothing."""
    chance = Random(1)
    found = []
    for seed in range(count):
        values = [chance.uniform(0.0, 20.0) for _ in range(seats)]
        winner = chance.choices(range(seats), TRUTH.chances(values, 0.0))[0]
        result = [float(seat == winner) for seat in range(seats)]
        scores = [chance.uniform(0.0, 20.0) for _ in range(seats)]
        found.append(Note(seed, seats, ["level1"] * seats, result, [Sample(scores, [Prospect(values, 5.0, None)])]))
    return found


def test_the_temperature_of_the_games_is_found_again() -> None:
    """The grid has steps of about a third."""
    found = best_squash(notes(1500))
    assert 0.7 * TRUTH.base < found.base + 5.0 * found.growth < 1.4 * TRUTH.base


def test_a_number_of_seats_with_enough_games_has_a_fit_of_its_own() -> None:
    found = fitted([*notes(60, seats=3), *notes(10, seats=2)])
    assert set(found) == {ANY_SEATS, "3"}


def test_what_says_nothing_is_no_better_than_equal_chances() -> None:
    found = tenths(notes(600))
    assert found["brier"] < 0.9 * found["brier_equal"] < 1.1 * found["brier_lead"]
    assert found["moments"] == 600


def test_chances_agree_with_results() -> None:
    """For each tenth; the limit is far beyond what so many games leave to chance."""
    rows = tenths(notes(1500))["tenths"]
    assert len(rows) == 10
    assert all(abs(chance - won) < 0.08 for chance, won, _ in rows)


def test_the_brier_score_is_the_mean_squared_error() -> None:
    note = Note(0, 2, ["level1", "level1"], [1.0, 0.0], [Sample([0.0, 0.0], [Prospect([0.0, 0.0], 0.0, None)])])
    assert brier([note], predictor(TRUTH)) == pytest.approx(0.25)
    assert brier([note], lead_predictor([note])) == pytest.approx(0.25)
    sure = note._replace(samples=[Sample([0.0, 0.0], [Prospect([0.0, 0.0], 0.0, [1.0, 0.0])])])
    assert brier([sure], predictor(TRUTH)) == 0.0


def test_every_tenth_tells_how_often_it_came_true() -> None:
    assert list(reliability([(0.12, 0.0), (0.18, 1.0), (1.0, 1.0)])) == [[0.15, 0.5, 2], [1.0, 1.0, 1]]


def test_words_are_for_the_worst_tenth_and_never_for_less_than_a_hundredth() -> None:
    assert word_limits([number / 1000 for number in range(1000)]) == [0.899, 0.959, 0.989]
    assert word_limits([0.0] * 1000) == [0.01, 0.025, 0.05]


def test_the_error_of_a_mean_loss_comes_from_how_games_differ() -> None:
    alike = [{"losses": [["level1", 0.1], ["level1", 0.3], ["level2", 0.9]]}] * 4
    found = mean_loss(alike, "level1")
    assert found == {"mean": pytest.approx(0.2), "error": pytest.approx(0.0), "answers": 8, "games": 4}
    apart = [{"losses": [["level1", loss]] * 5} for loss in (0.1, 0.3)]
    assert mean_loss(apart, "level1") == pytest.approx({"mean": 0.2, "error": 0.1, "answers": 10, "games": 2})
    assert mean_loss(apart, "level4") is None
