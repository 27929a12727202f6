"""Play without a mouse: Tab focuses choices, arrow keys move over the board, Enter chooses."""

import re

import pytest
from playwright.async_api import expect

from tests.browser.conftest import Invite
from tests.browser.keys import Typist, focus, tab_to
from tests.browser.playing import LIT, Player
from tests.browser.sample import PLACEMENT
from tests.browser.tables import sit_down_at
from tests.sample import GAME

pytestmark = pytest.mark.anyio


async def test_from_the_lobby_into_the_game(invite: Invite) -> None:
    ann = await invite("en")
    await ann.go("/")
    await tab_to(ann, ann.card(GAME).get_by_label(ann.say("lobby-your-name")))
    await ann.page.keyboard.type("Ann")
    await tab_to(ann, ann.card(GAME).get_by_role("button", name=ann.say("lobby-play-bots")))
    await ann.page.keyboard.press("Enter")
    await expect(ann.page).to_have_url(re.compile("/table/"))
    assert await Typist(ann, seed=8).play(4) == 4


async def test_arrows_lead_over_the_board_and_the_focus_stays_there(invite: Invite) -> None:
    ann = await invite("en")
    await sit_down_at(ann, PLACEMENT)
    board = ann.page.locator(LIT)
    await tab_to(ann, ann.page.locator('[data-spot][role="button"]:not(.plaque)'))
    for arrow, way in (("ArrowRight", 1), ("ArrowLeft", -1)):
        before = await focus(ann).bounding_box()
        await ann.page.keyboard.press(arrow)
        after = await focus(ann).and_(board).bounding_box()
        assert before is not None
        assert after is not None
        assert (after["x"] - before["x"]) * way > 0
    answered = await focus(ann).get_attribute("data-spot")
    await ann.page.keyboard.press("Enter")
    await expect(ann.page.locator(f'[data-spot="{answered}"]:focus')).to_have_count(0)
    await Player(ann, seed=0).is_asked()
    await expect(focus(ann).and_(board)).to_have_count(1)


async def test_a_dialog_closes_with_escape_and_gives_the_focus_back(invite: Invite) -> None:
    ann = await invite("en")
    await ann.go("/")
    await tab_to(ann, ann.button("settings-title"))
    await ann.page.keyboard.press("Enter")
    await expect(ann.heading("settings-title")).to_be_visible()
    await ann.page.keyboard.press("Escape")
    await expect(ann.heading("settings-title")).to_have_count(0)
    await expect(ann.button("settings-title")).to_be_focused()
