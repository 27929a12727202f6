"""Plans at a table: what can be planned, what is planned, and one click that cancels, at three sizes."""

import pytest
from playwright.async_api import expect

from tests.browser.conftest import Invite
from tests.browser.guests import DESKTOP, PHONE, TABLET, Device
from tests.browser.sample import placement
from tests.browser.screens import fits, keep
from tests.browser.test_accessible import complaints

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(("lang", "device"), [("en", DESKTOP), ("pl", TABLET), ("ru", PHONE)], ids=["en", "pl", "ru"])
async def test_a_plan_is_made_and_cancelled(invite: Invite, lang: str, device: Device) -> None:
    guest = await invite(lang, device)
    await placement(guest)
    await guest.button("ahead-title").click()
    plan = guest.page.get_by_role("listitem").filter(
        has=guest.page.get_by_role("heading", name=guest.say("plan-refuse"))
    )
    await expect(plan.get_by_text(guest.say("plan-refuse-until"))).to_be_visible()
    await keep(guest, "ahead", device)
    await fits(guest)
    assert await complaints(guest) == ""
    await plan.get_by_role("button").click()
    await guest.page.mouse.move(0, 0)  # whatever the pointer rests on is explained
    made = guest.page.get_by_role("list", name=guest.say("ahead-made")).get_by_role("listitem")
    await expect(made).to_contain_text(guest.say("plan-refuse"))
    await keep(guest, "ahead-made", device)
    await fits(guest)
    assert await complaints(guest) == ""
    await made.get_by_role("button").click()
    await expect(made).to_have_count(0)
