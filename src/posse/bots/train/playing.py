"""Games to learn from: chunks of self-play, each in whatever process is free."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from posse.bots.planner import Noise, Planner
from posse.bots.selfplay import Diary, play_game
from posse.bots.skill import SKILLS
from posse.bots.train.fitting import Array, Path, Sums
from posse.engine.dice import SeededDice

MOST_SEATS = 8

CALM = (0.006, 0.03)
"""How often the main answer of a turn, and answers of habit, are random."""

WILD = (0.02, 0.1)
"""The same in the half of the chunks whose weights are shaken."""


@dataclass(frozen=True)
class Table:
    """A kind of table to learn from."""

    seats: int
    options: Mapping[str, str]

    def __str__(self) -> str:
        return " ".join([f"{self.seats}p", *self.options.values()])


@dataclass(frozen=True)
class Chunk:
    """Some games to be played in one go; equal chunks give equal games wherever they are played.

    `rivalry`: how much a point of the others counts against an own one.
    """

    game: str
    table: Table
    weights: Mapping[str, float]
    games: int
    seed: int
    shaken: bool
    rivalry: float = 0.0


@dataclass(frozen=True)
class Harvest:
    """What a chunk has brought: rows to learn from, and the scores of all its seats, game by game."""

    chunk: Chunk
    sums: Sums
    scores: list[list[float]]


def shaken(weights: Mapping[str, float], shakes: Mapping[str, float], seed: int) -> dict[str, float]:
    """Other weights, which lead to another strategy."""
    chance = random.Random(seed)
    changes = {name: chance.gauss(0, deviation) for name, deviation in sorted(shakes.items())}
    return {name: weights.get(name, 0.0) + changes.get(name, 0.0) for name in {**weights, **changes}}


def harvest(chunk: Chunk) -> Harvest:
    """Play the games of a chunk."""
    skill = SKILLS[chunk.game]
    planners = [planner_of(chunk, seat) for seat in range(chunk.table.seats)]
    options = skill.game.settle(chunk.table.options, chunk.table.seats)
    dice = SeededDice(chunk.seed)
    scores: list[list[float]] = []
    paths: list[Path] = []
    for _ in range(chunk.games):
        diary = Diary(skill.features())
        scores.append(list(play_game(skill.game, planners, options, dice, diary)))
        paths += paths_of(diary, scores[-1], chunk.rivalry)
    return Harvest(chunk, Sums.of(paths), scores)


def planner_of(chunk: Chunk, seat: int) -> Planner[Any]:
    """The planner of a seat.

    Shaken ones differ from seat to seat: so what helps a seat is told from what helps the whole table, such as to play
    slowly.
    """
    skill = SKILLS[chunk.game]
    seed = chunk.seed * MOST_SEATS + seat
    weights = shaken(chunk.weights, skill.shakes, seed) if chunk.shaken else chunk.weights
    main, aside = WILD if chunk.shaken else CALM
    planner = skill.plan(weights, seed)
    planner.noise = Noise(main, aside, seed)
    return planner


def paths_of(diary: Diary, scores: list[float], rivalry: float) -> list[Path]:
    """The turns of one game, seat by seat; what the others still make counts against a seat."""
    targets, seats = np.array(list(diary.targets)), np.array(list(diary.seats))
    table = np.array(list(diary.rows)).reshape(len(targets), -1)
    margins = targets - rivalry * to_come_of_others(targets, seats, scores)
    return [Path(table[seats == seat], margins[seats == seat]) for seat in sorted(set(diary.seats))]


def to_come_of_others(targets: Array, seats: NDArray[np.int64], scores: list[float]) -> Array:
    """For each turn what the other seats still make on average, each counted from the end of its own last turn."""
    left = np.array(scores)
    found = np.empty_like(targets)
    for turn, seat in enumerate(seats):
        left[seat] = targets[turn]
        found[turn] = (left.sum() - left[seat]) / (len(scores) - 1)
    return found
