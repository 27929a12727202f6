"""Luck in the browser: it is contributed to before a game, verified after it, and found out where it was changed."""

import re
from typing import cast

import anyio
import pytest
from playwright.async_api import expect

import posse
from tests.browser.conftest import Invite
from tests.browser.guests import DESKTOP, PATIENCE, PHONE, TABLET, Device, Guest, Json
from tests.browser.screens import fits, keep, length
from tests.browser.tables import BOT, new_table_of
from tests.browser.test_accessible import complaints
from tests.sample import GAME

pytestmark = pytest.mark.anyio

RING = 8  # pixels that the mark of the focus needs below what it surrounds
ROOM_BELOW = "one => one.nextElementSibling.getBoundingClientRect().top - one.getBoundingClientRect().bottom"


async def verified(guest: Guest) -> int:
    """How many draws have a check mark, once the page has computed them."""
    await expect(guest.heading("luck-draws")).to_be_visible()
    return await guest.page.locator("tbody").get_by_role("img", name=guest.say("luck-yes"), exact=True).count()


async def test_a_game_is_verified_and_a_changed_record_is_found_out(invite: Invite) -> None:
    guest = await invite("pl")
    await guest.is_called("Ann")
    table = await new_table_of(guest, BOT, BOT)
    await guest.go(f"/table/{table}")
    await guest.page.get_by_text(guest.say("luck-room"), exact=True).click()
    await expect(guest.page.get_by_text(guest.say("luck-contribution", name="Ann"))).to_be_visible()
    await guest.post(f"/api/tables/{table}/start")
    await guest.post(f"/api/tables/{table}/resign", seat=0)
    await guest.go(f"/luck/{table}")
    assert await verified(guest) == await guest.page.locator("tbody tr").count() > 0
    await expect(guest.page.get_by_text(guest.say("luck-seen"))).to_be_visible()
    await expect(guest.page.get_by_text(guest.say("luck-promised"))).to_be_visible()
    assert await complaints(guest) == ""
    for device in (DESKTOP, TABLET, PHONE):
        await guest.page.set_viewport_size({"width": device.width, "height": device.height})
        await fits(guest)
        await guest.page.set_viewport_size({"width": device.width, "height": await length(guest)})
        await keep(guest, "luck-pl", device)
    record = await (await guest.page.request.get(f"{guest.address}/api/tables/{table}/record")).text()
    wrong = re.sub(r"^drawn 0 (\d+):\d+", r"drawn 0 \1:0", record, flags=re.MULTILINE)
    if wrong == record:
        wrong = re.sub(r"^drawn 0 (\d+):0", r"drawn 0 \1:1", record, flags=re.MULTILINE)
    uploaded = (await guest.post("/api/records", record=wrong))["id"]
    await guest.go(f"/replay/{uploaded}")
    await guest.link("luck-verify").click()
    assert await verified(guest) == await guest.page.locator("tbody tr").count() - 1
    await expect(guest.page.get_by_text(guest.say("luck-not-there"))).to_be_visible()


async def test_two_who_look_for_a_game_both_contribute_to_its_luck(invite: Invite) -> None:
    ann, bob = await invite("en"), await invite("it", PHONE)
    for guest, name in ((ann, "Ann"), (bob, "Bob")):
        await guest.is_called(name)
        await guest.go(f"/play/{GAME}")
        await guest.page.get_by_role("radiogroup", name=guest.say("new-count")).get_by_role("radio", name="2").check()
        await guest.page.get_by_role("button", name=guest.say("play-now"), exact=True).click()
    for guest in (ann, bob):
        await guest.page.wait_for_url("**/table/*")
    table = ann.path.rpartition("/")[2]
    assert bob.path.endswith(table)
    for guest in (ann, bob):
        await expect(guest.page.locator(".room")).to_have_count(0)
    for guest in (ann, bob):
        await guest.post(f"/api/tables/{table}/resign", seat=await own_seat(guest, table))
    record = await (await ann.page.request.get(f"{ann.address}/api/tables/{table}/record")).text()
    assert len(re.findall(r"^contribution \d [0-9a-f]{64}$", record, flags=re.MULTILINE)) == 2
    assert posse.verify(record)
    for guest in (ann, bob):
        await guest.go(f"/luck/{table}")
        assert await verified(guest) > 0
        await expect(guest.page.get_by_text(guest.say("luck-seen"))).to_be_visible()


@pytest.mark.parametrize("page", ["/tournaments/{id}", "/"], ids=["tournament", "home"])
async def test_who_waits_for_a_round_on_another_page_contributes_from_there(invite: Invite, page: str) -> None:
    """The game has ten minutes to wait, and begins at once as both browsers have contributed."""
    ann, bob = await invite("en"), await invite("ru", PHONE)
    await ann.is_called("Ann")
    await bob.is_called("Bob")
    clock = {"kind": "days", "days": 2}
    made = await ann.post("/api/tournaments", tournament="Cup", game=GAME, seats=2, rounds=1, clock=clock)
    tournament = f"/api/tournaments/{made['id']}"
    for guest in (ann, bob):
        await guest.post(f"{tournament}/enter")
        await guest.go(page.format(id=made["id"]))
    begun = await ann.post(f"{tournament}/start")
    table = begun["past"][0]["tables"][0]["id"]
    with anyio.fail_after(PATIENCE / 1000):
        while (found := await told(ann, table))["state"] == "open":
            await anyio.sleep(0.1)
    assert found["state"] == "running"
    assert None not in found["luck"]["contributions"]


async def told(guest: Guest, table: str) -> Json:
    """What the server tells a guest about a table, whatever page is open."""
    return cast("Json", await (await guest.page.request.get(f"{guest.address}/api/tables/{table}")).json())


async def own_seat(guest: Guest, table: str) -> int:
    return int(next(seat["seat"] for seat in (await told(guest, table))["seats"] if seat["mine"]))


@pytest.mark.parametrize(("lang", "device"), [("pl", DESKTOP), ("ru", PHONE)], ids=["desktop", "phone"])
async def test_the_waiting_room_counts_down(invite: Invite, lang: str, device: Device) -> None:
    """The other one never opens a page, so the game begins when the time is over."""
    ann, bob = await invite(lang, device), await invite("en")
    await bob.is_called("Bob")
    await ann.is_called("Ann")
    await bob.post("/api/search", game=GAME, seats=2)
    table = (await ann.post("/api/search", game=GAME, seats=2))["table"]
    await ann.go(f"/table/{table}")
    await expect(ann.page.get_by_role("timer")).to_be_visible()
    summary = ann.page.locator("summary", has_text=ann.say("luck-room"))
    await summary.press("Enter")
    assert await summary.evaluate(ROOM_BELOW) >= RING
    await fits(ann)
    await keep(ann, f"about-to-begin-{lang}", device)
    await expect(ann.page.locator(".room")).to_have_count(0)
