"""Your people: whom you follow, mute and block, whom you invite, and what the operator should know."""

from datetime import UTC, datetime
from typing import Annotated

from fastapi import APIRouter, Path, Request

from posse.server.errors import Forbidden, Malformed, Missing
from posse.server.http.access import Dependencies, KnownPerson, Server
from posse.server.http.people_schemas import (
    AcquaintanceInfo,
    Guests,
    InvitationInfo,
    Invitations,
    Invited,
    MyPeople,
    NewReport,
    RelationChoice,
    SeatPerson,
    TablePeople,
)
from posse.server.http.routes.tables import TableId
from posse.server.http.schemas import Card, Nothing
from posse.server.store.relations import Acquaintance, Kind, Report
from posse.server.store.rows import Person
from posse.server.tables import seating
from posse.server.tables.page import card_json, iso_time

router = APIRouter(tags=["people"])

OtherId = Annotated[str, Path(max_length=40)]


def person_json(one: Acquaintance) -> AcquaintanceInfo:
    return AcquaintanceInfo(
        id=one.id,
        name=one.name,
        follows="follow" in one.kinds,
        muted="mute" in one.kinds,
        blocked="block" in one.kinds,
        game=one.game,
        met=None if one.met is None else iso_time(one.met),
    )


async def other_person(server: Dependencies, me: Person, id: str) -> Person:
    """Somebody else, who is no bot; `Missing` if there is nobody of this id."""
    other = await server.people.person(id)
    if other is None or other.author is not None:
        raise Missing("no-such-person")
    if other.id == me.id:
        raise Malformed("that-is-you")
    return other


async def _mine(server: Dependencies, me: Person) -> MyPeople:
    return MyPeople(people=[person_json(one) for one in await server.registry.store.relations.acquaintances(me.id)])


@router.get("/people")
async def my_people(server: Server, me: KnownPerson) -> MyPeople:
    """Those with whom you have played lately, and those about whom you have decided something."""
    return await _mine(server, me)


@router.post("/people/{other_id}/relations/{kind}")
async def decide(other_id: OtherId, kind: Kind, body: RelationChoice, server: Server, me: KnownPerson) -> MyPeople:
    """Follow, mute or block somebody, or no longer; what those say whom you mute or block is not sent to you."""
    other = await other_person(server, me, other_id)
    await server.registry.store.relations.decide(me.id, other.id, kind, body.on, datetime.now(UTC))
    server.registry.silence_for(me.id)
    return await _mine(server, me)


@router.post("/people/{other_id}/report", status_code=201)
async def report(other_id: OtherId, body: NewReport, server: Server, me: KnownPerson, request: Request) -> Nothing:
    """Tell the operator about somebody; nobody else learns of it."""
    server.limits.check(server.limits.reports, request)
    other = await other_person(server, me, other_id)
    told = Report(me.id, other.id, body.table, body.reason, body.text.strip(), datetime.now(UTC))
    await server.registry.store.relations.report(told, server.settings.limits.reports_per_person_a_day)
    return Nothing()


# --- at a table


@router.get("/tables/{table_id}/people")
async def people_at(table_id: TableId, server: Server, me: KnownPerson) -> TablePeople:
    """The other people at a table, and what you have decided about them."""
    row = (await server.registry.find(table_id)).row
    first = {seat.holders[0]: seat.seat for seat in row.seats if seat.kind == "person" and seat.holders}
    first.pop(me.id, None)
    found = await server.registry.store.relations.decisions(me.id, list(first))
    there = [SeatPerson(**person_json(one).model_dump(), seat=first[one.id]) for one in found]
    return TablePeople(people=sorted(there, key=lambda one: one.seat))


@router.get("/tables/{table_id}/invited")
async def invited(table_id: TableId, server: Server, me: KnownPerson) -> Guests:
    """Who is invited to a table of yours."""
    await _check_at(server, me, table_id)
    return Guests(invited=sorted(await server.registry.store.relations.invited(table_id)))


@router.post("/tables/{table_id}/invite", status_code=201)
async def invite(table_id: TableId, body: Invited, server: Server, me: KnownPerson, request: Request) -> Guests:
    """Ask somebody to sit down at a table of yours that waits for players; they find it when they next look."""
    server.limits.check(server.limits.invites, request)
    await _check_at(server, me, table_id)
    other = await other_person(server, me, body.person)
    relations = server.registry.store.relations
    await relations.invite(table_id, other.id, me.id, datetime.now(UTC))
    return Guests(invited=sorted(await relations.invited(table_id)))


async def _check_at(server: Dependencies, me: Person, table_id: str) -> None:
    """Only those at a table that has not begun invite to it."""
    row = (await server.registry.find(table_id)).row
    if not seating.is_known_at(row, me.id):
        raise Forbidden("not-your-seat")
    seating.check_open(row)


# --- those who invite you


@router.get("/invitations")
async def invitations(server: Server, me: KnownPerson) -> Invitations:
    """The tables to which you are invited, as long as they have a free seat."""
    return await _invitations(server, me)


@router.post("/invitations/{table_id}/decline")
async def decline(table_id: TableId, body: Nothing, server: Server, me: KnownPerson) -> Invitations:
    """Drop an invitation."""
    await server.registry.store.relations.decline(table_id, me.id)
    return await _invitations(server, me)


async def _invitations(server: Dependencies, me: Person) -> Invitations:
    found = await server.registry.store.relations.invitations(me.id)
    return Invitations(
        invitations=[
            InvitationInfo(by=one.by, table=Card.model_validate(card_json(one.table, me.id, False))) for one in found
        ]
    )
