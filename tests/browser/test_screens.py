"""Pictures of every page at three sizes, to be looked at; and what a program can see of their beauty."""

import pytest

import build_web
from tests.browser import ways
from tests.browser.conftest import Invite
from tests.browser.guests import DESKTOP, PHONE, SMALLEST_PHONE, TABLET, Device, Guest
from tests.browser.ways import Way

pytestmark = pytest.mark.anyio

SCREENS = build_web.ROOT / "build" / "screens"

PAGES = [
    ways.lobby,
    ways.new_table,
    ways.waiting_room,
    ways.characters,
    ways.placement,
    ways.duel,
    ways.result,
    ways.replay,
]
LANGUAGES = ["pl", "ru"]

# What is too narrow for its words; where they end in an ellipsis, or are for listeners only, it is meant to be so.
CUT_OFF = """() => {
  const isTight = (one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1;
  const isMeant = (one) => {
    const { textOverflow, clipPath } = getComputedStyle(one);
    return textOverflow === 'ellipsis' || clipPath !== 'none';
  };
  const written = [...document.querySelectorAll('button, a.button, summary, h1, h2, h3, label, .tag')];
  return written.filter((one) => one.offsetParent && isTight(one) && !isMeant(one)).map((one) => one.outerHTML);
}"""


async def keep(guest: Guest, name: str) -> None:
    """A picture, once all letters have come."""
    await guest.page.evaluate("document.fonts.ready")
    SCREENS.mkdir(parents=True, exist_ok=True)
    width = (guest.page.viewport_size or {"width": 0})["width"]
    await guest.page.screenshot(path=SCREENS / f"{name}-{width}.png", full_page=True)


async def fits(guest: Guest) -> None:
    """Nobody has to scroll sideways, and no words are cut off."""
    width, room = await guest.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert width <= room
    assert await guest.page.evaluate(CUT_OFF) == []


@pytest.mark.parametrize("device", [DESKTOP, TABLET, PHONE], ids=lambda device: str(device.width))
@pytest.mark.parametrize("way", PAGES, ids=lambda way: way.__name__)
async def test_a_picture(invite: Invite, way: Way, device: Device) -> None:
    guest = await invite("en", device)
    await way(guest)
    await keep(guest, way.__name__.replace("_", "-"))
    await fits(guest)


@pytest.mark.parametrize("device", [DESKTOP, TABLET, PHONE], ids=lambda device: str(device.width))
@pytest.mark.parametrize("lang", LANGUAGES)
async def test_a_picture_in_another_language(invite: Invite, lang: str, device: Device) -> None:
    guest = await invite(lang, device)
    await ways.placement(guest)
    await keep(guest, f"placement-{lang}")
    await fits(guest)


@pytest.mark.parametrize("lang", ["pl", "ru"])
async def test_everything_fits_on_the_smallest_phone(invite: Invite, lang: str) -> None:
    guest = await invite(lang, SMALLEST_PHONE)
    for way in (*PAGES, ways.all_options, ways.account, ways.about):
        await way(guest)
        await fits(guest)
