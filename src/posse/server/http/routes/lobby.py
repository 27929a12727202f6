"""The home of a person: the tables they come back to, and those of others."""

from typing import Annotated, Any

import orjson
from fastapi import APIRouter, Query, Response

from posse.server.http.access import KnownPerson, MaybePerson, Server
from posse.server.http.routes.tables import TableId
from posse.server.http.schemas import Board, Boards, Lobby
from posse.server.tables import seating
from posse.server.tables.boards import board_json, boards_json
from posse.server.tables.home import cards_of_known, is_shown, own_cards
from posse.server.tables.shelves import Listed

router = APIRouter(tags=["tables"])

MOST_BOARDS = 4  # in one answer: to open a table that rests takes about 15 ms


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


@router.get("/lobby/boards", response_model=Boards)
async def boards(
    server: Server,
    person: KnownPerson,
    table: Annotated[list[Annotated[str, Query(max_length=16)]], Query(min_length=1, max_length=MOST_BOARDS)],
) -> Response:
    """The boards of your running tables, as you see them; those that live in another process are only named."""
    found = await boards_json(dict.fromkeys(table), person.id, server.registry)
    return Response(orjson.dumps(found), media_type="application/json")


@router.get("/tables/{table_id}/board", response_model=Board)
async def board(table_id: TableId, server: Server, person: KnownPerson) -> Any:
    """The board of one of your running tables, as you see it."""
    return await board_json(table_id, person.id, server.registry)
