"""A whole game by clicks and taps: two people in two languages, two bots, and a spectator."""

import asyncio
import re

import pytest
from playwright.async_api import expect

from tests.browser.conftest import Invite
from tests.browser.guests import PHONE, TABLET, Guest
from tests.browser.playing import LIT, OFFERED, RESULT, Player
from tests.sample import GAME

pytestmark = pytest.mark.anyio

SEATS = 4
BEFORE_RELOAD = 12


async def make_table(host: Guest) -> str:
    """Create a table with another edition, duel tiles, a free seat and two instant bots; returns its link."""
    page = host.page
    await host.go("/")
    await host.card(GAME).get_by_role("link", name=host.say("lobby-play-friends")).click()
    await host.field("lobby-your-name").fill("Ann")
    await seat(host, 2, "new-sit-open")
    for number in (3, 4):
        await seat(host, number, "new-sit-bot", level=host.say("bot-level1"))
    await host.segment("option-edition", "option-edition-italian").check()
    await host.segment("option-might_makes_right", "option-might_makes_right-true").check()
    await host.segment("new-tempo", "new-tempo-off").check()
    await host.button("new-open").click()
    await expect(host.heading("room-waiting")).to_be_visible()
    await expect(page.get_by_text(host.say("option-edition-italian"))).to_be_visible()
    return await host.field("room-invite").input_value()


async def seat(host: Guest, number: int, key: str, **args: str) -> None:
    await host.field("seat-name", number=number).select_option(label=host.say(key, **args))


async def come_by_link(guest: Guest, link: str) -> None:
    await guest.page.goto(link)
    await guest.field("lobby-your-name").fill("Bożena")
    await guest.button("room-join").click()
    await expect(guest.page.get_by_text(guest.say("room-host-starts"))).to_be_visible()


async def play_with_a_break(player: Player) -> None:
    """Play some turns, reload the page in the middle of a question, and play to the end."""
    await player.play(BEFORE_RELOAD)
    assert await player.is_asked()
    question = await player.question.inner_text()
    await player.page.reload()
    await expect(player.question).to_have_text(question)
    await player.play()


async def test_two_people_and_two_bots_play_a_whole_game(invite: Invite) -> None:
    ann, bob, cat = await invite("en"), await invite("pl", PHONE), await invite("ru", TABLET)
    link = await make_table(ann)
    await come_by_link(bob, link)
    await expect(ann.page.get_by_text("Bożena")).to_be_visible()
    await ann.button("room-start").click()
    await cat.page.goto(link)
    players = Player(ann, seed=1), Player(bob, seed=2)
    await asyncio.gather(play_with_a_break(players[0]), players[1].play())
    for guest in (ann, bob, cat):
        await expect(guest.page.locator(RESULT)).to_be_visible()
    await only_watched(cat)
    await watch_again(ann)
    await play_on(ann)


async def only_watched(guest: Guest) -> None:
    """A spectator sees the game and is never asked."""
    told = [message["choices"] for message in guest.heard if "choices" in message]
    assert len(told) > SEATS
    assert not any(told)
    await expect(guest.page.locator(f"{LIT}, {OFFERED}")).to_have_count(0)


async def watch_again(guest: Guest) -> None:
    """Step through a finished game by keys, by the slider and by its lines."""
    page, keys = guest.page, guest.page.keyboard
    await guest.link("table-replay").click()
    slider = guest.field("replay-moment")
    last = int(await slider.get_attribute("max") or 0)
    assert last > BEFORE_RELOAD

    async def is_at(line: int) -> None:
        await expect(page.get_by_text(guest.say("replay-line-of", line=line, last=last), exact=True)).to_be_visible()
        await expect(page.locator("li [aria-current=true]")).to_have_text(re.compile(rf"^{line}\D"))

    await is_at(0)
    for key, line in [("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", last), ("ArrowLeft", last - 1)]:
        await keys.press(key)
        await is_at(line)
    await slider.fill(str(last // 2))
    await is_at(last // 2)
    await page.get_by_role("list", name=guest.say("replay-lines")).get_by_role("button").nth(4).click()
    await is_at(4)


async def play_on(guest: Guest) -> None:
    """Fork a new table from a moment of the finished game."""
    finished = guest.page.url
    await guest.button("replay-fork").click()
    dialog = guest.page.get_by_role("dialog")
    await dialog.get_by_role("radio").nth(1).check()
    await dialog.get_by_role("button", name=guest.say("replay-fork-go"), exact=True).click()
    await expect(guest.page).to_have_url(re.compile("/table/"))
    assert guest.page.url != finished
    assert await Player(guest, seed=3).play(2) == 2
