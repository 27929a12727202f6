"""Judging answers by playouts: what comes of each if everybody plays on as a quick planner would.

Only the most promising answers are tried, again and again on tables imagined anew, the same table for every answer.
Those that fall behind are left out by and by (sequential halving). Where the time is over before every answer was
played out once, first impressions decide. Compiled, and the same for every game.
"""

from typing import Any, Final, Generic

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from posse.bots.planner import Planner
from posse.bots.playout import QUIET
from posse.bots.value import Value
from posse.engine.dice import SeededDice, number_below
from posse.engine.game import Game
from posse.engine.state import open_kind
from posse.engine.step import S

WIDE: Final[i64] = 1 << 30
FAR_BEHIND: Final = -1000.0


@mypyc_attr(allow_interpreted_subclasses=True)
class Lookahead(Planner[S], Generic[S]):
    """Spends so many playouts on a question, on at most `width` answers; a game says how a playout goes on.

    `effort`: tables that may be judged in the playouts of a question; where they are long there are fewer of them.
    `hopeless`: points by which an answer may look worse at first and still be tried.
    `envy`: how much a point of the best other seat counts against an own one.
    """

    def __init__(
        self,
        game: Game[S],
        value: Value[S],
        seed: int,
        quick: Planner[S],
        playouts: int,
        effort: int,
        width: int,
        hopeless: float,
        envy: float,
    ) -> None:
        super().__init__(game, value, seed)
        self.quick_judge: Final = quick
        quick.clock = self.clock
        self.playouts = playouts
        self.effort: i64 = effort
        self.width: i64 = width
        self.hopeless = hopeless
        self.envy = envy
        self.tables: list[Any] = []
        self.out: Final = game.scratch()
        self.totals: Final = vec[float]([0.0] * width)
        self.points: Final = vec[float]([0.0] * width)  # the part of the totals that is the seat's own
        self.last_totals: Final = vec[float]([0.0] * width)  # in the world played last
        self.last_points: Final = vec[float]([0.0] * width)
        self.chosen: Final = vec[i64]([0] * width)  # places of the answers that are tried
        self.firsts: Final = vec[float]([0.0] * game.most_options)  # first impressions of all answers

    # --- what a game says

    def is_worth_playouts(self, state: S) -> bool:
        """Whether the open question is to be judged by playouts."""
        raise NotImplementedError

    def play_on(self, state: S, seat: i64, dice: SeededDice) -> None:
        """Go on after an answer of the seat, up to where the table can be judged, or until the time is over."""
        raise NotImplementedError

    # --- planning

    def sit(self, state: S) -> None:
        self.quick_judge.sit(state)
        self.tables = [state.clone(), state.clone()]

    def play_turn(self, state: S, seat: i64) -> None:
        """Answer the open question."""
        step = self.game.steps[open_kind(state)]
        count = step.options(state, seat, self.out)
        values = vec[float]([0.0] * count)
        self.judge(state, seat, self.out, count, values)
        best: i64 = 0
        for index in range(1, count):
            if values[index] > values[best]:
                best = index
        step.take(state, seat, self.out[best], self.dice, QUIET)

    def judge(self, state: S, seat: i64, answers: vec[i64], count: i64, values: vec[float]) -> None:
        """First impressions, then playouts for the best of them: half as many answers each time, twice as often."""
        firsts = self.firsts
        self.quick_judge.judge(state, seat, answers, count, firsts)
        tried: i64 = 1
        if self.is_worth_playouts(state):
            tried = self._shortlist(count)
        highest = firsts[self.chosen[0]]
        if tried == 1 or not self._play_out(state, seat, answers, tried):
            for index in range(count):
                values[index] = firsts[index]
            return
        worst = self.totals[tried - 1]
        for index in range(count):
            values[index] = worst + min(0.0, firsts[index] - highest)
        for place in range(tried):
            values[self.chosen[place]] = self.totals[place]

    def _shortlist(self, count: i64) -> i64:
        """Write the places of the best answers by first impression into `chosen`, best first; how many."""
        firsts, chosen = self.firsts, self.chosen
        size: i64 = 0
        for index in range(count):
            place = size
            while place > 0 and firsts[chosen[place - 1]] < firsts[index]:
                if place < self.width:
                    chosen[place] = chosen[place - 1]
                place -= 1
            if place < self.width:
                chosen[place] = index
                if size < self.width:
                    size += 1
        while size > 1 and firsts[chosen[size - 1]] < firsts[chosen[0]] - self.hopeless:
            size -= 1
        return size

    def _play_out(self, state: S, seat: i64, answers: vec[i64], tried: i64) -> bool:
        """Leave in `totals` what each answer tried is worth on average, best first, unless there is no time."""
        stages: i64 = 1
        while (tried >> stages) > 1:
            stages += 1
        for place in range(tried):
            self.totals[place] = self.points[place] = 0.0
        alive = tried
        judged_before = self.value.judged
        played = self._play_worlds(state, seat, answers, alive, 1)
        if played == 0:
            return False
        cost = (self.value.judged - judged_before) // tried + 1
        playouts = min(self.playouts, self.effort // cost)
        for stage in range(stages):
            worlds = max(i64(1), playouts // (stages * alive))
            played += self._play_worlds(state, seat, answers, alive, worlds if stage else worlds - 1)
            self._sort(alive)
            following = (alive + 1) >> 1 if stage + 1 < stages else i64(0)
            for place in range(following, alive):
                self.totals[place] /= float(played)
                self.points[place] /= float(played)
            alive = following
        self._fall_in_line(tried)
        return True

    def _fall_in_line(self, tried: i64) -> None:
        """An answer left out early was not better than any that stayed; the best is worth the points it brings."""
        others = self.points[0] - self.totals[0]
        for place in range(1, tried):
            self.totals[place] = min(self.totals[place], self.totals[place - 1])
        for place in range(tried):
            self.totals[place] += others

    def _play_worlds(self, state: S, seat: i64, answers: vec[i64], alive: i64, most: i64) -> i64:
        """Play out every answer still in the running in so many worlds; in how many there was time for all."""
        for played in range(most):
            if not self._play_world(state, seat, answers, alive):
                return played
            for place in range(alive):
                self.totals[place] += self.last_totals[place]
                self.points[place] += self.last_points[place]
        return most

    def _play_world(self, state: S, seat: i64, answers: vec[i64], alive: i64) -> bool:
        """One supposed table, one fate, every answer that is still in the running, unless the time is over."""
        world, twin = self.tables[0], self.tables[1]
        world.copy_from(state)
        self.game.redraw(world, seat, self.dice)
        fate = number_below(self.dice, WIDE)
        for place in range(alive):
            twin.copy_from(world)
            dice = SeededDice(int(fate))
            self.game.steps[open_kind(twin)].take(twin, seat, answers[self.chosen[place]], dice, QUIET)
            self.play_on(twin, seat, dice)
            if self.clock.is_over():
                return False
            own = self.value.of(twin, seat)
            self.last_points[place] = own
            self.last_totals[place] = own - self.envy * self._best_other(twin, seat)
        return True

    def _best_other(self, state: S, seat: i64) -> float:
        best = FAR_BEHIND
        for other in range(state.seats):
            if other != seat:
                best = max(best, self.value.of(state, other))
        return best

    def _sort(self, alive: i64) -> None:
        """Put the answers still tried in order, best first."""
        totals, points, chosen = self.totals, self.points, self.chosen
        for place in range(1, alive):
            at = place
            while at > 0 and totals[at - 1] < totals[at]:
                total, point, index = totals[at], points[at], chosen[at]
                totals[at], points[at], chosen[at] = totals[at - 1], points[at - 1], chosen[at - 1]
                totals[at - 1], points[at - 1], chosen[at - 1] = total, point, index
                at -= 1
