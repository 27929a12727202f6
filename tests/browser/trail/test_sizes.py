"""Where the map of Great Western Trail has room: in the low window of a laptop."""

import pytest

from tests.browser.conftest import Invite
from tests.browser.guests import Device
from tests.browser.screens import fits, keep
from tests.games.trail.ways import drive

pytestmark = pytest.mark.anyio

LAPTOP = Device(1280, 720)


@pytest.mark.parametrize("lang", ["en", "ru"])
async def test_the_map_has_room_in_a_low_window(invite: Invite, lang: str) -> None:
    guest = await invite(lang, LAPTOP)
    await drive(guest)
    await keep(guest, f"drive-{lang}", LAPTOP)
    await fits(guest)
    box = await guest.page.locator(".view.trail").bounding_box()
    assert box is not None
    assert box["width"] >= 590
    assert box["height"] >= 350
