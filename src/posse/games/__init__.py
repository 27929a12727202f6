"""The games: every package in this folder is one, and its `game.py` exports it as `GAME`."""

from collections.abc import Iterator, Mapping
from importlib import import_module
from os import path, scandir
from typing import Any

from posse.engine.game import Game


class Games(Mapping[str, Game[Any]]):
    """The games by name, in alphabetical order; one is imported when it is first asked for."""

    def __init__(self, names: list[str]) -> None:
        self._names = sorted(names)
        self._found: dict[str, Game[Any]] = {}

    def __getitem__(self, name: str) -> Game[Any]:
        if name not in self._found:
            if name not in self._names:
                raise KeyError(name)
            self._found[name] = import_module(f"{__name__}.{name}.game").GAME
        return self._found[name]

    def __contains__(self, name: object) -> bool:
        return name in self._names

    def __iter__(self) -> Iterator[str]:
        return iter(self._names)

    def __len__(self) -> int:
        return len(self._names)


def _names(folder: str) -> list[str]:
    """The packages in a folder. (`pkgutil` would do, but imports `inspect` for it.)"""
    return [entry.name for entry in scandir(folder) if path.isfile(path.join(entry.path, "__init__.py"))]


GAMES = Games([name for folder in __path__ for name in _names(folder)])
