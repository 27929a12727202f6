"""The page of rules: only what a table plays with, unless more is asked for; and every rule by its number."""

import re

import pytest
from playwright.async_api import Locator, expect

from tests.browser.conftest import Invite
from tests.browser.guests import PHONE, Guest
from tests.browser.screens import fits, keep
from tests.browser.tables import sit_down_with_bots

pytestmark = pytest.mark.anyio

RIDE = "CE-13.1"
MOVE = "CE-6.1"


def rule(guest: Guest, number: str) -> Locator:
    return guest.page.locator(f'[id="{number}"]')


async def test_a_base_game_has_no_horses_unless_all_is_wanted(invite: Invite) -> None:
    ann = await invite("en")
    await ann.go("/")
    await ann.card("colt").get_by_role("link", name=ann.say("rules"), exact=True).click()
    await expect(ann.page).to_have_url(re.compile("/rules/colt$"))
    await expect(ann.page.locator(".short li")).to_have_count(10)
    await expect(rule(ann, MOVE)).to_be_visible()
    await expect(rule(ann, RIDE)).to_have_count(0)
    await ann.field("rules-all").check()
    await expect(rule(ann, RIDE)).to_be_visible()


async def test_a_number_leads_to_its_rule_even_to_one_that_is_left_out(invite: Invite) -> None:
    ann = await invite("pl", PHONE)
    for number in (MOVE, RIDE):
        await ann.go(f"/rules/colt#{number}")
        await expect(rule(ann, number)).to_be_in_viewport()
    await ann.field("rules-all").uncheck()
    await ann.field("table-rules-search").fill("6.13")
    await expect(rule(ann, RIDE)).to_have_count(0)
    await expect(rule(ann, "CE-6.13")).to_be_visible()
    await keep(ann, "colt-rules", PHONE)


async def test_a_search_finds_words_and_says_if_there_are_none(invite: Invite) -> None:
    ann = await invite("en")
    await ann.go("/rules/colt")
    await ann.field("table-rules-search").fill("6.13")
    await expect(rule(ann, "CE-6.13")).to_be_visible()
    await expect(rule(ann, MOVE)).to_have_count(0)
    await ann.field("table-rules-search").fill("submarine")
    await expect(ann.page.get_by_text(ann.say("table-rules-none"))).to_be_visible()


async def test_a_table_leads_to_the_rules_that_it_plays_with(invite: Invite) -> None:
    ann = await invite("en")
    await sit_down_with_bots(ann, "colt", 4, {"horses": "true"})
    await ann.button("rules").click()
    address = await ann.link("rules-open").get_attribute("href")
    assert address is not None
    await ann.go(address)
    await expect(rule(ann, RIDE)).to_be_visible()
    await expect(rule(ann, "CE-21.1")).to_have_count(0)


async def test_what_is_played_with_can_be_picked_and_stays_in_the_address(invite: Invite) -> None:
    ann = await invite("it", PHONE)
    await ann.go("/rules/colt")
    await expect(rule(ann, RIDE)).to_have_count(0)
    await ann.page.get_by_role("group", name=ann.say("rules-for")).get_by_role("combobox").last.select_option("true")
    await expect(rule(ann, RIDE)).to_be_attached()
    await fits(ann)
    await keep(ann, "colt-rules-picked", PHONE)
    await ann.page.reload()
    await expect(rule(ann, RIDE)).to_be_attached()
    await expect(rule(ann, "CE-21.1")).to_have_count(0)


async def test_the_rules_beside_the_board_are_those_of_the_table(invite: Invite) -> None:
    ann = await invite("en")
    await sit_down_with_bots(ann, "colt", 4, {})
    await ann.button("rules").click()
    search = ann.field("table-rules-search")
    numbers = ann.page.locator(".rules dt")
    await search.fill("CE-6")
    await expect(numbers.first).to_be_visible()
    await search.fill("")
    assert RIDE not in await numbers.all_inner_texts()
    await search.fill(RIDE)
    await expect(numbers.get_by_text(RIDE, exact=True)).to_be_visible()
