"""Play now: look for people who want to play the same, and be seated with them."""

from fastapi import APIRouter, Request, Response

import posse
from posse.bots import LEVELS
from posse.server.http.access import Dependencies, KnownPerson, MaybePerson, Server, person_or_guest
from posse.server.http.league_schemas import Search, Seeking, Wish
from posse.server.http.schemas import Nothing
from posse.server.league.matching import SECOND
from posse.server.store.rows import Person
from posse.server.store.seekers import Queue, Seeker
from posse.server.tables.seating import settled_options

router = APIRouter(tags=["playing now"])


@router.post("/search", status_code=201)
async def seek(body: Wish, server: Server, person: MaybePerson, request: Request, response: Response) -> Search:
    """Look for people to play with; ask again every few seconds, or you are taken for gone."""
    server.limits.check(server.limits.tables, request)
    settled_options(body.game, {}, body.seats)
    if body.level not in LEVELS:
        raise posse.BadTable("not-a-bot", given=body.level, allowed=list(LEVELS))
    me = await person_or_guest(server, request, response, person, body.name)
    wish = Seeker(me.id, me.name, body.game, body.seats, body.pace, body.bots_after, body.level, 0, 0, 0)
    await server.matching.seek(wish)
    return await _search(server, me, request)


@router.get("/search")
async def search(server: Server, me: KnownPerson, request: Request) -> Search:
    """Who waits with you; or the table, once it is found."""
    return await _search(server, me, request)


@router.post("/search/stop")
async def stop(body: Nothing, server: Server, me: KnownPerson) -> Search:
    """Do not look any more."""
    await server.registry.store.seekers.stop(me.id)
    return NOBODY


NOBODY = Search(game=None, seats=0, pace="calm", waited=0, bots_in=None, waiting=[], table=None)


async def _search(server: Dependencies, me: Person, request: Request) -> Search:
    wish, queue = await server.matching.look(me.id, server.limits.client(request) or None)
    return NOBODY if wish is None else _json(wish, queue, server.registry.services.now())


def _json(wish: Seeker, queue: Queue, now: int) -> Search:
    waited = max(0, now - wish.since) // SECOND
    return Search(
        game=wish.game,
        seats=wish.seats,
        pace=wish.pace,  # type: ignore[arg-type]  # one of these words, as it was stored
        waited=waited,
        bots_in=None if wish.bots_after is None else max(0, wish.bots_after - waited),
        waiting=[Seeking(name=one.name, rating=one.rating, me=one.id == wish.id) for one in _seen_by(wish, queue)],
        table=wish.table,
    )


def _seen_by(wish: Seeker, queue: Queue) -> list[Seeker]:
    """Those who wait for the same, except for those who will not play with this person, or the other way round."""
    return [one for one in queue.seekers if frozenset((one.id, wish.id)) not in queue.apart]
