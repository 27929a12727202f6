"""The game that is played by tests of the terminal, the server and the browser: any would do, and this is the one.

What such a test says of the game, its words and its scenes, is of this game; no other file outside of
`tests/games` names one.
"""

from typing import Final

from tests.games.carson.table import scene

GAME: Final = "carson"

__all__ = ["GAME", "scene"]
