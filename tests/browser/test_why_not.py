"""A click, a tap or a key on what is not lit says why it is not possible, where the question stands."""

import pytest
from playwright.async_api import expect

from posse.texts import texts
from tests.browser.conftest import Invite
from tests.browser.guests import PHONE
from tests.browser.keys import focus, tab_to
from tests.browser.playing import LIT
from tests.browser.tables import sit_down_with_bots
from tests.sample import GAME

pytestmark = pytest.mark.anyio

WHY = ".why p"


async def test_a_click_on_what_is_not_lit_says_why_and_opens_the_rule(invite: Invite) -> None:
    ann = await invite("en")
    await sit_down_with_bots(ann, GAME, 2, {})
    await expect(ann.page.locator(LIT).first).to_be_visible()
    await ann.page.locator('[data-spot="character:sheriff"]').click()
    await expect(ann.page.locator(WHY)).to_contain_text(texts("en", GAME).say("why-later_take"))
    own = ann.page.locator('[data-spot="place:h8 parcel:h8"]')
    await own.click()
    await expect(ann.page.locator(WHY)).to_have_count(0)
    await expect(own.and_(ann.page.locator(LIT))).to_have_count(0)
    await expect(ann.page.locator(LIT).first).to_be_visible()
    await own.click(position={"x": 12, "y": 12})  # elsewhere, so that it is not the second one of a double click
    why = ann.page.locator(WHY)
    await expect(why).to_contain_text(texts("en", GAME).say("why-owned_by_you"))
    await why.get_by_role("button").click()
    await expect(ann.page.get_by_role("searchbox")).to_have_value("CC-2.8")


async def test_a_tap_says_why_on_a_phone(invite: Invite) -> None:
    ann = await invite("pl", PHONE)
    await sit_down_with_bots(ann, GAME, 2, {})
    await expect(ann.page.locator(LIT).first).to_be_visible()
    await ann.page.locator('[data-spot="place:wages"]').tap()
    await expect(ann.page.locator(WHY)).to_contain_text(texts("pl", GAME).say("why-later_place"))


async def test_shift_and_arrows_reach_what_is_not_lit(invite: Invite) -> None:
    ann = await invite("en")
    await sit_down_with_bots(ann, GAME, 2, {})
    await tab_to(ann, ann.page.locator(LIT))
    for _ in range(20):
        await ann.page.keyboard.press("Shift+ArrowLeft")
        if await focus(ann).and_(ann.page.locator(LIT)).count() == 0:
            break
    await ann.page.keyboard.press("Enter")
    await expect(ann.page.locator(WHY)).to_have_count(1)
