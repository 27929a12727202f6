"""Where the panels and the train of Colt Express have room: on a desktop and on a tablet held upright."""

import pytest
from playwright.async_api import Locator, expect

from tests.browser.conftest import Invite
from tests.browser.guests import DESKTOP, TABLET, Device
from tests.browser.playing import LIT
from tests.browser.screens import keep
from tests.browser.tables import finished, sit_down_at, sit_down_with_bots
from tests.games.colt.ways import PLANNING, ROBBERY, train

pytestmark = pytest.mark.anyio

LONGEST_NAME = "Władysława Mroczkows"  # longer ones are refused
IS_WHOLE = "one => one.scrollHeight <= one.clientHeight + 1"


async def is_whole(panels: Locator) -> bool:
    """Whether all of it is in sight without scrolling."""
    return bool(await panels.evaluate(IS_WHOLE))


@pytest.mark.parametrize("lang", ["en", "ru"])
async def test_six_panels_are_in_sight_at_once(invite: Invite, lang: str) -> None:
    guest = await invite(lang, DESKTOP)
    await train(guest)
    await expect(guest.page.locator(".side .panel")).to_have_count(6)
    assert await is_whole(guest.page.locator(".side > .players"))


async def test_six_panels_are_in_sight_below_the_board_of_a_tablet(invite: Invite) -> None:
    guest = await invite("it", TABLET)
    await train(guest)
    for panel in await guest.page.locator(".side .panel").all():
        await expect(panel).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("seats", [4, 5])
async def test_the_panels_of_all_players_are_in_sight_below_the_board_of_a_tablet(invite: Invite, seats: int) -> None:
    """Below a question of two lines with its answer and the tip for fingers."""
    guest = await invite("ru", TABLET)
    await sit_down_with_bots(guest, "colt", seats, {})
    await expect(guest.page.locator(LIT).first).to_be_visible()
    panels = guest.page.locator(".side .panel")
    await expect(panels).to_have_count(seats)
    await expect(panels.last).to_be_in_viewport(ratio=1)


async def test_neither_the_longest_name_nor_what_stands_beside_it_is_cut(invite: Invite) -> None:
    guest = await invite("pl", Device(1280, 720))
    await sit_down_at(guest, PLANNING, name=LONGEST_NAME)
    own = guest.page.locator(".side .panel.me")
    await expect(own.get_by_role("heading")).to_have_text(LONGEST_NAME)
    for part in [own.get_by_role("heading"), own.locator(".tags")]:
        assert await part.evaluate(
            "one => one.scrollWidth <= one.clientWidth && one.scrollHeight <= one.clientHeight + 2"
        )


async def test_four_panels_of_a_replay_are_in_sight_at_once(invite: Invite) -> None:
    guest = await invite("pl", DESKTOP)
    await guest.go(f"/replay/{await finished(guest, ROBBERY.record)}?at=60")
    panels = guest.page.get_by_role("list", name=guest.say("players"))
    await expect(panels.locator("header")).to_have_count(4)
    assert await is_whole(panels)


async def test_an_overview_leads_along_a_train_that_is_too_wide(invite: Invite) -> None:
    guest = await invite("it", TABLET)
    await train(guest)
    await keep(guest, "train-overview", TABLET)
    overview = guest.page.get_by_role("navigation", name=guest.say("colt-overview"))
    above, below = await overview.bounding_box(), await guest.page.locator(".train").bounding_box()
    assert above is not None
    assert below is not None
    assert above["y"] + above["height"] <= below["y"]
    cars = overview.get_by_role("button")
    await expect(cars).to_have_count(7)
    await expect(cars.filter(has=guest.page.locator("[data-law=marshal]"))).to_have_count(1)
    await expect(overview.get_by_role("button", name=guest.say("label-marshal"))).to_have_count(1)
    await cars.first.click()
    await expect(guest.page.locator(".train")).to_have_js_property("scrollLeft", 0)


async def test_a_short_train_stands_whole_in_the_upper_half_of_a_tablet(invite: Invite) -> None:
    """Less than two fifths of the picture are sky over the roofs."""
    guest = await invite("en", TABLET)
    await sit_down_with_bots(guest, "colt", 4, {})
    frame = guest.page.locator(".train")
    await expect(frame.locator("[data-about='spot car1_roof']").first).to_be_visible()
    picture = await frame.bounding_box()
    roof = await frame.locator("[data-about='spot car1']").first.bounding_box()
    assert picture is not None
    assert roof is not None
    assert await frame.evaluate("one => one.scrollWidth <= one.clientWidth")
    assert roof["y"] - picture["y"] < picture["height"] * 0.42
