"""Whether somebody who was called to a table is still waited for there, and does not look."""

import contextlib
from collections.abc import Collection

from posse.engine.errors import PosseError
from posse.server.alerts.outbox import Standing
from posse.server.store.alert_rows import BEGIN, END, Call
from posse.server.store.rows import TableRow
from posse.server.tables import seating
from posse.server.tables.bell import Turns, calls_on_all, waiting_calls, with_table
from posse.server.tables.ledger import turns_in
from posse.server.tables.registry import Registry
from posse.server.tables.table import LiveTable
from posse.server.tables.votes import Proposal

# A line that was played between these times, at a table that is in no memory, may have called nobody: see `recover`.
SWALLOWED_AFTER_MS = 60 * 60_000
SWALLOWED_BEFORE_MS = 2 * 60_000

STATES = {BEGIN: "running", END: "over"}


async def standing(registry: Registry, call: Call) -> Standing | None:
    """What a call is about; None if nobody is called any more."""
    table = registry.tables.get(call.table)
    if table is not None:
        with contextlib.suppress(PosseError):  # it was released just now
            return await table.ask(_standing_here, table, call)
    row = await registry.store.table(call.table)
    return None if row is None else _found(call, row, await _stored_turns(registry, row), None, ())


async def _standing_here(table: LiveTable, call: Call) -> Standing | None:
    """A job of the table."""
    return _found(call, table.row, table.turns, table.proposals.current, table.audience.looking)


def _found(
    call: Call, row: TableRow, turns: Turns, proposal: Proposal | None, looking: Collection[str]
) -> Standing | None:
    if call.kind in STATES:
        calls = calls_on_all(row, call.kind) if row.state == STATES[call.kind] else set()
    else:
        calls = waiting_calls(row, turns, proposal)
    away = [one for one in calls if one.recipient not in looking]
    if call not in with_table(away):
        return None
    called = {one.recipient for one in away if one.kind == call.kind and one.turn == call.turn}
    names = [seat.name or "" for seat in row.seats if called.intersection(seat.holders)]
    return Standing(row.game, names)


async def _stored_turns(registry: Registry, row: TableRow) -> Turns:
    return turns_in(reversed(await registry.store.alerts.asked_since(row.id)))


async def recover(registry: Registry) -> None:
    """Call those whom a process has not called because it ended just after it had stored a line.

    Only tables in no memory are looked at: one that is opened calls for itself. Whoever was called before is not called
    again, since each call is kept once.
    """
    now = registry.services.now()
    recent = now - SWALLOWED_AFTER_MS, now - SWALLOWED_BEFORE_MS
    for name in await registry.store.alerts.unnoticed(*recent, list(registry.tables)):
        row = await registry.store.table(name)
        if row is not None and (calls := await _calls_of(registry, row)):
            registry.services.callers.call(with_table(calls))


async def _calls_of(registry: Registry, row: TableRow) -> set[Call]:
    if row.state == "over":
        return calls_on_all(row, END)
    return waiting_calls(row, await _stored_turns(registry, row), None)


async def waiting_tables(registry: Registry, person: str, most: int) -> int:
    """At how many tables it is this person's turn."""
    rows = await registry.store.tables(state=["running"], person=person, limit=most)
    asked = await registry.store.last_asked([row.id for row in rows])
    return sum(waits(row, person, asked.get(row.id, 0)) for row in rows)


def waits(row: TableRow, person: str, asked: int) -> bool:
    """Whether it is this person's turn, of a table that asks these seats."""
    own = [seat for seat in seating.seats_of(row, person) if seating.player_of(row.seats[seat]) is None]
    return row.state == "running" and any(asked & 1 << seat for seat in own)
