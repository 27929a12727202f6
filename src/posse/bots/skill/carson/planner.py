"""Judging answers in Carson City by the table right after them.

An answer and the questions that are only its other half (where to build, where the house goes) are judged together.
Roads are laid for a building that is built at once, never in advance.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from posse.bots.planner import NEVER, Planner
from posse.bots.playout import QUIET
from posse.bots.skill.carson.odds import tile_worth
from posse.bots.skill.carson.questions import (
    is_building_question,
    is_fidgeting,
    is_part_of_answer,
    is_plea,
    is_tile,
)
from posse.bots.skill.carson.sites import is_site_to_pave, pave, road_distance
from posse.bots.value import Value
from posse.engine.state import open_kind, pop
from posse.games.carson import frames
from posse.games.carson.data.board import PARCELS
from posse.games.carson.game import GAME
from posse.games.carson.state import CarsonState
from posse.games.carson.words import BUILD, DONE, PLAY_TILE, ROAD, ROADS

ASTRAY: Final = 3.0  # points that a road is worse for each step that it leads away from where it is wanted
DEEPEST: Final[i64] = 4


class Trial:
    """A table on which answers are tried, and room for the options of a question on it."""

    def __init__(self, state: CarsonState) -> None:
        self.state: Final = state
        self.out: Final = GAME.scratch()


class CarsonPlanner(Planner[CarsonState]):
    """Looks at the table after each answer; `level` says how deep in trials of trials a table is."""

    def __init__(self, value: Value[CarsonState], seed: int) -> None:
        super().__init__(GAME, value, seed)
        self.trials: list[Trial] = []
        self.values = vec[float]([0.0] * GAME.most_options)
        self.target: i64 = -1  # the parcel to which the last `_by_roads` would lay roads

    def sit(self, state: CarsonState) -> None:
        self.trials = [Trial(state.clone()) for _ in range(DEEPEST + 2)]

    def judge(self, state: CarsonState, seat: i64, answers: vec[i64], count: i64, values: vec[float]) -> None:
        kind = open_kind(state)
        if kind == frames.ROADS:
            self._judge_roads(state, seat, answers, count, values)
            return
        for index in range(count):
            is_late = index > 0 and self.clock.is_over()
            values[index] = NEVER if is_late else self._judged(state, seat, kind, answers[index], 0)

    def play_turn(self, state: CarsonState, seat: i64) -> None:
        self.answer(state, seat)
        while state.top >= 0 and is_part_of_answer(state, seat):
            self.answer(state, seat)

    def answer(self, state: CarsonState, seat: i64) -> None:
        """Answer one question; roads are laid at once, up to where they are wanted."""
        out = self.trials[DEEPEST + 1].out
        step = self.game.steps[open_kind(state)]
        count = step.options(state, seat, out)
        if count == 1:
            step.take(state, seat, out[0], self.dice, QUIET)
            return
        self.target = -1
        self.judge(state, seat, out, count, self.values)
        best: i64 = 0
        for index in range(1, count):
            if self.values[index] > self.values[best]:
                best = index
        action = out[best]
        noise = self.noise
        if noise is not None and noise.strikes(noise.main):
            action = out[noise.dice.below(count)]
            if self.values[best] > NEVER / 2.0 and is_fidgeting(open_kind(state), action):
                action = out[best]
        if action == ROADS and self.target >= 0:
            pave(state, seat, self.target)
        else:
            step.take(state, seat, action, self.dice, QUIET)

    # --- one answer

    def _judged(self, state: CarsonState, seat: i64, kind: i64, answer: i64, level: i64) -> float:
        if is_fidgeting(kind, answer) or is_plea(state, seat, kind, answer):
            return NEVER
        if answer == ROADS:
            return self._by_roads(state, seat, level)
        if is_tile(kind):
            return self.value.of(state, seat) + tile_worth(state, seat, answer - PLAY_TILE)
        trial = self.trials[level]
        twin = trial.state
        twin.copy_from(state)
        self.game.steps[kind].take(twin, seat, answer, self.dice, QUIET)
        return self._worth(twin, seat, level)

    def _worth(self, state: CarsonState, seat: i64, level: i64) -> float:
        """What a table is worth after an answer, with the best other half of it."""
        if state.top < 0 or level >= DEEPEST or not is_part_of_answer(state, seat):
            return self.value.of(state, seat)
        kind = open_kind(state)
        out = self.trials[level].out
        count = self.game.steps[kind].options(state, seat, out)
        best = NEVER
        for index in range(count):
            value = self._judged(state, seat, kind, out[index], level + 1)
            if value > best:
                best = value
        return best

    # --- roads

    def _by_roads(self, state: CarsonState, seat: i64, level: i64) -> float:
        """The best building that roads make possible; `target` is its parcel."""
        best = NEVER
        if level >= DEEPEST:
            return best
        for parcel in range(PARCELS):
            if is_site_to_pave(state, seat, parcel):
                value = self._built_by_roads(state, seat, parcel, level)
                if value > best:
                    best = value
                    self.target = parcel
        return best

    def _built_by_roads(self, state: CarsonState, seat: i64, parcel: i64, level: i64) -> float:
        trial = self.trials[level]
        twin = trial.state
        twin.copy_from(state)
        if not pave(twin, seat, parcel):
            return NEVER
        kind = open_kind(twin)
        count = self.game.steps[kind].options(twin, seat, trial.out)
        best = NEVER
        for index in range(count):
            answer = trial.out[index]
            if BUILD <= answer < BUILD + 8 * PARCELS and (answer - BUILD) % PARCELS == parcel:
                value = self._judged(twin, seat, kind, answer, level + 1)
                if value > best:
                    best = value
        return best

    def _judge_roads(self, state: CarsonState, seat: i64, answers: vec[i64], count: i64, values: vec[float]) -> None:
        """Each road by how far it leads to the parcel that is to be reached; without one it is enough."""
        under = self.trials[DEEPEST].state
        under.copy_from(state)
        pop(under)
        self.target = -1
        best = NEVER
        if is_building_question(open_kind(under)):
            best = self._by_roads(under, seat, 0)
        now = self.value.of(state, seat)
        for index in range(count):
            if answers[index] == DONE:
                values[index] = now
            elif self.target < 0:
                values[index] = NEVER
            else:
                values[index] = best - ASTRAY * float(road_distance(answers[index] - ROAD, self.target))
