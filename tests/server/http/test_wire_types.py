"""Every message of the server over the socket has a type that is generated for the browser."""

from typing import Any

import pytest
from pydantic import TypeAdapter

from posse.server.http.wire_types import (
    ChatNews,
    FromServer,
    Hint,
    Page,
    Pong,
    Preview,
    Refused,
    Step,
    TableNews,
    WhyNot,
)
from tests.sample import scene
from tests.server.running import Guest, RunningServer

pytestmark = pytest.mark.anyio

MESSAGE: TypeAdapter[Any] = TypeAdapter(FromServer)
EVERY_KIND = {ChatNews, Hint, Page, Pong, Preview, Refused, Step, TableNews, WhyNot}


async def test_every_message_has_its_type(server: RunningServer, ann: Guest, bob: Guest) -> None:
    """All messages to two players and a spectator while a table is set up, played and chatted at."""
    table = await server.lay(scene(seats=2, at="place : 0"), ann, bob)
    async with ann.look(table) as window, bob.look(table) as other, ann.look(table, "") as spectator:
        await other.send(say="Howdy", key="1")
        for one in (window, other, spectator):
            await one.until_true(lambda page: page["chat"] != [])
        await window.send(ping=1)
        await window.send(hint=True, id=1)
        await window.until("hint")
        await window.send(preview="place wages", id=2)
        await window.until("preview")
        await window.send(why="place:buy_vp_2", picked=[], id=4)
        await window.until("why")
        await window.do("place wages")
        await window.send(vote=True, on=99, id=3)
        await window.until("error")
        heard = [MESSAGE.validate_python(message) for one in (window, other, spectator) for message in one.heard]
    assert {type(message) for message in heard} == EVERY_KIND


async def test_a_message_with_another_part_has_no_type() -> None:
    """Every kind of message is covered."""
    MESSAGE.validate_python({"pong": 1})
    with pytest.raises(ValueError, match="more"):
        MESSAGE.validate_python({"pong": 1, "more": 2})
