"""Games as a Parquet file; needs pyarrow (the extra `data`)."""

from collections.abc import Sequence
from pathlib import Path
from types import TracebackType

import pyarrow as pa  # type: ignore[import-untyped]  # it comes without types
import pyarrow.parquet as pq  # type: ignore[import-untyped]  # it comes without types

from posse.server.dataset.games import DatasetGame

SCHEMA = pa.schema(
    [
        ("id", pa.string()),
        ("game", pa.string()),
        ("version", pa.int32()),
        ("options", pa.map_(pa.string(), pa.string())),
        ("seats", pa.int8()),
        ("players", pa.list_(pa.string())),
        ("scores", pa.list_(pa.int32())),
        ("places", pa.list_(pa.int8())),
        ("answers", pa.list_(pa.string())),
        ("standins", pa.list_(pa.int32())),
        ("day", pa.string()),
    ]
)


class GamesParquet:
    """A file that is written batch by batch, until the end of the block."""

    def __init__(self, path: Path) -> None:
        self._writer = pq.ParquetWriter(path, SCHEMA, compression="zstd")

    def __enter__(self) -> "GamesParquet":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._writer.close()

    def write(self, games: Sequence[DatasetGame]) -> None:
        rows = [{**game._asdict(), "options": list(game.options.items())} for game in games]
        self._writer.write_table(pa.Table.from_pylist(rows, SCHEMA))
