"""A guest without a mouse."""

from playwright.async_api import Locator, expect

from tests.browser.guests import Guest
from tests.browser.playing import LIT, OFFERED, Player

ARROWS = ("ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight")
MOST_TABS = 60


def focus(guest: Guest) -> Locator:
    return guest.page.locator(":focus")


async def tab_to(guest: Guest, wanted: Locator) -> int:
    """Press Tab until a wanted element has the focus; returns how often."""
    for tabs in range(MOST_TABS):
        if await focus(guest).and_(wanted).count() > 0:
            return tabs
        await guest.page.keyboard.press("Tab")
    raise AssertionError(f"{wanted} cannot be reached by {MOST_TABS} tabs")


class Typist(Player):
    """Answers by keyboard only."""

    async def answer(self) -> bool:
        if not await self.is_asked():
            return False
        await tab_to(self.guest, self.page.locator(await self.goal()))
        if await focus(self.guest).and_(self.page.locator(LIT)).count() > 0:
            await self.wander()
        await self.page.keyboard.press("Enter")
        return True

    async def goal(self) -> str:
        """The board or the listed answers, by chance where there are both: one may choose on the board for ever."""
        offered = await self.page.locator(OFFERED).count() > 0
        lit = await self.page.locator(LIT).count() > 0
        return self.chance.choice([LIT, OFFERED]) if lit and offered else f"{LIT}, {OFFERED}"

    async def wander(self) -> None:
        """Move over the board with arrow keys; every step ends on something that can be chosen."""
        for _ in range(self.chance.randrange(1, 4)):
            await self.page.keyboard.press(self.chance.choice(ARROWS))
            await expect(focus(self.guest).and_(self.page.locator(LIT))).to_have_count(1)


def log_of(guest: Guest) -> Locator:
    return guest.page.get_by_role("region", name=guest.say("log"), exact=True)
