"""Looks ahead from a table, and says which answers are promising: what an analysis needs from the bots.

A game with a skill is played on by its quick planner up to where its learned value can judge the table for every seat;
any other game by its taste, for a number of answers.
"""

from typing import Any, NamedTuple, Protocol

from posse.analysis.depth import Depth
from posse.bots.peek import Peek
from posse.bots.planner import PlannerBot
from posse.bots.playout import QUIET, Spare, Taste, play_on_by_taste
from posse.bots.search import SearchBot
from posse.bots.skill import SKILLS
from posse.bots.skill.base import Skill
from posse.bots.taste import taste_of
from posse.bots.value import Value
from posse.engine.dice import SeededDice
from posse.engine.game import Game

TASTE_PLAYOUTS = 800  # of the strongest bot of a game without a skill
TASTE_ANSWERS = 24  # after which its table is judged
TASTE_TRIES = 3


class Prospect(NamedTuple):
    """Where one playout led: the points that each seat may expect, how many of them are still to come, and
    what share of the victory each has if the game ended on the way."""

    values: list[float]
    to_come: float
    shares: list[float] | None


class Judge(Protocol):
    """What an analysis asks of the bots of a game."""

    def play_on(self, state: Any, fate: int) -> Prospect:
        """Play on, on this very table, up to where it can be judged for everybody; `fate` is the seed of all luck."""

    def promising(self, peek: Peek, seed: int, most: int) -> list[int]:
        """The best answers by a search from what the seat knows, best first."""


def judge_for(game: Game[Any], depth: Depth) -> Judge:
    """The judge of a game; one without a skill is judged by its taste."""
    if game.name in SKILLS:
        return SkillJudge(game, SKILLS[game.name], depth)
    return TasteJudge(game, taste_of(game.name), depth)


class SkillJudge:
    """Judges by the planners and the learned value of a game's skill."""

    def __init__(self, game: Game[Any], skill: Skill, depth: Depth) -> None:
        self._game = game
        self._skill = skill
        self._playouts = max(1, round(depth.share * skill.levels["level5"].playouts))
        self._habit = depth.habit
        self._value: Value[Any] = Value(skill.features(), skill.weights(), skill.sections())
        self._out = game.scratch()

    def play_on(self, state: Any, fate: int) -> Prospect:
        """Let everybody play by the quick planner until the table was one that can be judged for each seat once."""
        game, dice = self._game, SeededDice(fate)
        quick = self._skill.planner(self._value, fate)
        quick.limit(0.0, self._habit)
        quick.sit(state)
        judged: dict[int, Judged] = {}
        while len(judged) < state.seats and game.advance(state, dice, QUIET, self._out) > 0:
            seat = game.to_act(state)
            quick.play_turn(state, seat)
            self._note(state, quick.ended(state, seat), judged)
        if state.top < 0:
            return ended(game, state)
        found = [judged[seat] for seat in range(state.seats)]
        return Prospect([one.value for one in found], sum(one.to_come for one in found) / len(found), None)

    def _note(self, state: Any, seats: int, judged: "dict[int, Judged]") -> None:
        """Judge the table for the seats of a mask."""
        for seat in range(state.seats):
            if seats >> seat & 1:
                worth = self._value.of(state, seat)
                judged[seat] = Judged(worth, max(0.0, worth - float(self._value.features.points(state, seat))))

    def promising(self, peek: Peek, seed: int, most: int) -> list[int]:
        deep = self._skill.deep_planner
        planner = deep(self._value, seed, self._playouts) if deep else self._skill.planner(self._value, seed)
        values = PlannerBot(planner, seed).values(peek)
        ranked = sorted(zip(values, peek.options, strict=True), key=lambda pair: -pair[0])
        return [action for _, action in ranked[:most]]


class Judged(NamedTuple):
    """What a table is worth to a seat, and how much of that is still to come, in points."""

    value: float
    to_come: float


class TasteJudge:
    """Judges by the taste of a game, or by its points."""

    def __init__(self, game: Game[Any], taste: Taste[Any], depth: Depth) -> None:
        self._game = game
        self._taste = taste
        self._playouts = max(1, round(depth.share * TASTE_PLAYOUTS))
        self._out = game.scratch()

    def play_on(self, state: Any, fate: int) -> Prospect:
        game, taste, dice = self._game, self._taste, SeededDice(fate)
        play_on_by_taste(game, taste, state, TASTE_ANSWERS, TASTE_TRIES, dice, self._out, Spare(game, state))
        if state.top < 0:
            return ended(game, state)
        points = float(taste.point())
        return Prospect([float(taste.value(state, seat)) / points for seat in range(state.seats)], 0.0, None)

    def promising(self, peek: Peek, seed: int, most: int) -> list[int]:
        advice = SearchBot(self._taste, seed, playouts=self._playouts).advice(peek)
        return [opinion.action for opinion in advice.opinions[:most]] if advice else peek.options[:1]


def ended(game: Game[Any], state: Any) -> Prospect:
    """The result of a game that is over; those who share the first place share the victory."""
    first = game.ranking(state)[0]
    shares = [1 / len(first) if seat in first else 0.0 for seat in range(state.seats)]
    return Prospect([float(game.score(state, seat)) for seat in range(state.seats)], 0.0, shares)
