"""A puzzle from the home page to its solution, at three sizes; and the small boards of one's running games there."""

import pytest
from playwright.async_api import Locator, expect

import posse
from posse.analysis.puzzles import SHIPPED, Puzzle
from tests.browser.conftest import Invite
from tests.browser.guests import DESKTOP, PHONE, TABLET, Device, Guest
from tests.browser.playing import READY, Player
from tests.browser.screens import fits, keep
from tests.browser.tables import BOT
from tests.browser.test_accessible import complaints
from tests.browser.test_learn import MOST_CLICKS, TAKEN

pytestmark = pytest.mark.anyio

LANGUAGES = {DESKTOP: "it", TABLET: "ru", PHONE: "pl"}


class Solver(Player):
    """A guest who solves puzzles by clicks on the board."""

    def __init__(self, guest: Guest, puzzle: Puzzle) -> None:
        super().__init__(guest, seed=1)
        self.puzzle = puzzle
        self.match = puzzle.match()

    def bar(self, answers: int) -> Locator:
        return self.page.locator(f'.bar[data-answers="{answers}"]')

    async def give(self, words: str) -> None:
        """Answer by clicks on lit things, or on the listed answer."""
        await expect(self.bar(0)).to_be_visible()
        for picked in range(MOST_CLICKS):
            await self.press(await self.way_to(words))
            await self.page.wait_for_function(TAKEN, arg=[0, picked])
            if await self.bar(1).count():
                break
        await expect(self.bar(1)).to_be_visible()

    async def way_to(self, words: str) -> Locator:
        await self.page.wait_for_function(READY)
        verb, *rest = words.split()
        said = self.match.game.words
        lists = said.verb_of(said.action(words)).args.values()
        wanted = {f"verb:{verb}", *(f"{nouns.name}:{word}" for nouns, word in zip(lists, rest, strict=True))}
        for spots in await self.spots():
            if any(set(spot.split(",")) <= wanted for spot in spots.split()):
                return self.spot(spots)
        return self.choice(words)


async def puzzle_of_day(guest: Guest) -> Puzzle:
    answer = await guest.page.request.get(f"{guest.address}/api/puzzles/today")
    return SHIPPED.of((await answer.json())["id"])


@pytest.mark.parametrize("device", LANGUAGES, ids=lambda device: str(device.width))
async def test_the_puzzle_of_the_day_is_solved(invite: Invite, device: Device) -> None:
    ann = await invite(LANGUAGES[device], device)
    puzzle = await puzzle_of_day(ann)
    solver = Solver(ann, puzzle)
    await ann.go("/")
    await expect(ann.heading("home-puzzle")).to_be_visible()
    await fits(ann)
    await solver.press(ann.link("home-puzzle-solve"))
    await expect(solver.bar(0)).to_be_visible()
    await keep(ann, "puzzle-asked", device)
    await solver.give(puzzle.answers[-1].words)
    reasons = solver.bar(1).locator(".reasons")
    await expect(reasons).to_contain_text("%")
    await expect(solver.page.locator(".bar table")).to_have_count(0)  # the best answer is still to be found
    assert await complaints(ann) == ""
    await solver.press(ann.button("shell-again"))
    await solver.give(puzzle.best)
    await expect(solver.page.locator(".bar table tr")).to_have_count(len(puzzle.answers))
    await fits(ann)
    await keep(ann, "puzzle-solved", device)
    assert await complaints(ann) == ""
    await solver.press(ann.link("puzzle-all").last)  # the first one is the cross in the corner
    await expect(ann.page.get_by_text(ann.say("puzzle-solved"), exact=True)).to_have_count(1)
    await fits(ann)
    await keep(ann, "puzzles", device)
    assert await complaints(ann) == ""
    await ann.go("/")
    await expect(ann.link("puzzle-solved")).to_be_visible()


async def test_a_puzzle_is_shown_and_the_next_one_follows(invite: Invite) -> None:
    ann = await invite("en", DESKTOP)
    game = next(iter(posse.GAMES))
    first, second, *_ = posse.puzzles(game)
    await ann.go("/")
    await ann.card(game).get_by_role("link", name=ann.say("puzzles")).click()
    await ann.page.get_by_role("link", name=ann.say("puzzle-title", number=1)).click()
    await ann.button("learn-show").click()
    await expect(ann.page.locator(".bar table tr")).to_have_count(len(first.answers))
    await ann.link("puzzle-next").click()
    await expect(ann.page.locator('.bar[data-answers="0"]')).to_be_visible()
    assert ann.path == f"/puzzles/{game}/{second.id}"
    await ann.go(f"/puzzles/{game}")
    await expect(ann.page.get_by_text(ann.say("puzzle-solved"), exact=True)).to_have_count(0)


@pytest.mark.parametrize("device", LANGUAGES, ids=lambda device: str(device.width))
async def test_home_draws_the_boards_of_running_games(invite: Invite, device: Device) -> None:
    ann = await invite(LANGUAGES[device], device)
    await ann.is_called("Ann")
    for game in posse.GAMES:
        await ann.post("/api/tables", game=game, seats=[{"kind": "me"}, BOT], tempo="off", public=False, start=True)
    await ann.go("/")
    for game in posse.GAMES:
        told = ann.say("home-picture", game=ann.say(f"game-{game}"))
        picture = ann.page.get_by_role("img", name=told, exact=True)
        await expect(picture.locator("[inert] [data-picture]").first).to_be_visible()
    await fits(ann)
    await keep(ann, "home-boards", device)
    assert await complaints(ann) == ""
