"""Great Western Trail without a mouse."""

import pytest
from playwright.async_api import expect

from tests.browser.conftest import Invite
from tests.browser.keys import MOST_TABS, Typist, focus, log_of, tab_to
from tests.browser.playing import LIT, Player
from tests.browser.tables import sit_down_at, sit_down_with_bots
from tests.games.trail.ways import CATTLE_MARKET, DRIVE, FORESIGHT, VISIT

pytestmark = pytest.mark.anyio


async def test_some_turns_of_a_drive_by_keys_alone(invite: Invite) -> None:
    ann = await invite("en")
    await sit_down_with_bots(ann, "trail", 2, {})
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
    await expect(ann.page.locator(f'{LIT}[data-spot="{DRIVE.spot}"][data-area=trail]:focus')).to_have_count(0)
    await Player(ann, seed=0).is_asked()
    await expect(focus(ann).and_(ann.page.locator(LIT))).to_have_count(1)


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
    await expect(log_of(ann).locator("li.turn").filter(has_text="Ann").last).to_contain_text("hires")


async def test_cattle_by_keys(invite: Invite) -> None:
    """An offer, and the card that is bought for it."""
    ann = await invite("en")
    await sit_down_at(ann, CATTLE_MARKET)
    for _ in range(2):
        await tab_to(ann, ann.page.locator(f"{LIT}[data-area=markets]"))
        await ann.page.keyboard.press("Enter")
    await expect(log_of(ann).locator("li.turn").filter(has_text="Ann").last).to_contain_text("buys")


async def test_kansas_city_by_keys(invite: Invite) -> None:
    """Two tiles, the income, a city and a disc; then it is the others' turn."""
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
