"""Scenes of the film: a ride along the train, a hostage with effect and ransom; gone with one key, or at once."""

import pytest
from playwright.async_api import Locator, expect

from tests.browser.conftest import Invite
from tests.browser.guests import DESKTOP, PHONE, Device, Guest
from tests.browser.playing import SCENE, Player
from tests.browser.tables import Moment, sit_down_at

pytestmark = pytest.mark.anyio

RIDE = Moment("colt/6-horses", 69, 1, "ride car6")
SEIZURE = Moment("colt/6-horses", 109, 4, "seize poker_player")

by_width = pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=lambda device: str(device.width))


async def stop_at(guest: Guest, moment: Moment, event: str) -> Locator:
    """Answer, and stop the film at the first frame of this kind: stepping by hand pauses it."""
    await sit_down_at(guest, moment)
    await Player(guest, seed=0).press_spot(moment.spot)
    await expect(guest.page.locator(".caption")).to_be_visible()
    await guest.page.keyboard.press("Escape")
    while await guest.page.locator(f"{SCENE}[data-event={event}]").count() == 0:
        await guest.button("colt-film-back").click()
    return guest.page.locator(".staged")


@by_width
async def test_a_ride_is_played_and_one_key_ends_it(invite: Invite, device: Device) -> None:
    guest = await invite("it", device, pace=1)
    staged = await stop_at(guest, RIDE, "rode")
    await expect(staged).to_be_visible()
    await expect(guest.page.locator(".offstage")).to_have_count(1)
    await guest.page.keyboard.press("Escape")
    await expect(staged).to_have_count(0)
    await expect(guest.page.locator(".offstage")).to_have_count(0)


@by_width
async def test_a_hostage_is_shown_with_effect_and_ransom(invite: Invite, device: Device) -> None:
    guest = await invite("ru", device, pace=1)
    await expect(await stop_at(guest, SEIZURE, "seized")).to_be_visible()
    await expect(guest.page.get_by_text(guest.say("hostage-poker_player-why"))).to_be_visible()


async def test_at_once_there_is_no_film(invite: Invite) -> None:
    guest = await invite("en", pace=1, tempo="once")
    await sit_down_at(guest, RIDE)
    await Player(guest, seed=0).press_spot(RIDE.spot)
    await expect(guest.page.locator(".caption")).to_be_visible()
    await expect(guest.page.locator(SCENE)).to_have_count(0)
