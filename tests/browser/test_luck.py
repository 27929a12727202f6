"""Luck in the browser: it is contributed to before a game, verified after it, and found out where it was changed."""

import re

import pytest
from playwright.async_api import expect

from tests.browser.conftest import Invite
from tests.browser.guests import DESKTOP, PHONE, TABLET, Guest
from tests.browser.screens import fits, keep, length
from tests.browser.tables import BOT, new_table_of
from tests.browser.test_accessible import complaints

pytestmark = pytest.mark.anyio


async def verified(guest: Guest) -> int:
    """How many draws have a check mark, once the page has computed them."""
    await expect(guest.heading("luck-draws")).to_be_visible()
    return await guest.page.locator("tbody").get_by_role("img", name=guest.say("luck-yes"), exact=True).count()


async def test_a_game_is_verified_and_a_changed_record_is_found_out(invite: Invite) -> None:
    guest = await invite("pl")
    await guest.is_called("Ann")
    table = await new_table_of(guest, BOT, BOT)
    await guest.go(f"/table/{table}")
    await guest.page.get_by_text(guest.say("luck-room"), exact=True).click()
    await expect(guest.page.get_by_text(guest.say("luck-contribution", name="Ann"))).to_be_visible()
    await guest.post(f"/api/tables/{table}/start")
    await guest.post(f"/api/tables/{table}/resign", seat=0)
    await guest.go(f"/luck/{table}")
    assert await verified(guest) == await guest.page.locator("tbody tr").count() > 0
    await expect(guest.page.get_by_text(guest.say("luck-seen"))).to_be_visible()
    await expect(guest.page.get_by_text(guest.say("luck-promised"))).to_be_visible()
    assert await complaints(guest) == ""
    for device in (DESKTOP, TABLET, PHONE):
        await guest.page.set_viewport_size({"width": device.width, "height": device.height})
        await fits(guest)
        await guest.page.set_viewport_size({"width": device.width, "height": await length(guest)})
        await keep(guest, "luck-pl", device)
    record = await (await guest.page.request.get(f"{guest.address}/api/tables/{table}/record")).text()
    wrong = re.sub(r"^drawn 0 (\d+):\d+", r"drawn 0 \1:0", record, flags=re.MULTILINE)
    if wrong == record:
        wrong = re.sub(r"^drawn 0 (\d+):0", r"drawn 0 \1:1", record, flags=re.MULTILINE)
    uploaded = (await guest.post("/api/records", record=wrong))["id"]
    await guest.go(f"/replay/{uploaded}")
    await guest.link("luck-verify").click()
    assert await verified(guest) == await guest.page.locator("tbody tr").count() - 1
    await expect(guest.page.get_by_text(guest.say("luck-not-there"))).to_be_visible()
