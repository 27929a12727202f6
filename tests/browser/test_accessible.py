"""Nothing that axe calls serious or critical, on any page, by day and at dusk."""

from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from playwright.async_api import expect

import build_web
from tests.browser.conftest import Invite
from tests.browser.guests import PHONE, Guest
from tests.browser.playing import RESULT, SCENE, Player
from tests.browser.tables import BEFORE_DUEL, CHARACTERS, PLACEMENT, finished, open_room, sit_down_at

pytestmark = pytest.mark.anyio

AXE = build_web.WEB / "node_modules" / "axe-core" / "axe.min.js"
BAD = {"serious", "critical"}

Way = Callable[[Guest], Awaitable[None]]


async def look(guest: Guest) -> list[str]:
    """What is wrong with the page as it is now: the rule, and the first place that breaks it."""
    # As a call from outside: the page itself may load no script that is not its own.
    await guest.page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = await guest.page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    bad = [one for one in found["violations"] if one["impact"] in BAD]
    return [f"{one['id']}: {node['html'][:160]} {node['failureSummary']}" for one in bad for node in one["nodes"]]


async def lobby(guest: Guest) -> None:
    await finished(guest)
    await open_room(guest)
    await guest.go("/")
    await expect(guest.heading("lobby-finished")).to_be_visible()


async def new_table(guest: Guest) -> None:
    await guest.go("/new/carson")
    for details in await guest.page.locator("summary").all():
        await details.click()


async def waiting_room(guest: Guest) -> None:
    await open_room(guest)


async def characters(guest: Guest) -> None:
    await sit_down_at(guest, CHARACTERS)


async def placement(guest: Guest) -> None:
    await sit_down_at(guest, PLACEMENT)


async def duel(guest: Guest) -> None:
    await sit_down_at(guest, BEFORE_DUEL)
    await Player(guest, seed=0).spot("d5").click()
    await guest.page.locator(SCENE).hover()


async def result(guest: Guest) -> None:
    await guest.go(f"/table/{await finished(guest)}")
    await expect(guest.page.locator(RESULT)).to_be_visible()


async def replay(guest: Guest) -> None:
    await guest.go(f"/replay/{await finished(guest)}?at=120")


async def settings(guest: Guest) -> None:
    await guest.go("/")
    await guest.button("settings-title").click()


async def account(guest: Guest) -> None:
    await guest.go("/account")
    await guest.segment("account-title", "account-register").check()


async def about(guest: Guest) -> None:
    await guest.go("/about")


WAYS: list[Way] = [
    lobby,
    new_table,
    waiting_room,
    characters,
    placement,
    duel,
    result,
    replay,
    settings,
    account,
    about,
]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
async def test_everybody_can_use(invite: Invite, way: Way, theme: str) -> None:
    guest = await invite("en", theme=theme)
    await way(guest)
    assert await look(guest) == []


@pytest.mark.parametrize("way", [lobby, new_table, placement, result], ids=lambda way: way.__name__)
async def test_everybody_can_use_on_a_phone(invite: Invite, way: Way) -> None:
    guest = await invite("ru", PHONE)
    await way(guest)
    assert await look(guest) == []
