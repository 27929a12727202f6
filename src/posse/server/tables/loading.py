"""Reading a table from the store."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from itertools import count
from typing import NamedTuple

from posse.server.store import LeaseLost, StoreFailed
from posse.server.store.outage import backoff
from posse.server.store.rows import ChatRow, PlanRow, TableRow
from posse.server.tables.chat import MOST_CHAT
from posse.server.tables.ledger import Ledger
from posse.server.tables.services import Services

logger = logging.getLogger(__name__)

MOST_RETRY = 30  # times the first pause between attempts to read a table


class Stored(NamedTuple):
    """All that is stored of a table; there is no ledger before the start."""

    row: TableRow
    ledger: Ledger | None
    chat: list[ChatRow]
    plans: Sequence[PlanRow] = ()


async def read_table(name: str, services: Services) -> Stored | None:
    """A table by its id, or None; its match is replayed in slices."""
    row = await services.store.table(name)
    if row is None:
        return None
    lines = await services.store.lines(name)
    ledger = await services.pace.last(Ledger.loading(row, lines, services)) if lines else None
    return Stored(row, ledger, await services.store.chat(name, MOST_CHAT), await services.store.plans(name))


async def read_persistently(read: Callable[[], Awaitable[None]], name: str, services: Services) -> None:
    """Read a table again as soon as that is possible; `LeaseLost` if it lives in another process.

    No other failure gets through: it would end the table's actor, and the table would never respond again.
    """
    for attempt in count():
        try:
            return await read()
        except LeaseLost:
            raise
        except Exception as error:
            if not isinstance(error, StoreFailed) and attempt == 0:  # an outage is logged by the store, once for all
                logger.error("table %s: cannot be read again", name, exc_info=error)
        await services.store.answers()
        await asyncio.sleep(backoff(attempt, services.retry, MOST_RETRY * services.retry))


async def wake(stored: Stored, services: Services, fence: int | None) -> None:
    """End the rest of a table that is about to live here; its clocks ran in the meantime."""
    row, ledger = stored.row, stored.ledger
    if ledger is None or row.state != "running":
        return
    rest = await services.store.upkeep.wake(row.id, fence)
    if rest is not None and rest.running:
        passed = max(0, services.now() - rest.since)
        spent = ledger.spent or [0] * len(row.seats)
        ledger.spent = [one + passed * (seat in rest.running) for seat, one in enumerate(spent)]
