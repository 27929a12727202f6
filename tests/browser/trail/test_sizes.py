"""Where the map of Great Western Trail has room, in a low window, its tabs, on a small phone, and what can be done."""

import pytest
from playwright.async_api import expect

from tests.browser.conftest import Invite
from tests.browser.guests import DESKTOP, SMALLEST_PHONE, TABLET, Device
from tests.browser.screens import fits, keep
from tests.games.trail.ways import drive, foresight, visit

pytestmark = pytest.mark.anyio

LAPTOP = Device(1280, 720)
LOW_TABLET = Device(1024, 768)


@pytest.mark.parametrize("lang", ["en", "ru"])
async def test_the_map_has_room_in_a_low_window(invite: Invite, lang: str) -> None:
    guest = await invite(lang, LAPTOP)
    await drive(guest)
    await keep(guest, f"drive-{lang}", LAPTOP)
    await fits(guest)
    box = await guest.page.locator(".view.trail").bounding_box()
    assert box is not None
    assert box["width"] >= 580
    assert box["height"] >= 350


@pytest.mark.parametrize("lang", ["pl", "it", "ru"])
async def test_no_tab_is_cut_on_the_smallest_phone(invite: Invite, lang: str) -> None:
    guest = await invite(lang, SMALLEST_PHONE)
    await drive(guest)
    tabs = guest.page.locator("[data-view]")
    await expect(tabs).to_have_count(5)
    cut = "tabs => tabs.filter((tab) => tab.scrollWidth > tab.clientWidth).map((tab) => tab.textContent)"
    assert await tabs.evaluate_all(cut) == []


@pytest.mark.parametrize("lang", ["pl", "it", "ru"])
async def test_all_that_can_be_done_at_a_building_is_in_sight(invite: Invite, lang: str) -> None:
    """Beside a hand of four, whose piles need no line of their own."""
    guest = await invite(lang, DESKTOP)
    await visit(guest)
    steps = guest.page.locator(".steps").first
    await expect(steps.get_by_role("button")).to_have_count(8)
    assert await steps.evaluate("steps => steps.scrollHeight <= steps.clientHeight")


@pytest.mark.parametrize("device", [DESKTOP, LAPTOP, LOW_TABLET, TABLET], ids=lambda device: str(device.width))
async def test_the_markets_can_be_seen_while_a_foresight_tile_is_chosen(invite: Invite, device: Device) -> None:
    """The choice is about them, and about the trail, which keeps clear of the railroad."""
    guest = await invite("it", device)
    await foresight(guest)
    await keep(guest, "foresight-it", device)
    await guest.page.locator("[data-view=markets]").click()
    markets, hand = guest.page.locator(".view.markets"), guest.page.locator(".table > .hand")
    railroad = await guest.page.locator(".view.railroad > *").bounding_box()
    boxes = [await markets.bounding_box(), await hand.bounding_box()]
    assert railroad is not None
    for box in boxes:
        assert box is not None
        assert box["height"] >= 85
        assert box["y"] >= railroad["y"] + railroad["height"]
