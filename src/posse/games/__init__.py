"""The games: every package in this folder is one, and its `game.py` exports it as `GAME`."""

from importlib import import_module
from typing import Any

from posse.engine.game import Game
from posse.found import Found, packages_beside


def _game(name: str) -> Game[Any]:
    found: Game[Any] = import_module(f"{__name__}.{name}.game").GAME
    return found


GAMES = Found(packages_beside(__file__), _game)
"""The games by name; one is imported when it is first asked for."""
