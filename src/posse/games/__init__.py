"""The games of the house, one line each."""

from typing import Any

from posse.engine.game import Game
from posse.games.carson.game import CARSON

GAMES: dict[str, Game[Any]] = {CARSON.name: CARSON}
