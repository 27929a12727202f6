"""Fits the squash of a game to notes of games, and measures how well the chances agree with the results.

What is measured comes from games that were not fitted to: each half of the notes is judged by a fit to the other.
"""

from collections.abc import Callable, Iterable, Sequence
from math import log
from typing import Any, NamedTuple

from posse.analysis.estimate import mean
from posse.analysis.judge import Prospect
from posse.analysis.squash import ANY_SEATS, Squash

BASES = (0.2, 0.35, 0.5, 0.7, 0.9, 1.2, 1.6)
GROWTHS = (0.0, 0.1, 0.2, 0.3, 0.5, 0.8, 1.2)
LEAD_WIDTHS = (0.05, 0.1, 0.2, 0.3, 0.5, 0.8, 1.2, 2.0)
ENOUGH_GAMES = 40
"""With fewer games of a number of seats, those of all numbers serve."""
TENTHS = 10
UNSURE = 1e-6


class Sample(NamedTuple):
    """One moment: the scores as they stand, and where playouts lead."""

    scores: list[float]
    prospects: list[Prospect]


class Note(NamedTuple):
    """One game: who played, how it ended, and some moments of it."""

    seed: int
    seats: int
    levels: list[str]
    result: list[float]
    samples: list[Sample]

    @classmethod
    def read(cls, row: Sequence[Any]) -> "Note":
        seed, seats, levels, result, samples = row
        read = [Sample(scores, [Prospect(*one) for one in prospects]) for scores, prospects in samples]
        return cls(seed, seats, levels, result, read)


Predict = Callable[[Sample], list[float]]


def fitted(notes: Sequence[Note]) -> dict[str, list[float]]:
    """The best squash for all numbers of seats, and for each with enough games."""
    found = {ANY_SEATS: best_squash(notes)}
    for seats in sorted({note.seats for note in notes}):
        own = [note for note in notes if note.seats == seats]
        if len(own) >= ENOUGH_GAMES:
            found[str(seats)] = best_squash(own)
    return {seats: [round(number, 4) for number in one] for seats, one in found.items()}


def best_squash(notes: Sequence[Note]) -> Squash:
    """The squash of a grid under which the results were likeliest."""
    unit = spread(notes)
    usual = sum(one.to_come for one in prospects(notes)) / max(1, len(list(prospects(notes)))) or 1.0
    grid = [Squash(base * unit, growth * unit / usual) for base in BASES for growth in GROWTHS]
    return min(grid, key=lambda one: surprise(notes, predictor(one)))


def spread(notes: Sequence[Note]) -> float:
    """How far the expected points of the seats usually lie apart."""
    gaps = [max(one.values) - min(one.values) for one in prospects(notes)]
    return sum(gaps) / max(1, len(gaps)) / 2 or 1.0


def prospects(notes: Sequence[Note]) -> Iterable[Prospect]:
    return (one for note in notes for sample in note.samples for one in sample.prospects)


def predictor(one: Squash) -> Predict:
    return lambda sample: mean([p.shares or one.chances(p.values, p.to_come) for p in sample.prospects])


def surprise(notes: Sequence[Note], predict: Predict) -> float:
    """The mean logarithmic loss."""
    total, count = 0.0, 0
    for note in notes:
        for sample in note.samples:
            chances = predict(sample)
            total -= sum(won * log(max(UNSURE, p)) for won, p in zip(note.result, chances, strict=True))
            count += 1
    return total / max(1, count)


def brier(notes: Sequence[Note], predict: Predict) -> float:
    """The mean squared error of the chances, over all seats and moments."""
    errors = [
        (p - won) ** 2
        for note in notes
        for sample in note.samples
        for p, won in zip(predict(sample), note.result, strict=True)
    ]
    return sum(errors) / max(1, len(errors))


def lead_predictor(notes: Sequence[Note]) -> Predict:
    """The best that can be said by the scores as they stand."""
    gaps = [max(sample.scores) - min(sample.scores) for note in notes for sample in note.samples]
    unit = sum(gaps) / max(1, len(gaps)) or 1.0
    grid = [Squash(width * unit, 0.0) for width in LEAD_WIDTHS]

    def predict_by(one: Squash) -> Predict:
        return lambda sample: one.chances(sample.scores, 0.0)

    return predict_by(min(grid, key=lambda one: surprise(notes, predict_by(one))))


def tenths(notes: Sequence[Note]) -> dict[str, Any]:
    """Brier scores on games that were not fitted to, and for each tenth of chances how often they came true."""
    halves = notes[::2], notes[1::2]
    pairs: list[tuple[float, float]] = []
    scores = {"brier": 0.0, "brier_lead": 0.0, "brier_equal": 0.0}
    for learned, judged in (halves, halves[::-1]):
        predict = predictor(best_squash(learned))
        scores["brier"] += brier(judged, predict) / 2
        scores["brier_lead"] += brier(judged, lead_predictor(learned)) / 2
        scores["brier_equal"] += brier(judged, lambda sample: [1 / len(sample.scores)] * len(sample.scores)) / 2
        for note in judged:
            for sample in note.samples:
                pairs += zip(predict(sample), note.result, strict=True)
    return {**scores, "moments": sum(len(note.samples) for note in notes), "tenths": [*reliability(pairs)]}


def reliability(pairs: Sequence[tuple[float, float]]) -> Iterable[list[float]]:
    """For each tenth: the mean chance, how often it came true, and how many there were."""
    for tenth in range(TENTHS):
        own = [pair for pair in pairs if min(TENTHS - 1, int(pair[0] * TENTHS)) == tenth]
        if own:
            chance, won = mean(own)
            yield [round(chance, 4), round(won, 4), len(own)]
