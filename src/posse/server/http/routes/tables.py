"""Tables: made, joined, changed, started and left."""

from functools import partial
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request, Response

from posse.server.errors import Forbidden, Missing, NotNow
from posse.server.http.access import Dependencies, KnownPerson, MaybePerson, Server, person_or_guest
from posse.server.http.routes.posses import check_member
from posse.server.http.schemas import (
    Claim,
    Contribution,
    Join,
    NewOptions,
    NewTable,
    Nothing,
    Recap,
    Rematch,
    RenewLink,
    Reseat,
    Resign,
    Sit,
    SitBot,
    SitLocal,
    SitMe,
    Table,
    TermsChange,
)
from posse.server.people.people import clean_name
from posse.server.store.rows import Person, SeatRow, TableRow
from posse.server.store.terms import Terms
from posse.server.tables import lifecycle, seating
from posse.server.tables.recap import recap_json

router = APIRouter(tags=["tables"])

TableId = Annotated[str, Path(max_length=64)]
SeatNumber = Annotated[int, Path(ge=0, le=7)]


# --- before the start


@router.post("/tables", status_code=201, response_model=Table)
async def make_table(body: NewTable, server: Server, person: MaybePerson, request: Request, response: Response) -> Any:
    """Make a table; with `start` the game begins at once, if no seat is open."""
    server.limits.check(server.limits.tables, request)
    seating.settled_options(body.game, body.options, len(body.seats))
    host = await person_or_guest(server, request, response, person, body.name)
    await check_member(server, body.posse, host.id)
    terms = Terms.model_validate(body.model_dump(include=set(Terms.model_fields)))
    if body.posse is not None:
        terms = terms.model_copy(update={"public": False})
    row = seating.new_table(body.game, body.options, host, len(body.seats), terms)
    row.client, row.posse = server.limits.client(request) or None, body.posse
    for seat, sit in zip(row.seats, body.seats, strict=True):
        _sit(row, seat, sit, host)
    table = await server.registry.add(row)
    if body.start:
        await table.ask(lifecycle.start, table, host)
    return table.json(host.id)


def _sit(row: TableRow, seat: SeatRow, sit: Sit, host: Person) -> None:
    """Fill a seat as the host wishes."""
    if isinstance(sit, SitMe):
        if any(host.id in other.holders for other in row.seats):
            raise NotNow("host-sits")
        seating.free_name(row, host.name)
        seating.sit(seat, host.id, host.name)
    elif isinstance(sit, SitLocal):
        name = clean_name(sit.name)
        seating.clear(seat)
        seating.free_name(row, name)
        seating.sit(seat, host.id, name)
    elif isinstance(sit, SitBot):
        seating.sit_bot(row, seat, sit.level)
    else:
        seating.clear(seat)


@router.get("/tables/{table_id}", response_model=Table)
async def one_table(table_id: TableId, server: Server, person: MaybePerson) -> Any:
    """A table: what was agreed, who sits there, how it ended."""
    return (await server.registry.find(table_id)).json(person.id if person else None)


@router.post("/tables/{table_id}/join", response_model=Table)
async def join(
    table_id: TableId, body: Join, server: Server, person: MaybePerson, request: Request, response: Response
) -> Any:
    """Sit down on a free seat."""
    table = await server.registry.find(table_id)
    guest = await person_or_guest(server, request, response, person, body.name)
    await check_member(server, table.row.posse, guest.id)
    await check_welcome(server, table.row, guest.id)
    await table.ask(table.change, partial(_join, guest, body.seat))
    return table.json(guest.id)


async def check_welcome(server: Dependencies, row: TableRow, person: str) -> None:
    """`Forbidden` if somebody at the table has blocked whoever wants to sit down."""
    there = {row.host, *(holder for seat in row.seats for holder in seat.holders)} - {None, person}
    if await server.registry.store.relations.is_blocked([one for one in there if one], person):
        raise Forbidden("not-welcome")


def _join(person: Person, seat: int | None, row: TableRow) -> None:
    seating.join(row, person, seat)


@router.post("/tables/{table_id}/claim", response_model=Table)
async def claim(
    table_id: TableId, body: Claim, server: Server, person: MaybePerson, request: Request, response: Response
) -> Any:
    """Bring a seat to this device by the key of its own link."""
    table = await server.registry.find(table_id)
    seat = next((seat for seat in table.row.seats if seat.key == body.key), None)
    if seat is None:
        raise Missing("no-such-key")
    guest = await person_or_guest(server, request, response, person, seat.name)
    await table.ask(table.change, partial(_claim, guest, body.key))
    return table.json(guest.id)


def _claim(person: Person, key: str, row: TableRow) -> None:
    seating.claim(row, person, key)


@router.post("/tables/{table_id}/seats/{seat}", response_model=Table)
async def reseat(table_id: TableId, seat: SeatNumber, body: Reseat, server: Server, person: KnownPerson) -> Any:
    """Free a seat, or give it to a bot or to somebody at the host's device."""
    table = await server.registry.find(table_id)
    await table.ask(table.change, partial(_reseat, person, seat, body))
    return table.json(person.id)


def _reseat(host: Person, seat: int, sit: Sit, row: TableRow) -> None:
    seating.check_host(row, host)
    seating.check_open(row)
    _sit(row, seating.seat_row(row, seat), sit, host)


@router.post("/tables/{table_id}/seats/{seat}/link", response_model=Table)
async def renew_link(table_id: TableId, seat: SeatNumber, body: RenewLink, server: Server, person: KnownPerson) -> Any:
    """Replace the link of a seat: the old one stops working."""
    table = await server.registry.find(table_id)
    await table.ask(lifecycle.renew_link, table, person, seat, body.alone)
    return table.json(person.id)


@router.post("/tables/{table_id}/seats/{seat}/luck", response_model=Table)
async def contribute(
    table_id: TableId, seat: SeatNumber, body: Contribution, server: Server, person: KnownPerson
) -> Any:
    """Add to the luck of the table, before the start: then not even the server could have chosen it."""
    table = await server.registry.find(table_id)
    await table.ask(table.change, lambda row: seating.contribute(row, person, seat, body.contribution))
    return table.json(person.id)


@router.post("/tables/{table_id}/options", response_model=Table)
async def change_options(
    table_id: TableId,
    body: NewOptions,  # type: ignore[valid-type]  # a class made from Terms, so that each term is written once
    server: Server,
    person: KnownPerson,
) -> Any:
    """Agree on something else."""
    table = await server.registry.find(table_id)
    await table.ask(table.change, partial(_change_options, person, body))
    return table.json(person.id)


def _change_options(host: Person, change: TermsChange, row: TableRow) -> None:
    seating.check_host(row, host)
    seating.check_open(row)
    if change.options is not None:
        row.options = seating.settled_options(row.game, change.options, len(row.seats))
    row.terms = change.applied_to(row.terms)
    seating.check_terms(row.terms)


@router.post("/tables/{table_id}/start", response_model=Table)
async def start(table_id: TableId, body: Nothing, server: Server, person: KnownPerson) -> Any:
    """Begin to play."""
    table = await server.registry.find(table_id)
    await table.ask(lifecycle.start, table, person)
    return table.json(person.id)


# --- during and after the game


@router.get("/tables/{table_id}/recap", response_model=Recap)
async def recap(table_id: TableId, seat: Annotated[int, Query(ge=0, le=7)], server: Server, person: KnownPerson) -> Any:
    """What a seat of yours has seen since its last answer, moment by moment."""
    table = await server.registry.find(table_id)
    seating.check_holder(table.row, person.id, seat)
    ledger = table.ledger
    if ledger is None:
        raise NotNow("table-not-running")
    return await recap_json(table, ledger, seat)


@router.post("/tables/{table_id}/leave", response_model=Table)
async def leave(table_id: TableId, body: Nothing, server: Server, person: KnownPerson) -> Any:
    """Leave: before the start the seat becomes free, later a bot may play until you are back."""
    table = await server.registry.find(table_id)
    await table.ask(table.change, lambda row: seating.leave(row, person))
    return table.json(person.id)


@router.post("/tables/{table_id}/resign", response_model=Table)
async def resign(table_id: TableId, body: Resign, server: Server, person: KnownPerson) -> Any:
    """Give up a seat for good; a bot plays on."""
    table = await server.registry.find(table_id)
    await table.ask(lifecycle.resign, table, person, body.seat)
    return table.json(person.id)


@router.post("/tables/{table_id}/rematch", response_model=Table)
async def rematch(table_id: TableId, body: Rematch, server: Server, person: KnownPerson, request: Request) -> Any:
    """The same people once more, everybody one seat further."""
    table = await server.registry.find(table_id)
    if not seating.seats_of(table.row, person.id):
        raise Forbidden("not-your-seat")
    if not table.row.is_finished:
        raise NotNow("table-not-over")
    if table.row.rematch is None:
        server.limits.check(server.limits.tables, request)
    return await server.registry.rematch(table, person, server.limits.client(request) or None, body.start)
