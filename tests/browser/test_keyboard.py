"""Play without a mouse: Tab leads to what can be chosen, arrows over the board, Enter chooses."""

import re

import pytest
from playwright.async_api import Locator, expect

from tests.browser.conftest import Invite
from tests.browser.guests import Guest
from tests.browser.playing import LIT, OFFERED, RESULT, SCENE, Player
from tests.browser.tables import (
    BEFORE_FILM,
    CATTLE_MARKET,
    DRIVE,
    FORESIGHT,
    PLACEMENT,
    ROBBERY,
    VISIT,
    sit_down_at,
    sit_down_to_drive,
    sit_down_to_rob,
)

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


# --- Great Western Trail


async def test_some_turns_of_a_drive_by_keys_alone(invite: Invite) -> None:
    ann = await invite("en")
    await sit_down_to_drive(ann, 2)
    assert await Typist(ann, seed=5).play(30) == 30
    assert ann.told("moved")


async def test_arrows_lead_along_the_trail_and_the_visit_takes_the_focus(invite: Invite) -> None:
    ann = await invite("en")
    await sit_down_at(ann, DRIVE)
    on_trail = ann.page.locator(f"{LIT}[data-area=trail]")
    await tab_to(ann, on_trail)
    met = set()
    for arrow in ["ArrowLeft"] * 4 + ["ArrowUp"] * 3:
        await ann.page.keyboard.press(arrow)
        await expect(focus(ann).and_(on_trail)).to_have_count(1)
        met.add(await focus(ann).get_attribute("data-spot"))
    assert len(met) > 3
    await ann.page.keyboard.press("Enter")
    await expect(ann.page.locator(f'{LIT}[data-spot~="{DRIVE.spot}"][data-area=trail]:focus')).to_have_count(0)
    await Player(ann, seed=0).is_asked()
    await expect(focus(ann).and_(ann.page.locator(LIT))).to_have_count(1)


def log_of(guest: Guest) -> Locator:
    return guest.page.get_by_role("region", name=guest.say("log"), exact=True)


async def test_a_visit_and_a_worker_by_keys(invite: Invite) -> None:
    ann = await invite("en")
    await sit_down_at(ann, VISIT)
    await tab_to(ann, ann.page.locator(LIT))
    await ann.page.keyboard.press("ArrowRight")
    await expect(focus(ann)).to_have_attribute("data-spot", VISIT.spot)
    await ann.page.keyboard.press("Enter")
    await tab_to(ann, ann.page.locator(f"{LIT}[data-area=markets]"))
    await ann.page.keyboard.press("ArrowDown")
    await ann.page.keyboard.press("Enter")
    await expect(log_of(ann)).to_contain_text("Ann hires")


async def test_cattle_by_keys(invite: Invite) -> None:
    """An offer, and the card that is bought for it."""
    ann = await invite("en")
    await sit_down_at(ann, CATTLE_MARKET)
    for _ in range(2):
        await tab_to(ann, ann.page.locator(f"{LIT}[data-area=markets]"))
        await ann.page.keyboard.press("Enter")
    await expect(log_of(ann)).to_contain_text("Ann buys")


async def test_kansas_city_by_keys(invite: Invite) -> None:
    """Two tiles, the income, a city and a disc; then the others are on the move."""
    ann = await invite("en")
    await sit_down_at(ann, FORESIGHT)
    typist = Typist(ann, seed=2)
    while not [event for event in ann.told("drew") if event["seat"] == FORESIGHT.seat]:
        assert await typist.answer()
    assert FORESIGHT.seat in {event["seat"] for event in ann.told("delivered")}


async def test_the_log_is_one_stop_and_arrows_lead_through_its_chapters(invite: Invite) -> None:
    ann = await invite("en")
    await sit_down_at(ann, DRIVE)
    chapters = log_of(ann).locator("summary")
    assert await chapters.count() > MOST_TABS
    await tab_to(ann, chapters)
    await expect(chapters.last).to_be_focused()
    await ann.page.keyboard.press("ArrowUp")
    await expect(chapters.nth(-2)).to_be_focused()
    await ann.page.keyboard.press("Tab")
    await expect(focus(ann).and_(chapters)).to_have_count(0)


async def test_a_dialog_closes_with_escape_and_gives_the_focus_back(invite: Invite) -> None:
    ann = await invite("en")
    await ann.go("/")
    await tab_to(ann, ann.button("settings-title"))
    await ann.page.keyboard.press("Enter")
    await expect(ann.heading("settings-title")).to_be_visible()
    await ann.page.keyboard.press("Escape")
    await expect(ann.heading("settings-title")).to_have_count(0)
    await expect(ann.button("settings-title")).to_be_focused()
