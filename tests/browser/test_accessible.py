"""Nothing that axe calls serious or critical, on any page, by day and at dusk."""

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
    """What is wrong with the page as it is now, by all rules or by these: the rule, and every place that breaks it."""
    # As a call from outside: the page itself may load no script that is not its own.
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
    # At dusk everything is the same but for its colours.
    await guest.page.evaluate("document.documentElement.dataset.theme = 'dark'")
    assert await complaints(guest, "color-contrast") == ""


@pytest.mark.parametrize("way", ON_PHONE, ids=lambda way: way.__name__)
async def test_everybody_can_use_on_a_phone(invite: Invite, way: Way) -> None:
    guest = await invite("ru", PHONE)
    await way(guest)
    assert await complaints(guest) == ""
