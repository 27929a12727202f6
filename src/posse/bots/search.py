"""Information-set Monte-Carlo tree search: one tree over many imagined worlds. Compiled, and the same for every game.

The tree branches on what the searching seat can see. Answers that others give in secret share one branch, and chance
has none: a node stands for all tables that lead to it, so its options may differ from visit to visit. Where there are
many answers, those with the best value right afterwards are tried first (progressive widening).
"""

from math import log, sqrt
from time import perf_counter
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from posse.bots.peek import LEAD, Advice, Bot, Memory, Opinion, Peek
from posse.bots.playout import QUIET, Spare, Taste, play_on_by_taste
from posse.engine.dice import SeededDice
from posse.engine.game import Game
from posse.engine.state import State, open_kind

ROOT: Final[i64] = 0
NONE: Final[i64] = -1
SECRET: Final[i64] = -1  # the branch of an answer that the searching seat does not see
TIME_CHECK: Final = 4


class Tree:
    """The nodes, one entry in each column; the children of a node form a linked list in the order of the options."""

    # fmt: off
    def __init__(self) -> None:
        self.size: i64 = 0
        self.answer = vec[i64]()    # the answer that leads here
        self.first = vec[i64]()     # first child
        self.last = vec[i64]()      # last child
        self.after = vec[i64]()     # the next child of the same parent
        self.children = vec[i64]()  # how many
        self.rank = vec[i64]()      # among the children of the parent: the better the first impression, the lower
        self.seen = vec[i64]()      # how often it was there to choose
        self.visits = vec[i64]()    # how often it was chosen
        self.reward = vec[float]()  # what it brought its chooser, all visits together
        self._add(SECRET, 0)
    # fmt: on

    def child(self, parent: i64, answer: i64, before: i64) -> i64:
        """The child with an answer, made if there is none; options keep their order, so it is often behind `before`."""
        child = self.after[before] if before >= 0 else self.first[parent]
        if child >= 0 and self.answer[child] == answer:
            return child
        child = self.first[parent]
        while child >= 0:
            if self.answer[child] == answer:
                return child
            child = self.after[child]
        return self._add_child(parent, answer)

    def _add_child(self, parent: i64, answer: i64) -> i64:
        child = self._add(answer, self.children[parent])
        last = self.last[parent]
        if last < 0:
            self.first[parent] = child
        else:
            self.after[last] = child
        self.last[parent] = child
        self.children[parent] += 1
        return child

    def _add(self, answer: i64, rank: i64) -> i64:
        self.answer = append(self.answer, answer)
        self.first = append(self.first, NONE)
        self.last = append(self.last, NONE)
        self.after = append(self.after, NONE)
        self.children = append(self.children, i64(0))
        self.rank = append(self.rank, rank)
        self.seen = append(self.seen, i64(0))
        self.visits = append(self.visits, i64(0))
        self.reward = append(self.reward, 0.0)
        self.size += 1
        return self.size - 1


@mypyc_attr(allow_interpreted_subclasses=True)
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
        return self.memory.note(_most_visited(self._search(peek), options))

    def advice(self, peek: Peek) -> Advice | None:
        """How far ahead of the best other seat each option leaves this one, by the walks that began with it."""
        options = self.memory.fresh(peek)
        opinions = self._opinions(self._search(peek), options) if len(options) > 1 else []
        self.memory.note(opinions[0].action if opinions else options[0])
        return Advice(LEAD, opinions) if opinions else None

    def limit(self, seconds: float = 0.0, playouts: int = 0) -> None:
        self.seconds = seconds
        self.playouts = min(self.playouts, playouts) if playouts else self.playouts

    def _search(self, peek: Peek) -> Tree:
        tree = Tree()
        world = peek.imagine(self.dice)
        walker = Walker(self, peek.game, world, peek.seat, tree)
        self.played = 0
        end = perf_counter() + self.seconds
        while self._goes_on(end):
            if self.played:
                peek.imagine_into(world, self.dice)
            walker.walk()
            self.played += 1
        return tree

    def _opinions(self, tree: Tree, options: list[int]) -> list[Opinion]:
        """The options that were walked, those with the most visits first."""
        points = self.scale / float(self.taste.point())
        visited: list[tuple[int, int, Opinion]] = []
        child = tree.first[ROOT]
        while child >= 0:
            visits, action = int(tree.visits[child]), int(tree.answer[child])
            if visits and action in options:
                lead = (2.0 * tree.reward[child] / visits - 1.0) * points
                visited.append((-visits, len(visited), Opinion(action, lead)))
            child = tree.after[child]
        return [opinion for _, _, opinion in sorted(visited)]

    def _goes_on(self, end: float) -> bool:
        if self.playouts and self.played >= self.playouts:
            return False
        if not self.seconds or self.played % TIME_CHECK:
            return True
        return self.played == 0 or perf_counter() < end


def _most_visited(tree: Tree, options: list[int]) -> int:
    best = options[0]
    most: i64 = 0
    child = tree.first[ROOT]
    while child >= 0:
        if tree.visits[child] > most and tree.answer[child] in options:
            best, most = int(tree.answer[child]), tree.visits[child]
        child = tree.after[child]
    return best


class Walker:
    """Walks through the tree, each time from the world that it is given, which it uses up."""

    def __init__(self, bot: SearchBot, game: Game[Any], world: State, viewer: int, tree: Tree) -> None:
        self.bot: Final = bot
        self.game: Final = game
        self.world: Final = world
        self.viewer: i64 = viewer
        self.tree: Final = tree
        self.spare: Final = Spare(game, world)
        self.out: Final = game.scratch()
        self.values: Final = vec[float]([0.0] * world.seats)

    def walk(self) -> None:
        """One iteration: selection down to a new node, a playout from there, and backpropagation of its reward."""
        bot, game, state, tree, out = self.bot, self.game, self.world, self.tree, self.out
        dice = bot.dice
        path = vec[i64]()
        movers = vec[i64]()
        node = ROOT
        is_new = False
        count = game.advance(state, dice, QUIET, out)
        while count and not is_new:
            seat = game.to_act(state)
            if seat != self.viewer and game.steps[open_kind(state)].secret:
                action = out[dice.below(count)]
                node = tree.child(node, SECRET, NONE)
            else:
                if tree.first[node] < 0:
                    self._rank_answers(seat, node, count)
                node = choose(tree, node, out, count, bot.width, bot.widen, bot.explore)
                action = tree.answer[node]
            is_new = tree.visits[node] == 0
            path = append(path, node)
            movers = append(movers, seat)
            game.steps[open_kind(state)].take(state, seat, action, dice, QUIET)
            count = game.advance(state, dice, QUIET, out)
        play_on_by_taste(game, bot.taste, state, bot.depth, bot.tries, dice, out, self.spare)
        tree.visits[ROOT] += 1
        self._learn(path, movers)

    def _rank_answers(self, seat: i64, node: i64, count: i64) -> None:
        """Give every answer a child; the better the table tastes right after it, the lower its rank."""
        game, tree, spare = self.game, self.tree, self.spare
        dice = self.bot.dice
        impressions: list[tuple[int, int, int]] = []
        twin = spare.state
        for index in range(count):
            action = self.out[index]
            twin.copy_from(self.world)
            game.steps[open_kind(twin)].take(twin, seat, action, dice, QUIET)
            game.advance(twin, dice, QUIET, spare.out)
            child = tree.child(node, action, NONE)
            impressions.append((-int(self.bot.taste.value(twin, seat)), int(action), int(child)))
        impressions.sort()
        for rank, (_, _, ranked) in enumerate(impressions):
            tree.rank[ranked] = rank

    def _learn(self, path: vec[i64], movers: vec[i64]) -> None:
        """Note for each node of a walk how far its chooser was ahead of the best other seat, between 0 and 1."""
        tree, values = self.tree, self.values
        for seat in range(self.world.seats):
            values[seat] = float(self.bot.taste.value(self.world, seat))
        for index in range(i64(len(path))):
            lead = (values[movers[index]] - _best_other(values, movers[index])) / self.bot.scale
            tree.visits[path[index]] += 1
            tree.reward[path[index]] += min(1.0, max(0.0, 0.5 + lead / 2.0))


def choose(tree: Tree, node: i64, answers: vec[i64], count: i64, width: int, widen: float, explore: float) -> i64:
    """The child with the best prospect among those the node is wide enough for by now: the more visits, the wider."""
    most = i64(width + int(widen * sqrt(float(tree.visits[node]))))
    chosen: i64 = NONE
    best = -1.0
    nearest: i64 = 1_000_000
    child: i64 = NONE
    for index in range(count):
        child = tree.child(node, answers[index], child)
        if tree.rank[child] >= most:
            if chosen < 0 and tree.rank[child] < nearest:
                nearest = tree.rank[child]
                best = -0.5
                chosen = child
            continue
        tree.seen[child] += 1
        prospect = _prospect(tree, child, explore)
        if prospect > best:
            best = prospect
            chosen = child
    return chosen


def _prospect(tree: Tree, child: i64, explore: float) -> float:
    """What it brought on average, and what may still be found out; the unvisited first, by rank."""
    visits = float(tree.visits[child])
    if visits == 0.0:
        return 3.0 - float(tree.rank[child]) / 1000.0
    return tree.reward[child] / visits + explore * sqrt(log(float(tree.seen[child]) + 1.0) / visits)


def _best_other(values: vec[float], seat: i64) -> float:
    best = values[1 if seat == 0 else 0]
    for other in range(i64(len(values))):
        if other != seat and values[other] > best:
            best = values[other]
    return best
