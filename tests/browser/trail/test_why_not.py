"""What answers nothing because of where it lies says so when it is clicked."""

import pytest
from playwright.async_api import expect

from posse.texts import texts
from tests.browser.conftest import Invite
from tests.browser.guests import PHONE
from tests.browser.playing import LIT
from tests.browser.tables import sit_down_with_bots

pytestmark = pytest.mark.anyio

WHY = ".why p"
TILE = '[data-elsewhere^="tile:"]'


async def test_a_foresight_tile_says_when_it_is_chosen(invite: Invite) -> None:
    ann = await invite("it")
    await sit_down_with_bots(ann, "trail", 2, {"setup": "standard"})
    await expect(ann.page.locator(LIT).first).to_be_visible()
    await ann.page.locator('[data-view="markets"]').click()
    await ann.page.locator(TILE).first.click()
    await expect(ann.page.locator(WHY)).to_contain_text(texts("it", "trail").say("why-later_foresee"))


async def test_the_board_of_somebody_else_says_whose_it_is(invite: Invite) -> None:
    ann = await invite("ru", PHONE)
    await sit_down_with_bots(ann, "trail", 2, {"setup": "standard"})
    await expect(ann.page.locator(LIT).first).to_be_visible()
    await ann.page.locator('[data-view="more"]').tap()
    await ann.page.locator('[data-elsewhere$="@seat:1"]').first.tap()
    start = texts("ru", "trail").say("why-belongs_to", seat="").rstrip(" .")
    await expect(ann.page.locator(WHY)).to_contain_text(start)
