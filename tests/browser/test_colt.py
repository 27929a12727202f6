"""Colt Express by clicks: with the expansion, for two, and in teams; nothing but what is lit and offered is used."""

from typing import Any

import pytest
from playwright.async_api import expect

from tests.browser.conftest import Invite
from tests.browser.guests import DESKTOP, PHONE, TABLET, Device, Guest
from tests.browser.playing import RESULT, Player
from tests.browser.screens import fits, keep

pytestmark = pytest.mark.anyio

BOT = {"kind": "bot", "level": "random"}
ROUNDS = 5


async def sit_down(guest: Guest, seats: int, **options: str) -> None:
    """A table of Colt Express with bots on all other seats."""
    await guest.is_called("Ann")
    sits: list[dict[str, Any]] = [{"kind": "me"}, *[BOT] * (seats - 1)]
    table = await guest.post("/api/tables", game="colt", options=options, seats=sits, tempo="off", start=True)
    await guest.go(f"/table/{table['id']}")


@pytest.mark.parametrize(
    ("name", "lang", "device", "seats", "options"),
    [
        ("horses", "en", DESKTOP, 4, {"horses": "true"}),
        ("two", "pl", PHONE, 2, {}),
        ("teams", "it", TABLET, 4, {"horses": "true", "teams": "true"}),
        ("expert", "ru", DESKTOP, 3, {"horses": "true", "expert": "true"}),
    ],
)
async def test_a_whole_robbery(
    invite: Invite, name: str, lang: str, device: Device, seats: int, options: dict[str, str]
) -> None:
    guest = await invite(lang, device)
    await sit_down(guest, seats, **options)
    player = Player(guest, seed=7)
    await player.play(12)
    await keep(guest, f"colt-{name}", device)
    await fits(guest)
    await player.play()
    await expect(guest.page.locator(RESULT)).to_be_visible()
    assert set(range(2, ROUNDS + 1)) <= {event["amount"] for event in guest.told("round")}
    await keep(guest, f"colt-{name}-result", device)
