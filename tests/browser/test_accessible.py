"""No serious or critical axe violations on any page, in light and dark theme."""

from typing import Any

import pytest

import build_web
from tests.browser import ways
from tests.browser.conftest import Invite
from tests.browser.guests import PHONE, Guest
from tests.browser.pages import Way

pytestmark = pytest.mark.anyio

AXE = build_web.WEB / "node_modules" / "axe-core" / "axe.min.js"
RUN = "options => axe.run(document, options)"
BAD = {"serious", "critical"}

PAGES = [page.way for page in ways.PAGES]
ON_PHONE = [page.way for page in ways.PAGES if page.on_phone]


async def complaints(guest: Guest, *rules: str) -> str:
    """The violations of the current page, by all rules or these: each rule with the elements that break it."""
    # Evaluated from outside, since the page's security policy allows no foreign scripts.
    await guest.page.evaluate(AXE.read_text(encoding="utf-8"))
    only = {"runOnly": list(rules)} if rules else {}
    found: dict[str, Any] = await guest.page.evaluate(RUN, {"resultTypes": ["violations"], **only})
    bad = [one for one in found["violations"] if one["impact"] in BAD]
    return "\n".join(f"{one['id']}: {node['html']} {node['failureSummary']}" for one in bad for node in one["nodes"])


@pytest.mark.parametrize("way", PAGES, ids=lambda way: way.__name__)
async def test_everybody_can_use(invite: Invite, way: Way) -> None:
    guest = await invite("en", theme="light")
    await way(guest)
    assert await complaints(guest) == ""
    # The dark theme differs only in colours.
    await guest.page.evaluate("document.documentElement.dataset.theme = 'dark'")
    assert await complaints(guest, "color-contrast") == ""


@pytest.mark.parametrize("way", ON_PHONE, ids=lambda way: way.__name__)
async def test_everybody_can_use_on_a_phone(invite: Invite, way: Way) -> None:
    guest = await invite("ru", PHONE)
    await way(guest)
    assert await complaints(guest) == ""
