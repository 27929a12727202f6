"""Information-set Monte-Carlo tree search: one tree over many imagined worlds. Compiled, and the same for every game.

The tree branches on what the searching seat can see. Answers that others give in secret share one branch, and chance
has none: a node stands for all tables that lead to it, so its options may differ from visit to visit. Where there are
many answers, those with the best value right afterwards are tried first (progressive widening).
"""

from math import log, sqrt
from time import perf_counter
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from posse.bots.peek import Bot, Memory, Peek
from posse.bots.playout import QUIET, Taste, play_on_by_taste
from posse.engine.dice import SeededDice
from posse.engine.game import Game
from posse.engine.state import State, open_kind

SECRET: Final = -1  # the branch of an answer that the searching seat does not see
TIME_CHECK: Final = 4


@mypyc_attr(acyclic=True)
class Node:
    """A node: how often it was available, how often chosen, and its total reward for the seat that chooses."""

    def __init__(self, rank: int) -> None:
        self.children: dict[int, Node] = {}
        self.rank = rank
        self.seen = 0
        self.visits = 0
        self.reward = 0.0


class SearchBot(Bot):
    """Searches for a number of seconds or playouts before each answer."""

    def __init__(
        self,
        taste: Taste[Any],
        seed: int,
        seconds: float = 0.0,
        playouts: int = 0,
        *,
        depth: int = 24,
        tries: int = 3,
        width: int = 4,
        widen: float = 1.0,
        explore: float = 0.1,
        scale: float = 4000.0,
    ) -> None:
        self.taste = taste
        self.dice = SeededDice(seed)
        self.seconds = seconds
        self.playouts = playouts or (400 if not seconds else 0)
        self.depth = depth
        self.tries = tries
        self.width = width
        self.widen = widen
        self.explore = explore
        self.scale = scale
        self.played = 0
        self.memory = Memory()

    def decide(self, peek: Peek) -> int:
        options = self.memory.fresh(peek)
        if len(options) == 1:
            return self.memory.note(options[0])
        root = Node(0)
        self.played = 0
        end = perf_counter() + self.seconds
        while self._goes_on(end):
            _walk(self, peek.game, peek.imagine(self.dice), peek.seat, root)
            self.played += 1
        return self.memory.note(_most_visited(root, options))

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


def _walk(bot: SearchBot, game: Game[Any], state: State, viewer: i64, root: Node) -> None:
    """One iteration: selection down to a new node, a playout from there, and backpropagation of its reward."""
    dice = bot.dice
    out = game.scratch()
    path: list[Node] = []
    movers: list[int] = []
    node = root
    is_new = False
    count = game.advance(state, dice, QUIET, out)
    while count and not is_new:
        seat = game.to_act(state)
        hidden = seat != viewer and game.steps[open_kind(state)].secret
        if hidden:
            action = out[dice.below(count)]
            node = _child(node, SECRET)
        else:
            if not node.children:
                _rank_answers(bot, game, state, seat, node, out, count)
            action = _choose(bot, node, out, count)
            node = _child(node, int(action))
        is_new = node.visits == 0
        path.append(node)
        movers.append(int(seat))
        game.steps[open_kind(state)].take(state, seat, action, dice, QUIET)
        count = game.advance(state, dice, QUIET, out)
    play_on_by_taste(game, bot.taste, state, bot.depth, bot.tries, dice, out)
    root.visits += 1
    _learn(path, movers, _rewards(bot, state))


def _child(node: Node, branch: int) -> Node:
    child = node.children.get(branch)
    if child is None:
        child = Node(len(node.children))
        node.children[branch] = child
    return child


def _rank_answers(
    bot: SearchBot, game: Game[Any], state: State, seat: i64, node: Node, out: vec[i64], count: i64
) -> None:
    """Give every answer a child; the better the value right after it, the lower its rank."""
    impressions: list[tuple[int, int]] = []
    spare = game.scratch()
    for index in range(count):
        twin = state.clone()
        game.steps[open_kind(twin)].take(twin, seat, out[index], bot.dice, QUIET)
        game.advance(twin, bot.dice, QUIET, spare)
        impressions.append((-int(bot.taste.value(twin, seat)), int(out[index])))
    impressions.sort()
    for _, action in impressions:
        _child(node, action)


def _choose(bot: SearchBot, node: Node, out: vec[i64], count: i64) -> i64:
    """The child with the best upper confidence bound among those that progressive widening admits so far."""
    width = bot.width + int(bot.widen * sqrt(float(node.visits)))
    best_action: i64 = -1
    best = -1.0
    lowest = 1_000_000
    for index in range(count):
        child = _child(node, int(out[index]))
        if child.rank >= width:
            if best_action < 0 and child.rank < lowest:
                lowest = child.rank
                best = -0.5
                best_action = out[index]
            continue
        child.seen += 1
        prospect = _prospect(child, bot.explore)
        if prospect > best:
            best = prospect
            best_action = out[index]
    return best_action


def _prospect(child: Node, explore: float) -> float:
    """The upper confidence bound: average reward plus an exploration bonus; unvisited children first, by rank."""
    if child.visits == 0:
        return 3.0 - child.rank / 1000.0
    return child.reward / child.visits + explore * sqrt(log(child.seen + 1.0) / child.visits)


def _rewards(bot: SearchBot, state: State) -> list[float]:
    """For each seat its lead over the best other seat, scaled to 0 to 1."""
    values = [float(bot.taste.value(state, seat)) for seat in range(state.seats)]
    rewards: list[float] = []
    for seat in range(state.seats):
        rival = max(value for other, value in enumerate(values) if other != seat)
        lead = (values[seat] - rival) / bot.scale
        rewards.append(min(1.0, max(0.0, 0.5 + lead / 2.0)))
    return rewards


def _learn(path: list[Node], movers: list[int], rewards: list[float]) -> None:
    for index in range(len(path)):
        path[index].visits += 1
        path[index].reward += rewards[movers[index]]
