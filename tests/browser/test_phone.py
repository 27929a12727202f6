"""One person, three bots and a phone: everything apart from answering questions."""

import re

import pytest
from playwright.async_api import expect

from tests.browser.conftest import Invite
from tests.browser.guests import PATIENCE, PHONE, Guest
from tests.browser.playing import LIT, OFFERED, Player
from tests.browser.sample import PLACEMENT
from tests.browser.tables import sit_down_at
from tests.sample import GAME

pytestmark = pytest.mark.anyio


async def test_one_tap_and_the_game_against_bots_begins(invite: Invite) -> None:
    ann = await invite("en", PHONE)
    await ann.go("/")
    await ann.card(GAME).get_by_label(ann.say("lobby-your-name")).fill("Ann")
    await ann.card(GAME).get_by_role("button", name=ann.say("lobby-play-bots")).tap()
    await expect(ann.page).to_have_url(re.compile("/table/"))
    player = Player(ann, seed=4)
    assert await player.play(4) == 4
    await tab(ann, "players")
    await expect(ann.page.get_by_role("list", name=ann.say("players")).get_by_text("Ann")).to_be_visible()
    await expect(ann.page.locator(".players").get_by_text(ann.say("bot-level2")).first).to_be_visible()


async def test_the_level_is_chosen_with_one_tap_and_remembered(invite: Invite) -> None:
    ann = await invite("en", PHONE)
    await ann.go("/")
    await expect(ann.card(GAME).get_by_role("radio", name=ann.say("bot-level2"))).to_be_checked()
    await ann.card(GAME).get_by_role("radio", name=ann.say("bot-level1")).tap()
    await expect(ann.card(GAME).get_by_text(ann.say("bot-level1-why"))).to_be_visible()
    await ann.page.reload()
    for level in await ann.page.get_by_role("radio", name=ann.say("bot-level1")).all():
        await expect(level).to_be_checked()
    await ann.card(GAME).get_by_role("button", name=ann.say("lobby-play-bots")).tap()
    await expect(ann.page).to_have_url(re.compile("/table/"))
    await tab(ann, "players")
    players = ann.page.locator(".players")
    await expect(players.get_by_text(ann.say("bot-level1")).first).to_be_visible()
    await expect(players.get_by_text(ann.say("character-pearl"))).to_be_visible()


async def test_an_answer_is_taken_back_and_given_again(invite: Invite) -> None:
    ann = await invite("en", PHONE)
    await sit_down_at(ann, PLACEMENT, level="level5")  # which takes its time: what a bot has answered is not redone
    player = Player(ann, seed=5)
    lit = await player.spots()
    await player.press_spot(PLACEMENT.spot)
    await expect(ann.button("undo")).to_be_enabled()
    await ann.button("undo").tap()
    await expect(ann.button("redo")).to_be_visible()
    assert await player.spots() == lit
    await ann.button("redo").tap()
    await expect(ann.button("redo")).to_have_count(0)
    assert [event["place"] for event in ann.told("placed") if event["seat"] == PLACEMENT.seat] == 2 * [PLACEMENT.word]


async def test_a_double_tap_enlarges_the_board_unless_it_is_an_answer(invite: Invite) -> None:
    ann = await invite("en", PHONE)
    await sit_down_at(ann, PLACEMENT)
    larger = ann.page.locator(".frame.zoomed")
    await ann.page.locator(f'[data-spot~="{PLACEMENT.spot}"]').dblclick()
    await expect(ann.button("undo")).to_be_enabled()
    await expect(larger).to_have_count(0)
    await ann.page.locator(f'[data-spot~="{PLACEMENT.spot}"]').dblclick()
    await expect(larger).to_have_count(1)
    await ann.button("table-zoom-whole").tap()
    await expect(larger).to_have_count(0)


async def test_a_hint_and_the_choices_as_a_list(invite: Invite) -> None:
    ann = await invite("en", PHONE)
    await sit_down_at(ann, PLACEMENT)
    player = Player(ann, seed=6)
    lit = await player.spots()
    await ann.button("table-as-list").tap()
    listed = await player.choices()
    assert {f"place:{words.split()[-1]}" for words in listed} >= {spots.split()[0] for spots in lit}
    await ann.field("table-search-choices").fill(PLACEMENT.word)
    assert await player.choices() == [PLACEMENT.words]
    await ann.button("table-as-board").tap()
    await expect(ann.page.locator(OFFERED)).to_have_count(len([words for words in listed if " " not in words]))
    await ann.button("table-hint").tap()
    await ann.button("table-hint-do").tap(timeout=2 * PATIENCE)
    await expect(ann.button("table-hint-do")).to_have_count(0)
    assert any("hint" in message for message in ann.heard)


async def test_words_across_the_table_and_the_rules(invite: Invite) -> None:
    ann, bob = await invite("en", PHONE), await invite("it")
    await sit_down_at(ann, PLACEMENT)
    await bob.is_called("Beppe")
    await bob.go(ann.path)
    await tab(ann, "table-chat")
    await ann.field("table-chat-say").fill("Howdy <b>all</b>")
    await ann.button("table-chat-send").tap()
    await expect(ann.page.get_by_role("log").get_by_text("Howdy <b>all</b>")).to_be_visible()
    await bob.button("table-chat").click()
    await expect(bob.page.get_by_role("log").get_by_text("Howdy <b>all</b>")).to_be_visible()
    await bob.field("table-chat-say").fill("Ciao")
    await bob.page.keyboard.press("Enter")
    await expect(ann.page.get_by_role("log").get_by_text("Ciao")).to_be_visible()
    await tab(ann, "rules")
    await ann.field("table-rules-search").fill("CC-7.5")
    await expect(ann.page.locator("dt")).to_have_text(["CC-7.5"])
    await ann.field("table-rules-search").fill("zzzz")
    await expect(ann.page.get_by_text(ann.say("table-rules-none"))).to_be_visible()


async def test_language_and_theme_change_at_once(invite: Invite) -> None:
    ann = await invite("en", PHONE)
    await sit_down_at(ann, PLACEMENT)
    page = ann.page
    await page.evaluate("window.notReloaded = true")
    lit = await page.locator(LIT).count()
    await ann.button("settings-title").tap()
    for lang, theme in (("ru", "light"), ("pl", "dark")):
        await ann.segment("settings-language", f"language-{lang}").check()
        ann.reads(lang)
        await expect(ann.heading("settings-title")).to_be_visible()
        await expect(page.locator("html")).to_have_attribute("lang", lang)
        await ann.segment("settings-theme", f"settings-theme-{theme}").check()
        await expect(page.locator("html")).to_have_attribute("data-theme", theme)
    await ann.button("shell-close").tap()
    await expect(page.get_by_role("region", name=ann.say("table-question"))).to_be_visible()
    assert await page.evaluate("window.notReloaded")
    assert await page.locator(LIT).count() == lit
    await page.reload()
    await expect(page.get_by_role("region", name=ann.say("table-question"))).to_be_visible()
    await expect(page.locator("html")).to_have_attribute("data-theme", "dark")


async def tab(guest: Guest, key: str) -> None:
    """Open another tab beside the board; its label may include an unread count."""
    tabs = guest.page.get_by_role("navigation", name=guest.say("table-tabs"))
    await tabs.get_by_role("button", name=re.compile(f"^{re.escape(guest.say(key))}")).tap()
