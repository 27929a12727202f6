"""Pictures for the README: what every game's `pictures.py` wants to be photographed."""

from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec

from playwright.async_api import Locator, Page

import posse
from tests.browser.guests import Guest
from tests.browser.tables import Moment, sit_down_at

LEVEL = "level2"

Shots = Callable[[Guest], AsyncIterator[Page | Locator]]


@dataclass(frozen=True, slots=True)
class Picture:
    """The name of its file, and what to photograph: one shot is a still, several are an animation."""

    name: str
    shots: Shots


def table_at(moment: Moment) -> Shots:
    """The whole page of a player who is about to answer at this moment."""

    async def shots(guest: Guest) -> AsyncIterator[Page | Locator]:
        await sit_down_at(guest, moment, LEVEL)
        yield guest.page

    return shots


def pictures_of_games() -> list[Picture]:
    """What the games' folders of tests name."""
    modules = [f"tests.games.{game}.pictures" for game in posse.GAMES if find_spec(f"tests.games.{game}") is not None]
    return [one for module in modules if find_spec(module) is not None for one in import_module(module).PICTURES]
