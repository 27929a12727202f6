"""A building that fits nowhere is warned of before it is paid, where it can be read without scrolling."""

import pytest
from playwright.async_api import expect

from tests.browser.conftest import Invite
from tests.browser.guests import DESKTOP, PHONE, Device
from tests.browser.playing import Player
from tests.browser.tables import Moment, sit_down_at

pytestmark = pytest.mark.anyio

# A church, which protects buildings, for somebody who has none and no room for it.
CHURCH = Moment("carson/2-polish", 11, 0, "place construction_8")


@pytest.mark.parametrize(
    ("device", "lang"),
    [(DESKTOP, "en"), (Device(1280, 720), "it"), (PHONE, "ru")],
    ids=lambda one: str(getattr(one, "width", one)),
)
async def test_what_fits_nowhere_is_warned_of_first(invite: Invite, device: Device, lang: str) -> None:
    guest = await invite(lang, device, twice=True, told=True)
    await sit_down_at(guest, CHURCH)
    spot = Player(guest, seed=0).spot(CHURCH.spot)
    await (spot.tap() if device.touch else spot.hover())
    warning = guest.page.get_by_role("alert")
    await expect(warning).to_have_text(guest.say("carson-homeless", building=guest.say("building-church").capitalize()))
    await expect(warning).to_be_in_viewport(ratio=1)
