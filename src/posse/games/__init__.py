"""The games: every package in this folder is one, and its `game.py` exports it as `GAME`."""

from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from posse.engine.game import Game


def _games() -> dict[str, Game[Any]]:
    """The games by name, in alphabetical order."""
    names = sorted(module.name for module in iter_modules(__path__) if module.ispkg)
    return {name: import_module(f"{__name__}.{name}.game").GAME for name in names}


GAMES: dict[str, Game[Any]] = _games()
