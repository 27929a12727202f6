"""Somebody is away: their seat is kept for a while; and an answer that was cut off is neither lost nor played twice."""

import asyncio
import json
import re

import pytest
from playwright.async_api import Locator, WebSocketRoute, expect

from tests.browser.conftest import Invite
from tests.browser.guests import PATIENCE, Guest, Json
from tests.browser.playing import LIT
from tests.browser.tables import BOT, OPEN, new_table_of

pytestmark = pytest.mark.anyio


def panel(guest: Guest, name: str) -> Locator:
    """What the page shows of a player."""
    return guest.page.get_by_role("article").filter(has=guest.page.get_by_role("heading", name=name, exact=True))


async def test_a_bot_can_be_proposed_only_when_the_seat_is_no_longer_kept(invite: Invite) -> None:
    ann, bob = await invite("en"), await invite("it")
    await ann.is_called("Ann")
    await bob.is_called("Bob")
    table = await new_table_of(ann, OPEN, grace=600)
    await bob.post(f"/api/tables/{table}/join")
    await ann.post(f"/api/tables/{table}/start")
    await bob.go(f"/table/{table}")
    await ann.go(f"/table/{table}")
    seat = panel(ann, "Bob")
    await expect(seat).to_be_visible()
    await expect(seat.get_by_role("timer")).to_have_count(0)
    await bob.go("/")
    await expect(seat.get_by_role("timer")).to_have_text(re.compile(r"^away, \d\d:\d\d left$"))
    await expect(ann.button("table-propose-bot")).to_have_count(0)
    await bob.post(f"/api/tables/{table}/leave")
    await ann.button("table-propose-bot").click()
    await expect(seat.get_by_text(ann.say("table-standin"))).to_be_visible()


class CutOff:
    """Stands between the page and the server, and ends the first connection on which an answer was stored."""

    def __init__(self) -> None:
        self.answers: list[Json] = []
        self.heard: list[Json] = []
        self.is_cut = False
        self.taken = asyncio.Event()

    def pass_on(self, route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def to_server(message: str | bytes) -> None:
            said = json.loads(message)
            self.answers += [said] if "do" in said else []
            server.send(message)

        def to_page(message: str | bytes) -> None:
            if self.answers and not self.is_cut:
                self._cut(json.loads(message), route)
            else:
                self._hear(json.loads(message))
                route.send(message)

        route.on_message(to_server)
        server.on_message(to_page)

    def _cut(self, said: Json, route: WebSocketRoute) -> None:
        """The answer is stored, since there are news of it; the page hears nothing of that."""
        if "events" in said:
            self.is_cut = True
            asyncio.ensure_future(route.close())  # noqa: RUF006  # it ends with the page

    def _hear(self, said: Json) -> None:
        self.heard.append(said)
        if "taken" in said:
            self.taken.set()


async def test_an_answer_that_was_cut_off_is_sent_again_and_shown_once(invite: Invite) -> None:
    """The connection ends after the answer was stored, and before anything came back."""
    ann, between = await invite("en"), CutOff()
    await ann.page.route_web_socket(re.compile("/socket"), between.pass_on)
    await ann.is_called("Ann")
    table = await new_table_of(ann, BOT, start=True)
    await ann.go(f"/table/{table}")
    await ann.page.locator(LIT).first.click()
    async with asyncio.timeout(PATIENCE / 1000):
        await between.taken.wait()
    first, second = between.answers
    assert first == second
    assert [said["taken"] for said in between.heard if "taken" in said] == [first["id"]]
    assert not any("error" in said for said in between.heard)
