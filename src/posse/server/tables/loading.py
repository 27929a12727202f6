"""Reading a table from the store."""

from typing import NamedTuple

from posse.server.store.rows import ChatRow, TableRow
from posse.server.tables.chat import MOST_CHAT
from posse.server.tables.ledger import Ledger
from posse.server.tables.services import Services


class Stored(NamedTuple):
    """All that is stored of a table; there is no ledger before the start."""

    row: TableRow
    ledger: Ledger | None
    chat: list[ChatRow]


async def read_table(name: str, services: Services) -> Stored | None:
    """A table by its id, or None; its match is replayed in slices."""
    row = await services.store.table(name)
    if row is None:
        return None
    lines = await services.store.lines(name)
    ledger = await services.pace.last(Ledger.loading(row, lines, services)) if lines else None
    return Stored(row, ledger, await services.store.chat(name, MOST_CHAT))


async def wake(stored: Stored, services: Services, fence: int | None) -> None:
    """End the rest of a table that is about to live here; its clocks ran in the meantime."""
    row, ledger, _ = stored
    if ledger is None or row.state != "running":
        return
    rest = await services.store.upkeep.wake(row.id, fence)
    if rest is not None and rest.running:
        passed = max(0, services.now() - rest.since)
        spent = ledger.spent or [0] * len(row.seats)
        ledger.spent = [one + passed * (seat in rest.running) for seat, one in enumerate(spent)]
