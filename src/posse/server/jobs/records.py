"""The records of tables as a worker reads them: only the lines that it does not have yet."""

from collections import OrderedDict
from dataclasses import dataclass

from posse.engine.errors import PosseError
from posse.server.store.workers import RecordReader

MOST_TABLES = 512


class NoSuchMoment(PosseError):
    """The table is gone, or does not have so many lines."""

    def __init__(self, table: str) -> None:
        super().__init__("no-such-table", given=table)


@dataclass(slots=True)
class StoredRecord:
    """The record of a table after a number of lines."""

    table: str
    game: str
    header: str
    text: list[str]

    @property
    def stored(self) -> int:
        return len(self.text)

    def lines(self, start: int, end: int) -> list[str]:
        return self.text[start:end]


class Records:
    """Reads records, and keeps the most recently used ones."""

    def __init__(self, reader: RecordReader, most: int = MOST_TABLES) -> None:
        self._reader = reader
        self._most = most
        self._kept: OrderedDict[str, StoredRecord] = OrderedDict()

    async def after(self, table: str, length: int) -> StoredRecord:
        """The record of a table after so many lines, which are stored."""
        found = self._kept.get(table)
        if found is None or found.stored < length:
            found = await self._read(table, length, found)
        self._keep(found)
        return StoredRecord(table, found.game, found.header, found.text[:length])

    async def _read(self, table: str, length: int, known: StoredRecord | None) -> StoredRecord:
        before = known.text if known else []
        part = await self._reader.part(table, len(before), length)
        if part is None or len(before) + len(part.lines) != length:
            raise NoSuchMoment(table)
        return StoredRecord(table, part.game, part.header, [*before, *part.lines])

    def _keep(self, record: StoredRecord) -> None:
        self._kept[record.table] = record
        self._kept.move_to_end(record.table)
        if len(self._kept) > self._most:
            self._kept.popitem(last=False)

    def forget_all(self) -> list[str]:
        """Forget everything; returns the tables that were known."""
        tables = list(self._kept)
        self._kept.clear()
        return tables
