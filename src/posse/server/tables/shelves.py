"""The public tables of the lobby: read once for all who look, as everybody looks every few seconds."""

import asyncio
from collections.abc import Sequence
from typing import NamedTuple

import orjson

from posse.server.store import Store
from posse.server.store.rows import TableRow
from posse.server.tables.page import NO_MOVE, LastMove, card_json
from posse.server.tables.services import Services

MOST_LISTED = 50
PUBLIC = (("open", "open"), ("running", "running"), ("finished", "over"))
FRESH_MS = 1000  # moves are seen so much later, and whatever nobody has told of


class Listed(NamedTuple):
    """A public table, and its card as JSON for those who have nothing to do with it."""

    row: TableRow
    card: bytes


Found = dict[str, list[Listed]]


async def last_moves(running: Sequence[str], store: Store) -> dict[str, LastMove]:
    """What is known of the last moves at running tables."""
    moved, told = await store.last_moves(running), await store.last_told(running)
    return {id: LastMove(moved.get(id), told.get(id)) for id in running}


class Shelves:
    """The tables that are open, running and finished, newest first."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._reading: asyncio.Task[Found] | None = None
        self._until = 0
        self._changes = -1

    async def now(self) -> Found:
        """The tables by shelf; simultaneous callers share them."""
        store, time = self._services.store, self._services.monotonic()
        if self._reading is None or self._has_failed() or store.table_changes != self._changes or time >= self._until:
            self._until, self._changes = time + FRESH_MS, store.table_changes
            self._reading = asyncio.create_task(self._read())
        return await asyncio.shield(self._reading)

    def forget(self) -> None:
        """Another process has changed something that is listed here."""
        self._until = 0

    def _has_failed(self) -> bool:
        reading = self._reading
        return reading is not None and reading.done() and (reading.cancelled() or reading.exception() is not None)

    async def _read(self) -> Found:
        store = self._services.store
        rows = {name: await store.tables(state=[state], public=True, limit=MOST_LISTED) for name, state in PUBLIC}
        last = await last_moves([row.id for row in rows["running"]], store)
        return {name: [self._listed(row, last.get(row.id, NO_MOVE)) for row in shelf] for name, shelf in rows.items()}

    def _listed(self, row: TableRow, last: LastMove) -> Listed:
        here = self._services.whereabouts.seats(row.id)
        return Listed(row, orjson.dumps(card_json(row, None, False, last, here=here)))
