"""The end of a game: the podium, the own column, and the picture to keep, also from a replay."""

import struct
from pathlib import Path

import pytest
from playwright.async_api import Download, expect

import posse
from tests.browser.conftest import Invite
from tests.browser.guests import DESKTOP, PHONE, TABLET, Device, Guest
from tests.browser.screens import fits
from tests.browser.tables import RECORDS, finished, see_result

pytestmark = pytest.mark.anyio

LAST_RECORDS = [
    f"{game}/{sorted(path.stem for path in (RECORDS / game).glob('*.txt'))[-1]}"
    for game in posse.GAMES
    if (RECORDS / game).is_dir()
]
LOW = Device(1280, 720)
SIDEWAYS = Device(1024, 768, touch=True)
SIGNATURE = b"\x89PNG\r\n\x1a\n"
# How many different colours a picture has where boards are drawn: sampled on a coarse grid.
COLOURS = """async (picture) => {
  await picture.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: 160, height: 120 });
  const pen = canvas.getContext('2d');
  pen.drawImage(picture, 0, 0, 160, 120);
  return new Set(new Uint32Array(pen.getImageData(0, 0, 160, 120).data.buffer)).size;
}"""
FEWEST_COLOURS = 500
IS_WITHIN = "one => one.getBoundingClientRect().right <= one.parentElement.getBoundingClientRect().right + 1"
LEAST_WIDTH = 1000


async def downloaded(guest: Guest) -> Download:
    """The picture that is offered in the open dialog."""
    picture = guest.page.locator("dialog img")
    await expect(picture).to_be_visible()
    assert await picture.evaluate(COLOURS) > FEWEST_COLOURS
    async with guest.page.expect_download() as download:
        await guest.link("table-picture-download").click()
    return await download.value


async def is_picture_of(game: str, download: Download) -> None:
    """A PNG of a good size, named after the game."""
    assert download.suggested_filename == f"posse-{game}.png"
    data = Path(await download.path()).read_bytes()
    width, height = struct.unpack(">II", data[16:24])
    assert data.startswith(SIGNATURE)
    assert width > LEAST_WIDTH
    assert height > LEAST_WIDTH // 2


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=lambda device: str(device.width))
@pytest.mark.parametrize("record", LAST_RECORDS)
async def test_a_picture_of_the_final_board_is_offered(invite: Invite, record: str, device: Device) -> None:
    guest = await invite("pl", device)
    await see_result(guest, record)
    await expect(guest.page.get_by_role("list", name=guest.say("ranking"))).to_be_visible()
    await fits(guest)
    await guest.button("table-picture").click()
    await is_picture_of(record.split("/")[0], await downloaded(guest))


@pytest.mark.parametrize("record", LAST_RECORDS)
async def test_a_replay_offers_the_picture_of_its_end(invite: Invite, record: str) -> None:
    guest = await invite("ru")
    await guest.go(f"/replay/{await finished(guest, record)}?at=1")
    await guest.button("replay-result").click()
    await guest.button("table-picture").click()
    await is_picture_of(record.split("/")[0], await downloaded(guest))


@pytest.mark.parametrize(
    "device", [DESKTOP, LOW, SIDEWAYS, TABLET], ids=lambda device: f"{device.width}x{device.height}"
)
@pytest.mark.parametrize("record", LAST_RECORDS)
async def test_podium_and_points_of_everybody_are_in_sight(invite: Invite, record: str, device: Device) -> None:
    """Only lines of points may have to be scrolled, never players, and the winners stand in full view."""
    guest = await invite("it", device)
    await see_result(guest, record)
    region = guest.page.get_by_role("region", name=guest.say("ranking"))
    assert await region.evaluate("one => one.scrollWidth <= one.clientWidth + 1")
    assert await region.get_by_role("list").first.evaluate(IS_WITHIN)
    place, podium = await region.bounding_box(), await region.get_by_role("list").first.bounding_box()
    assert place is not None
    assert podium is not None
    assert podium["y"] >= place["y"] - 1
    assert podium["y"] + podium["height"] <= place["y"] + place["height"] + 1
