"""Great Western Trail by clicks on highlighted spots and listed answers only: for two and four, at three sizes."""

import pytest
from playwright.async_api import expect

from tests.browser.conftest import Invite
from tests.browser.guests import DESKTOP, PHONE, TABLET, Device
from tests.browser.playing import RESULT, Player
from tests.browser.screens import fits, keep
from tests.browser.tables import sit_down_with_bots

pytestmark = pytest.mark.anyio


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
    await sit_down_with_bots(guest, "trail", seats, options)
    player = Player(guest, seed=7)
    await player.play(12)
    await keep(guest, f"trail-{name}", device)
    await fits(guest)
    await player.play()
    await expect(guest.page.locator(RESULT)).to_be_visible()
    assert guest.told("delivered")
    assert guest.told("last_round")
    await keep(guest, f"trail-{name}-result", device)
