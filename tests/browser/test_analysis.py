"""The analysis of a finished game in the browser: graph, moments with their boards, another try compared."""

import re

import pytest
from playwright.async_api import Locator, expect

from tests.browser.analysed import SHORTEST, analysed, word_at
from tests.browser.conftest import Invite
from tests.browser.guests import DESKTOP, PHONE, TABLET, Device, Guest
from tests.browser.playing import RESULT
from tests.browser.screens import fits, keep
from tests.browser.tables import play_out
from tests.browser.test_accessible import complaints

pytestmark = pytest.mark.anyio


def graph(guest: Guest) -> Locator:
    return guest.page.get_by_role("slider", name=guest.say("analysis-graph"), exact=True)


async def place(guest: Guest) -> int:
    """Which moment the graph says is looked at."""
    return int(await graph(guest).get_attribute("aria-valuenow") or "")


@pytest.mark.parametrize(
    ("lang", "device"), [("en", DESKTOP), ("pl", TABLET), ("ru", PHONE)], ids=["1440", "820", "390"]
)
async def test_a_finished_game_is_analysed_and_a_moment_tried_again(invite: Invite, lang: str, device: Device) -> None:
    guest = await invite(lang, device)
    await guest.is_called("Ann")
    table = await analysed(guest, SHORTEST, under_way=3)
    await guest.go(f"/table/{table}")
    await guest.link("table-analysis").click()
    await expect(guest.page.get_by_text(guest.say("analysis-progress", done=1, places=3), exact=True)).to_be_visible()
    await guest.page.reload()
    await expect(graph(guest)).to_be_visible()
    await walks_by_keys(guest)
    await shows_a_turning_point(guest)
    await expect(guest.page.locator(".board svg").first).to_be_visible()
    await fits(guest)
    assert await complaints(guest) == ""
    await keep(guest, f"analysis-{lang}", device)
    await tries_again(guest, table)
    await keep(guest, f"retry-compared-{lang}", device)


async def walks_by_keys(guest: Guest) -> None:
    """Arrows lead from moment to moment, Page Down to the next that is marked, also to its word."""
    press = graph(guest).press
    await press("Home")
    assert await place(guest) == 0
    await press("ArrowRight")
    assert await place(guest) == 1
    await press("PageDown")
    assert await place(guest) > 1
    await press("End")
    last = await graph(guest).get_attribute("aria-valuemax")
    assert await place(guest) == int(last or "")
    await press("PageUp")
    word = guest.say(f"analysis-word-{word_at(await place(guest))}")
    await expect(guest.page.get_by_role("region", name=guest.say("analysis-moment"))).to_contain_text(word)


async def shows_a_turning_point(guest: Guest) -> None:
    """A click shows the board of a moment through the eyes of its seat, or of another."""
    turns = guest.page.get_by_role("region", name=guest.say("analysis-sums")).get_by_role("button")
    await expect(turns).not_to_have_count(0)
    async with guest.page.expect_request(re.compile(r"/replay/\d+\?seat=\d$")):
        await turns.nth(1).click()
    await expect(turns.nth(1)).to_have_attribute("aria-current", "true")
    async with guest.page.expect_request(re.compile(r"/replay/\d+$")):
        await guest.page.get_by_role("combobox").filter(has_text=guest.say("analysis-eyes-asked")).select_option("")


async def tries_again(guest: Guest, table: str) -> None:
    """The last moment is played again against bots, and how both games ended is told side by side."""
    await graph(guest).press("End")
    await guest.button("analysis-retry").click()
    dialog = guest.page.get_by_role("dialog")
    await dialog.get_by_role("button", name=guest.say("replay-fork-go"), exact=True).click()
    await guest.page.wait_for_url("**/table/*")
    fork = guest.table_id
    await guest.go(f"/analysis/{table}?with={fork}")
    await expect(dialog.get_by_text(guest.say("analysis-other-running"), exact=True)).to_be_visible()
    await dialog.get_by_role("link", name=guest.say("analysis-other-go"), exact=True).click()
    await play_out(guest, fork)
    await expect(guest.page.locator(RESULT)).to_be_visible()
    await guest.link("table-compare").click()
    for column in ("analysis-original", "analysis-other"):
        await expect(dialog.get_by_role("columnheader", name=guest.say(column), exact=True)).to_be_visible()
    await expect(dialog.locator("tr.own")).to_have_count(1)
    assert await complaints(guest) == ""
