"""Rounds of learning: play, refit, go on with the new weights; ship those that pass the gate."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from math import sqrt
from pathlib import Path
from typing import Any

import numpy as np

from posse.bots.skill import SKILLS
from posse.bots.train.crew import THIS_PROCESS, Crew
from posse.bots.train.fitting import Sums, as_array, by_name, fitted, total
from posse.bots.train.gate import Trial, tried
from posse.bots.train.playing import Chunk, Harvest, Table, harvest

PROGRESS = "progress.json"
SUMS = "sums.npz"
SEEDS_A_ROUND = 100_000


@dataclass(frozen=True)
class Course:
    """How to learn.

    `memory`: the last rounds whose rows count. `gate_every`: rounds from one test to the next, and `playouts` what is
    spent on a question there. `rivalry`: how much a point of the others counts against an own one.
    """

    game: str
    tables: list[Table]
    folder: Path
    rounds: int = 20
    chunks: int = 16
    games: int = 8
    seed: int = 1
    pull: float = 1600.0
    memory: int = 8
    rivalry: float = 0.0
    gate_every: int = 4
    deals: int = 500
    playouts: int = 0
    crew: Crew = THIS_PROCESS


@dataclass
class Learner:
    """What has been learned so far; it is saved after each round, and goes on from there."""

    course: Course
    say: Callable[[str], None]
    show: Callable[[str], object] = str  # tells how far the round is
    done: int = 0
    weights: dict[str, float] = field(default_factory=dict)
    shipped: dict[str, float] = field(default_factory=dict)
    recent: list[Sums] = field(default_factory=list)

    def begin(self, weights: dict[str, float]) -> None:
        """Go on from the folder's checkpoint or, if there is none, begin with these weights."""
        if not self._restore():
            self.weights = dict(weights)
            self.shipped = dict(weights)

    def learn(self) -> None:
        """All rounds that are still to come."""
        while self.done < self.course.rounds:
            self.play_round()
            if self.done % self.course.gate_every == 0 or self.done == self.course.rounds:
                self.pass_gate()

    def play_round(self) -> None:
        course, began = self.course, time.monotonic()
        names = SKILLS[course.game].features().names
        before = as_array(names, self.weights)
        found = self._harvested(self._chunks())
        new = total([one.sums for one in found])
        self.recent = [*self.recent, new][-course.memory :]
        self.weights = by_name(names, fitted(total(self.recent), before, course.pull))
        self.done += 1
        self._save()
        explained = new.explained(before)
        spent = time.monotonic() - began
        self.say(f"round {self.done}: {told(found)}; R2 {explained:.3f}, {new.rows:.0f} rows, {spent:.0f} s")

    def _harvested(self, chunks: list[Chunk]) -> list[Harvest]:
        found: list[Harvest] = []
        for one in self.course.crew.map(harvest, chunks):
            found.append(one)
            self.show(f"round {self.done + 1}: {len(found)} of {len(chunks)} chunks")
        return found

    def pass_gate(self) -> Trial:
        """Ship the weights if they are stronger than those shipped last."""
        course = self.course
        seed = (course.seed * 1000 + self.done + 500) * SEEDS_A_ROUND
        trial = tried(
            course.game,
            course.tables,
            self.weights,
            self.shipped,
            course.deals,
            seed,
            course.crew,
            course.playouts,
        )
        self.say(f"gate after round {self.done}: {trial}")
        if trial.accepted:
            self.shipped = dict(self.weights)
            self._save()
        return trial

    def _chunks(self) -> list[Chunk]:
        """Each kind of table with the weights as they are, and with shaken ones."""
        course = self.course
        first = (course.seed * 1000 + self.done) * SEEDS_A_ROUND
        return [
            Chunk(
                course.game,
                course.tables[number // 2 % len(course.tables)],
                self.weights,
                course.games,
                first + number,
                shaken=number % 2 == 1,
                rivalry=course.rivalry,
            )
            for number in range(course.chunks)
        ]

    # --- checkpoints

    def _save(self) -> None:
        folder = self.course.folder
        folder.mkdir(parents=True, exist_ok=True)
        columns: dict[str, Any] = {
            f"{key}{number}": value for number, sums in enumerate(self.recent) for key, value in vars(sums).items()
        }
        with (folder / "new.npz").open("wb") as file:
            np.savez(file, **columns)
        os.replace(folder / "new.npz", folder / SUMS)
        text = json.dumps({"done": self.done, "weights": self.weights, "shipped": self.shipped})
        (folder / "new.json").write_text(text, encoding="utf-8")
        os.replace(folder / "new.json", folder / PROGRESS)

    def _restore(self) -> bool:
        folder = self.course.folder
        if not (folder / PROGRESS).is_file():
            return False
        saved = json.loads((folder / PROGRESS).read_text(encoding="utf-8"))
        self.done, self.weights, self.shipped = saved["done"], saved["weights"], saved["shipped"]
        with np.load(folder / SUMS) as columns:
            keys = list(Sums.__dataclass_fields__)
            count = len(columns.files) // len(keys)
            self.recent = [Sums(**{key: columns[f"{key}{number}"] for key in keys}) for number in range(count)]
        return True


def told(found: list[Harvest]) -> str:
    """The mean score of a seat at each kind of table, in the games whose weights were not shaken."""
    scores: dict[str, list[float]] = {}
    for one in found:
        if not one.chunk.shaken:
            scores.setdefault(str(one.chunk.table), []).extend(sum(game) / len(game) for game in one.scores)
    return ", ".join(f"{table} {mean_told(means)}" for table, means in scores.items())


def mean_told(means: list[float]) -> str:
    """A mean with its interval; the seats of one game are not independent, so each game counts once."""
    mean = sum(means) / len(means)
    variance = sum((one - mean) ** 2 for one in means) / max(len(means) - 1, 1)
    return f"{mean:.1f} ± {1.96 * sqrt(variance / len(means)):.1f}"
