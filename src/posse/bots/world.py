"""An imagined table for bots that think by trying: play on it, copy it, let chance decide the rest."""

from typing import Any

from posse.bots.peek import Peek
from posse.bots.playout import QUIET, WHOLE_GAME, play_on
from posse.engine.dice import SeededDice
from posse.engine.game import Game
from posse.engine.position import Position
from posse.engine.record import Header
from posse.engine.words import Answer


class World(Position):
    """A table that fits what a seat knows; all else is dealt at random, and so is what is drawn on it later.

    It can be asked whatever a match can be asked about its table, and keeps no record.
    """

    def __init__(self, game: Game[Any], header: Header, state: Any, dice: SeededDice) -> None:
        super().__init__(game, header)
        self.dice = dice
        self._state = state

    def play(self, seat: int, answer: Answer) -> None:
        """Answer for a seat that is asked, and go on to the next question."""
        action = self._legal(seat, answer)
        self.game.step(self._state).take(self._state, seat, action, self.dice, QUIET)
        self.game.go_on(self._state, self.dice, QUIET, self.header.ask_all)
        self._count = -1

    def play_out(self, most: int = WHOLE_GAME) -> None:
        """Answer at random for every seat until the game is over, or `most` times."""
        play_on(self.game, self._state, most, self.dice, self._others_options)
        self._count = -1

    def copy(self) -> "World":
        """The same table once more; both go on with the same dice."""
        return World(self.game, self.header, self._state.clone(), self.dice)


def imagined(peek: Peek, dice: SeededDice) -> World:
    """A world as the seat of this peek may suppose it; another one with every call."""
    return World(peek.game, peek.header, peek.imagine(dice), dice)
