"""Moments of Colt Express for the tests in the browser, and how to reach them."""

from tests.browser.guests import Guest
from tests.browser.pages import Page
from tests.browser.playing import SCENE, Player
from tests.browser.tables import Moment, see_result, sit_down_at, unfold_options

# A card is played, with the hand full and horses and Stagecoach beside six cars.
PLANNING = Moment("colt/6-horses", 60, 3, "play belle punch")
# Everybody decides in secret whether to board the car that is offered.
HORSE_ATTACK = Moment("colt/6-horses", 2, 4, "board cheyenne")
# A purse is taken, and others lie beside it.
ROBBERY = Moment("colt/4-horses", 51, 0, "rob purse3")
# After this the rest of a round is resolved without a question, and the next one begins.
BEFORE_FILM = Moment("colt/6-horses", 152, 0, "seize old_lady")


async def train(guest: Guest) -> None:
    """With a full hand."""
    await sit_down_at(guest, PLANNING)


async def horse_attack(guest: Guest) -> None:
    await sit_down_at(guest, HORSE_ATTACK)


async def robbery(guest: Guest) -> None:
    """Choosing loot."""
    await sit_down_at(guest, ROBBERY)


async def train_film(guest: Guest) -> None:
    """Paused at a punch: nothing moves by itself, so step back to it."""
    await sit_down_at(guest, BEFORE_FILM)
    await Player(guest, seed=0).press_spot(BEFORE_FILM.spot)
    while await guest.page.locator(f"{SCENE}[data-event=punched]").count() == 0:
        await guest.button("colt-film-back").click()


async def train_result(guest: Guest) -> None:
    await see_result(guest, PLANNING.record)


async def train_options(guest: Guest) -> None:
    """With all details expanded."""
    await unfold_options(guest, "colt")


PAGES = [
    Page(train, on_phone=True, fits=True),
    Page(robbery, on_phone=True, fits=True),
    Page(train_film, on_phone=True, fits=True),
    Page(train_result, on_phone=True, fits=True),
    Page(horse_attack, fits=True),
    Page(train_options),
]
