"""Ways to every page, as it is worth looking at."""

from collections.abc import Awaitable, Callable

from playwright.async_api import expect

from tests.browser.guests import Guest
from tests.browser.playing import RESULT, SCENE, Player
from tests.browser.tables import (
    BEFORE_DUEL,
    BEFORE_FILM,
    BOT,
    CATTLE_MARKET,
    CHARACTERS,
    DELIVERY,
    DRIVE,
    FORESIGHT,
    HORSE_ATTACK,
    OPEN,
    PLACEMENT,
    PLANNING,
    ROBBERY,
    VISIT,
    finished,
    new_table_of,
    play_on_from,
    play_to_the_end,
    sit_down_at,
)

Way = Callable[[Guest], Awaitable[None]]


async def lobby(guest: Guest) -> None:
    """With tables of every kind: somebody else's first, then one's own."""
    await guest.is_called("Bob")
    await play_to_the_end(guest)
    await new_table_of(guest, OPEN, BOT)
    await new_table_of(guest, BOT, BOT, start=True)
    await guest.page.context.clear_cookies()
    await play_on_from(guest, PLACEMENT)
    await guest.go("/")
    await expect(guest.heading("lobby-finished")).to_be_visible()


async def new_table(guest: Guest) -> None:
    await guest.go("/new/carson")


async def all_options(guest: Guest) -> None:
    """A new table, with every point of the rules unfolded."""
    await guest.go("/new/carson")
    for details in await guest.page.locator("summary").all():
        await details.click()


async def waiting_room(guest: Guest) -> None:
    await guest.is_called("Ann")
    table = await new_table_of(guest, OPEN, BOT)
    await guest.go(f"/table/{table}")


async def characters(guest: Guest) -> None:
    await sit_down_at(guest, CHARACTERS)


async def placement(guest: Guest) -> None:
    await sit_down_at(guest, PLACEMENT)


async def duel(guest: Guest) -> None:
    """The pointer rests on it, so it stays."""
    await sit_down_at(guest, BEFORE_DUEL)
    await Player(guest, seed=0).press_spot(BEFORE_DUEL.spot)
    await guest.page.locator(SCENE).hover()


async def result(guest: Guest) -> None:
    await guest.go(f"/table/{await finished(guest)}")
    await expect(guest.page.locator(RESULT)).to_be_visible()


async def replay(guest: Guest) -> None:
    await guest.go(f"/replay/{await finished(guest)}?at=153")
    await expect(guest.page.locator("[aria-current=true]")).to_be_attached()


async def train(guest: Guest) -> None:
    """With a full hand."""
    await sit_down_at(guest, PLANNING)


async def horse_attack(guest: Guest) -> None:
    await sit_down_at(guest, HORSE_ATTACK)


async def robbery(guest: Guest) -> None:
    """Loot is chosen close at hand."""
    await sit_down_at(guest, ROBBERY)


async def train_film(guest: Guest) -> None:
    """Held where somebody is punched: nothing moves by itself, so one goes back to it."""
    await sit_down_at(guest, BEFORE_FILM)
    await Player(guest, seed=0).press_spot(BEFORE_FILM.spot)
    while await guest.page.locator(f"{SCENE}[data-event=punched]").count() == 0:
        await guest.button("colt-film-back").click()


async def train_result(guest: Guest) -> None:
    await guest.go(f"/table/{await finished(guest, PLANNING.record)}")
    await expect(guest.page.locator(RESULT)).to_be_visible()


async def train_options(guest: Guest) -> None:
    """A new table of Colt Express, with its fine points unfolded."""
    await guest.go("/new/colt")
    for details in await guest.page.locator("summary").all():
        await details.click()


async def drive(guest: Guest) -> None:
    await sit_down_at(guest, DRIVE)


async def visit(guest: Guest) -> None:
    await sit_down_at(guest, VISIT)


async def cattle_market(guest: Guest) -> None:
    await sit_down_at(guest, CATTLE_MARKET)


async def foresight(guest: Guest) -> None:
    await sit_down_at(guest, FORESIGHT)


async def delivery(guest: Guest) -> None:
    await sit_down_at(guest, DELIVERY)


async def trail_result(guest: Guest) -> None:
    await guest.go(f"/table/{await finished(guest, DRIVE.record)}")
    await expect(guest.page.locator(RESULT)).to_be_visible()


async def settings(guest: Guest) -> None:
    await guest.go("/")
    await guest.button("settings-title").click()


async def account(guest: Guest) -> None:
    await guest.go("/account")
    await guest.segment("account-title", "account-register").check()


async def about(guest: Guest) -> None:
    await guest.go("/about")
