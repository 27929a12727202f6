"""How to open the pages of the shell for tests."""

from secrets import token_hex

from playwright.async_api import expect

from posse.learning import lessons_of
from tests.browser.analysed import SHORTEST, analysed
from tests.browser.guests import Guest
from tests.browser.pages import Page, pages_of_games
from tests.browser.sample import PLACEMENT
from tests.browser.tables import (
    BOT,
    OPEN,
    finished,
    new_table_of,
    play_on_from,
    play_to_the_end,
    see_result,
    unfold_options,
)
from tests.sample import GAME


async def lobby(guest: Guest) -> None:
    """With tables of every kind: first another person's, then one's own."""
    await guest.is_called("Bob")
    await play_to_the_end(guest)
    await new_table_of(guest, OPEN, BOT)
    await new_table_of(guest, BOT, BOT, start=True)
    await guest.page.context.clear_cookies()
    await play_on_from(guest, PLACEMENT)
    await guest.go("/")
    await expect(guest.heading("lobby-finished")).to_be_visible()


async def new_table(guest: Guest) -> None:
    await guest.go(f"/new/{GAME}")


async def all_options(guest: Guest) -> None:
    await unfold_options(guest, GAME)


async def waiting_room(guest: Guest) -> None:
    await guest.is_called("Ann")
    table = await new_table_of(guest, OPEN, BOT)
    await guest.go(f"/table/{table}")


async def result(guest: Guest) -> None:
    await see_result(guest, PLACEMENT.record)


async def replay(guest: Guest) -> None:
    await guest.go(f"/replay/{await finished(guest, PLACEMENT.record)}?at=153")
    await expect(guest.page.locator("[aria-current=true]")).to_be_attached()


async def analysis(guest: Guest) -> None:
    await guest.go(f"/analysis/{await analysed(guest, SHORTEST)}")
    await expect(guest.page.get_by_role("slider")).to_be_visible()


async def settings(guest: Guest) -> None:
    await guest.go("/")
    await guest.button("settings-title").click()


async def account(guest: Guest) -> None:
    """In a browser that knows nobody, whoever used it before."""
    await guest.page.context.clear_cookies()
    await guest.go("/account")
    await guest.segment("account-title", "account-register").check()


async def own_account(guest: Guest) -> None:
    """Logged in, with everything unfolded and a recovery code to be read."""
    await guest.go("/account")
    await guest.segment("account-title", "account-register").check()
    await guest.field("account-account").fill(f"ann-{token_hex(4)}")
    await guest.page.get_by_label(guest.say("account-password")).fill("six-shooter")
    await guest.page.locator("form").get_by_role("button", name=guest.say("account-register"), exact=True).click()
    await expect(guest.heading("account-code")).to_be_visible()
    await expect(guest.heading("account-sessions")).to_be_visible()
    await expect(guest.page.locator("summary")).to_have_count(4)
    await guest.page.evaluate("document.querySelectorAll('details').forEach((one) => (one.open = true))")


async def about(guest: Guest) -> None:
    await guest.go("/about")


async def lessons(guest: Guest) -> None:
    await guest.go(f"/learn/{GAME}")


async def lesson(guest: Guest) -> None:
    await guest.go(f"/learn/{GAME}/{lessons_of(GAME)[0].id}")
    await expect(guest.button("learn-show")).to_be_visible()


async def rules(guest: Guest) -> None:
    await guest.go(f"/rules/{GAME}")
    await expect(guest.heading("rules-goal")).to_be_visible()


# Pages of any length.
LONG = [lobby, new_table, waiting_room, own_account, lessons]

PAGES = [
    Page(lobby, on_phone=True),
    Page(all_options, on_phone=True),
    Page(result, on_phone=True, fits=True),
    Page(replay, on_phone=True, fits=True),
    Page(analysis, on_phone=True, fits=True),
    Page(waiting_room),
    Page(settings),
    Page(account),
    Page(own_account, on_phone=True),
    Page(about),
    Page(lessons, on_phone=True),
    Page(lesson, on_phone=True),
    Page(rules, on_phone=True),
    *pages_of_games(),
]
