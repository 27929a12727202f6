"""Moments of the game of `tests/sample.py`, for tests of the page that could use any game."""

from tests.games.carson.pictures import TERMINAL
from tests.games.carson.ways import BEFORE_DUEL, CHARACTERS, PLACEMENT, duel, placement

__all__ = ["BEFORE_DUEL", "CHARACTERS", "PLACEMENT", "TERMINAL", "duel", "placement"]
