"""Writes a dataset: one folder, complete or not there at all."""

import asyncio
import shutil
import tempfile
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Protocol
from zipfile import ZIP_DEFLATED, ZipFile

from posse.server.dataset.archive import add_text
from posse.server.dataset.games import DatasetGame, anonymised, anonymous_id
from posse.server.store.rows import LineRow, TableRow
from posse.texts import Texts

BATCH = 100  # games that are in memory at once
RECORDS, PARQUET, README = "records.zip", "games.parquet", "README.md"
COLUMNS = [name for name in DatasetGame._fields if name != "record"]


class Source(Protocol):
    """Where the games are read from."""

    async def dataset_ids(self) -> list[str]: ...
    async def dataset_games(self, ids: list[str]) -> list[tuple[TableRow, list[LineRow]]]: ...
    async def secret(self) -> bytes: ...


async def write_dataset(source: Source, out: Path, name: str, texts: Texts) -> int:
    """Write the folder `name` in `out`, in place of an older one of that name; how many games it has."""
    secret = await source.secret()
    ids = sorted(await source.dataset_ids(), key=lambda id: anonymous_id(secret, id))
    out.mkdir(parents=True, exist_ok=True)
    made = Path(tempfile.mkdtemp(prefix=".dataset-", dir=out))
    try:
        count = await _fill(made, _games(source, ids, secret))
        (made / README).write_text(readme(texts, count), encoding="utf-8")
        made.chmod(0o755)
        _replace(out / name, made)
    finally:
        shutil.rmtree(made, ignore_errors=True)
    return count


async def _games(source: Source, ids: list[str], secret: bytes) -> AsyncIterator[list[DatasetGame]]:
    for start in range(0, len(ids), BATCH):
        found = await source.dataset_games(ids[start : start + BATCH])
        yield [anonymised(row, lines, secret) for row, lines in found]


async def _fill(folder: Path, batches: AsyncIterator[list[DatasetGame]]) -> int:
    """Write both files; nothing else waits for the disk meanwhile."""
    from posse.server.dataset.parquet import GamesParquet  # pyarrow is an extra, and large

    count = 0
    with ZipFile(folder / RECORDS, "w", ZIP_DEFLATED) as records, GamesParquet(folder / PARQUET) as parquet:
        async for games in batches:
            await asyncio.to_thread(_write, games, records, parquet.write)
            count += len(games)
    return count


def _write(games: list[DatasetGame], records: ZipFile, write: Callable[[list[DatasetGame]], None]) -> None:
    for game in games:
        add_text(records, f"{game.game}/{game.id}.posse", game.record)
    write(games)


def readme(texts: Texts, count: int) -> str:
    """What the files are, and every column."""
    columns = [f"| `{name}` | {texts.say(f'dataset-column-{name}')} |" for name in COLUMNS]
    files = [f"* `{name}`: {texts.say(f'dataset-file-{kind}')}" for name, kind in FILES.items()]
    parts = ["# " + texts.say("dataset-title"), texts.say("dataset-about", count=count), "\n".join(files)]
    table = "\n".join([f"| {texts.say('dataset-column')} | |", "|---|---|", *columns])
    return "\n\n".join([*parts, table, texts.say("dataset-licence")]) + "\n"


FILES = {RECORDS: "records", PARQUET: "parquet"}


def _replace(target: Path, made: Path) -> None:
    """Put a finished folder in its place."""
    former = made.with_name(made.name + "-former")
    if target.exists():
        target.rename(former)
    made.rename(target)
    shutil.rmtree(former, ignore_errors=True)
