"""My people, a posse, playing now and a tournament: at three sizes, in several languages, usable by everybody."""

import pytest
from playwright.async_api import expect

from tests.browser.conftest import Invite
from tests.browser.guests import DESKTOP, PHONE, TABLET, Device, Guest
from tests.browser.screens import fits, keep, length
from tests.browser.tables import OPEN, new_table_of
from tests.browser.test_accessible import complaints
from tests.sample import GAME

pytestmark = pytest.mark.anyio


async def looks_good(guest: Guest, name: str, device: Device) -> None:
    """Nothing is cut off, and everybody can use it; there is a picture of it."""
    await guest.page.mouse.move(0, 0)  # what the pointer is on has another colour
    await fits(guest)
    assert await complaints(guest) == ""
    await guest.page.set_viewport_size({"width": device.width, "height": await length(guest)})
    await keep(guest, name, device)
    await guest.page.set_viewport_size({"width": device.width, "height": device.height})


@pytest.mark.parametrize(
    ("lang", "device"), [("pl", DESKTOP), ("it", TABLET), ("ru", PHONE)], ids=["desktop", "tablet", "phone"]
)
async def test_people_meet_and_come_back(invite: Invite, lang: str, device: Device) -> None:
    ann, bob = await invite(lang, device), await invite("en")
    await ann.is_called("Ann")
    await bob.is_called("Bob")

    # They have played: Ann follows Bob, and invites Bob with one click.
    table = await new_table_of(ann, OPEN)
    await bob.post(f"/api/tables/{table}/join")
    await ann.post(f"/api/tables/{table}/start")
    await ann.go("/me/people")
    await ann.button("people-follow-of", name="Bob").click()
    await expect(ann.heading("people-following")).to_be_visible()
    await looks_good(ann, "people", device)
    await ann.button("people-invite-of", name="Bob").click()
    await expect(ann.page.get_by_text(ann.say("people-is-invited", name="Bob"))).to_be_visible()
    await bob.go("/")
    await expect(bob.page.get_by_text(bob.say("people-invited-by", name="Ann"))).to_be_visible()

    # A posse: Bob comes by its link.
    await ann.go("/me/people")
    await ann.field("posse-name").fill("The Hole")
    await ann.button("posse-make").click()
    await expect(ann.heading("posse-members")).to_be_visible()
    posse, link = ann.path, await ann.field("posse-link").input_value()
    await bob.page.goto(link)
    await bob.button("posse-join").click()
    await expect(bob.heading("posse-members")).to_be_visible()
    await ann.post("/api/tables", game=GAME, seats=[{"kind": "me"}, OPEN], posse=posse.split("/")[-1])
    await ann.go(posse)
    await expect(ann.heading("posse-tables")).to_be_visible()
    await looks_good(ann, "posse", device)

    # Play now: both are led to one table.
    await ann.go(f"/play/{GAME}")
    await ann.page.get_by_role("radiogroup", name=ann.say("new-count")).get_by_role("radio", name="2").check()
    await looks_good(ann, "play", device)
    await ann.button("play-now").click()
    await expect(ann.heading("play-waiting")).to_be_visible()
    await looks_good(ann, "waiting", device)
    await bob.post("/api/search", game=GAME, seats=2)
    await ann.page.wait_for_url("**/table/*")

    # A tournament, made on its page.
    await ann.go("/tournaments")
    await looks_good(ann, "tournaments", device)
    await ann.field("tournament-name").fill("Gold Cup")
    await ann.button("tournament-make").click()
    await expect(ann.heading("tournament-standings")).to_be_visible()
    await bob.post(f"/api{ann.path}/enter")
    await ann.button("tournament-start").click()
    await expect(ann.heading("tournament-round", number=1)).to_be_visible()
    await looks_good(ann, "tournament", device)
