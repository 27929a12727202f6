"""Random and greedy playouts, and a one-step lookahead. Compiled, and the same for every game."""

from math import exp
from typing import Any, Final, Generic

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from posse.bots.peek import Bot, Memory, Peek
from posse.engine.dice import SeededDice, number_below
from posse.engine.game import Game
from posse.engine.log import Log
from posse.engine.state import WIDTH, State, lowest, open_kind
from posse.engine.step import S

QUIET: Final = Log(loud=False)


@mypyc_attr(allow_interpreted_subclasses=True)
class Taste(Generic[S]):
    """A game's evaluation function: how good a table is for a seat, in hundredths of a point."""

    def value(self, state: S, seat: i64) -> i64:
        raise NotImplementedError

    def point(self) -> i64:
        """The value of one point of the final score."""
        return 100


@mypyc_attr(allow_interpreted_subclasses=True)
class PointsTaste(Taste[S]):
    """The taste of a game that has none of its own: the current points."""

    def __init__(self, game: Game[S]) -> None:
        self.game = game

    def value(self, state: S, seat: i64) -> i64:
        return 100 * self.game.score(state, seat)


class Spare:
    """Scratch space to try an answer: a state of the same match and a list of options, allocated once and reused."""

    def __init__(self, game: Game[Any], state: State) -> None:
        self.state = state.clone()
        self.out: Final = game.scratch()


def play_on(game: Game[S], state: S, most: i64, dice: SeededDice, out: vec[i64]) -> i64:
    """Answer at random until the game is over, or `most` times; returns the number of answers.

    The loop of `Game.advance` is inlined here, so that each open step is looked up only once.
    """
    steps = game.steps
    stack = state.stack
    decisions: i64 = 0
    while state.top >= 0:
        base = state.top * WIDTH
        step = steps[stack[base]]
        mask = stack[base + 1]
        if mask == 0:
            step.run(state, dice, QUIET)
            continue
        several = mask & (mask - 1)
        seat = step.first(state, mask) if several else lowest(mask)
        count = step.options(state, seat, out)
        if count == 0:
            raise game.stuck(step.kind, seat)
        action = out[0]
        if count > 1 or several or step.ask_anyway:
            if decisions == most:
                break
            decisions += 1
            action = out[number_below(dice, count)]
        step.take(state, seat, action, dice, QUIET)
    return decisions


def play_on_by_taste(
    game: Game[Any],
    taste: Taste[Any],
    state: State,
    most: i64,
    tries: i64,
    dice: SeededDice,
    out: vec[i64],
    spare: Spare,
) -> None:
    """Like `play_on`, but each seat takes the best of a few answers picked at random."""
    steps = game.steps
    twin = spare.state
    decisions: i64 = 0
    count = game.advance(state, dice, QUIET, out)
    while count and decisions < most:
        seat = game.to_act(state)
        best_action: i64 = -1
        best: i64 = -WHOLE_GAME
        for _ in range(tries):
            action = out[dice.below(count)]
            twin.copy_from(state)
            steps[open_kind(twin)].take(twin, seat, action, dice, QUIET)
            game.advance(twin, dice, QUIET, spare.out)
            value = taste.value(twin, seat)
            if value > best:
                best = value
                best_action = action
        steps[open_kind(state)].take(state, seat, best_action, dice, QUIET)
        decisions += 1
        count = game.advance(state, dice, QUIET, out)


WHOLE_GAME: Final[i64] = 1_000_000


def random_games(game: Game[Any], seats: int, options: dict[str, object], games: int, seed: int) -> int:
    """Play whole games at random; returns the total number of answers."""
    chosen = game.settle(options, seats)
    dice = SeededDice(seed)
    out = game.scratch()
    decisions = 0
    for _ in range(games):
        state = game.set_up(seats, chosen, dice, QUIET)
        decisions += play_on(game, state, WHOLE_GAME, dice, out)
    return decisions


@mypyc_attr(allow_interpreted_subclasses=True)
class RandomBot(Bot):
    """Answers at random."""

    def __init__(self, seed: int) -> None:
        self.dice = SeededDice(seed)

    def decide(self, peek: Peek) -> int:
        return peek.options[self.dice.below(len(peek.options))]


# --- one step ahead

HALF_MOVES: Final[i64] = 2  # how many follow-up questions to the same seat the first part of a move may open


def value_after(
    game: Game[Any],
    taste: Taste[Any],
    state: State,
    seat: i64,
    action: i64,
    spares: list[Spare],
    level: i64,
    dice: SeededDice,
) -> i64:
    """The value after an answer, tried in `spares[level]`; an unfinished move is worth its best completion."""
    spare = spares[level]
    twin = spare.state
    twin.copy_from(state)
    game.steps[open_kind(twin)].take(twin, seat, action, dice, QUIET)
    count = game.advance(twin, dice, QUIET, spare.out)
    deeper = level + 1
    if deeper == len(spares) or count == 0 or twin.top <= state.top or game.to_act(twin) != seat:
        return taste.value(twin, seat)
    best: i64 = -WHOLE_GAME
    for index in range(count):
        value = value_after(game, taste, twin, seat, spare.out[index], spares, deeper, dice)
        if value > best:
            best = value
    return best


@mypyc_attr(allow_interpreted_subclasses=True)
class GreedyBot(Bot):
    """Looks one step ahead in a few imagined worlds, and takes the answer with the best value.

    At a temperature, in hundredths of a point, it takes others as well (`warm_choice`).
    """

    def __init__(self, taste: Taste[Any], seed: int, worlds: int = 4, temperature: int = 0) -> None:
        self.taste = taste
        self.dice = SeededDice(seed)
        self.worlds = worlds
        self.temperature = temperature
        self.memory = Memory()

    def decide(self, peek: Peek) -> int:
        options = self.memory.fresh(peek)
        totals = self._totals(peek, options)
        if self.temperature:
            index = warm_choice([float(total) for total in totals], float(self.temperature * self.worlds), self.dice)
        else:
            best = max(totals)
            equal = [index for index, total in enumerate(totals) if total == best]
            index = equal[self.dice.below(len(equal))]
        return self.memory.note(options[index])

    def _totals(self, peek: Peek, options: list[int]) -> list[int]:
        """The value after each option, summed over the imagined worlds."""
        totals = [0] * len(options)
        spares: list[Spare] = []
        for _ in range(self.worlds):
            world = peek.imagine(self.dice)
            if not spares:
                spares = [Spare(peek.game, world) for _ in range(HALF_MOVES + 1)]
            for index, action in enumerate(options):
                totals[index] += value_after(peek.game, self.taste, world, peek.seat, action, spares, 0, self.dice)
        return totals


MILLION: Final = 1_000_000  # so finely a chance is divided


def warm_choice(values: list[float], temperature: float, dice: SeededDice) -> int:
    """An index, with the softmax chance of its value: one that is worse by the temperature is e times less likely."""
    best = max(values)
    weights = [exp((value - best) / temperature) for value in values]
    left = sum(weights) * float(dice.below(MILLION)) / float(MILLION)
    for index, weight in enumerate(weights):
        left -= weight
        if left < 0.0:
            return index
    return values.index(best)
