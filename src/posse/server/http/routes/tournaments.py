"""Tournaments: made by somebody for everybody or for a group, entered, begun, and watched."""

from datetime import UTC, datetime
from typing import Annotated

from fastapi import APIRouter, Path, Query, Request, Response

from posse.server.errors import Forbidden, Missing
from posse.server.http.access import Dependencies, KnownPerson, MaybePerson, Server, person_or_guest
from posse.server.http.league_schemas import (
    Entry,
    NewTournament,
    Place,
    RoundInfo,
    TournamentInfo,
    TournamentList,
    TournamentPage,
)
from posse.server.http.routes.posses import check_member
from posse.server.http.schemas import Card, Nothing
from posse.server.league.standings import standings
from posse.server.people.people import clean_name
from posse.server.store.rows import Person
from posse.server.store.tournaments import Course, TournamentRow
from posse.server.tables.page import card_json
from posse.server.tables.seating import new_id, settled_options

router = APIRouter(tags=["tournaments"])

TournamentId = Annotated[str, Path(max_length=40)]


@router.get("/tournaments")
async def tournaments(
    server: Server, person: MaybePerson, posse: Annotated[str | None, Query(max_length=40)] = None
) -> TournamentList:
    """The latest tournaments: public ones and those that you have entered; or those of a group of yours."""
    me = person.id if person else None
    if posse is not None:
        await check_member(server, posse, me or "")
    found = await server.registry.store.tournaments.listed(me, posse)
    return TournamentList(tournaments=[TournamentInfo.model_validate(_info(row)) for row in found])


@router.post("/tournaments", status_code=201)
async def make_tournament(
    body: NewTournament, server: Server, person: MaybePerson, request: Request, response: Response
) -> TournamentPage:
    """Make a tournament; you have entered it."""
    name = clean_name(body.tournament)
    settled_options(body.game, {}, body.seats)
    server.limits.check(server.limits.tables, request)
    me = await person_or_guest(server, request, response, person, body.name)
    await check_member(server, body.posse, me.id)
    now, clock = datetime.now(UTC), body.clock.model_dump()
    row = TournamentRow(new_id(), name, body.game, clock, body.seats, body.rounds, me.id, now, body.posse)
    await server.registry.store.tournaments.add(row, server.settings.limits.tournaments_per_person)
    return await _shown(server, row.id, me)


@router.get("/tournaments/{tournament_id}")
async def tournament(tournament_id: TournamentId, server: Server, person: MaybePerson) -> TournamentPage:
    """A tournament: its standings, and the tables of its rounds; that of a group is for its members."""
    course = await server.registry.store.tournaments.course(tournament_id)
    me = person.id if person else None
    if not _is_in(course, me):
        await check_member(server, course.row.posse, me or "")
    return _page(course, me)


@router.post("/tournaments/{tournament_id}/enter")
async def enter(
    tournament_id: TournamentId, body: Entry, server: Server, person: MaybePerson, request: Request, response: Response
) -> TournamentPage:
    """Take part from the first round on, or come back after dropping out."""
    row = await _found(server, tournament_id)
    me = await person_or_guest(server, request, response, person, body.name)
    await check_member(server, row.posse, me.id)
    return await _enter(server, tournament_id, me)


async def _enter(server: Dependencies, id: str, me: Person) -> TournamentPage:
    limits = server.settings.limits
    most, most_entered = limits.entrants_per_tournament, limits.tournaments_per_person
    await server.registry.store.tournaments.enter(id, me.id, datetime.now(UTC), most, most_entered)
    return await _shown(server, id, me)


@router.post("/tournaments/{tournament_id}/drop")
async def drop(tournament_id: TournamentId, body: Nothing, server: Server, me: KnownPerson) -> TournamentPage:
    """Drop out: you are at no table of the next round."""
    await _found(server, tournament_id)
    await server.registry.store.tournaments.drop(tournament_id, me.id)
    return await _shown(server, tournament_id, me)


@router.post("/tournaments/{tournament_id}/start")
async def start(tournament_id: TournamentId, body: Nothing, server: Server, me: KnownPerson) -> TournamentPage:
    """Begin the first round of your tournament; the others follow by themselves."""
    _check_host(await _found(server, tournament_id), me)
    await server.tournaments.start(tournament_id)
    return await _shown(server, tournament_id, me)


@router.post("/tournaments/{tournament_id}/close")
async def close(tournament_id: TournamentId, body: Nothing, server: Server, me: KnownPerson) -> TournamentPage:
    """End your tournament early; its tables go on."""
    _check_host(await _found(server, tournament_id), me)
    await server.registry.store.tournaments.close(tournament_id)
    return await _shown(server, tournament_id, me)


async def _found(server: Dependencies, id: str) -> TournamentRow:
    found = await server.registry.store.tournaments.tournament(id)
    if found is None:
        raise Missing("no-such-tournament")
    return found


def _check_host(row: TournamentRow, me: Person) -> None:
    if row.host != me.id:
        raise Forbidden("not-your-tournament")


# --- the page


async def _shown(server: Dependencies, id: str, me: Person) -> TournamentPage:
    return _page(await server.registry.store.tournaments.course(id), me.id)


def _info(row: TournamentRow) -> dict[str, object]:
    shown = ("id", "name", "game", "clock", "seats", "rounds", "round", "state", "posse")
    values = row._asdict()
    return {name: values[name] for name in shown}


def _is_in(course: Course, me: str | None) -> bool:
    return any(one.id == me for one in course.entrants)


def _page(course: Course, me: str | None) -> TournamentPage:
    row = course.row
    is_playing = any(one.id == me and not one.dropped for one in course.entrants)
    may_come = row.state == "open" or (row.state == "running" and _is_in(course, me))
    return TournamentPage.model_validate(
        {
            **_info(row),
            "host": me is not None and row.host == me,
            "entered": is_playing,
            "can_enter": may_come and not is_playing,
            "standings": [
                Place(**{name: value for name, value in one._asdict().items() if name != "byes"}, me=one.id == me)
                for one in standings(course.entrants, course.pairings)
            ],
            "past": [_round(course, number, me) for number in range(row.round, 0, -1)],
        }
    )


def _round(course: Course, number: int, me: str | None) -> RoundInfo:
    names = {one.id: one.name for one in course.entrants}
    pairings = [one for one in course.pairings if one.round == number]
    tables = dict.fromkeys(one.table for one in pairings if one.table is not None and one.table in course.tables)
    return RoundInfo(
        number=number,
        tables=[Card.model_validate(card_json(course.tables[id], me, False)) for id in tables],
        byes=[names.get(one.person, "") for one in pairings if one.table is None],
    )
