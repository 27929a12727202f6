"""Search that a game guides: it judges tables at the end of a round, and everybody plays on by habit until then.

Information-set Monte-Carlo tree search as in `search.py`, with four differences. Answers that the searching seat does
not see are given by habit instead of at random; playouts follow the habits, too, which costs no look ahead; the habits
change with what answers have brought so far; and playouts end where the game says that a table can be judged. Compiled,
and the same for every game.
"""

from math import sqrt
from typing import Any, Final, Generic

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from posse.bots.guide import Guide, Manner
from posse.bots.history import History
from posse.bots.peek import LEAD
from posse.bots.planner import NEVER, Clock, Planner
from posse.bots.playout import QUIET
from posse.bots.search import NONE, ROOT, SECRET, Tree, choose
from posse.bots.value import Value
from posse.engine.dice import SeededDice, number_below
from posse.engine.game import Game
from posse.engine.state import WIDTH, State, lowest, open_kind
from posse.engine.step import S

PAUSE: Final[i64] = 256  # walks between two looks at whether the search is settled


class Walker:
    """Walks through the tree again and again, each time in a world that was imagined anew."""

    def __init__(self, game: Game[Any], guide: Guide[Any], manner: Manner, state: State, dice: SeededDice) -> None:
        self.game: Final = game
        self.guide: Final = guide
        self.manner: Final = manner
        self.world: Final = state.clone()
        self.dice: Final = dice
        self.viewer: i64 = 0
        self.passed: i64 = 0  # ends that this walk has left behind
        self.tree = Tree()
        self.out: Final = game.scratch()
        self.ratings: Final = vec[i64]([0] * game.most_options)
        self.values: Final = vec[float]([0.0] * state.seats)
        self.leads: Final = vec[float]([0.0] * state.seats)
        self.history: Final = History(state.seats, manner.ends, i64(len(game.words.phrases)))

    def search(self, state: State, viewer: i64, playouts: i64, clock: Clock) -> None:
        """Fill a new tree, whose root is the open question of the viewer, until it is settled or the clock is over."""
        self.tree = Tree()
        self.history.clear()
        self.viewer = viewer
        for played in range(playouts):
            self.world.copy_from(state)
            self.game.redraw(self.world, viewer, self.dice)
            if self.manner.suspects:
                self.guide.suspect(self.world, viewer, self.manner.spread, self.dice)
            self.walk()
            if clock.is_over() or (played % PAUSE == 0 and self._is_settled(playouts - played)):
                break

    def _is_settled(self, left: i64) -> bool:
        """Whether the answer with the most visits keeps them whatever the walks that are left find."""
        tree = self.tree
        most: i64 = 0
        second: i64 = 0
        child = tree.first[ROOT]
        while child >= 0:
            visits = tree.visits[child]
            if visits > most:
                second, most = most, visits
            elif visits > second:
                second = visits
            child = tree.after[child]
        return most - second > left

    def walk(self) -> None:
        """One walk: down the tree to a new node, a playout from there, and back with what it brought."""
        game, guide, manner, state, tree, dice = self.game, self.guide, self.manner, self.world, self.tree, self.dice
        path = vec[i64]()
        movers = vec[i64]()
        node = ROOT
        is_new = False
        self.passed = 0
        count = self._go_on()
        while count > 0 and not is_new:
            seat = game.to_act(state)
            if seat != self.viewer and not guide.is_seen(state, self.viewer):
                node = tree.child(node, SECRET, NONE)
                action = self._habit(seat, count)
            else:
                if tree.first[node] < 0:
                    self._rank_answers(seat, node, count)
                node = choose(tree, node, self.out, count, manner.width, manner.widen, manner.explore)
                action = tree.answer[node]
            is_new = tree.visits[node] == 0
            path = append(path, node)
            movers = append(movers, seat)
            self.history.note(self.passed, seat, action)
            game.steps[open_kind(state)].take(state, seat, action, dice, QUIET)
            count = self._go_on()
        self._play_out(count)
        tree.visits[ROOT] += 1
        self._learn(path, movers)

    def _play_out(self, count: i64) -> None:
        """Everybody follows their habits up to the end."""
        game, state, dice = self.game, self.world, self.dice
        while count > 0:
            seat = game.to_act(state)
            action = self._habit(seat, count)
            self.history.note(self.passed, seat, action)
            game.steps[open_kind(state)].take(state, seat, action, dice, QUIET)
            count = self._go_on()

    def _go_on(self) -> i64:
        """Like `Game.advance`, but no further than to the end, where it returns 0."""
        state, game = self.world, self.game
        stack = state.stack
        while state.top >= 0:
            base = state.top * WIDTH
            step = game.steps[stack[base]]
            mask = stack[base + 1]
            if mask == 0:
                if self.guide.is_end(state):
                    self.passed += 1
                    if self.passed == self.manner.ends:
                        return 0
                step.run(state, self.dice, QUIET)
                continue
            several = mask & (mask - 1)
            seat = step.first(state, mask) if several else lowest(mask)
            count = step.options(state, seat, self.out)
            if count > 1 or several or step.ask_anyway:
                return count
            step.take(state, seat, self.out[0], self.dice, QUIET)
        return 0

    def _habit(self, seat: i64, count: i64) -> i64:
        """What the seat answers without thinking: what appeals and has paid, give or take a little."""
        out, ratings, dice, history = self.out, self.ratings, self.dice, self.history
        if count == 1:
            return out[0]
        self.guide.rate(self.world, seat, out, count, ratings)
        spread, learning = self.manner.spread, self.manner.learning
        chosen = out[0]
        best: i64 = -1_000_000
        for index in range(count):
            paid = learning * history.surplus(self.passed, seat, out[index])
            rating = ratings[index] + number_below(dice, spread) + i64(int(paid))
            if rating > best:
                best = rating
                chosen = out[index]
        return chosen

    def _rank_answers(self, seat: i64, node: i64, count: i64) -> None:
        """Give every answer a child; the more it appeals, the lower its rank."""
        tree, out, ratings = self.tree, self.out, self.ratings
        self.guide.rate(self.world, seat, out, count, ratings)
        for index in range(count):
            child = tree.child(node, out[index], NONE)
            rank: i64 = 0
            for other in range(count):
                if ratings[other] > ratings[index] or (ratings[other] == ratings[index] and other < index):
                    rank += 1
            tree.rank[child] = rank

    def _learn(self, path: vec[i64], movers: vec[i64]) -> None:
        """Note for each node of a walk how far its chooser was ahead of the best other seat."""
        tree, values, leads, scale = self.tree, self.values, self.leads, self.manner.scale
        for seat in range(self.world.seats):
            values[seat] = self.guide.worth(self.world, seat)
        for seat in range(self.world.seats):
            leads[seat] = values[seat] - self._best_rival(seat)
        for index in range(i64(len(path))):
            tree.visits[path[index]] += 1
            tree.reward[path[index]] += min(1.0, max(0.0, 0.5 + 0.5 * leads[movers[index]] / scale))
        self.history.learn(leads)

    def _best_rival(self, seat: i64) -> float:
        best = NEVER
        for other in range(self.world.seats):
            if other != seat and self.values[other] > best and self.guide.are_rivals(self.world, seat, other):
                best = self.values[other]
        return best


@mypyc_attr(allow_interpreted_subclasses=True)
class GuidedPlanner(Planner[S], Generic[S]):
    """Judges answers by such a search."""

    def __init__(
        self, game: Game[S], value: Value[S], seed: int, guide: Guide[S], playouts: int, manner: Manner
    ) -> None:
        super().__init__(game, value, seed)
        self.measure = LEAD
        self.playouts = playouts
        self.guide: Final = guide
        self.manner: Final = manner
        self.walker: Walker | None = None

    def sit(self, state: S) -> None:
        self.walker = Walker(self.game, self.guide, self.manner, state, self.dice)

    def judge(self, state: S, seat: i64, answers: vec[i64], count: i64, values: vec[float]) -> None:
        """The lead that the seat may expect with each answer, less what may be doubted after few playouts."""
        walker = self.walker
        assert walker is not None
        walker.search(state, seat, self.playouts, self.clock)
        tree, manner = walker.tree, self.manner
        for index in range(count):
            child = tree.child(ROOT, answers[index], NONE)
            visits = float(tree.visits[child])
            values[index] = NEVER
            if visits > 0.0:
                mean = 2.0 * manner.scale * (tree.reward[child] / visits - 0.5)
                doubt = manner.doubt * sqrt(float(tree.visits[ROOT]) / visits)
                values[index] = (mean - doubt) / self.guide.grains
