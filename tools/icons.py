"""Draw the icons of the installed app from the icon of the page, with the browser of the tests.

python -m tools.icons    write web/public/icons
"""

import asyncio
import re
from pathlib import Path
from typing import NamedTuple

from playwright.async_api import async_playwright

from tools.chromium import chromium

PUBLIC = Path(__file__).parent.parent / "web" / "public"
LEATHER = "#2b1d14"
# A launcher may cut a maskable icon to a circle of four fifths of its width.
SAFE = 0.78
# Of a badge, only what is opaque is seen.
SILHOUETTE = "brightness(0) invert(1)"
GROUND = re.compile(r"<rect [^>]*/>")


class Icon(NamedTuple):
    """A square picture: the drawing at a part of its width, on a ground of its own, or as a white silhouette."""

    name: str
    pixels: int
    part: float = 1.0
    ground: str = "transparent"
    filter: str = "none"


ICONS = [
    Icon("icon-192", 192),
    Icon("icon-512", 512),
    Icon("maskable-512", 512, SAFE, LEATHER),
    Icon("apple-180", 180, 0.9, LEATHER),
    Icon("badge-96", 96, filter=SILHOUETTE),
]


def page_of(icon: Icon, drawing: str) -> str:
    """A page that shows nothing but the icon; a silhouette has no ground."""
    if icon.filter == SILHOUETTE:
        drawing = GROUND.sub("", drawing, count=1)
    size = icon.pixels * icon.part
    return (
        f"<style>body{{margin:0;width:{icon.pixels}px;height:{icon.pixels}px;display:grid;place-items:center;"
        f"background:{icon.ground}}}svg{{width:{size}px;height:{size}px;filter:{icon.filter}}}</style>{drawing}"
    )


async def draw() -> None:
    drawing = (PUBLIC / "favicon.svg").read_text(encoding="utf-8")
    (PUBLIC / "icons").mkdir(exist_ok=True)
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium())
        for icon in ICONS:
            page = await browser.new_page(viewport={"width": icon.pixels, "height": icon.pixels})
            await page.set_content(page_of(icon, drawing))
            await page.screenshot(path=PUBLIC / "icons" / f"{icon.name}.png", omit_background=True)
        await browser.close()


if __name__ == "__main__":
    asyncio.run(draw())
