"""Pictures are made one at a time and once each, within a budget, and kept as long as there is room."""

import asyncio
import base64
from pathlib import Path

import pytest

from posse.server.errors import NotNow
from posse.server.previews.framing import framed, unframed
from posse.server.previews.studio import MEGABYTE, Studio
from posse.server.store import Store
from posse.server.store.previews import Pictures
from posse.server.store.terms import Terms
from posse.server.tables import seating
from tests.sample import GAME

pytestmark = pytest.mark.anyio

PICTURES = Pictures(b"large", b"small")
NAMES = ["Ann", None]
TOLD = {"seats": [{"name": name} for name in NAMES]}


def painter(folder: Path, result: str) -> tuple[str, str]:
    """A program in place of the painter, which notes that it has run."""
    return "-c", f"open({str(folder / 'runs')!r}, 'a').write('x'); import sys, base64; {result}"


def writing(pictures: Pictures) -> str:
    packed = base64.b64encode(framed(list(pictures))).decode()
    return f"sys.stdout.buffer.write(base64.b64decode({packed!r}))"


def studio_of(store: Store, command: tuple[str, str], megabytes: int = 1) -> Studio:
    studio = Studio(store.previews, lambda: 1, megabytes, command)
    studio.can_paint = True
    return studio


async def table_in(store: Store) -> str:
    """A table with these names."""
    row = seating.new_table(GAME, {}, None, len(NAMES), Terms())
    for chair, name in zip(row.seats, NAMES, strict=True):
        chair.name = name
    await store.add_table(row)
    return row.id


async def test_simultaneous_callers_share_a_picture_that_is_then_kept(store: Store, tmp_path: Path) -> None:
    table = await table_in(store)
    studio = studio_of(store, painter(tmp_path, writing(PICTURES)))
    assert set(await asyncio.gather(studio.make(table, TOLD), studio.make(table, TOLD))) == {PICTURES}
    assert (tmp_path / "runs").read_text() == "x"
    assert await store.previews.picture(table, "small") == b"small"
    assert await store.previews.picture(table, "large") == b"large"


@pytest.mark.parametrize("result", ["sys.exit('trouble')", "sys.stdout.write('no picture')", "print()"])
async def test_what_could_not_be_painted_is_not_tried_again(store: Store, tmp_path: Path, result: str) -> None:
    table = await table_in(store)
    studio = studio_of(store, painter(tmp_path, result))
    for _ in range(2):
        with pytest.raises(NotNow, match="no picture"):
            await studio.make(table, TOLD)
    assert (tmp_path / "runs").read_text() == "x"
    assert await store.previews.picture(table, "large") is None


async def test_without_the_extra_nothing_is_begun(store: Store, tmp_path: Path) -> None:
    studio = studio_of(store, painter(tmp_path, writing(PICTURES)))
    studio.can_paint = False
    with pytest.raises(NotNow, match="no picture"):
        await studio.make("abcd", TOLD)
    assert not (tmp_path / "runs").exists()


async def test_no_room_means_no_pictures(store: Store, tmp_path: Path) -> None:
    assert not Studio(store.previews, lambda: 1, 0).can_paint


async def test_the_oldest_pictures_make_room(store: Store) -> None:
    big = Pictures(bytes(400_000), b"")
    tables = [await table_in(store) for _ in range(3)]
    for now, table in enumerate(tables):
        assert await store.previews.put(table, NAMES, big, now, MEGABYTE)
    kept = [table for table in tables if await store.previews.picture(table, "large") is not None]
    assert kept == tables[1:]


async def test_a_picture_of_people_who_have_gone_meanwhile_is_not_kept(store: Store) -> None:
    table = await table_in(store)
    assert not await store.previews.put(table, ["Ann", "Bob"], PICTURES, 1, MEGABYTE)
    assert not await store.previews.put("nowhere", NAMES, PICTURES, 1, MEGABYTE)
    assert await store.previews.picture(table, "large") is None


def test_files_arrive_as_they_were_sent() -> None:
    assert unframed(framed([b"one", b"", b"three"])) == [b"one", b"", b"three"]
    with pytest.raises(ValueError, match="cut"):
        unframed(framed([b"whole"])[:-1])
