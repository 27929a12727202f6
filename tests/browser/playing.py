"""Plays a game by clicks on highlighted spots and listed answers only."""

from random import Random
from typing import cast

from playwright.async_api import Locator
from playwright.async_api import TimeoutError as Late

from tests.browser.guests import PATIENCE, Guest

LIT = '[data-spot][role="button"]'
OFFERED = "button[data-choice]:enabled"
RESULT = "#result-title"
SCENE = ".scene"
# These only go back to an earlier stage of an answer.
DITHERING = ("lift", "back", "roads")
# Milliseconds that a click waits for a target that is covered, moving, or just gone.
GLANCE = 10_000
MOST_STEPS = 6

HAND_OVER = ".pass button"
READY = f"() => document.querySelector('{RESULT}, {HAND_OVER}, {LIT}, {OFFERED}') !== null"
SPOTS = "spots => spots.map(spot => spot.dataset.spot)"
CHOICES = "choices => choices.map(choice => choice.dataset.choice)"


class Player:
    """A guest at a table who answers at random; the same seed gives the same answers to the same questions."""

    def __init__(self, guest: Guest, seed: int) -> None:
        self.guest = guest
        self.page = guest.page
        self.chance = Random(seed)

    # --- what can be clicked

    def spot(self, spots: str) -> Locator:
        """What is highlighted under any of these names, such as `place:c4 parcel:c4`, which mean the same spot."""
        return self.page.locator(f'[data-spot~="{spots.split()[0]}"][role="button"]').first

    def choice(self, words: str) -> Locator:
        return self.page.locator(f'button[data-choice="{words}"]:enabled')

    @property
    def question(self) -> Locator:
        bar = self.page.get_by_role("region", name=self.guest.say("table-question"), exact=True)
        return bar.get_by_role("heading", level=2)

    async def spots(self) -> list[str]:
        return cast("list[str]", await self.page.locator(LIT).evaluate_all(SPOTS))

    async def choices(self) -> list[str]:
        return cast("list[str]", await self.page.locator(OFFERED).evaluate_all(CHOICES))

    async def is_over(self) -> bool:
        return await self.page.locator(RESULT).count() > 0

    async def is_asked(self) -> bool:
        """Wait for a question; False when the game is over."""
        await self.page.wait_for_function(READY, timeout=2 * PATIENCE, polling=25)
        return not await self.is_over()

    # --- clicking

    async def press(self, place: Locator) -> None:
        """A click, or a tap where there is no mouse."""
        await (place.tap(timeout=GLANCE) if self.guest.is_touching else place.click(timeout=GLANCE))

    async def press_spot(self, spot: str) -> None:
        await self.press(self.spot(spot))

    async def answer(self) -> bool:
        """Click once, if there is something to click; returns whether the game continues."""
        if not await self.is_asked():
            return False
        await self.leave_scenes()
        await self.set_amount()
        spots, choices = await self.spots(), await self.choices()
        decided = [words for words in choices if not words.startswith(DITHERING)]
        if spots or choices:
            wish = self.wish(spots + decided or choices)
            await self.try_to_press(self.spot(wish) if wish in spots else self.choice(wish))
        return True

    def wish(self, offers: list[str]) -> str:
        """Choose a spot on the board or a listed answer to click."""
        return self.chance.choice(offers)

    async def try_to_press(self, place: Locator) -> None:
        """Click on something, unless it has just disappeared or an animation covers it."""
        try:
            await self.press(place)
        except Late:
            if await place.count() > 0 and await self.page.locator(SCENE).count() == 0:
                raise

    async def set_amount(self) -> None:
        """For a number, go some steps up from the minimum."""
        more = self.guest.button("table-more")
        if await more.count() == 0:
            return
        for _ in range(self.chance.randrange(MOST_STEPS)):
            if await more.is_enabled():
                await self.press(more)

    async def leave_scenes(self) -> None:
        """Skip animations and close the news for returning players, as they cover the board."""
        news = self.page.get_by_role("region", name=self.guest.say("table-question"))
        close = news.get_by_role("button", name=self.guest.say("shell-close"))
        if await close.count() > 0:
            await self.try_to_press(close)
        skip = self.page.locator(SCENE).get_by_role("button", name=self.guest.say("table-skip"))
        if await skip.count() > 0:
            await self.try_to_press(skip)

    async def play(self, answers: int | None = None) -> int:
        """Click a number of times, or to the end of the game; returns how often."""
        made = 0
        while made != answers and await self.answer():
            made += 1
        return made
