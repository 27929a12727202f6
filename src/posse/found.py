"""Things of the games that are found by the names of files in a folder, and imported when they are asked for."""

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import TypeVar

T = TypeVar("T")


class Found(Mapping[str, T]):
    """Things by name, in alphabetical order; each is loaded when it is first asked for."""

    def __init__(self, names: list[str], load: Callable[[str], T]) -> None:
        self._names = sorted(names)
        self._load = load
        self._loaded: dict[str, T] = {}

    def __getitem__(self, name: str) -> T:
        if name not in self._loaded:
            if name not in self._names:
                raise KeyError(name)
            self._loaded[name] = self._load(name)
        return self._loaded[name]

    def __contains__(self, name: object) -> bool:
        return name in self._names

    def __iter__(self) -> Iterator[str]:
        return iter(self._names)

    def __len__(self) -> int:
        return len(self._names)


def packages_beside(init: str) -> list[str]:
    """The packages in the folder of an `__init__.py`. (`pkgutil` would do, but imports `inspect` for it.)"""
    return [found.parent.name for found in Path(init).parent.glob("*/__init__.py")]
