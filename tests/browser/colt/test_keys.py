"""Colt Express without a mouse."""

import pytest
from playwright.async_api import expect

from tests.browser.conftest import Invite
from tests.browser.keys import Typist, focus, tab_to
from tests.browser.playing import LIT, RESULT, SCENE
from tests.browser.tables import sit_down_at, sit_down_with_bots
from tests.games.colt.ways import BEFORE_FILM, ROBBERY

pytestmark = pytest.mark.anyio


async def test_a_whole_robbery_by_keys_alone(invite: Invite) -> None:
    ann = await invite("en")
    await sit_down_with_bots(ann, "colt", 3, {"horses": "true"})
    assert await Typist(ann, seed=3).play() > 20
    await expect(ann.page.locator(RESULT)).to_be_visible()


async def test_arrows_lead_from_loot_to_loot(invite: Invite) -> None:
    ann = await invite("en")
    await sit_down_at(ann, ROBBERY)
    await tab_to(ann, ann.page.locator(LIT))
    first = await focus(ann).get_attribute("data-about")
    await ann.page.keyboard.press("ArrowRight")
    await expect(focus(ann).and_(ann.page.locator(LIT))).to_have_count(1)
    assert await focus(ann).get_attribute("data-about") != first


async def test_the_film_is_held_gone_back_and_skipped_by_keys(invite: Invite) -> None:
    ann = await invite("en", pace=1)
    await sit_down_at(ann, BEFORE_FILM)
    keys, film = ann.page.keyboard, ann.page.locator(SCENE)
    await tab_to(ann, ann.page.locator(LIT))
    await keys.press("Enter")
    tools = ann.page.get_by_role("group", name=ann.say("colt-film"), exact=True)
    await tab_to(ann, tools.get_by_role("button", name=ann.say("colt-film-pause"), exact=True))
    await keys.press("Enter")
    await tab_to(ann, ann.button("colt-film-next"))
    before = await film.get_attribute("data-event")
    await keys.press("Enter")
    await expect(film).not_to_have_attribute("data-event", before or "")
    await tab_to(ann, ann.button("colt-film-play"))
    await keys.press("Escape")
    await expect(film).to_have_count(0)
