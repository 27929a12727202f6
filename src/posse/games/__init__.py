"""The games of the house, one line each."""

from typing import Any

from posse.engine.game import Game
from posse.games.carson.game import CARSON
from posse.games.colt.game import COLT
from posse.games.trail.game import TRAIL

GAMES: dict[str, Game[Any]] = {game.name: game for game in (CARSON, COLT, TRAIL)}
