"""Screenshots of every page at three sizes for review, and automatic layout checks."""

import pytest

from tests.browser import ways
from tests.browser.conftest import Invite
from tests.browser.guests import DESKTOP, PHONE, SMALLEST_PHONE, TABLET, Device
from tests.browser.pages import Way
from tests.browser.playing import LIT, Player
from tests.browser.sample import duel, placement
from tests.browser.screens import fits, keep, length

pytestmark = pytest.mark.anyio

# Pages that fit the viewport, although content may follow below.
FITTED = [page.way for page in ways.PAGES if page.fits]
EVERYTHING = dict.fromkeys([*ways.LONG, *(page.way for page in ways.PAGES)])
LANGUAGES = ["pl", "ru"]
SMALLEST_SPOT = 40  # pixels: minimum size of a touch target

by_width = pytest.mark.parametrize("device", [DESKTOP, TABLET, PHONE], ids=lambda device: str(device.width))


@by_width
@pytest.mark.parametrize("way", ways.LONG, ids=lambda way: way.__name__)
async def test_a_long_page(invite: Invite, way: Way, device: Device) -> None:
    guest = await invite("en", device)
    await way(guest)
    await fits(guest)
    await guest.page.set_viewport_size({"width": device.width, "height": await length(guest)})
    await keep(guest, way.__name__.replace("_", "-"), device)


@by_width
@pytest.mark.parametrize("way", FITTED, ids=lambda way: way.__name__)
async def test_a_page_that_fits_the_window(invite: Invite, way: Way, device: Device) -> None:
    guest = await invite("en", device)
    await way(guest)
    await keep(guest, way.__name__.replace("_", "-"), device)
    await fits(guest)
    if await length(guest) > device.height:
        await guest.page.evaluate("scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })")
        await keep(guest, f"{way.__name__.replace('_', '-')}-below", device)


@by_width
@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_table_in_another_language(invite: Invite, lang: str, device: Device) -> None:
    guest = await invite(lang, device)
    await placement(guest)
    await keep(guest, f"placement-{lang}", device)
    await fits(guest)


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=lambda device: str(device.width))
async def test_the_table_at_dusk(invite: Invite, device: Device) -> None:
    guest = await invite("it", device, theme="dark")
    await duel(guest)
    await keep(guest, "dusk", device)
    await fits(guest)


@pytest.mark.parametrize("device", [Device(844, 390, touch=True), Device(568, 320, touch=True)], ids=str)
async def test_a_phone_on_its_side_can_be_played_on(invite: Invite, device: Device) -> None:
    guest = await invite("en", device)
    await placement(guest)
    await fits(guest)
    for spot in await guest.page.locator(LIT).all():
        box = await spot.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= SMALLEST_SPOT
    assert await Player(guest, seed=10).play(2) == 2
    await keep(guest, "placement-on-its-side", device)


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_everything_fits_on_the_smallest_phone(invite: Invite, lang: str) -> None:
    guest = await invite(lang, SMALLEST_PHONE)
    for way in EVERYTHING:
        await way(guest)
        await fits(guest)
