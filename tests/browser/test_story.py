"""Understanding every move: the log in turns, the recap, explanations in one place, hints, keys and pace."""

import re

import pytest
from playwright.async_api import Locator, expect

from tests.browser.conftest import Invite
from tests.browser.guests import DESKTOP, PHONE, TABLET, Device, Guest
from tests.browser.keys import focus, log_of
from tests.browser.playing import LIT, OFFERED, Player
from tests.browser.sample import BEFORE_DUEL, PLACEMENT
from tests.browser.tables import sit_down_at

pytestmark = pytest.mark.anyio


def bar(guest: Guest) -> Locator:
    return guest.page.get_by_role("region", name=guest.say("table-question"), exact=True)


async def come_back_to_the_question(guest: Guest) -> Player:
    """Answer once, and wait until the bots have answered too."""
    await sit_down_at(guest, PLACEMENT)
    player = Player(guest, seed=2)
    await player.press_spot(PLACEMENT.spot)
    pressed = guest.page.locator(f'[data-spot~="{PLACEMENT.spot}"]')
    await expect(guest.page.locator(LIT).and_(pressed)).to_have_count(0)
    await expect(guest.page.locator(LIT).first).to_be_visible()
    return player


async def test_what_the_others_did_is_told_and_shown_again(invite: Invite) -> None:
    ann = await invite("en", pace=2)
    player = await come_back_to_the_question(ann)
    await ann.page.keyboard.press("r")
    recap = recap_of(ann)
    await expect(recap.get_by_role("listitem").first).to_be_visible()
    await expect(recap.get_by_text("Ann")).to_have_count(0)
    await see_it_again(ann, player)


def recap_of(guest: Guest) -> Locator:
    return bar(guest).get_by_role("region", name=guest.say("table-recap"))


async def see_it_again(guest: Guest, player: Player) -> None:
    """Play the recap on the board; nothing is asked before it is over."""
    question = await player.question.inner_text()
    await recap_of(guest).get_by_role("button", name=guest.say("table-recap-play")).click()
    await expect(player.question).to_have_text(guest.say("table-showing"))
    await expect(guest.page.locator(LIT)).to_have_count(0)
    await expect(player.question).to_have_text(question)
    await expect(guest.page.locator(LIT).first).to_be_visible()


async def test_it_is_shown_again_after_the_page_was_loaded_anew(invite: Invite) -> None:
    ann = await invite("pl", pace=2)
    player = await come_back_to_the_question(ann)
    await ann.page.reload()
    await expect(recap_of(ann).get_by_role("listitem").first).to_be_visible()
    await see_it_again(ann, player)


async def test_of_the_recap_and_what_is_pointed_at_the_later_wish_is_told(invite: Invite) -> None:
    ann = await invite("en")
    await come_back_to_the_question(ann)
    about = bar(ann).get_by_role("status")
    await ann.page.locator(LIT).first.hover()
    await expect(about).to_be_visible()
    await ann.page.keyboard.press("r")
    await expect(recap_of(ann)).to_be_visible()
    await expect(about).to_have_count(0)
    await ann.page.locator(LIT).last.hover()
    await expect(about).to_be_visible()
    await expect(recap_of(ann)).to_have_count(0)
    await ann.page.keyboard.press("r")
    await expect(recap_of(ann)).to_be_visible()
    await ann.page.keyboard.press("r")
    await expect(about).to_be_visible()


@pytest.mark.parametrize("device", [Device(1280, 720), PHONE], ids=lambda one: str(one.width))
async def test_dice_are_told_first_where_no_scene_shows_them(invite: Invite, device: Device) -> None:
    """Even if the board has moved under the mouse meanwhile."""
    ann = await invite("pl", device, pace=1, tempo="once", told=True)
    await sit_down_at(ann, BEFORE_DUEL)
    await Player(ann, seed=0).press_spot(BEFORE_DUEL.spot)
    first = recap_of(ann).get_by_role("listitem").first.get_by_role("paragraph").first
    await expect(first).to_have_text(re.compile(r"\d+ \+ \d+ = \d+"))
    await expect(first).to_be_in_viewport()


async def test_in_a_low_window_answers_stand_on_one_line_above_the_tools(invite: Invite) -> None:
    ann = await invite("pl", Device(1280, 720), tempo="once")
    await sit_down_at(ann, BEFORE_DUEL)
    await Player(ann, seed=0).press_spot(BEFORE_DUEL.spot)
    await expect(ann.page.locator(OFFERED)).to_have_count(3)
    assert (
        len({box["y"] for answer in await ann.page.locator(OFFERED).all() if (box := await answer.bounding_box())}) == 1
    )


async def test_the_log_has_one_line_a_turn_and_all_of_it_when_opened(invite: Invite) -> None:
    ann = await invite("en")
    await sit_down_at(ann, PLACEMENT)
    player = Player(ann, seed=6)
    await player.play(12)
    await player.is_asked()  # or the game is over: the bots add no more turns
    told = log_of(ann).locator("li.turn")
    opened = told.filter(has=ann.page.locator("summary")).last
    await expect(opened.locator("li")).to_have_count(0)
    await opened.locator("summary").click()
    await expect(opened.locator("li").nth(1)).to_be_visible()


async def test_what_is_pointed_at_is_explained_beside_the_question(invite: Invite) -> None:
    ann = await invite("en")
    await sit_down_at(ann, PLACEMENT)
    board = await ann.page.locator(".stage").first.bounding_box()
    await ann.page.locator(LIT).first.hover()
    info = bar(ann).get_by_role("status")
    await expect(info.get_by_role("heading")).not_to_be_empty()
    await expect(ann.page.get_by_role("tooltip")).to_have_count(0)
    assert await ann.page.locator(".stage").first.bounding_box() == board
    where = await info.bounding_box()
    assert where is not None
    assert board is not None
    assert where["y"] >= board["y"] + board["height"]


async def test_a_hint_lights_its_choice_and_says_why(invite: Invite) -> None:
    ann = await invite("en")
    await sit_down_at(ann, PLACEMENT)
    await ann.page.keyboard.press("h")
    hint = bar(ann).get_by_role("status")
    start = ann.say("hint-says", choice="").rstrip(". ")
    await expect(hint).to_contain_text(start)
    await expect(ann.page.locator("[data-touched], .hinted[data-choice]").first).to_be_visible()
    lines = len(ann.heard)
    await bar(ann).get_by_role("button", name=ann.say("table-hint-do")).click()
    await expect(hint).to_have_count(0)
    assert len(ann.heard) >= lines


@pytest.mark.parametrize("device", [DESKTOP, Device(1024, 768, touch=True), PHONE], ids=lambda one: str(one.width))
async def test_the_button_of_a_hint_covers_none_of_its_reasons(invite: Invite, device: Device) -> None:
    ann = await invite("pl", device)
    await sit_down_at(ann, PLACEMENT)
    await ann.button("table-hint").click()
    hint = bar(ann).get_by_role("status")
    button = await hint.get_by_role("button", name=ann.say("table-hint-do")).bounding_box()
    said = await hint.get_by_role("paragraph").bounding_box()
    assert button is not None
    assert said is not None
    assert button["x"] >= said["x"] + said["width"]


async def test_keys_lead_everywhere(invite: Invite) -> None:
    ann = await invite("en")
    await sit_down_at(ann, PLACEMENT)
    keys = ann.page.keyboard
    await keys.press("?")
    await expect(ann.heading("table-keys")).to_be_visible()
    await keys.press("Escape")
    await Player(ann, seed=0).question.focus()
    await keys.press("Tab")
    await expect(focus(ann).and_(ann.page.locator(LIT))).to_have_count(1)
    first = await ann.page.locator(OFFERED).first.get_attribute("data-choice")
    await keys.press("1")
    await expect(ann.page.locator(f'{OFFERED}[data-choice="{first}"]')).to_have_count(0)
    await expect(bar(ann).get_by_role("button", name=ann.say("undo"))).to_be_enabled()
    await keys.press("u")
    await expect(ann.page.locator(f'{OFFERED}[data-choice="{first}"]')).to_have_count(1)


async def test_the_pace_is_heeded_at_once(invite: Invite) -> None:
    """A pause holds everything back until it ends; how long a brisk lap is held is tested with the page."""
    ann = await invite("en", pace=1, tempo="brisk")
    await sit_down_at(ann, PLACEMENT)
    player = Player(ann, seed=3)
    question = await player.question.inner_text()
    pace = ann.page.get_by_role("group", name=ann.say("table-pace"), exact=True)
    await ann.button("table-pace-pause").click()
    await player.press_spot(PLACEMENT.spot)
    await expect(player.question).to_have_text(question)
    await expect(pace.get_by_role("button", name=ann.say("table-pace-pause"))).to_have_attribute("aria-pressed", "true")
    await pace.get_by_role("button", name=ann.say("table-pace-brisk")).click()
    await expect(ann.page.locator(LIT).first).to_be_visible()


async def test_on_a_tablet_the_question_lies_over_nobody(invite: Invite) -> None:
    ann = await invite("ru", TABLET)
    await sit_down_at(ann, PLACEMENT)
    asked = await bar(ann).bounding_box()
    assert asked is not None
    panels = ann.page.get_by_role("list", name=ann.say("players"), exact=True).get_by_role("article")
    for panel in await panels.all():
        box = await panel.bounding_box()
        assert box is not None
        assert box["y"] >= asked["y"] + asked["height"]
        assert box["y"] + box["height"] <= TABLET.height


async def test_a_first_tap_shows_and_a_second_one_chooses(invite: Invite) -> None:
    ann = await invite("en", PHONE, twice=True, told=True)
    await sit_down_at(ann, PLACEMENT)
    player = Player(ann, seed=0)
    await player.press_spot(PLACEMENT.spot)
    await expect(bar(ann).get_by_role("status").get_by_role("heading")).not_to_be_empty()
    assert not [event for event in ann.told("placed") if event["seat"] == PLACEMENT.seat]
    await player.press_spot(PLACEMENT.spot)
    await expect(ann.button("undo")).to_be_enabled()
    assert re.search(PLACEMENT.word, str(ann.told("placed")))
