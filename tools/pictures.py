"""Photograph the web table for the README: `python -m tools.pictures [NAME...]`, or `make pictures`.

Serves the page as it is built, opens moments of golden records in Chromium and writes them to `docs/pictures`. Which
moments is said by each game, in `tests/games/<game>/pictures.py`. Chromium also compresses them, to WebP.
"""

import asyncio
import base64
import sys
import tempfile
from pathlib import Path
from typing import Final

from playwright.async_api import Browser, async_playwright

from tests.browser.guests import Device, Guest
from tests.browser.pictures import Picture, pictures_of_games
from tests.serving import serving
from tools.chromium import MISSING, chromium
from tools.webp import Frame, animation

TARGET: Final = Path("docs/pictures")
WINDOW: Final = Device(1440, 900)
STILL_WIDTH: Final = 1440
MOVING_WIDTH: Final = 900
QUALITY: Final = 0.85
MILLISECONDS: Final = 1600

# Draws a picture in another width and returns it as WebP, with its size.
COMPRESS: Final = """async ([png, most, quality]) => {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Math.min(most, image.width);
  canvas.height = Math.round((image.height * canvas.width) / image.width);
  const pen = canvas.getContext('2d', { alpha: false });
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  return [canvas.toDataURL('image/webp', quality).split(',')[1], canvas.width, canvas.height];
}"""


async def photograph(browser: Browser, address: str, picture: Picture) -> list[bytes]:
    """Every shot of a picture, as PNG."""
    context = await WINDOW.open(browser, "en", address, {})
    guest = Guest(await context.new_page(), address, "en")
    shots = []
    async for place in picture.shots(guest):
        await guest.page.evaluate("document.fonts.ready")
        shots.append(await place.screenshot())
    await context.close()
    return shots


async def compressed(browser: Browser, shots: list[bytes]) -> bytes:
    """A still, or an animation of several shots, as WebP."""
    page = await browser.new_page()
    most = STILL_WIDTH if len(shots) == 1 else MOVING_WIDTH
    stills = []
    width = height = 0
    for shot in shots:
        png = base64.b64encode(shot).decode()
        webp, width, height = await page.evaluate(COMPRESS, [png, most, QUALITY])
        stills.append(base64.b64decode(webp))
    await page.close()
    if len(stills) == 1:
        return stills[0]
    return animation([Frame(still, MILLISECONDS) for still in stills], width, height)


async def take(address: str, program: str, wanted: list[Picture]) -> None:
    """Photograph everything that is wanted, and say how large it has become."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=program, args=["--disable-dev-shm-usage"])
        for picture in wanted:
            file = TARGET / f"{picture.name}.webp"
            file.write_bytes(await compressed(browser, await photograph(browser, address, picture)))
            print(f"{file}: {file.stat().st_size // 1000} kB")
        await browser.close()


def main(names: list[str]) -> None:
    """Take the pictures of these names, or all."""
    program = chromium()
    if program is None:
        sys.exit(MISSING)
    wanted = [picture for picture in pictures_of_games() if not names or picture.name in names]
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as address:
        asyncio.run(take(address, program, wanted))


if __name__ == "__main__":
    main(sys.argv[1:])
