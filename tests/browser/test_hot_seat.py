"""Several people share a device: it is handed over, and nobody sees another player's secrets."""

import re

import pytest
from playwright.async_api import Locator, expect

from tests.browser.conftest import Invite
from tests.browser.guests import Guest
from tests.browser.playing import HAND_OVER, Player
from tests.sample import GAME

pytestmark = pytest.mark.anyio

NAMES = ["Ann", "Bob"]
TILES = 3
SHOT = re.compile(r"firepower \d+ \+ \d+ = \d+")


class Brawler(Player):
    """Both people play until there is a duel for ammunition."""

    WISHES = ("character:banker", "character:captain", "place:ammunition", "pass")

    def wish(self, offers: list[str]) -> str:
        return next((wish for wish in self.WISHES if wish in offers), offers[0])

    async def is_handed_over(self) -> bool:
        return await self.page.locator(HAND_OVER).count() > 0


def tiles_of(guest: Guest, name: str) -> Locator:
    """The duel tiles of a player."""
    panel = guest.page.get_by_role("article").filter(has=guest.page.get_by_role("heading", name=name, exact=True))
    return panel.get_by_role("img", name=re.compile(f"^{guest.say('label-duel_tiles')}")).locator("i")


async def make_table(host: Guest, duels: str = "dice") -> None:
    await host.go(f"/new/{GAME}")
    await host.page.get_by_role("radiogroup", name=host.say("new-count")).get_by_role("radio", name="2").check()
    await host.field("lobby-your-name").fill(NAMES[0])
    await host.field("seat-name", number=2).select_option(label=host.say("new-sit-local"))
    await host.field("new-local-name").fill(NAMES[1])
    if duels == "tiles":
        await host.segment("option-might_makes_right", "option-might_makes_right-true").check()
    await host.button("new-start").click()


async def sees_own_tiles_only(guest: Guest, looking: int) -> None:
    for seat, name in enumerate(NAMES):
        told = await tiles_of(guest, name).all_inner_texts()
        assert len(told) >= TILES
        assert all(tile.isdigit() == (seat == looking) for tile in told), (name, told)


async def hand_over(guest: Guest) -> int:
    """Between two people nothing of the table is on the page; returns whose turn it is."""
    dialog = guest.page.get_by_role("dialog")
    title = await dialog.get_by_role("heading").inner_text()
    seat = next(seat for seat, name in enumerate(NAMES) if name in title)
    await expect(guest.page.locator("[data-spot], article, .tiles, [role=log]")).to_have_count(0)
    await expect(guest.page.locator("[aria-live]")).to_have_text("")
    await guest.button("table-pass-ready", name=NAMES[seat]).click()
    await expect(dialog).to_have_count(0)
    return seat


async def test_two_people_at_one_device_see_only_their_own_tiles(invite: Invite) -> None:
    """The next person at the device can still read how the duel went."""
    guest = await invite("en")
    await make_table(guest, duels="tiles")
    both = Brawler(guest, seed=7)
    looked: list[int] = []
    while await both.is_asked() and not guest.told("showed_tile"):
        if await both.is_handed_over():
            looked.append(await hand_over(guest))
            await both.is_asked()
            await sees_own_tiles_only(guest, looked[-1])
        await both.answer()
    assert {0, 1} == set(looked)
    assert {tile["seat"] for tile in guest.told("showed_tile")} == {0, 1}
    if await both.is_handed_over():
        await hand_over(guest)
    await expect(guest.page.get_by_role("group").filter(has_text=SHOT).last).to_be_visible()


async def test_where_nothing_is_hidden_the_device_goes_round_by_itself(invite: Invite) -> None:
    """The question says whose turn it is."""
    guest = await invite("en")
    await make_table(guest)
    both = Brawler(guest, seed=7)
    asked: set[str] = set()
    while len(asked) < len(NAMES):
        assert await both.is_asked()
        assert not await both.is_handed_over()
        question = guest.page.get_by_role("region", name=guest.say("table-question"))
        title = await question.get_by_role("heading", level=2).inner_text()
        asked |= {name for name in NAMES if title.startswith(f"{name} ·")}
        await both.answer()
