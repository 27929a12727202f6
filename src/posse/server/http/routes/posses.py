"""Groups of people: a page for members only, with their tables and what they have won in a season."""

from datetime import UTC, datetime
from secrets import token_urlsafe
from typing import Annotated

from fastapi import APIRouter, Path, Query, Request, Response

from posse.server.errors import Forbidden, Missing
from posse.server.http.access import Dependencies, KnownPerson, MaybePerson, Server, person_or_guest
from posse.server.http.posse_schemas import (
    MemberInfo,
    NewPosse,
    PosseInfo,
    PosseKey,
    PosseName,
    PossePage,
    Posses,
    SeasonInfo,
    SeasonScore,
    Somebody,
)
from posse.server.http.schemas import Card, Nothing
from posse.server.league.seasons import Season, season_named, season_of, season_table, seasons
from posse.server.people.people import clean_name
from posse.server.store.membership import Member, PosseRow
from posse.server.store.rows import Person
from posse.server.tables.page import card_json, iso_time
from posse.server.tables.seating import KEY_BYTES, new_id

router = APIRouter(tags=["posses"])

PosseId = Annotated[str, Path(max_length=40)]
MOST_TABLES = 50
MOST_FINISHED = 12


@router.get("/posses")
async def my_posses(server: Server, me: KnownPerson) -> Posses:
    """The groups to which you belong."""
    return await _mine(server, me)


async def _mine(server: Dependencies, me: Person) -> Posses:
    found = await server.registry.store.posses.of_person(me.id)
    return Posses(posses=[PosseInfo(id=one.id, name=one.name) for one in found])


@router.post("/posses", status_code=201)
async def make_posse(
    body: NewPosse, server: Server, person: MaybePerson, request: Request, response: Response
) -> PossePage:
    """Make a group; you are its owner and its first member."""
    name = clean_name(body.posse)
    server.limits.check(server.limits.tables, request)
    me = await person_or_guest(server, request, response, person, body.name)
    row = PosseRow(new_id(), name, token_urlsafe(KEY_BYTES), me.id, datetime.now(UTC))
    await server.registry.store.posses.add(row, server.settings.limits.posses_per_person)
    return await _page(server, me, row.id)


@router.get("/posses/{posse_id}")
async def posse(
    posse_id: PosseId, server: Server, me: KnownPerson, season: Annotated[str | None, Query(max_length=20)] = None
) -> PossePage:
    """A group of yours: its members, its tables, and its table of a season, by default the present one."""
    return await _page(server, me, posse_id, None if season is None else season_named(season))


@router.post("/posses/{posse_id}/join")
async def join(
    posse_id: PosseId, body: PosseKey, server: Server, person: MaybePerson, request: Request, response: Response
) -> PossePage:
    """Become a member by the key of the link."""
    limits, posses = server.settings.limits, server.registry.store.posses
    if await posses.posse(posse_id) is None:
        raise Missing("no-such-posse")
    me = await person_or_guest(server, request, response, person, body.name)
    now = datetime.now(UTC)
    await posses.join(posse_id, body.key, me.id, now, limits.posses_per_person, limits.members_per_posse)
    return await _page(server, me, posse_id)


@router.post("/posses/{posse_id}/leave")
async def leave(posse_id: PosseId, body: Nothing, server: Server, me: KnownPerson) -> Posses:
    """Leave a group; if it is yours, its oldest member inherits it."""
    await _checked(server, me, posse_id)
    await server.registry.store.posses.leave(posse_id, me.id)
    return await _mine(server, me)


@router.post("/posses/{posse_id}/remove")
async def remove(posse_id: PosseId, body: Somebody, server: Server, me: KnownPerson) -> PossePage:
    """Remove a member from your group."""
    await _checked(server, me, posse_id)
    await server.registry.store.posses.remove(posse_id, me.id, body.person)
    return await _page(server, me, posse_id)


@router.post("/posses/{posse_id}/owner")
async def hand_over(posse_id: PosseId, body: Somebody, server: Server, me: KnownPerson) -> PossePage:
    """Hand your group over to another member."""
    await _checked(server, me, posse_id)
    await server.registry.store.posses.hand_over(posse_id, me.id, body.person)
    return await _page(server, me, posse_id)


@router.post("/posses/{posse_id}/name")
async def rename(posse_id: PosseId, body: PosseName, server: Server, me: KnownPerson) -> PossePage:
    """Give your group another name."""
    await _checked(server, me, posse_id)
    await server.registry.store.posses.rename(posse_id, me.id, clean_name(body.posse))
    return await _page(server, me, posse_id)


@router.post("/posses/{posse_id}/link")
async def renew_link(posse_id: PosseId, body: Nothing, server: Server, me: KnownPerson) -> PossePage:
    """Replace the link to your group: the old one stops working."""
    await _checked(server, me, posse_id)
    await server.registry.store.posses.renew(posse_id, me.id, token_urlsafe(KEY_BYTES))
    return await _page(server, me, posse_id)


# --- the page


async def _checked(server: Dependencies, me: Person, id: str) -> tuple[PosseRow, list[Member]]:
    """A group of this person, and its members; others do not learn whether there is such a group."""
    posses = server.registry.store.posses
    row, members = await posses.posse(id), await posses.members(id)
    if row is None or me.id not in {one.id for one in members}:
        raise Missing("no-such-posse")
    return row, members


async def check_member(server: Dependencies, posse_id: str | None, person: str) -> None:
    """`Forbidden` if a table is for a group to which this person does not belong; one that has ended has no say."""
    posses = server.registry.store.posses
    if posse_id is not None and not await posses.is_member(posse_id, person):
        if await posses.posse(posse_id) is not None:
            raise Forbidden("members-only")


async def _page(server: Dependencies, me: Person, id: str, season: Season | None = None) -> PossePage:
    row, members = await _checked(server, me, id)
    now = datetime.now(UTC)
    return PossePage(
        id=row.id,
        name=row.name,
        owner=row.owner == me.id,
        key=row.key,
        members=[
            MemberInfo(id=one.id, name=one.name, owner=one.id == row.owner, me=one.id == me.id) for one in members
        ],
        tables=await _tables(server, me, id),
        season=await _season(server, id, members, season or season_of(now)),
        seasons=[one.name for one in seasons(row.created, now)],
    )


async def _tables(server: Dependencies, me: Person, id: str) -> list[Card]:
    posses = server.registry.store.posses
    live = await posses.tables(id, ("open", "running"), MOST_TABLES)
    over = await posses.tables(id, ("over",), MOST_FINISHED)
    return [Card.model_validate(card_json(row, me.id, False)) for row in [*live, *over]]


async def _season(server: Dependencies, id: str, members: list[Member], season: Season) -> SeasonInfo:
    played = await server.registry.store.posses.finished(id, season.begin, season.next.begin)
    scores = [SeasonScore(**one._asdict()) for one in season_table(members, played)]
    return SeasonInfo(name=season.name, begin=iso_time(season.begin), end=iso_time(season.next.begin), scores=scores)
