"""Information-set Monte-Carlo tree search: one tree over many imagined worlds. Compiled, and the same for every game.

The tree branches on what the searching seat can see. Answers that others give in secret share one branch, and chance
has none: a node stands for all tables that lead to it, so its options may differ from visit to visit.
"""

from math import log, sqrt
from time import perf_counter
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from posse.bots.peek import Bot, Peek
from posse.bots.playout import QUIET, Taste, play_on
from posse.engine.dice import SeededDice
from posse.engine.game import Game
from posse.engine.state import State, open_kind

SECRET: Final = -1  # the branch of an answer that the searching seat does not see
EXPLORE: Final = 0.7
SCALE: Final = 1500.0  # a lead of so many hundredths of a point is as good as decisive
TIME_CHECK: Final = 16


@mypyc_attr(acyclic=True)
class Node:
    """A place in the tree: how often it was there to choose, how often chosen, and what it brought its chooser."""

    def __init__(self) -> None:
        self.children: dict[int, Node] = {}
        self.seen = 0
        self.visits = 0
        self.reward = 0.0
        self.hint = 0.0


class SearchBot(Bot):
    """Searches for so many seconds, or so many playouts, before each answer."""

    def __init__(
        self,
        taste: Taste[Any] | None,
        seed: int,
        seconds: float = 0.0,
        playouts: int = 0,
        depth: int = 12,
    ) -> None:
        self.taste = taste
        self.dice = SeededDice(seed)
        self.seconds = seconds
        self.playouts = playouts or (400 if not seconds else 0)
        self.depth = depth
        self.played = 0

    def decide(self, peek: Peek) -> int:
        if len(peek.options) == 1:
            return peek.options[0]
        root = Node()
        self.played = 0
        end = perf_counter() + self.seconds
        while self._goes_on(end):
            _descend(self, peek.game, peek.imagine(self.dice), peek.seat, root)
            self.played += 1
        return _most_visited(root, peek.options)

    def _goes_on(self, end: float) -> bool:
        if self.playouts and self.played >= self.playouts:
            return False
        if not self.seconds or self.played % TIME_CHECK:
            return True
        return self.played == 0 or perf_counter() < end


def _most_visited(root: Node, options: list[int]) -> int:
    best = options[0]
    most = -1
    for action in options:
        child = root.children.get(action)
        if child is not None and child.visits > most:
            best, most = action, child.visits
    return best


def _descend(bot: SearchBot, game: Game[Any], state: State, viewer: i64, root: Node) -> None:
    """One walk: down the tree, a new node, a playout, and back with what it brought."""
    dice = bot.dice
    out = game.scratch()
    path: list[Node] = []
    movers: list[int] = []
    node = root
    count = game.advance(state, dice, QUIET, out)
    while count:
        seat = game.to_act(state)
        hidden = seat != viewer and game.steps[open_kind(state)].secret
        if not node.children and not hidden:
            _give_hints(bot, game, state, seat, node, out, count)
        action = _choose(node, out, count, hidden, dice)
        branch = SECRET if hidden else int(action)
        child = node.children.get(branch)
        if child is None:
            child = Node()
            node.children[branch] = child
        path.append(child)
        movers.append(int(seat))
        is_new = child.visits == 0
        node = child
        game.steps[open_kind(state)].take(state, seat, action, dice, QUIET)
        if is_new and len(path) > 1:
            break
        count = game.advance(state, dice, QUIET, out)
        if is_new:
            break
    play_on(game, state, bot.depth, dice, out)
    _learn(path, movers, _rewards(bot, game, state))


def _give_hints(bot: SearchBot, game: Game[Any], state: State, seat: i64, node: Node, out: vec[i64], count: i64) -> None:
    """Every answer gets a child with a first impression: how the table tastes right after it."""
    taste = bot.taste
    values: list[float] = []
    spare = game.scratch()
    for index in range(count):
        value = 0.0
        if taste is not None:
            twin = state.clone()
            game.steps[open_kind(twin)].take(twin, seat, out[index], bot.dice, QUIET)
            game.advance(twin, bot.dice, QUIET, spare)
            value = float(taste.value(twin, seat))
        values.append(value)
    best = max(values)
    for index in range(count):
        child = Node()
        child.hint = 1.0 / (1.0 + (best - values[index]) / 100.0)
        node.children[int(out[index])] = child


def _choose(node: Node, out: vec[i64], count: i64, hidden: bool, dice: SeededDice) -> i64:
    """The answer with the best prospect: its average, what is still unexplored in it, and the first impression."""
    if hidden:
        return out[dice.below(count)]
    best_action: i64 = out[0]
    best = -1.0
    for index in range(count):
        child = node.children.get(int(out[index]))
        if child is None:
            child = Node()
            node.children[int(out[index])] = child
        child.seen += 1
        prospect = _prospect(child) + float(dice.below(1024)) * 1e-9
        if prospect > best:
            best = prospect
            best_action = out[index]
    return best_action


def _prospect(child: Node) -> float:
    if child.visits == 0:
        return 1.0 + child.hint
    average = child.reward / child.visits
    return average + EXPLORE * sqrt(log(child.seen + 1.0) / child.visits) + child.hint / (child.visits + 1.0)


def _rewards(bot: SearchBot, game: Game[Any], state: State) -> list[float]:
    """For each seat how far it is ahead of the best other one, between 0 and 1."""
    taste = bot.taste
    values: list[float] = []
    for seat in range(state.seats):
        if taste is None or state.top < 0:
            values.append(float(100 * game.score(state, seat)))
        else:
            values.append(float(taste.value(state, seat)))
    rewards: list[float] = []
    for seat in range(state.seats):
        rival = max(value for other, value in enumerate(values) if other != seat)
        lead = (values[seat] - rival) / SCALE
        rewards.append(min(1.0, max(0.0, 0.5 + lead / 2.0)))
    return rewards


def _learn(path: list[Node], movers: list[int], rewards: list[float]) -> None:
    for index in range(len(path)):
        path[index].visits += 1
        path[index].reward += rewards[movers[index]]
