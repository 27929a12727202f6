"""An imagined table for bots that think by trying: play on it, copy it, let chance decide the rest."""

from typing import Any

from mypy_extensions import i64, mypyc_attr

from posse.bots.peek import Peek
from posse.bots.playout import QUIET, WHOLE_GAME, play_on
from posse.engine.dice import SeededDice
from posse.engine.errors import NotAllowed
from posse.engine.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class World:
    """A table that fits what a seat knows; all else is dealt at random, and so is what is drawn on it later."""

    def __init__(self, game: Game[Any], state: Any, dice: SeededDice) -> None:
        self.game = game
        self.state = state
        self.dice = dice

    @property
    def over(self) -> bool:
        return bool(self.state.top < 0)

    @property
    def seat(self) -> int:
        """The seat that answers next."""
        return int(self.game.to_act(self.state))

    @property
    def options(self) -> list[int]:
        """The legal answers of that seat."""
        return self.game.answers(self.state, self.seat)

    @property
    def scores(self) -> list[int]:
        """What each seat has by now."""
        return [int(self.game.score(self.state, i64(seat))) for seat in range(self.state.seats)]

    @property
    def ranking(self) -> list[list[int]]:
        """The seats by place, those that share one together."""
        return self.game.ranking(self.state)

    def play(self, option: int) -> None:
        """Answer for the seat that is asked, and go on to the next question."""
        seat = self.seat
        options = self.options
        if option not in options:
            phrases = self.game.words.phrases
            raise NotAllowed("not-allowed", given=phrases[option], allowed=[phrases[one] for one in options])
        self.game.step(self.state).take(self.state, seat, option, self.dice, QUIET)
        self.game.go_on(self.state, self.dice, QUIET)

    def play_out(self, most: int = WHOLE_GAME) -> None:
        """Answer at random for every seat until the game is over, or `most` times."""
        play_on(self.game, self.state, most, self.dice, self.game.scratch())

    def copy(self) -> "World":
        """The same table once more; both go on with the same dice."""
        return World(self.game, self.state.clone(), self.dice)


def imagined(peek: Peek, dice: SeededDice) -> World:
    """A world as the seat of this peek may suppose it; another one with every call."""
    return World(peek.game, peek.imagine(dice), dice)
