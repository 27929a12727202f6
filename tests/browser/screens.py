"""Screenshots of a page for review, and automatic layout checks."""

import build_web
from tests.browser.guests import Device, Guest

SCREENS = build_web.ROOT / "build" / "screens"

# Elements that are too small for their text, unless it is deliberately cut or only for screen readers.
CUT_OFF = """() => {
  const isTight = (one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1;
  const isMeant = (one) => {
    const { textOverflow, clipPath } = getComputedStyle(one);
    return textOverflow === 'ellipsis' || clipPath !== 'none';
  };
  const written = [...document.querySelectorAll('button, a.button, summary, h1, h2, h3, label, .tag')];
  return written.filter((one) => one.offsetParent && isTight(one) && !isMeant(one)).map((one) => one.outerHTML);
}"""


async def fits(guest: Guest) -> None:
    """Check that the page does not scroll sideways and that no text is cut off."""
    width, room = await guest.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert width <= room
    assert await guest.page.evaluate(CUT_OFF) == []


async def keep(guest: Guest, name: str, device: Device) -> None:
    """Take a screenshot of the viewport once all fonts are loaded."""
    await guest.page.evaluate("document.fonts.ready")
    SCREENS.mkdir(parents=True, exist_ok=True)
    await guest.page.screenshot(path=SCREENS / f"{name}-{device.width}.png")


async def length(guest: Guest) -> int:
    return int(await guest.page.evaluate("document.documentElement.scrollHeight"))
