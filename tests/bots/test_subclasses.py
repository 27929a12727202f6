"""Tastes and bots can be subclassed in plain Python, those that Posse brings along, too."""

from typing import Any

import pytest

import posse
from posse.bots import TASTES, Bot, GreedyBot, Peek, RandomBot, SearchBot
from posse.bots.planner import PlannerBot
from posse.bots.playout import PointsTaste

games = pytest.mark.parametrize("game", posse.GAMES)


@games
def test_a_taste_in_plain_python_is_asked(game: str) -> None:
    """It hears of every table that the bot weighs, and its word counts."""
    seats: list[int] = []

    class Mine(type(TASTES[game])):  # type: ignore[misc]  # the class is known only here
        def value(self, state: Any, seat: int) -> int:
            seats.append(seat)
            return int(super().value(state, seat))

    match = posse.new(game, 2, seed=1)
    peek = Peek(match, match.to_act)
    answer = GreedyBot(Mine(), 1).decide(peek)
    assert answer in peek.options
    assert set(seats) == {match.to_act}
    assert answer == GreedyBot(TASTES[game], 1).decide(peek)


@games
def test_a_taste_can_build_on_points(game: str) -> None:
    class Backwards(PointsTaste[Any]):
        def value(self, state: Any, seat: int) -> int:
            return -super().value(state, seat)

    match = posse.new(game, 2, seed=1)
    assert Backwards(match.game).value(match.state, 0) == -100 * match.scores[0]


@pytest.mark.parametrize("kind", [RandomBot, GreedyBot, SearchBot, PlannerBot])
def test_every_bot_can_be_subclassed(kind: type[Bot]) -> None:
    class Mine(kind):  # type: ignore[misc, valid-type]  # each of them in turn
        def __init__(self) -> None:
            """(None of what the usual constructor prepares is needed.)"""

        def decide(self, peek: Peek) -> int:
            return peek.options[-1]

    for game in posse.GAMES:
        match = posse.new(game, 2, seed=2)
        bot: Bot = Mine()
        match.play(match.to_act, bot.decide(Peek(match, match.to_act)))
        assert match.lines[-1].startswith(("0 ", "1 ", "scores"))
