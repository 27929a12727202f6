"""Whole games between planners, one plan for each turn, and what can be learned from them. Compiled."""

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from posse.bots.planner import Planner
from posse.bots.playout import QUIET
from posse.bots.value import Features, Row
from posse.engine.dice import SeededDice
from posse.engine.game import Game
from posse.engine.state import bit


class Diary:
    """The ends of turns: the features of each, and the points that its seat still made afterwards."""

    def __init__(self, features: Features[Any]) -> None:
        self.features: Final = features
        self.row: Final = Row(len(features.names))
        self.rows = vec[float]()  # the features of all turns, one turn after another
        self.targets = vec[float]()  # by turn
        self.seats = vec[i64]()  # by turn: the seat, until the game is over

    def note(self, state: Any, seat: i64) -> None:
        """The end of a turn; nothing is to be learned from one that was the seat's last."""
        if self.features.is_final(state, seat):
            return
        self.features.fill(state, seat, self.row)
        for index in range(i64(len(self.row.values))):
            self.rows = append(self.rows, self.row.values[index])
        self.targets = append(self.targets, -float(self.features.points(state, seat)))
        self.seats = append(self.seats, seat)

    def close(self, first: i64, scores: vec[float]) -> None:
        """The game that began with this turn is over."""
        for turn in range(first, i64(len(self.targets))):
            self.targets[turn] += scores[self.seats[turn]]


def play_game(
    game: Game[Any], planners: list[Planner[Any]], options: dict[str, str], dice: SeededDice, diary: Diary | None
) -> vec[float]:
    """One game, a planner for each seat; the scores."""
    state = game.set_up(len(planners), options, dice, QUIET)
    for planner in planners:
        planner.sit(state)
    out = game.scratch()
    first: i64 = len(diary.targets) if diary is not None else 0
    while game.advance(state, dice, QUIET, out) > 0:
        seat = game.to_act(state)
        planners[seat].play_turn(state, seat)
        if diary is not None:
            ended = planners[seat].ended(state, seat)
            for one in range(state.seats):
                if ended & bit(one):
                    diary.note(state, one)
    scores = vec[float]([float(game.score(state, seat)) for seat in range(len(planners))])
    if diary is not None:
        diary.close(first, scores)
    return scores


def play_duel(game: Game[Any], planners: list[Planner[Any]], options: dict[str, str], seed: int) -> vec[float]:
    """One game with luck of its own, whatever the planners have played before; the scores."""
    return play_game(game, planners, options, SeededDice(seed), None)
