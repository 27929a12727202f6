"""Pictures of finished games, for lists of them and for links to them on other sites."""

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Request, Response
from fastapi.responses import RedirectResponse

from posse.server.errors import NotNow
from posse.server.http.access import Dependencies, Server, count_call
from posse.server.http.routes.games import game_info
from posse.server.http.routes.replays import finished
from posse.server.http.routes.tables import TableId
from posse.server.store.previews import Size
from posse.server.store.rows import TableRow
from posse.server.tables.ledger import Ledger
from posse.server.tables.page import iso_of_ms, result_json
from posse.server.tables.registry import TABLE_ID

router = APIRouter(tags=["finished games"])
pages = APIRouter(include_in_schema=False)

PNG = "image/png"
# Somebody whose name is in it may delete themselves.
CACHED_FOR_AN_HOUR = "public, max-age=3600"

Wanted = Annotated[Size, Query(description="`large` is 1200 by 630 pixels, `small` half of that")]


@pages.get("/previews/{size}/{name}.png", dependencies=[Depends(count_call)])
async def stored(size: Size, name: TableId, server: Server) -> Response:
    """A picture that is kept, from whichever process; one that has to be made is made where the table lives."""
    picture = await server.studio.store.picture(name, size) if TABLE_ID.fullmatch(name) else None
    if picture is None:
        return RedirectResponse(f"{server.settings.path}/api/tables/{name}/preview?size={size}")
    return Response(picture, media_type=PNG, headers={"Cache-Control": CACHED_FOR_AN_HOUR})


@router.get(
    "/tables/{table_id}/preview",
    response_class=Response,
    responses={200: {"content": {PNG: {"schema": {"type": "string", "format": "binary"}}}}},
)
async def preview(table_id: TableId, server: Server, request: Request, size: Wanted = "large") -> Response:
    """The final board of a finished game with everybody's names and scores, as everybody may see it."""
    table, ledger = await finished(server, table_id)
    picture = await server.studio.store.picture(ledger.table, size)
    if picture is None:
        if not ledger.match.over or not server.studio.can_paint:
            raise NotNow("no-picture")
        if not server.studio.is_making(ledger.table):
            server.limits.check(server.limits.pictures, request)
        made = await server.studio.make(ledger.table, await _told(server, table.row, ledger))
        picture = made.large if size == "large" else made.small
    return Response(picture, media_type=PNG)


async def _told(server: Dependencies, row: TableRow, ledger: Ledger) -> dict[str, Any]:
    """All that is drawn: the table as a spectator sees it in the end, and who has played."""
    result = await server.registry.store.standings.result(row.id)
    game = await asyncio.to_thread(game_info, row.game)  # made when it is first wanted
    return {
        "lang": server.settings.lang,
        "game": game.model_dump(mode="json"),
        "view": ledger.match.view(None),
        "result": result_json(ledger.match),
        "seats": [
            {"seat": one.seat, "kind": one.kind, "level": one.level, "name": one.name, "deleted": one.deleted}
            for one in row.seats
        ],
        "ended": iso_of_ms(result.ended) if result else row.created.isoformat(),
    }
