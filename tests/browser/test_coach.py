"""A first game with the coach: suggested to newcomers, explains the first question, off with one click."""

import pytest
from playwright.async_api import Locator, expect

import posse
from posse.texts import Texts
from tests.browser.conftest import Invite
from tests.browser.guests import DESKTOP, PHONE, TABLET, Device, Guest
from tests.browser.screens import fits, keep
from tests.browser.test_accessible import complaints

pytestmark = pytest.mark.anyio

PLACES: dict[Device, str] = {DESKTOP: "en", TABLET: "it", PHONE: "en"}
TABLES = [(game, *list(PLACES.items())[place % len(PLACES)]) for place, game in enumerate(posse.GAMES)]


def says(guest: Guest) -> Locator:
    return guest.page.get_by_role("region", name=guest.say("coach-name"), exact=True)


async def points_elsewhere(guest: Guest) -> None:
    """Whatever is pointed at on the board is explained first."""
    await expect(guest.page.locator(".bar")).to_be_visible()
    await guest.page.mouse.move(0, 0)


@pytest.mark.parametrize(("game", "device", "lang"), TABLES, ids=lambda value: getattr(value, "width", value))
async def test_the_coach_explains_a_first_game(invite: Invite, game: str, device: Device, lang: str) -> None:
    ann = await invite(lang, device)
    await ann.go("/")
    card = ann.card(game)
    await expect(card.get_by_text(ann.say("lobby-coach-why"))).to_be_visible()
    await card.get_by_role("checkbox").check()
    await keep(ann, f"coach-lobby-{game}", device)
    await card.get_by_role("button", name=ann.say("lobby-play-bots")).click()
    await points_elsewhere(ann)
    await expect(says(ann)).to_contain_text(Texts(lang, game, "coach").say("coach-goal"))
    await fits(ann)
    assert await complaints(ann) == ""
    await keep(ann, f"coach-{game}", device)
    await ann.button("coach-off").click()
    await expect(says(ann)).to_have_count(0)
    await ann.page.reload()
    await expect(ann.page.locator(".bar")).to_be_visible()
    await expect(says(ann)).to_have_count(0)


async def test_the_coach_is_switched_on_in_the_settings(invite: Invite) -> None:
    game = next(iter(posse.GAMES))
    ann = await invite()
    await ann.go("/")
    await ann.card(game).get_by_role("button", name=ann.say("lobby-play-bots")).click()
    await expect(ann.page.locator(".bar")).to_be_visible()
    await expect(says(ann)).to_have_count(0)
    await ann.button("settings-title").click()
    await ann.page.get_by_label(ann.say("settings-coach")).check()
    await ann.page.keyboard.press("Escape")
    await points_elsewhere(ann)
    await expect(says(ann)).to_contain_text(Texts("en", game, "coach").say("coach-goal"))
