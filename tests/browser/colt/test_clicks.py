"""Colt Express by clicks on highlighted spots and listed answers only: with the expansion, for two, and in teams."""

import pytest
from playwright.async_api import Locator, expect

from tests.browser.conftest import Invite
from tests.browser.guests import DESKTOP, PHONE, SMALLEST_PHONE, TABLET, Device, Guest
from tests.browser.playing import LIT, RESULT, SCENE, Player
from tests.browser.screens import fits, keep
from tests.browser.tables import sit_down_at, sit_down_with_bots
from tests.games.colt.ways import BEFORE_FILM, PLANNING

pytestmark = pytest.mark.anyio

ROUNDS = 5
LOW = Device(1280, 720)


@pytest.mark.parametrize(
    ("name", "lang", "device", "seats", "options"),
    [
        ("horses", "en", DESKTOP, 4, {"horses": "true"}),
        ("two", "pl", PHONE, 2, {}),
        ("teams", "it", TABLET, 4, {"horses": "true", "teams": "true"}),
        ("expert", "ru", DESKTOP, 3, {"horses": "true", "expert": "true"}),
    ],
)
async def test_a_whole_robbery(
    invite: Invite, name: str, lang: str, device: Device, seats: int, options: dict[str, str]
) -> None:
    guest = await invite(lang, device)
    await sit_down_with_bots(guest, "colt", seats, options)
    player = Player(guest, seed=7)
    await player.play(12)
    await keep(guest, f"colt-{name}", device)
    await fits(guest)
    await player.play()
    await expect(guest.page.locator(RESULT)).to_be_visible()
    assert set(range(2, ROUNDS + 1)) <= {event["amount"] for event in guest.told("round")}
    await keep(guest, f"colt-{name}-result", device)


# --- visibility


async def is_in_sight(guest: Guest, thing: Locator) -> bool:
    """Whether all of it is in the viewport and nothing covers its centre."""
    return bool(
        await thing.evaluate(
            """one => {
              const { left, top, right, bottom } = one.getBoundingClientRect();
              const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
              return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && one.contains(over);
            }"""
        )
    )


@pytest.mark.parametrize("device", [LOW, DESKTOP, PHONE, SMALLEST_PHONE], ids=lambda device: str(device.width))
async def test_hand_question_and_train_are_in_sight_together(invite: Invite, device: Device) -> None:
    guest = await invite("en", device)
    await sit_down_at(guest, PLANNING)
    cards = await guest.page.locator(LIT).all()
    assert len(cards) > 5
    for card in cards:
        assert await is_in_sight(guest, card)
    assert await is_in_sight(guest, Player(guest, seed=0).question)
    train = await guest.page.get_by_role("group", name=guest.say("label-train"), exact=True).bounding_box()
    hand = await guest.page.get_by_role("group", name=guest.say("label-hand"), exact=True).bounding_box()
    assert train is not None
    assert hand is not None
    assert train["y"] + 100 < hand["y"]


# --- the animation


async def test_nothing_beside_the_film_tells_how_it_ends(invite: Invite) -> None:
    """Panels, log and question wait for it; it can be skipped."""
    ann = await invite("en", pace=1)
    await sit_down_at(ann, BEFORE_FILM)
    player, film = Player(ann, seed=0), ann.page.locator(SCENE)
    lines = ann.page.get_by_role("region", name=ann.say("log"), exact=True)
    deck = ann.page.locator(".players [data-about^=deck]")
    await player.press_spot(BEFORE_FILM.spot)
    tools = ann.page.get_by_role("group", name=ann.say("colt-film"), exact=True)
    await tools.get_by_role("button", name=ann.say("colt-film-pause"), exact=True).click()
    while await ann.page.locator(f"{SCENE}[data-event=hit]").count() == 0:
        await expect(lines).not_to_contain_text("Round 5 begins")
        await expect(player.question).to_have_text(ann.say("table-showing"))
        await ann.button("colt-film-next").click()
    before = await deck.all_inner_texts()
    await expect(lines).to_contain_text("is hit by a neutral bullet")
    await (
        ann.page.get_by_role("region", name=ann.say("table-question"), exact=True)
        .get_by_role("button", name=ann.say("table-skip"), exact=True)
        .click()
    )
    await expect(film).to_have_count(0)
    await expect(lines).to_contain_text("Round 5 begins")
    await expect(player.question).not_to_have_text(ann.say("table-showing"))
    assert await deck.all_inner_texts() != before
