"""Datasets of finished public games: what is in them, what is not, and that the files can be read."""

from dataclasses import replace
from pathlib import Path
from zipfile import ZipFile

import pyarrow.parquet as pq  # type: ignore[import-untyped]  # it comes without types
import pytest

import posse
from posse.server.dataset.nightly import Nightly
from posse.server.dataset.writing import COLUMNS, write_dataset
from posse.server.store import Store
from posse.server.store.rows import LineRow, TableRow
from posse.server.tables.page import result_json
from posse.texts import texts
from tests.sample import GAME
from tests.server.samples import person, table

pytestmark = pytest.mark.anyio

DAY = "2026-11-18"


def played() -> posse.Match:
    """A finished game with an undo."""
    match = posse.new(GAME, 2, seed=3)
    seat = match.asked[0]
    match.play(seat, match.choices(seat)[1])
    match.undo(seat)
    while not match.over:
        seat = match.asked[0]
        match.play(seat, match.choices(seat)[0])
    return match


MATCH = played()


@pytest.fixture
def out(tmp_path: Path) -> Path:
    """Where the database is not."""
    return tmp_path / "datasets"


async def add(store: Store, id: str, **fields: object) -> TableRow:
    """A finished game of the holders of its first seat against a bot."""
    row = table(id, **{"state": "over", "holders": ["ann"], **fields})  # type: ignore[arg-type]  # fields of a row
    row.options = MATCH.options
    row.header = "".join(line + "\n" for line in MATCH.header.lines())
    row.result = result_json(MATCH)
    lines = [LineRow(id, number, text) for number, text in enumerate(MATCH.lines)]
    lines[-2].standin = "level3"
    await store.begin(row, lines)
    return row


async def fill(store: Store) -> None:
    for name in ("ann", "bob", "robo"):
        await store.add_person(person(name))
    await store.add_person(replace(person("bobsbot"), author="bob"))
    await store.change_person("bob", in_dataset=False)
    await add(store, "public01")
    await add(store, "private1", public=False)
    await add(store, "bobs0001", holders=["ann", "bob"])
    await add(store, "bobsbot1", holders=["bobsbot"])
    gone = await add(store, "deleted1")
    gone.seats[0].deleted, gone.seats[0].holders = True, []
    await store.save_table(gone)
    await add(store, "running1", state="running")


async def test_it_has_the_public_games_of_those_who_do_not_mind(store: Store, out: Path) -> None:
    await fill(store)
    assert await write_dataset(store.upkeep, out, DAY, texts("en")) == 1
    folder = out / DAY
    assert sorted(path.name for path in out.iterdir()) == [DAY]
    assert sorted(path.name for path in folder.iterdir()) == ["README.md", "games.parquet", "records.zip"]
    (row,) = pq.read_table(folder / "games.parquet").to_pylist()
    assert list(row) == COLUMNS
    assert (row["game"], row["version"], dict(row["options"])) == (GAME, MATCH.game.version, MATCH.options)
    assert (row["scores"], row["players"], row["seats"]) == (MATCH.scores, ["person", "level2"], 2)
    assert sorted(row["places"]) == [1, 2]
    assert row["day"] == "2026-11-15"
    assert row["answers"] == [line.split(" |")[0] for line in MATCH.lines if line[0].isdigit()][1:]
    assert row["standins"] == [len(row["answers"]) - 1]
    with ZipFile(folder / "records.zip") as records:
        assert records.namelist() == [f"{GAME}/{row['id']}.posse"]
        assert posse.load(records.read(records.namelist()[0]).decode()).scores == MATCH.scores


async def test_nobody_is_named_and_the_table_is_not_found(store: Store, out: Path) -> None:
    await fill(store)
    await write_dataset(store.upkeep, out, DAY, texts("en"))
    everything = b"".join(path.read_bytes() for path in (out / DAY).iterdir())
    everything += (out / DAY / "records.zip").read_bytes()
    with ZipFile(out / DAY / "records.zip") as records:
        everything += b"".join(records.read(name) for name in records.namelist())
    for word in (b"Ann", b"ann\n", b"public01", b"2026-11-15T"):
        assert word not in everything


async def test_the_same_games_make_the_same_files(store: Store, out: Path) -> None:
    await fill(store)
    for name in ("one", "two", "one"):
        await write_dataset(store.upkeep, out, name, texts("pl"))
    for path in (out / "one").iterdir():
        assert path.read_bytes() == (out / "two" / path.name).read_bytes()
    assert len(list(out.iterdir())) == 2


async def test_every_night_one_process_makes_it(store: Store, out: Path) -> None:
    days = iter([DAY, DAY, "2026-11-19", DAY])
    nightly = Nightly(store.upkeep, out, texts("en"), day=lambda: next(days))
    for made in (1, 1, 2, 2):
        await nightly.look()
        assert len(list(out.iterdir())) == made
        for path in (out / DAY).iterdir():
            path.unlink()


@pytest.mark.parametrize("lang", ["en", "pl", "it", "ru"])
async def test_the_readme_explains_every_column(store: Store, out: Path, lang: str) -> None:
    await write_dataset(store.upkeep, out, DAY, texts(lang))
    told = (out / DAY / "README.md").read_text(encoding="utf-8")
    assert all(f"| `{name}` | {texts(lang).say(f'dataset-column-{name}')} |" in told for name in COLUMNS)
    assert "CC0" in told
