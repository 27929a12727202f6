"""The home of a person: the tables they come back to, and those of others."""

import orjson
from fastapi import APIRouter, Response

from posse.server.http.access import MaybePerson, Server
from posse.server.http.schemas import Lobby
from posse.server.tables import seating
from posse.server.tables.home import cards_of_known, is_shown, own_cards
from posse.server.tables.shelves import Listed

router = APIRouter(tags=["tables"])


@router.get("/lobby", response_model=Lobby)
async def lobby(server: Server, person: MaybePerson) -> Response:
    """Your tables, those that wait for you first; those of people you know; then public ones in any state."""
    me = person.id if person else None
    mine = await own_cards(me, server.registry) if me else []
    known = await cards_of_known(me, server.registry) if me else []
    parts = [b'"mine":' + orjson.dumps(mine), b'"known":' + orjson.dumps(known)]
    told = {card["id"] for card in known}
    for name, shelf in (await server.registry.shelves.now()).items():
        cards = b",".join(listed.card for listed in shelf if listed.row.id not in told and _is_listed(listed, me))
        parts.append(b'"%b":[%b]' % (name.encode(), cards))
    return Response(b"{%b}" % b",".join(parts), media_type="application/json")


def _is_listed(listed: Listed, me: str | None) -> bool:
    """One's own tables are listed apart."""
    is_own = me is not None and seating.is_known_at(listed.row, me)
    return not is_own and is_shown(listed.row)
