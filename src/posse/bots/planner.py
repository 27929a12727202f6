"""Planning whole turns: an answer is as good as the turn it leads to. Compiled, and the same for every game.

A game's planner completes the turn from every answer and asks a value what its end is worth; the bot takes the best
answer or, as a weaker opponent, sometimes one that comes close.
"""

from time import perf_counter
from typing import Any, Final, Generic

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from posse.bots.peek import POINTS, Advice, Bot, Opinion, Peek
from posse.bots.playout import MILLION, warm_choice
from posse.bots.value import Value
from posse.engine.dice import SeededDice
from posse.engine.game import Game
from posse.engine.state import bit
from posse.engine.step import S

NEVER: Final = -1_000_000.0  # the value of an answer that a plan does not consider


class Clock:
    """How long to think about one question (0: no limit), so that a slow machine does not keep people waiting."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self._end = 0.0

    def start(self) -> None:
        self._end = perf_counter() + self.seconds

    def is_over(self) -> bool:
        return self.seconds > 0.0 and perf_counter() >= self._end


class Noise:
    """How often answers are random while a value is learned from the games played: a part of one for each."""

    def __init__(self, main: float, aside: float, seed: int) -> None:
        self.main = main  # the question that decides most of a turn
        self.aside = aside  # questions whose answers would otherwise be always the same
        self.dice: Final = SeededDice(seed)

    def strikes(self, rate: float) -> bool:
        return rate > 0.0 and self.dice.below(MILLION) < int(rate * float(MILLION))


@mypyc_attr(allow_interpreted_subclasses=True)
class Planner(Generic[S]):
    """Plans turns at one table after another, by a value of their ends; a game says how.

    One that plays turns out again and again does so `playouts` times. Once its clock is over it plays out no more, and
    judges no more answers than the first. `measure` says what the values that were written last are, POINTS or LEAD.
    """

    def __init__(self, game: Game[S], value: Value[S], seed: int) -> None:
        self.game: Final = game
        self.value: Final = value
        self.dice: Final = SeededDice(seed)
        self.noise: Noise | None = None
        self.measure = POINTS
        self.playouts: i64 = 0
        self.clock = Clock()

    def limit(self, seconds: float, playouts: int) -> None:
        """Think at most this long about a question (0: no limit), and play at most so many playouts (0: as before)."""
        self.clock.seconds = seconds
        if playouts:
            self.playouts = min(self.playouts, i64(playouts))

    def sit(self, state: S) -> None:
        """Make ready for a match; `state` is any of its tables."""
        raise NotImplementedError

    def judge(self, state: S, seat: i64, answers: vec[i64], count: i64, values: vec[float]) -> None:
        """Write for each answer to the open question what the turn is worth with it, in points, or NEVER."""
        raise NotImplementedError

    def play_turn(self, state: S, seat: i64) -> None:
        """Answer the open question and all that follow, up to where the end of the turn is judged."""
        raise NotImplementedError

    def ended(self, state: S, seat: i64) -> i64:
        """Mask of the seats for which the table, as the seat's turn leaves it, is one that can be judged."""
        return bit(seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class PlannerBot(Bot):
    """Plans the turn before each answer.

    At a temperature, in points, it takes others as well (`warm_choice`).
    """

    def __init__(self, planner: Planner[Any], seed: int, temperature: float = 0.0) -> None:
        self.planner: Final = planner
        self.temperature = temperature
        self.worlds: Final = SeededDice(seed)
        self.moods: Final = SeededDice(seed + MILLION)

    def values(self, peek: Peek) -> list[float]:
        """For each option what the turn is expected to be worth with it, in points at the end of the game."""
        world = peek.imagine(self.worlds)
        count = len(peek.options)
        values = vec[float]([0.0] * count)
        self.planner.clock.start()
        self.planner.sit(world)
        self.planner.judge(world, peek.seat, vec[i64]([i64(option) for option in peek.options]), count, values)
        return list(values)

    def decide(self, peek: Peek) -> int:
        if len(peek.options) == 1:
            return peek.options[0]
        return peek.options[self._chosen(self.values(peek))]

    def advice(self, peek: Peek) -> Advice | None:
        """What the turn is worth with each option that a plan considers."""
        values = self.values(peek) if len(peek.options) > 1 else []
        opinions = [
            Opinion(action, value) for action, value in zip(peek.options, values, strict=False) if value > NEVER / 2.0
        ]
        opinions.sort(key=_value, reverse=True)
        return Advice(self.planner.measure, opinions) if opinions else None

    def limit(self, seconds: float = 0.0, playouts: int = 0) -> None:
        self.planner.limit(seconds, playouts)

    def _chosen(self, values: list[float]) -> int:
        if self.temperature <= 0.0:
            return values.index(max(values))
        return warm_choice(values, self.temperature, self.moods)


def _value(opinion: Opinion) -> float:
    return opinion.value
