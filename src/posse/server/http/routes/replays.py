"""Finished games: records, replays, forks."""

from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse

from posse.server.errors import NotNow
from posse.server.http.access import Dependencies, KnownPerson, MaybePerson, Server
from posse.server.http.routes.tables import TableId
from posse.server.http.schemas import MOST_LINES, Fork, LuckVerdict, Moment, Record, Replay, Table
from posse.server.tables import replays, seating
from posse.server.tables.ledger import Ledger
from posse.server.tables.page import result_json
from posse.server.tables.table import LiveTable

router = APIRouter(tags=["finished games"])

Seat = Annotated[int | None, Query(ge=0, le=7)]
LineNumber = Annotated[int, Path(ge=0, le=MOST_LINES)]


async def finished(server: Dependencies, name: str) -> tuple[LiveTable, Ledger]:
    """A table whose game is over: only then may everybody read its record."""
    table = await server.registry.find(name)
    if table.ledger is None or not table.row.is_finished:
        raise NotNow("table-not-over")
    return table, table.ledger


# Its refusals are JSON, so the response class must not declare everything to be plain text.
@router.get(
    "/tables/{table_id}/record",
    response_class=Response,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def record(table_id: TableId, server: Server) -> PlainTextResponse:
    """The record, as a download."""
    table, ledger = await finished(server, table_id)
    name = f"{table.row.game}-{table.row.id}.posse"
    download = {"Content-Disposition": f'attachment; filename="{name}"'}
    return PlainTextResponse(replays.text_of(table.row, ledger), headers=download)


@router.get("/tables/{table_id}/luck", response_model=LuckVerdict)
async def luck(table_id: TableId, server: Server, request: Request) -> Any:
    """Whether every roll, draw and deal of a finished game follows from the seed that its record reveals."""
    table, ledger = await finished(server, table_id)
    server.limits.check(server.limits.replays, request)
    return await replays.luck_json(replays.text_of(table.row, ledger), server.registry.services)


@router.post("/records", status_code=201, response_model=Table)
async def upload(body: Record, server: Server, person: MaybePerson, request: Request) -> Any:
    """Upload a record, to look at it and to play on from any moment."""
    server.limits.check(server.limits.tables, request)
    row, ledger = await replays.uploaded(body.record, person, server.registry.services)
    row.client = server.limits.client(request) or None
    return (await server.registry.add_started(row, ledger)).json(person.id if person else None)


@router.get("/tables/{table_id}/replay", response_model=Replay)
async def replay(table_id: TableId, server: Server) -> Any:
    """All lines of a finished game."""
    table, ledger = await finished(server, table_id)
    return {
        "lines": replays.lines_json(ledger.match.lines),
        "names": seating.names(table.row),
        "deleted": [seat.seat for seat in table.row.seats if seat.deleted],
        "game": table.row.game,
        "seats": len(table.row.seats),
        "result": result_json(ledger.match) if ledger.match.over else None,
    }


@router.get("/tables/{table_id}/replay/{moment}", response_model=Moment)
async def moment(table_id: TableId, moment: LineNumber, server: Server, request: Request, seat: Seat = None) -> Any:
    """The table after a line, as a seat or a spectator sees it."""
    table, ledger = await finished(server, table_id)
    if seat is not None:
        seating.seat_row(table.row, seat)
    if not server.moments.has(ledger.table):
        server.limits.check(server.limits.replays, request)
    return replays.moment_json(await server.moments.replay(ledger), moment, seat)


@router.post("/tables/{table_id}/fork", status_code=201, response_model=Table)
async def fork(table_id: TableId, body: Fork, server: Server, person: KnownPerson, request: Request) -> Any:
    """Play on from a moment against bots; what the seat could not know is drawn again."""
    server.limits.check(server.limits.tables, request)
    _, ledger = await finished(server, table_id)
    services = server.registry.services
    row, new = await replays.forked(ledger, body.moment, person, body.seat, body.level, services)
    row.client = server.limits.client(request) or None
    return (await server.registry.add_started(row, new)).json(person.id)
