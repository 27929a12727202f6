"""Planned answers are given: each function is a job of the table's actor, or a part of one."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from posse.server.store.rows import PlanRow
from posse.server.tables.arrivals import arrive, depart
from posse.server.tables.ledger import PLANNED, Origin
from posse.server.tables.page import inside
from posse.server.tables.plans import IMPOSSIBLE

if TYPE_CHECKING:
    from posse.server.tables.table import LiveTable


def can_answer(table: "LiveTable", seat: int) -> bool:
    """Whether a seat answers for itself, so that what it has planned counts."""
    row = table.row.seats[seat]
    return row.kind == "person" and not (row.standin or row.resigned or row.left)


async def settle(table: "LiveTable", seats: Iterable[int]) -> None:
    """The plans of these seats have changed: store that, and tell each of them, and nobody else."""
    changed = set(seats)
    if not changed:
        return
    await table.services.store.save_plans(table.row.id, table.plans.rows)
    for seat in changed:
        for watcher in table.audience.of_seat(seat):
            watcher.send(inside({"plans": table.plans.json(seat)}))


def drop(table: "LiveTable", seats: Iterable[int]) -> None:
    """These seats answer nothing any more, nor does the server for them."""
    dropped = table.plans.drop(seats)
    if dropped:
        table.post(settle, table, dropped)


def catch_up(table: "LiveTable") -> None:
    """End the plans that ended before the process that had the table did."""
    if table.ledger is not None and table.plans.rows:
        table.post(settle, table, table.plans.catch_up(table.ledger.match))


async def act(table: "LiveTable", seat: int, ticket: int) -> None:
    """A pause is over: the planned answer is given, if its player is here; otherwise they come first."""
    table.plans.forget(seat)
    if not table.is_running or not can_answer(table, seat):
        return
    match = table.playing().match
    found = table.plans.answer(match, seat) if match.ticket(seat) == ticket else None
    if found is None or seat not in match.asked:
        table.go_on()
        return
    row, words = found
    if words not in match.choices(seat):
        table.plans.stop_one(row, IMPOSSIBLE)
        await settle(table, [seat])
        table.go_on()
    elif table.audience.is_here(seat):
        await _give(table, row, words)
    else:
        await _visit(table, seat)


async def _give(table: "LiveTable", row: PlanRow, words: str) -> None:
    """Answer. What counts once is removed before: a crash in between must not let it answer twice."""
    ledger, origin = table.playing(), Origin(standin=PLANNED)
    plan = ledger.match.game.plans[row.name]
    if plan.is_chosen:
        table.plans.note_played(row)
        await settle(table, [row.seat])
    await table.tell_lines(row.seat, ledger.play(row.seat, words, origin), origin)
    if row.seat in table.audience.visitors:
        table.plans.leave_later(row.seat)


async def _visit(table: "LiveTable", seat: int) -> None:
    """Let somebody come who is not connected: an answer of a seat with nobody there would give its plan away."""
    table.audience.visitors.add(seat)
    table.plans.leave_later(seat)
    await arrive(table, [seat])
    table.send_table()
    table.go_on()


async def leave(table: "LiveTable", seat: int) -> None:
    """Somebody who came for a planned answer goes."""
    table.audience.visitors.discard(seat)
    await depart(table)
