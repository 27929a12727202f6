"""Judging answers in Carson City by the ends of the rounds they lead to.

From each of the most promising answers all seats play on to the end of the round, as the quick planner would with a
little caprice, again and again with the same dice for every answer. Answers that fall behind are left out by and by.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from posse.bots.planner import Planner
from posse.bots.playout import QUIET
from posse.bots.skill.carson.planner import CarsonPlanner, Trial
from posse.bots.value import Value
from posse.engine.dice import SeededDice, number_below
from posse.engine.state import open_kind
from posse.games.carson import frames
from posse.games.carson.game import GAME
from posse.games.carson.state import CarsonState

HOPELESS: Final = 8.0  # points by which an answer may look worse at first and still be tried
WIDE: Final[i64] = 1 << 30


class RoundPlanner(Planner[CarsonState]):
    """Spends so many playouts on each question, on at most `width` answers."""

    def __init__(
        self,
        value: Value[CarsonState],
        seed: int,
        playouts: int,
        width: int = 8,
        envy: float = 1.0,
        caprice: float = 1.0,
    ) -> None:
        super().__init__(GAME, value, seed)
        self.playouts: i64 = playouts
        self.width: i64 = width
        self.envy = envy
        self.quick: Final = CarsonPlanner(value, seed)
        self.quick.caprice = caprice
        self.tables: list[Trial] = []
        self.totals: Final = vec[float]([0.0] * width)
        self.chosen: Final = vec[i64]([0] * width)  # places of the answers that are tried
        self.firsts: Final = vec[float]([0.0] * GAME.most_options)  # first impressions of all answers

    def sit(self, state: CarsonState) -> None:
        self.quick.sit(state)
        self.tables = [Trial(state.clone()) for _ in range(2)]

    def play_turn(self, state: CarsonState, seat: i64) -> None:
        out = self.tables[0].out
        step = self.game.steps[open_kind(state)]
        count = step.options(state, seat, out)
        values = vec[float]([0.0] * count)
        self.judge(state, seat, out, count, values)
        best: i64 = 0
        for index in range(1, count):
            if values[index] > values[best]:
                best = index
        step.take(state, seat, out[best], self.dice, QUIET)

    def judge(self, state: CarsonState, seat: i64, answers: vec[i64], count: i64, values: vec[float]) -> None:
        """First impressions, then playouts for the best of them: half as many answers each time, twice as often."""
        firsts = self.firsts
        self.quick.judge(state, seat, answers, count, firsts)
        tried = self._shortlist(count)
        if tried == 1 or open_kind(state) == frames.ROADS:
            for index in range(count):
                values[index] = firsts[index]
            return
        highest = firsts[self.chosen[0]]
        worst = self._play_out(state, seat, answers, tried)
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
        while size > 1 and firsts[chosen[size - 1]] < firsts[chosen[0]] - HOPELESS:
            size -= 1
        return size

    def _play_out(self, state: CarsonState, seat: i64, answers: vec[i64], tried: i64) -> float:
        """Leave in `totals` what each answer tried is worth on average; returned is the worst of them."""
        stages: i64 = 1
        while (tried >> stages) > 1:
            stages += 1
        for place in range(tried):
            self.totals[place] = 0.0
        alive = tried
        played: i64 = 0
        for stage in range(stages):
            rounds = max(i64(1), self.playouts // (stages * alive))
            for _ in range(rounds):
                self._play_world(state, seat, answers, alive)
            played += rounds
            self._sort(alive)
            following = (alive + 1) >> 1 if stage + 1 < stages else i64(0)
            for place in range(following, alive):
                self.totals[place] /= float(played)
            alive = following
        return self._fall_in_line(tried)

    def _fall_in_line(self, tried: i64) -> float:
        """An answer left out early was not better than any that stayed; the lowest value of all."""
        for place in range(1, tried):
            if self.totals[place] > self.totals[place - 1]:
                self.totals[place] = self.totals[place - 1]
        return self.totals[tried - 1]

    def _play_world(self, state: CarsonState, seat: i64, answers: vec[i64], alive: i64) -> None:
        """One supposed table, one fate, every answer that is still in the running."""
        world = self.tables[0].state
        world.copy_from(state)
        self.game.redraw(world, seat, self.dice)
        fate = number_below(self.dice, WIDE)
        for place in range(alive):
            twin = self.tables[1].state
            twin.copy_from(world)
            dice = SeededDice(int(fate))
            self.game.steps[open_kind(twin)].take(twin, seat, answers[self.chosen[place]], dice, QUIET)
            self._finish_round(twin, dice)
            self.totals[place] += self._lead(twin, seat)

    def _finish_round(self, state: CarsonState, dice: SeededDice) -> None:
        round = max(i64(1), state.round)
        out = self.tables[1].out
        self.quick.follow(dice)
        while self.game.advance(state, dice, QUIET, out) > 0 and state.round <= round:
            self.quick.answer(state, self.game.to_act(state))

    def _lead(self, state: CarsonState, seat: i64) -> float:
        """What the table is worth, less what it is worth to the best other, as far as that is envied."""
        own = self.value.of(state, seat)
        best = -1000.0
        for other in range(state.seats):
            if other != seat:
                value = self.value.of(state, other)
                best = value if value > best else best
        return own - self.envy * best

    def _sort(self, alive: i64) -> None:
        """Put the answers still tried in order, best first."""
        totals, chosen = self.totals, self.chosen
        for place in range(1, alive):
            at = place
            while at > 0 and totals[at - 1] < totals[at]:
                total, index = totals[at], chosen[at]
                totals[at], chosen[at] = totals[at - 1], chosen[at - 1]
                totals[at - 1], chosen[at - 1] = total, index
                at -= 1
