"""The lobby, which lists the tables."""

from typing import Any

from fastapi import APIRouter

from posse.server.http.access import MaybePerson, Server
from posse.server.http.schemas import Lobby
from posse.server.store.rows import TableRow
from posse.server.tables import seating
from posse.server.tables.asked import asked_now
from posse.server.tables.page import card_json

router = APIRouter(tags=["tables"])

MOST_LISTED = 50
PUBLIC = (("open", "open"), ("running", "running"), ("finished", "over"))


@router.get("/lobby")
async def lobby(server: Server, person: MaybePerson) -> Lobby:
    """Your tables, those that wait for you first; then public ones that are open, running and finished."""
    store = server.registry.store
    me = person.id if person else None
    mine = await store.tables(state=["open", "running", "over"], person=me, limit=MOST_LISTED) if me else []
    shelves = {name: await store.tables(state=[state], public=True, limit=MOST_LISTED) for name, state in PUBLIC}
    moved = await store.last_moves([row.id for row in [*mine, *shelves["running"]] if row.state == "running"])
    asked = await asked_now([row.id for row in mine if row.state == "running"], server.registry.services)
    cards = [card_json(row, me, _waits(row, me, asked.get(row.id, 0)), moved.get(row.id)) for row in mine]
    found: dict[str, Any] = {"mine": sorted(cards, key=lambda card: not card["waits"])}
    own = {row.id for row in mine}
    for name, rows in shelves.items():
        listed = [row for row in rows if row.id not in own and _is_listed(row)]
        found[name] = [card_json(row, me, False, moved.get(row.id)) for row in listed]
    return Lobby.model_validate(found)


def _is_listed(row: TableRow) -> bool:
    """A running table without spectators is of no use to others."""
    return row.state != "running" or row.terms.spectators


def _waits(row: TableRow, person: str | None, asked: int) -> bool:
    """Whether it is this person's turn, of a table that asks these seats."""
    own = [seat for seat in seating.seats_of(row, person) if seating.player_of(row.seats[seat]) is None]
    return row.state == "running" and any(asked & 1 << seat for seat in own)
