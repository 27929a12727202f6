"""The game that tests of the terminal, the server and the browser play; any game would do.

The words and scenes in such tests are of this game; no other file outside of `tests/games` names one.
"""

from typing import Final

from tests.games.carson.table import scene

GAME: Final = "carson"

__all__ = ["GAME", "scene"]
