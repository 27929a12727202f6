"""Boards of running tables for the home of a person: nothing but what one of their own seats sees."""

from collections.abc import Iterable
from typing import Any

from posse.server.cluster.leases import Elsewhere
from posse.server.errors import Forbidden, Missing, NotNow
from posse.server.store.rows import TableRow
from posse.server.tables import seating
from posse.server.tables.registry import Registry
from posse.server.tables.table import LiveTable


async def boards_json(names: Iterable[str], me: str, registry: Registry) -> dict[str, Any]:
    """The boards of these tables; what is not to be shown is left out, so that a list may be a little old."""
    boards, elsewhere = [], []
    for name in names:
        try:
            boards.append(await board_json(name, me, registry))
        except Elsewhere:
            elsewhere.append(name)
        except (Missing, Forbidden, NotNow):
            continue
    return {"boards": boards, "elsewhere": elsewhere}


async def board_json(name: str, me: str, registry: Registry) -> dict[str, Any]:
    """The board of a running table at which this person plays.

    To look at it from afar is no visit: a table that rests may still go to the process to which somebody connects.
    """
    row = await _stored(name, registry)
    if not seating.seats_of(row, me):
        raise Forbidden("not-your-seat")
    if row.state != "running":
        raise NotNow("table-not-running")
    await registry.wake(name)
    return _seen(await registry.table(name), me)


async def _stored(name: str, registry: Registry) -> TableRow:
    """The row of a table, which need not be opened for that."""
    live = registry.tables.get(name)
    row = await registry.store.table(name) if live is None else live.row
    if row is None:
        raise Missing("no-such-table", given=name)
    return row


def _seen(table: LiveTable, me: str) -> dict[str, Any]:
    """What the person's seat sees; where several people share a device, what everybody may see."""
    match, seats = table.playing().match, seating.seats_of(table.row, me)
    seat = seats[0] if len(seats) == 1 else None
    return {"id": table.row.id, "seat": seat, "view": match.view(seat), "asked": list(match.asked)}
