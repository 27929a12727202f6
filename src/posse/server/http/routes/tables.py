"""Tables: made, joined, changed, started and left; and the lobby that lists them."""

import logging
import re
from functools import partial
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request, Response

from posse.engine.errors import PosseError
from posse.server.errors import Forbidden, Missing, NotNow
from posse.server.http.access import Hall, MaybePerson, TheHall, ThePerson, welcome
from posse.server.http.schemas import (
    Claim,
    Join,
    Lobby,
    NewOptions,
    NewTable,
    Nothing,
    Reseat,
    Resign,
    Sit,
    SitBot,
    SitLocal,
    SitMe,
    Table,
)
from posse.server.people.people import clean_name
from posse.server.store.rows import Person, SeatRow, TableRow
from posse.server.tables import seating
from posse.server.tables.page import card_json
from posse.server.tables.table import LiveTable

logger = logging.getLogger(__name__)

router = APIRouter(tags=["tables"])

TABLE_ID = re.compile(r"[A-Za-z0-9]{4,16}")
MOST_LISTED = 50

TableId = Annotated[str, Path(max_length=64)]
SeatNumber = Annotated[int, Path(ge=0, le=7)]


async def table_of(hall: Hall, name: str) -> LiveTable:
    """A table by the id in its link."""
    if not TABLE_ID.fullmatch(name):
        raise Missing("no-such-table", given=name[:20])
    return await hall.house.table(name)


def check_may_see(table: LiveTable, person: Person | None) -> None:
    """Spectators are not everywhere welcome."""
    row = table.row
    if row.state == "running" and not row.spectators and not seating.seats_of(row, person.id if person else None):
        raise Forbidden("no-spectators")


def shown(table: LiveTable, person: Person | None) -> Any:
    return table.table_json(person.id if person else None)


# --- the lobby


@router.get("/lobby")
async def lobby(hall: TheHall, person: MaybePerson) -> Lobby:
    """Your tables, those that wait for you first; then open, running and finished ones that are public."""
    store = hall.house.store
    me = person.id if person else None
    mine = await store.tables(state=["open", "running", "over"], person=me, limit=MOST_LISTED) if me else []
    cards = [card_json(row, me, await _waits(hall, row, me)) for row in mine]
    found: dict[str, Any] = {"mine": sorted(cards, key=lambda card: not card["waits"])}
    own = {row.id for row in mine}
    for name, state in (("open", "open"), ("running", "running"), ("finished", "over")):
        rows = await store.tables(state=[state], public=True, limit=MOST_LISTED)
        found[name] = [card_json(row, me, False) for row in rows if row.id not in own and _is_listed(row)]
    return Lobby.model_validate(found)


def _is_listed(row: TableRow) -> bool:
    """A running table that nobody may watch is of no use to others."""
    return row.state != "running" or row.spectators


async def _waits(hall: Hall, row: TableRow, person: str | None) -> bool:
    """Whether it is this person's turn; a table that cannot be read waits for nobody, and the others are listed."""
    if row.state != "running":
        return False
    try:
        desk = (await hall.house.table(row.id)).desk
    except PosseError:
        logger.exception("table %s cannot be listed as it should", row.id)
        return False
    own = [seat for seat in seating.seats_of(row, person) if seating.player_of(row.seats[seat]) is None]
    return desk is not None and any(seat in desk.match.asked for seat in own)


# --- before the start


@router.post("/tables", status_code=201, response_model=Table)
async def make_table(body: NewTable, hall: TheHall, person: MaybePerson, request: Request, response: Response) -> Any:
    """Make a table; with `start` the game begins at once, if no seat is open."""
    hall.limit(hall.makers, request)
    seating.settled_options(body.game, body.options, len(body.seats))
    host = await welcome(hall, request, response, person, body.name)
    clock = body.clock.model_dump() if body.clock else None
    agreed = body.model_dump(include={"public", "spectators", "on_time", "tempo"})
    row = seating.new_table(body.game, body.options, host, len(body.seats), clock=clock, **agreed)
    for chair, sit in zip(row.seats, body.seats, strict=True):
        _sit(row, chair, sit, host)
    table = await hall.house.add(row)
    if body.start:
        await table.ask(table.start, host)
    return shown(table, host)


def _sit(row: TableRow, chair: SeatRow, sit: Sit, host: Person) -> None:
    """Fill a chair as the host wishes."""
    if isinstance(sit, SitMe):
        if any(host.id in other.holders for other in row.seats):
            raise NotNow("host-sits")
        seating.make_room(row, host.name)
        seating.sit(chair, host.id, host.name)
    elif isinstance(sit, SitLocal):
        name = clean_name(sit.name)
        seating.clear(chair)
        seating.make_room(row, name)
        seating.sit(chair, host.id, name)
    elif isinstance(sit, SitBot):
        seating.sit_bot(row, chair, sit.level)
    else:
        seating.clear(chair)


@router.get("/tables/{table_id}", response_model=Table)
async def one_table(table_id: TableId, hall: TheHall, person: MaybePerson) -> Any:
    """A table: what was agreed, who sits there, how it ended."""
    return shown(await table_of(hall, table_id), person)


@router.post("/tables/{table_id}/join", response_model=Table)
async def join(
    table_id: TableId, body: Join, hall: TheHall, person: MaybePerson, request: Request, response: Response
) -> Any:
    """Sit down on a free seat."""
    table = await table_of(hall, table_id)
    guest = await welcome(hall, request, response, person, body.name)
    await table.ask(table.change, partial(_join, guest, body.seat))
    return shown(table, guest)


def _join(person: Person, seat: int | None, row: TableRow) -> None:
    seating.join(row, person, seat)


@router.post("/tables/{table_id}/claim", response_model=Table)
async def claim(
    table_id: TableId, body: Claim, hall: TheHall, person: MaybePerson, request: Request, response: Response
) -> Any:
    """Bring a seat to this device by the key of its own link."""
    table = await table_of(hall, table_id)
    chair = next((row for row in table.row.seats if row.key == body.key), None)
    if chair is None:
        raise Missing("no-such-key")
    guest = await welcome(hall, request, response, person, chair.name)
    await table.ask(table.change, partial(_claim, guest, body.key))
    return shown(table, guest)


def _claim(person: Person, key: str, row: TableRow) -> None:
    seating.claim(row, person, key)


@router.post("/tables/{table_id}/seats/{seat}", response_model=Table)
async def reseat(table_id: TableId, seat: SeatNumber, body: Reseat, hall: TheHall, person: ThePerson) -> Any:
    """Free a seat, or give it to a bot or to somebody at the host's device."""
    table = await table_of(hall, table_id)
    await table.ask(table.change, partial(_reseat, person, seat, body))
    return shown(table, person)


def _reseat(host: Person, seat: int, sit: Sit, row: TableRow) -> None:
    seating.check_host(row, host)
    seating.check_open(row)
    _sit(row, seating.chair(row, seat), sit, host)


@router.post("/tables/{table_id}/options", response_model=Table)
async def change_options(table_id: TableId, body: NewOptions, hall: TheHall, person: ThePerson) -> Any:
    """Agree on something else."""
    table = await table_of(hall, table_id)
    await table.ask(table.change, partial(_change_options, person, body))
    return shown(table, person)


def _change_options(host: Person, body: NewOptions, row: TableRow) -> None:
    seating.check_host(row, host)
    seating.check_open(row)
    if body.options is not None:
        row.options = seating.settled_options(row.game, body.options, len(row.seats))
    if "clock" in body.model_fields_set:
        row.clock = body.clock.model_dump() if body.clock else None
    row.public = row.public if body.public is None else body.public
    row.spectators = row.spectators if body.spectators is None else body.spectators
    row.on_time = body.on_time or row.on_time
    row.tempo = body.tempo or row.tempo


@router.post("/tables/{table_id}/start", response_model=Table)
async def start(table_id: TableId, body: Nothing, hall: TheHall, person: ThePerson) -> Any:
    """Begin to play."""
    table = await table_of(hall, table_id)
    await table.ask(table.start, person)
    return shown(table, person)


# --- during and after the game


@router.post("/tables/{table_id}/leave", response_model=Table)
async def leave(table_id: TableId, body: Nothing, hall: TheHall, person: ThePerson) -> Any:
    """Get up: before the start the seat is free again, later a bot may play until you are back."""
    table = await table_of(hall, table_id)
    await table.ask(table.change, partial(_leave, person))
    return shown(table, person)


def _leave(person: Person, row: TableRow) -> None:
    mine = seating.seats_of(row, person.id)
    if row.state == "open" and row.host == person.id:
        row.state = "closed"
    elif not mine:
        raise Forbidden("not-your-seat")
    elif row.state == "open":
        for seat in mine:
            seating.clear(row.seats[seat])
    else:
        for seat in mine:
            row.seats[seat].left = True


@router.post("/tables/{table_id}/resign", response_model=Table)
async def resign(table_id: TableId, body: Resign, hall: TheHall, person: ThePerson) -> Any:
    """Give up a seat for good; a bot plays on."""
    table = await table_of(hall, table_id)
    await table.ask(table.resign, person, body.seat)
    return shown(table, person)


@router.post("/tables/{table_id}/rematch", response_model=Table)
async def rematch(table_id: TableId, body: Nothing, hall: TheHall, person: ThePerson, request: Request) -> Any:
    """The same people once more, everybody one seat on."""
    table = await table_of(hall, table_id)
    if not seating.seats_of(table.row, person.id):
        raise Forbidden("not-your-seat")
    if table.row.state not in ("over", "closed"):
        raise NotNow("table-not-over")
    if table.row.rematch is None:
        hall.limit(hall.makers, request)
    return shown(await hall.house.rematch(table, person), person)
