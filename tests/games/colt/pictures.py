"""Colt Express in the README: the table, and how a round ends."""

from collections.abc import AsyncIterator

from playwright.async_api import Locator, Page, expect

from tests.browser.guests import Guest
from tests.browser.pictures import LEVEL, Picture, table_at
from tests.browser.playing import SCENE, Player
from tests.browser.tables import Moment, sit_down_at

# The last round, with a full hand, loot in every car and the Stagecoach beside the last one.
PLANNING = Moment("colt/4-horses", 117, 1, "play tuco move")
# The first of the actions that end a round without another question.
BEFORE_FILM = Moment("colt/4-horses", 29, 3, "ride car1")
# What only says that the next card is turned up, or that it does nothing, is left out.
UNSEEN = ("resolved", "revealed", "in_vain", "dropped")


async def end_of_round(guest: Guest) -> AsyncIterator[Page | Locator]:
    """The film of the answers, from its first frame to its last."""
    await sit_down_at(guest, BEFORE_FILM, LEVEL)
    await Player(guest, seed=0).press_spot(BEFORE_FILM.spot)
    film, back, on = guest.page.locator(SCENE), guest.button("colt-film-back"), guest.button("colt-film-next")
    await expect(back).to_be_visible()
    while await back.is_enabled():
        await back.click()
    while await film.count():
        if await film.get_attribute("data-event") not in UNSEEN:
            yield guest.page.locator(".board")
        await on.click()


PICTURES = [Picture("colt", table_at(PLANNING)), Picture("colt-round", end_of_round)]
