"""Moments of Carson City for the tests in the browser, and how to reach them."""

from tests.browser.guests import Guest
from tests.browser.pages import Page
from tests.browser.playing import SCENE, Player
from tests.browser.tables import Moment, sit_down_at

# Late in a game of five, with cowboys all over the town.
PLACEMENT = Moment("carson/5-polish-attacks", 192, 0, "place f6")
# The last cowboy of a round joins another one, and they fight at once.
BEFORE_DUEL = Moment("carson/5-polish-attacks", 208, 2, "place d5")
# The cards of the last round are face up.
CHARACTERS = Moment("carson/5-polish-attacks", 177, 1, "take sheriff")

NOTHING_MOVES = "() => document.getAnimations().every(({ playState }) => playState === 'finished')"


async def characters(guest: Guest) -> None:
    await sit_down_at(guest, CHARACTERS)


async def placement(guest: Guest) -> None:
    await sit_down_at(guest, PLACEMENT)


async def duel(guest: Guest) -> None:
    """Where things move, as there are no scenes elsewhere. The pointer rests on it, so it stays."""
    await guest.go("/")
    await guest.sets(pace=1)
    await sit_down_at(guest, BEFORE_DUEL)
    await Player(guest, seed=0).press_spot(BEFORE_DUEL.spot)
    await guest.page.locator(SCENE).hover()
    await guest.page.wait_for_function(NOTHING_MOVES)
    await guest.sets(pace=0)


PAGES = [
    Page(placement, on_phone=True, fits=True),
    Page(characters, fits=True),
    Page(duel, fits=True),
]
