"""Planning a turn of Great Western Trail.

A turn is one move and many small questions. Only its end is judged, before the hand is drawn up: so no half-done visit
is ever compared with another, and the luck of the draw does not blur the comparison.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from posse.bots.planner import NEVER, Planner
from posse.bots.playout import QUIET
from posse.bots.skill.trail.questions import (
    is_building_action,
    is_farewell,
    is_habit,
    is_journey,
    is_open_end,
    is_seen_at_once,
    is_sensible_income,
)
from posse.bots.value import Value
from posse.engine.state import open_kind, open_mask
from posse.games.trail import frames
from posse.games.trail.game import GAME
from posse.games.trail.state import TrailState
from posse.games.trail.words import DONE, PLAY, SPEND

WORTHWHILE: Final = 0.02  # points that another action of a visit must bring
EAGER: Final = 0.05  # points that an objective card must bring to be played before the move
A_DOLLAR: Final = 0.5  # points


class Trial:
    """A table on which answers are tried, and room for the options of a question on it."""

    def __init__(self, state: TrailState) -> None:
        self.state: Final = state
        self.out: Final = GAME.scratch()


class TrailPlanner(Planner[TrailState]):
    """Completes the turn from every answer; `level` says how deep in trials of trials a table is, 0 is the real one."""

    def __init__(self, value: Value[TrailState], seed: int) -> None:
        super().__init__(GAME, value, seed)
        self.seat: i64 = 0
        self.trials: list[Trial] = []
        self.journeys: i64 = 0  # inside the move that is being tried
        self.found = 0.0  # what the last `_best_answer` is worth
        self.moves = vec[float]([0.0] * GAME.most_options)

    def sit(self, state: TrailState) -> None:
        self.trials = [Trial(state.clone())]

    def judge(self, state: TrailState, seat: i64, answers: vec[i64], count: i64, values: vec[float]) -> None:
        self.seat = seat
        kind = open_kind(state)
        if kind == frames.MOVE or kind == frames.BEGIN:
            self._judge_moves(state, answers, count, values)
            return
        for index in range(count):
            is_late = index > 0 and self.clock.is_over()
            values[index] = NEVER if is_late else self._judged(state, kind, answers[index])

    def play_turn(self, state: TrailState, seat: i64) -> None:
        self.seat = seat
        out = self._trial(0).out
        count = self._settle(state, out)
        while count > 0:
            self._judge_moves(state, out, count, self.moves)
            action = out[best_of(self.moves, count)]
            if self.noise is not None and self.noise.strikes(self.noise.main):
                action = out[self.noise.dice.below(count)]
            self._take(state, action)
            self._leaf(state, 0, True)
            count = self._settle(state, out)

    def finish_turn(self, state: TrailState, seat: i64) -> None:
        """Answer what follows in a turn that is under way."""
        self.seat = seat
        self._leaf(state, 0, True)
        self.play_turn(state, seat)

    # --- judging answers

    def _judge_moves(self, state: TrailState, answers: vec[i64], count: i64, values: vec[float]) -> None:
        """Each target by the turn it leads to. An objective card is played before the move if that is a gain now."""
        best = NEVER
        plays: i64 = 0
        for index in range(count):
            if answers[index] < PLAY:
                is_late = index > 0 and self.clock.is_over()
                values[index] = NEVER if is_late else self._try(state, answers[index], 1, True)
                best = max(best, values[index])
            else:
                plays += 1
        if plays == 0:
            return
        least = self._worth(state) + EAGER
        for index in range(count):
            if answers[index] >= PLAY:
                values[index] = best + self._try(state, answers[index], 1, False) - least

    def _judged(self, state: TrailState, kind: i64, answer: i64) -> float:
        if kind == frames.WAY:
            return self._worth(state) + A_DOLLAR * float(self._money_by_way(state, answer, 1) - state.money[self.seat])
        if is_seen_at_once(kind):
            return self._seen(state, answer, 1)
        if kind == frames.VISIT and answer == DONE:
            return self._worth(state) + WORTHWHILE
        if kind == frames.INCOME and not is_sensible_income(state, self.seat, answer - SPEND):
            return NEVER
        return self._try(state, answer, 1, True)

    def _worth(self, state: TrailState) -> float:
        return self.value.of(state, self.seat)

    def _seen(self, state: TrailState, answer: i64, level: i64) -> float:
        """What the table is worth right after an answer."""
        twin = self._trial(level).state
        twin.copy_from(state)
        self._take(twin, answer)
        return self._worth(twin)

    def _try(self, state: TrailState, answer: i64, level: i64, complete: bool) -> float:
        """What the table is worth after an answer and what must follow; if `complete`, after the whole turn."""
        twin = self._trial(level).state
        twin.copy_from(state)
        self._take(twin, answer)
        return self._leaf(twin, level, complete)

    # --- the rest of a turn

    def _leaf(self, state: TrailState, level: i64, complete: bool) -> float:
        """Answer questions on this very table up to the end of the turn; what it is worth then.

        It ends before a move, too, and unless `complete` where the player may leave it at that.
        """
        out = self._trial(level).out
        count = self._settle(state, out)
        while count > 0:
            kind = open_kind(state)
            if kind == frames.MOVE:
                break
            if kind == frames.WAY:
                action = self._cheapest_way(state, level, count)
            elif is_open_end(state, kind):
                if not complete:
                    break
                action = self._next_action(state, level, count)
            elif is_seen_at_once(kind):
                action = self._best_at_once(state, level, count)
            else:
                action = self._best_answer(state, kind, level, count)
                if not complete:
                    return self.found
            if level == 0:
                action = self._strayed(kind, action, count)
            self._take(state, action)
            count = self._settle(state, out)
        return self._worth(state)

    def _next_action(self, state: TrailState, level: i64, count: i64) -> i64:
        """What improves the table most; what gives up all else comes last. Without any of both: done."""
        out = self._trial(level).out
        best = self._worth(state) + WORTHWHILE
        best_farewell = best
        chosen = DONE
        farewell = DONE
        for index in range(count):
            action = out[index]
            if action == DONE:
                continue
            value = self._try(state, action, level + 1, False)
            if is_farewell(action):
                if value > best_farewell:
                    best_farewell = value
                    farewell = action
            elif value > best:
                best = value
                chosen = action
        return farewell if chosen == DONE else chosen

    def _best_at_once(self, state: TrailState, level: i64, count: i64) -> i64:
        out = self._trial(level).out
        chosen = out[0]
        best = NEVER
        for index in range(count):
            value = self._seen(state, out[index], level + 1)
            if value > best:
                best = value
                chosen = out[index]
        return chosen

    def _best_answer(self, state: TrailState, kind: i64, level: i64, count: i64) -> i64:
        """The best answer, and in `found` what it is worth. After a journey the turn goes on, but only after one."""
        out = self._trial(level).out
        goes_on = is_journey(kind) and self.journeys == 0
        self.journeys += 1 if goes_on else 0
        chosen = out[0]
        best = NEVER
        for index in range(count):
            if kind == frames.INCOME and not is_sensible_income(state, self.seat, out[index] - SPEND):
                continue
            value = self._try(state, out[index], level + 1, goes_on)
            if value > best:
                best = value
                chosen = out[index]
        self.journeys -= 1 if goes_on else 0
        self.found = best
        return chosen

    def _strayed(self, kind: i64, action: i64, count: i64) -> i64:
        """The answer, or while a value is learned sometimes another one where the same would be given always."""
        noise = self.noise
        if noise is None:
            return action
        out = self._trial(0).out
        if is_habit(kind) and noise.strikes(noise.aside):
            return out[noise.dice.below(count)]
        if kind == frames.VISIT:
            for index in range(count):
                if is_building_action(out[index]) and noise.strikes(noise.aside):
                    return out[index]
        return action

    # --- the way to a target

    def _cheapest_way(self, state: TrailState, level: i64, count: i64) -> i64:
        out = self._trial(level).out
        chosen = out[0]
        most: i64 = -1
        for index in range(count):
            money = self._money_by_way(state, out[index], level + 1)
            if money > most:
                most = money
                chosen = out[index]
        return chosen

    def _money_by_way(self, state: TrailState, answer: i64, level: i64) -> i64:
        """What is left of the money at the end of the cheapest way that begins with this answer."""
        trial = self._trial(level)
        twin = trial.state
        twin.copy_from(state)
        self._take(twin, answer)
        step = self.game.steps[frames.WAY]
        while open_kind(twin) == frames.WAY:
            count = step.options(twin, self.seat, trial.out)
            action = trial.out[0] if count == 1 else self._cheapest_way(twin, level, count)
            self._take(twin, action)
        return twin.money[self.seat]

    # --- tables

    def _trial(self, level: i64) -> Trial:
        while level >= len(self.trials):
            self.trials.append(Trial(self.trials[0].state.clone()))
        return self.trials[level]

    def _take(self, state: TrailState, action: i64) -> None:
        self.game.steps[open_kind(state)].take(state, self.seat, action, self.dice, QUIET)

    def _settle(self, state: TrailState, out: vec[i64]) -> i64:
        """Like `Game.advance`, but no further than the end of the turn, where it returns 0."""
        steps = self.game.steps
        while True:
            kind = open_kind(state)
            if kind == frames.TURN and frames.has_begun(state):
                return 0
            if open_mask(state) == 0:
                steps[kind].run(state, self.dice, QUIET)
                continue
            count = steps[kind].options(state, self.seat, out)
            if count > 1 or steps[kind].ask_anyway:
                return count
            self._take(state, out[0])


def best_of(values: vec[float], count: i64) -> i64:
    best: i64 = 0
    for index in range(1, count):
        if values[index] > values[best]:
            best = index
    return best
