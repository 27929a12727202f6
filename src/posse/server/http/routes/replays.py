"""Finished games: records, replays, forks."""

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse

from posse.server.errors import NotNow
from posse.server.http.access import Hall, MaybePerson, TheHall, ThePerson
from posse.server.http.routes.tables import TableId, shown, table_of
from posse.server.http.schemas import MOST_LINES, Fork, Moment, Record, Replay, Table
from posse.server.tables import replays, seating
from posse.server.tables.ledger import Desk
from posse.server.tables.page import result_json
from posse.server.tables.table import LiveTable

router = APIRouter(tags=["finished games"])

Eyes = Annotated[int | None, Query(ge=0, le=7)]
Place = Annotated[int, Path(ge=0, le=MOST_LINES)]


async def finished(hall: Hall, name: str) -> tuple[LiveTable, Desk]:
    """A table whose game is over: only then its record is no secret."""
    table = await table_of(hall, name)
    if table.desk is None or table.row.state not in ("over", "closed"):
        raise NotNow("table-not-over")
    return table, table.desk


# What is described of its refusals is JSON, so the class must not say that everything is plain text.
@router.get(
    "/tables/{table_id}/record",
    response_class=Response,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def record(table_id: TableId, hall: TheHall) -> PlainTextResponse:
    """The record, to keep."""
    table, desk = await finished(hall, table_id)
    name = f"{table.row.game}-{table.row.id}.posse"
    download = {"Content-Disposition": f'attachment; filename="{name}"'}
    return PlainTextResponse(replays.text_of(table.row, desk), headers=download)


@router.post("/records", status_code=201, response_model=Table)
async def upload(body: Record, hall: TheHall, person: MaybePerson, request: Request) -> Any:
    """Bring a record, to look at it and to play on from any moment."""
    hall.limit(hall.makers, request)
    row, desk = await asyncio.to_thread(replays.uploaded, body.record, person, hall.house.services)
    return shown(await hall.house.add_running(row, desk), person)


@router.get("/tables/{table_id}/replay", response_model=Replay)
async def replay(table_id: TableId, hall: TheHall) -> Any:
    """All lines of a finished game."""
    table, desk = await finished(hall, table_id)
    return {
        "lines": replays.lines_json(desk.lines),
        "names": seating.names(table.row),
        "game": table.row.game,
        "seats": len(table.row.seats),
        "result": result_json(desk.match) if desk.match.over else None,
    }


@router.get("/tables/{table_id}/replay/{moment}", response_model=Moment)
async def moment(table_id: TableId, moment: Place, hall: TheHall, seat: Eyes = None) -> Any:
    """The table after a line, through the eyes of a seat or of a spectator."""
    table, desk = await finished(hall, table_id)
    if seat is not None:
        seating.chair(table.row, seat)
    return await asyncio.to_thread(replays.moment_json, desk, moment, seat)


@router.post("/tables/{table_id}/fork", status_code=201, response_model=Table)
async def fork(table_id: TableId, body: Fork, hall: TheHall, person: ThePerson, request: Request) -> Any:
    """Play on from a moment against bots; what the seat could not know is drawn anew."""
    hall.limit(hall.makers, request)
    _, desk = await finished(hall, table_id)
    row, new = await asyncio.to_thread(
        replays.forked, desk, body.moment, person, body.seat, body.level, hall.house.services
    )
    return shown(await hall.house.add_running(row, new), person)
