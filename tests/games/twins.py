"""Records that differ in private random outcomes: for other seats they must look the same."""

from collections.abc import Iterator
from typing import NamedTuple

import posse
from posse.engine.dice import SeededDice
from posse.engine.opening import begin_scene
from tests.contract.law import wander

LINES = 18


class Outcome(NamedTuple):
    """A private outcome: the line, the index in it, the words, and the seat."""

    line: int
    place: int
    words: str
    mask: int


def excerpt(
    game: str, seats: int, options: dict[str, str], seed: int, lines: int = LINES
) -> tuple[posse.Match, list[list[posse.Event]]]:
    """Some lines from the middle of a random game, and what happened in each."""
    match = posse.new(game, seats, options, seed)
    for _ in wander(match, seed, 10 + seed * 13 % 97):
        pass
    if match.over:
        match = posse.new(game, seats, options, seed)
    short = begin_scene(match.game, match.scene(), SeededDice(seed))
    happened: list[list[posse.Event]] = [short.events]
    told = len(short.events)
    for _ in wander(short, seed + 1, lines):
        if len(short.events) > told or len(short.lines) > len(happened):
            happened.append(short.events[told:])
            told = len(short.events)
    return short, happened


def hidden_outcomes(match: posse.Match, happened: list[list[posse.Event]], noun: str, told_by: str) -> list[Outcome]:
    """Outcomes that only one seat has seen; lines with public ones are left out."""
    lines = match.record().splitlines()
    head = len(lines) - len(match.lines)
    found: list[Outcome] = []
    for number, events in enumerate(happened):
        said = lines[head + number].partition(" | ")[2].split(", ")
        places = [place for place, words in enumerate(said) if words.startswith(f"{noun} ")]
        heard = [event for event in events if event.name == told_by]
        if len(places) == len(heard):
            found += [
                Outcome(head + number, place, said[place], event.mask)
                for place, event in zip(places, heard, strict=True)
            ]
    return found


def exchanged(record: str, one: Outcome, other: Outcome) -> str:
    """The record with two outcomes swapped."""
    rows = record.split("\n")
    for outcome, words in ((other, one.words), (one, other.words)):
        left, bar, right = rows[outcome.line].partition(" | ")
        said = right.split(", ")
        said[outcome.place] = words
        rows[outcome.line] = left + bar + ", ".join(said)
    return "\n".join(rows)


def twins(match: posse.Match, unseen: list[Outcome]) -> Iterator[str]:
    """Records in which two different outcomes are swapped, except within one drawn hand."""
    for index, one in enumerate(unseen):
        for other in unseen[index + 1 :]:
            if one.words != other.words and (one.line, one.mask) != (other.line, other.mask):
                yield exchanged(match.record(), one, other)


def unseen_by(viewer: int | None, outcomes: list[Outcome]) -> list[Outcome]:
    return [outcome for outcome in outcomes if viewer is None or not outcome.mask >> viewer & 1]
