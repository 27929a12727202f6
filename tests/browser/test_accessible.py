"""Nothing that axe calls serious or critical, on any page, by day and at dusk."""

from typing import Any

import pytest

import build_web
from tests.browser import ways
from tests.browser.conftest import Invite
from tests.browser.guests import PHONE, Guest
from tests.browser.ways import Way

pytestmark = pytest.mark.anyio

AXE = build_web.WEB / "node_modules" / "axe-core" / "axe.min.js"
BAD = {"serious", "critical"}

PAGES = [
    ways.lobby,
    ways.all_options,
    ways.waiting_room,
    ways.characters,
    ways.placement,
    ways.duel,
    ways.result,
    ways.replay,
    ways.settings,
    ways.account,
    ways.about,
]
ON_PHONE = [ways.lobby, ways.all_options, ways.placement, ways.result, ways.replay]


async def complaints(guest: Guest) -> str:
    """What is wrong with the page as it is now: the rule, and every place that breaks it."""
    # As a call from outside: the page itself may load no script that is not its own.
    await guest.page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = await guest.page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    bad = [one for one in found["violations"] if one["impact"] in BAD]
    return "\n".join(f"{one['id']}: {node['html']} {node['failureSummary']}" for one in bad for node in one["nodes"])


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("way", PAGES, ids=lambda way: way.__name__)
async def test_everybody_can_use(invite: Invite, way: Way, theme: str) -> None:
    guest = await invite("en", theme=theme)
    await way(guest)
    assert await complaints(guest) == ""


@pytest.mark.parametrize("way", ON_PHONE, ids=lambda way: way.__name__)
async def test_everybody_can_use_on_a_phone(invite: Invite, way: Way) -> None:
    guest = await invite("ru", PHONE)
    await way(guest)
    assert await complaints(guest) == ""
