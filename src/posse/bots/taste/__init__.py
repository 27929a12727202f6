"""The games' evaluation functions: every module in this folder is named after its game and exports `TASTE`."""

from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from posse.bots.playout import PointsTaste, Taste
from posse.engine.errors import BadTable
from posse.found import Found
from posse.games import GAMES


def _taste(name: str) -> Taste[Any]:
    found: Taste[Any] = import_module(f"{__name__}.{name}").TASTE
    return found


TASTES = Found([module.name for module in iter_modules(__path__)], _taste)


def taste_of(game: str) -> Taste[Any]:
    """The game's own taste, or the default one, which counts points."""
    if game not in GAMES:
        raise BadTable("not-a-game", given=game, allowed=list(GAMES))
    return TASTES[game] if game in TASTES else PointsTaste(GAMES[game])
