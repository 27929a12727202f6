"""What a person comes back to: their tables, how long these wait for them, and the tables of people they know."""

from collections.abc import Sequence
from typing import Any

from posse.server.store import Store
from posse.server.store.rows import TableRow
from posse.server.tables import seating
from posse.server.tables.asked import asked_now
from posse.server.tables.page import NO_MOVE, card_json
from posse.server.tables.registry import Registry
from posse.server.tables.shelves import MOST_LISTED, last_moves

FEW_FINISHED = 12  # of one's own games; the profile has them all
MOST_KNOWN = 30  # people whose tables are looked for


async def known_people(store: Store, person: str) -> list[str]:
    """The people whom a person follows, then those they have met lately; nobody who is blocked."""
    known = [one for one in await store.relations.acquaintances(person) if "block" not in one.kinds]
    followed_first = sorted(known, key=lambda one: "follow" not in one.kinds)
    return [one.id for one in followed_first][:MOST_KNOWN]


async def own_cards(me: str, registry: Registry) -> list[dict[str, Any]]:
    """The tables of a person as they are now, those that wait for them first, the most urgent of all in front."""
    store = registry.store
    rows = await store.tables(state=["open", "running"], person=me, limit=MOST_LISTED)
    rows += await store.tables(state=["over"], person=me, limit=FEW_FINISHED)
    running = [row.id for row in rows if row.state == "running"]
    last, asked = await last_moves(running, store), await asked_now(running, registry.services)
    waiting = {row.id: seats for row in rows if (seats := _waiting_seats(row, me, asked.get(row.id, 0)))}
    left = await _time_left([row for row in rows if row.id in waiting], waiting, registry)
    here = registry.services.whereabouts.seats
    cards = [
        card_json(row, me, row.id in waiting, last.get(row.id, NO_MOVE), left.get(row.id), here(row.id)) for row in rows
    ]
    return sorted(cards, key=_urgency)


def _urgency(card: dict[str, Any]) -> tuple[bool, bool, int]:
    return not card["waits"], card["left"] is None, card["left"] or 0


async def cards_of_known(me: str, registry: Registry) -> list[dict[str, Any]]:
    """Public tables, open or running, of people whom this person knows."""
    store = registry.store
    rows = await store.tables_of_people(await known_people(store, me), MOST_LISTED)
    shown = [row for row in rows if not seating.is_known_at(row, me) and is_shown(row)]
    last = await last_moves([row.id for row in shown if row.state == "running"], store)
    here = registry.services.whereabouts.seats
    return [card_json(row, None, False, last.get(row.id, NO_MOVE), here=here(row.id)) for row in shown]


def is_shown(row: TableRow) -> bool:
    """Whether a public table is of any use to others: a running one without spectators is not."""
    return row.state != "running" or row.terms.spectators


def _waiting_seats(row: TableRow, person: str, asked: int) -> list[int]:
    """The seats of this person that a running table asks, if no bot plays them."""
    own = [seat for seat in seating.seats_of(row, person) if seating.player_of(row.seats[seat]) is None]
    return [seat for seat in own if row.state == "running" and asked & 1 << seat]


async def _time_left(rows: Sequence[TableRow], waiting: dict[str, list[int]], registry: Registry) -> dict[str, int]:
    """For how many milliseconds tables with a clock still wait; of one in another process it is known roughly."""
    clocked = [row for row in rows if row.terms.clock is not None]
    elsewhere = [row.id for row in clocked if row.id not in registry.tables]
    spent = await registry.store.last_spent(elsewhere)
    rests = await registry.store.upkeep.rests(elsewhere)
    now = registry.services.now()
    found: dict[str, int] = {}
    for row in clocked:
        live, seats = registry.tables.get(row.id), waiting[row.id]
        if live is not None:
            left = [live.clocks.left(seat) for seat in seats]
        else:
            rest = rests.get(row.id)
            passed = {seat: max(0, now - rest.since) for seat in rest.running} if rest else {}
            allowance = row.terms.clock.allowance_ms if row.terms.clock else 0
            gone = spent.get(row.id) or [0] * len(row.seats)
            left = [allowance - gone[seat] - passed.get(seat, 0) for seat in seats]
        found[row.id] = max(0, min(left))
    return found
