"""Pictures of finished games over HTTP: painted once, kept, and the same from every process; who deletes themselves is
in none."""

import struct
import zlib
from collections.abc import Iterator
from pathlib import Path

import pytest

import build_web
import posse
from posse.server.previews.framing import can_paint
from tests.sample import GAME
from tests.server.running import Guest, RunningServer
from tests.server.several import neighbours

pytestmark = pytest.mark.anyio

SIGNATURE = b"\x89PNG\r\n\x1a\n"


@pytest.fixture(autouse=True)
def drawings() -> None:
    """They are built with the page, and what paints them is in the extra `dev`."""
    if not can_paint() or not build_web.is_fresh():
        pytest.fail("what draws pictures is not built from the sources as they are now: run `make ready`")


def played_out() -> posse.Match:
    match = posse.new(GAME, 2, dice=posse.SeededDice(7))
    while not match.over:
        match.play(match.to_act, match.choices(match.to_act)[0])
    return match


def chunks(png: bytes) -> Iterator[tuple[bytes, bytes]]:
    at = len(SIGNATURE)
    while at < len(png):
        size, kind = struct.unpack(">I4s", png[at : at + 8])
        yield kind, png[at + 8 : at + 8 + size]
        at += 12 + size


def size_of(png: bytes) -> tuple[int, int]:
    assert png.startswith(SIGNATURE)
    width, height = struct.unpack(">II", next(chunks(png))[1][:8])
    return width, height


def colours_in(png: bytes) -> int:
    """How many different bytes its pixels have, as they are filtered: a blank picture has very few."""
    data = zlib.decompress(b"".join(part for kind, part in chunks(png) if kind == b"IDAT"))
    return len(set(data))


async def picture(guest: Guest, table: str, size: str = "large") -> tuple[bytes, int]:
    """A picture by its address, and by how many ways around that was reached."""
    answer = await guest.call("GET", f"/previews/{size}/{table}.png", follow_redirects=True)
    assert (answer.status_code, answer.headers["content-type"]) == (200, "image/png")
    return answer.content, len(answer.history)


async def test_a_picture_is_painted_once_and_kept(server: RunningServer, ann: Guest) -> None:
    table = await server.lay(played_out(), ann, "level1")
    large, ways = await picture(ann, table)
    assert (size_of(large), ways) == ((1200, 630), 1)
    assert colours_in(large) > 100
    kept, ways = await picture(ann, table)
    assert (kept, ways) == (large, 0)
    small, ways = await picture(ann, table, "small")
    assert (size_of(small), ways) == ((600, 315), 0)
    assert (await ann.call("GET", f"/previews/huge/{table}.png")).status_code != 200
    assert (await ann.call("GET", "/previews/large/nosuchtable.png", follow_redirects=True)).status_code == 404
    await ann.post("/api/account/delete", password=None)
    assert await server.registry.store.previews.picture(table, "large") is None


async def test_every_process_has_the_same_picture(tmp_path: Path, postgres_database: str) -> None:
    async with neighbours(tmp_path, postgres_database) as (here, there), Guest(here, "Ann") as ann:
        table = await here.lay(played_out(), ann, "level1")
        ann.visit(there)
        painted, _ = await picture(ann, table)
        assert table not in there.registry.tables  # painted where the table lives
        for server in (here, there):
            ann.visit(server)
            assert await picture(ann, table) == (painted, 0)
