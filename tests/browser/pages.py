"""Pages worth looking at: those of the shell, and those that every game's `ways.py` names."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec

import posse
from tests.browser.guests import Guest

Way = Callable[[Guest], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class Page:
    """How to open a page; whether it is also tested on a phone, and whether it should fit the viewport."""

    way: Way
    on_phone: bool = False
    fits: bool = False


def pages_of_games() -> list[Page]:
    """The pages named in the games' test folders."""
    modules = [f"tests.games.{game}.ways" for game in posse.GAMES if find_spec(f"tests.games.{game}") is not None]
    return [page for module in modules if find_spec(module) is not None for page in import_module(module).PAGES]
