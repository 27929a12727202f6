"""On a tablet all five players are in sight below the board and a question with several answers."""

import pytest
from playwright.async_api import expect

from tests.browser.conftest import Invite
from tests.browser.guests import TABLET
from tests.browser.playing import OFFERED
from tests.browser.tables import Moment, play_on_from

pytestmark = pytest.mark.anyio

# The captain may hire up to three cowboys: long answers in Russian, and nothing to choose on the board.
HIRING = Moment("carson/5-polish-attacks", 21, 4, "hire 3")


async def test_five_players_are_in_sight_below_long_answers(invite: Invite) -> None:
    guest = await invite("ru", TABLET, told=True)
    await guest.go(f"/table/{await play_on_from(guest, HIRING)}")
    await expect(guest.page.locator(OFFERED).first).to_be_visible()
    panels = guest.page.get_by_role("list", name=guest.say("players"), exact=True).get_by_role("article")
    await expect(panels).to_have_count(5)
    await expect(panels.last).to_be_in_viewport(ratio=1)
