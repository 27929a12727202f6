"""Games to learn from: chunks of self-play, each in whatever process is free."""

from __future__ import annotations

import multiprocessing
import os
import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

import numpy as np

from posse.bots.planner import Noise
from posse.bots.selfplay import Diary, play_game
from posse.bots.skill import SKILLS
from posse.bots.train.fitting import Path, Sums
from posse.engine.dice import SeededDice

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
    """Some games to be played in one go; equal chunks give equal games wherever they are played."""

    game: str
    table: Table
    weights: Mapping[str, float]
    games: int
    seed: int
    shaken: bool


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
    weights = shaken(chunk.weights, skill.shakes, chunk.seed) if chunk.shaken else chunk.weights
    main, aside = WILD if chunk.shaken else CALM
    planner = skill.plan(weights, chunk.seed)
    planner.noise = Noise(main, aside, chunk.seed)
    options = skill.game.settle(chunk.table.options, chunk.table.seats)
    dice = SeededDice(chunk.seed)
    scores: list[list[float]] = []
    paths: list[Path] = []
    for _ in range(chunk.games):
        diary = Diary(skill.features())
        scores.append(list(play_game(skill.game, [planner] * chunk.table.seats, options, dice, diary)))
        paths += paths_of(diary)
    return Harvest(chunk, Sums.of(paths), scores)


def paths_of(diary: Diary) -> list[Path]:
    """The turns of one game, seat by seat."""
    targets, seats = np.array(list(diary.targets)), np.array(list(diary.seats))
    table = np.array(list(diary.rows)).reshape(len(targets), -1)
    return [Path(table[seats == seat], targets[seats == seat]) for seat in sorted(set(diary.seats))]


def harvests(chunks: list[Chunk], processes: int) -> Iterator[Harvest]:
    """All of them, in their order, on so many processes."""
    if processes == 1:
        yield from map(harvest, chunks)
        return
    with multiprocessing.get_context("spawn").Pool(processes, os.nice, (10,)) as pool:
        yield from pool.imap(harvest, chunks)
