"""Great Western Trail by clicks: for two and for four, at three sizes; nothing but what is lit and offered is used."""

from typing import Any

import pytest
from playwright.async_api import expect

from tests.browser.conftest import Invite
from tests.browser.guests import DESKTOP, PHONE, TABLET, Device, Guest
from tests.browser.playing import RESULT, Player
from tests.browser.screens import fits, keep

pytestmark = pytest.mark.anyio

BOT = {"kind": "bot", "level": "random"}


async def sit_down(guest: Guest, seats: int, **options: str) -> None:
    """A table of Great Western Trail with bots on all other seats."""
    await guest.is_called("Ann")
    sits: list[dict[str, Any]] = [{"kind": "me"}, *[BOT] * (seats - 1)]
    table = await guest.post("/api/tables", game="trail", options=options, seats=sits, tempo="off", start=True)
    await guest.go(f"/table/{table['id']}")


@pytest.mark.parametrize(
    ("name", "lang", "device", "seats", "options"),
    [
        ("two", "en", DESKTOP, 2, {"setup": "standard"}),
        ("four", "pl", TABLET, 4, {"setup": "standard", "sides": "bbbbbbbbbb"}),
        ("beginners", "ru", PHONE, 2, {"setup": "beginner"}),
    ],
)
async def test_a_whole_drive(
    invite: Invite, name: str, lang: str, device: Device, seats: int, options: dict[str, str]
) -> None:
    guest = await invite(lang, device)
    await sit_down(guest, seats, **options)
    player = Player(guest, seed=7)
    await player.play(12)
    await keep(guest, f"trail-{name}", device)
    await fits(guest)
    await player.play()
    await expect(guest.page.locator(RESULT)).to_be_visible()
    assert guest.told("delivered")
    assert guest.told("last_round")
    await keep(guest, f"trail-{name}-result", device)
