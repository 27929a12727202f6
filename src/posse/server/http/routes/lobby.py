"""The lobby, which lists the tables."""

from typing import Any

import orjson
from fastapi import APIRouter, Response

from posse.server.http.access import MaybePerson, Server
from posse.server.http.schemas import Lobby
from posse.server.store.rows import TableRow
from posse.server.tables import seating
from posse.server.tables.asked import asked_now
from posse.server.tables.page import card_json
from posse.server.tables.registry import Registry
from posse.server.tables.shelves import MOST_LISTED, Listed

router = APIRouter(tags=["tables"])


@router.get("/lobby", response_model=Lobby)
async def lobby(server: Server, person: MaybePerson) -> Response:
    """Your tables, those that wait for you first; then public ones that are open, running and finished."""
    me = person.id if person else None
    mine = await _cards_of(me, server.registry) if me else []
    parts = [b'"mine":' + orjson.dumps(sorted(mine, key=lambda card: not card["waits"]))]
    for name, shelf in (await server.registry.shelves.now()).items():
        cards = b",".join(listed.card for listed in shelf if _is_listed(listed, me))
        parts.append(b'"%b":[%b]' % (name.encode(), cards))
    return Response(b"{%b}" % b",".join(parts), media_type="application/json")


async def _cards_of(me: str, registry: Registry) -> list[dict[str, Any]]:
    """The tables of a person, as they are now."""
    store = registry.store
    rows = await store.tables(state=["open", "running", "over"], person=me, limit=MOST_LISTED)
    running = [row.id for row in rows if row.state == "running"]
    moved, asked = await store.last_moves(running), await asked_now(running, registry.services)
    return [card_json(row, me, _waits(row, me, asked.get(row.id, 0)), moved.get(row.id)) for row in rows]


def _is_listed(listed: Listed, me: str | None) -> bool:
    """One's own tables are listed apart, and a running table without spectators is of no use to others."""
    row = listed.row
    is_own = me is not None and seating.is_known_at(row, me)
    return not is_own and (row.state != "running" or row.terms.spectators)


def _waits(row: TableRow, person: str, asked: int) -> bool:
    """Whether it is this person's turn, of a table that asks these seats."""
    own = [seat for seat in seating.seats_of(row, person) if seating.player_of(row.seats[seat]) is None]
    return row.state == "running" and any(asked & 1 << seat for seat in own)
