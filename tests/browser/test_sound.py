"""Sounds: asked for once at the first table, with something to hear, and remembered."""

import pytest
from playwright.async_api import expect

from tests.browser.conftest import Invite
from tests.browser.guests import DESKTOP, PHONE, TABLET, Device, Guest
from tests.browser.sample import placement
from tests.browser.screens import fits

pytestmark = pytest.mark.anyio

# Counts the voices that the page starts; its own code plays them.
LISTEN = """
window.voices = 0;
const start = AudioScheduledSourceNode.prototype.start;
AudioScheduledSourceNode.prototype.start = function (...when) {
  window.voices += 1;
  return start.apply(this, when);
};
"""


async def voices(guest: Guest) -> int:
    return int(await guest.page.evaluate("window.voices"))


@pytest.mark.parametrize("device", [DESKTOP, TABLET, PHONE], ids=lambda device: str(device.width))
async def test_somebody_new_is_asked_once_and_hears_a_sample(invite: Invite, device: Device) -> None:
    guest = await invite("ru", device, soundAsked=False, told=True)
    await guest.page.add_init_script(LISTEN)
    await placement(guest)
    question = guest.page.get_by_role("group", name=guest.say("table-sound-ask"))
    await expect(question).to_be_visible()
    await fits(guest)
    assert await voices(guest) == 0
    await guest.button("table-sound-listen").click()
    await guest.page.wait_for_function("window.voices > 0")
    await guest.button("table-sound-yes").click()
    await expect(question).to_have_count(0)
    await guest.page.reload()
    await expect(guest.button("table-sound-off")).to_be_visible()
    await expect(question).to_have_count(0)
    assert await voices(guest) == 0  # what happened before the page was loaded is not heard
