"""Estimates of the chances to win: of a table as it is, and of answers as a seat may judge them."""

from collections.abc import Sequence
from math import sqrt
from typing import Any, NamedTuple

from posse.analysis.depth import Depth
from posse.analysis.judge import Prospect, judge_for
from posse.analysis.squash import squash_for
from posse.bots.peek import Peek
from posse.bots.playout import QUIET
from posse.engine.dice import SeededDice
from posse.engine.game import Game
from posse.engine.state import open_kind

STREAM = 1_000_003  # seeds of different moments are so far apart
SURE = 2.0  # standard errors by which the playouts must contradict the search


class Tried(NamedTuple):
    """An answer, and the chances of all seats after it: in each world, and on average."""

    action: int
    samples: list[list[float]]
    chances: list[float]


class Verdict(NamedTuple):
    """The answers tried, best first, and what the one that was given changed for every seat."""

    tried: list[Tried]
    given: Tried
    effects: list[float]

    def chance(self, one: Tried, seat: int) -> float:
        """The chance of a seat after an answer, as far as its difference from the best one is more than noise.

        What only seems better than the best answer is told as equally good, as it is not sure enough to be the best.
        """
        best = self.tried[0]
        if one is self.given:
            return best.chances[seat] + self.effects[seat]
        return best.chances[seat] + trust(best, one, seat) * min(0.0, one.chances[seat] - best.chances[seat])


class Estimator:
    """Estimates chances at the tables of one match."""

    def __init__(self, game: Game[Any], seats: int, depth: Depth, seed: int) -> None:
        self._game = game
        self._depth = depth
        self._seed = seed
        self._judge = judge_for(game, depth)
        self._squash = squash_for(game.name, seats)

    def chances(self, state: Any) -> list[float]:
        """The chance of every seat if everything on the table is known; what is still to be drawn is not."""
        fates = [self._seed * STREAM + number for number in range(self._depth.fates)]
        return mean([self._chances_of(self._judge.play_on(state.clone(), fate)) for fate in fates])

    def verdict(self, peek: Peek, given: int, number: int) -> Verdict:
        """Compare an answer with the best ones, in worlds that the seat may suppose; the same for every answer."""
        seed = (self._seed + number + 1) * STREAM
        actions = self._judge.promising(peek, seed, self._depth.width)
        if given not in actions:
            actions.append(given)
        return judged(self._tried(peek, actions, seed), given, peek.seat)

    def gaps(self, peek: Peek, action: int, number: int) -> list[tuple[float, float]]:
        """By how much an answer is better than each other legal one, and the standard errors; in the same worlds."""
        others = [other for other in peek.options if other != action]
        this, *rest = self._tried(peek, [action, *others], (self._seed + number + 1) * STREAM)
        return [difference(this, other, peek.seat) for other in rest]

    def leads(self, peek: Peek, actions: Sequence[int], number: int) -> list[float]:
        """By how many points the seat may expect to end ahead of the best other seat, after each of these answers."""
        found = self._prospects(peek, actions, (self._seed + number + 1) * STREAM)
        return [sum(_lead(one.values, peek.seat) for one in after) / len(after) for after in found]

    def _tried(self, peek: Peek, actions: Sequence[int], seed: int) -> list[Tried]:
        samples = [[self._chances_of(one) for one in found] for found in self._prospects(peek, actions, seed)]
        return [Tried(action, found, mean(found)) for action, found in zip(actions, samples, strict=True)]

    def _prospects(self, peek: Peek, actions: Sequence[int], seed: int) -> list[list[Prospect]]:
        """Where each answer leads, in the same worlds."""
        found: list[list[Prospect]] = [[] for _ in actions]
        for fate in range(seed, seed + self._depth.worlds):
            world = peek.imagine(SeededDice(fate))
            for place, action in enumerate(actions):
                found[place].append(self._after(world.clone(), peek.seat, action, fate))
        return found

    def _after(self, world: Any, seat: int, action: int, fate: int) -> Prospect:
        self._game.steps[open_kind(world)].take(world, seat, action, SeededDice(fate), QUIET)
        return self._judge.play_on(world, fate)

    def _chances_of(self, prospect: Prospect) -> list[float]:
        return prospect.shares or self._squash.chances(prospect.values, prospect.to_come)


def _lead(values: Sequence[float], seat: int) -> float:
    return values[seat] - max(value for other, value in enumerate(values) if other != seat)


def judged(tried: Sequence[Tried], given: int, seat: int) -> Verdict:
    """The search says which answer is best, unless playouts surely contradict it: so the luck of the playouts does
    not make a best answer that looks better than it is."""
    best = tried[0]
    for other in tried[1:]:
        gain, error = difference(other, best, seat)
        if gain > SURE * error:
            best = other
    played = next(one for one in tried if one.action == given)
    sure = trust(best, played, seat)
    effects = [sure * (after - before) for after, before in zip(played.chances, best.chances, strict=True)]
    rest = sorted((one for one in tried if one is not best), key=lambda one: -one.chances[seat])
    return Verdict([best, *rest], played, effects)


def trust(best: Tried, other: Tried, seat: int) -> float:
    """The share of a difference that is taken for more than noise; none of it if it is less than its error."""
    loss, error = difference(best, other, seat)
    return max(0.0, 1.0 - (error / loss) ** 2) if loss else 0.0


def difference(one: Tried, other: Tried, seat: int) -> tuple[float, float]:
    """By how much an answer is better for a seat than another, and the standard error of that."""
    gaps = [mine[seat] - theirs[seat] for mine, theirs in zip(one.samples, other.samples, strict=True)]
    gap = sum(gaps) / len(gaps)
    spread = sum((each - gap) ** 2 for each in gaps) / max(1, len(gaps) - 1)
    return gap, sqrt(spread / len(gaps))


def mean(rows: Sequence[Sequence[float]]) -> list[float]:
    """The mean of each column."""
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]
