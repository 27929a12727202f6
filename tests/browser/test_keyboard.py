"""Play without a mouse: Tab leads to what can be chosen, arrows over the board, Enter chooses."""

import re

import pytest
from playwright.async_api import Locator, expect

from tests.browser.conftest import Invite
from tests.browser.guests import Guest
from tests.browser.playing import LIT, OFFERED, RESULT, SCENE, Player
from tests.browser.tables import BEFORE_FILM, PLACEMENT, ROBBERY, sit_down_at, sit_down_to_rob

pytestmark = pytest.mark.anyio

ARROWS = ("ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight")
MOST_TABS = 60


def focus(guest: Guest) -> Locator:
    return guest.page.locator(":focus")


async def tab_to(guest: Guest, wanted: Locator) -> int:
    """Press Tab until something that is wanted has the focus; how often it was."""
    for tabs in range(MOST_TABS):
        if await focus(guest).and_(wanted).count() > 0:
            return tabs
        await guest.page.keyboard.press("Tab")
    raise AssertionError(f"{wanted} cannot be reached by {MOST_TABS} tabs")


class Typist(Player):
    """Answers by keys alone."""

    async def answer(self) -> bool:
        if not await self.is_asked():
            return False
        await tab_to(self.guest, self.page.locator(f"{LIT}, {OFFERED}"))
        if await focus(self.guest).and_(self.page.locator(LIT)).count() > 0:
            await self.wander()
        await self.page.keyboard.press("Enter")
        return True

    async def wander(self) -> None:
        """Some steps over the board; every one of them ends on something that can be chosen."""
        for _ in range(self.chance.randrange(1, 4)):
            await self.page.keyboard.press(self.chance.choice(ARROWS))
            await expect(focus(self.guest).and_(self.page.locator(LIT))).to_have_count(1)


async def test_from_the_lobby_into_the_game(invite: Invite) -> None:
    ann = await invite("en")
    await ann.go("/")
    await tab_to(ann, ann.card("carson").get_by_label(ann.say("lobby-your-name")))
    await ann.page.keyboard.type("Ann")
    await tab_to(ann, ann.card("carson").get_by_role("button", name=ann.say("lobby-play-bots")))
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


async def test_a_whole_robbery_by_keys_alone(invite: Invite) -> None:
    ann = await invite("en")
    await sit_down_to_rob(ann, 3, horses="true")
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
    await tab_to(ann, ann.button("colt-film-pause"))
    await keys.press("Enter")
    await tab_to(ann, ann.button("colt-film-next"))
    before = await film.get_attribute("data-event")
    await keys.press("Enter")
    await expect(film).not_to_have_attribute("data-event", before or "")
    await tab_to(ann, ann.button("colt-film-play"))
    await keys.press("Escape")
    await expect(film).to_have_count(0)


async def test_a_dialog_closes_with_escape_and_gives_the_focus_back(invite: Invite) -> None:
    ann = await invite("en")
    await ann.go("/")
    await tab_to(ann, ann.button("settings-title"))
    await ann.page.keyboard.press("Enter")
    await expect(ann.heading("settings-title")).to_be_visible()
    await ann.page.keyboard.press("Escape")
    await expect(ann.heading("settings-title")).to_have_count(0)
    await expect(ann.button("settings-title")).to_be_focused()
