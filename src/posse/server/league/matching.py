"""Play now: people who look for the same game, of about the same rating, are seated together; bots fill in later.

Everybody who waits asks again every few seconds, and whoever asks looks for a party. So no process has to do it for
the others, and somebody who is gone is not waited for: their row is not fresh any more.
"""

import random
from collections.abc import Collection
from typing import Literal, NamedTuple

from posse.server.league.ratings import rating_of
from posse.server.league.seated import Sitter, seated_table
from posse.server.store.seekers import Queue, Seeker
from posse.server.store.terms import Clock, Minutes, Terms
from posse.server.tables.registry import Registry

Pace = Literal["quick", "calm", "free"]
CLOCKS: dict[str, Clock | None] = {
    "quick": Minutes(kind="minutes", minutes=10, increment=10),
    "calm": Minutes(kind="minutes", minutes=30, increment=30),
    "free": None,
}

FIRST_WINDOW = 150  # how far ratings may be apart at once
WIDER_PER_SECOND = 10
SECOND = 1000

Apart = Collection[frozenset[str]]


class Party(NamedTuple):
    """Those who play together now, and how many bots with them."""

    people: list[Seeker]
    bots: int


def window(seeker: Seeker, now: int) -> float:
    """How far the rating of others may be from one's own: the longer somebody waits, the farther."""
    return FIRST_WINDOW + WIDER_PER_SECOND * max(0, now - seeker.since) / SECOND


def suit(one: Seeker, other: Seeker, apart: Apart, now: int) -> bool:
    """Whether two people may be seated together: the one who waits longer decides how far is too far."""
    reach = max(window(one, now), window(other, now))
    return frozenset((one.id, other.id)) not in apart and abs(one.rating - other.rating) <= reach


def party_of(me: Seeker, queue: Queue, now: int) -> Party | None:
    """Those with whom somebody may play now, the longest waiting first; None if they have to wait.

    Bots join when the time is over that somebody has chosen, but not those who want to play with people only.
    """
    full = _company(me, queue.seekers, queue.apart, now)
    if len(full) == me.seats:
        return Party(full, 0)
    if me.bots_after is None or now - me.since < me.bots_after * SECOND:
        return None
    few = _company(me, [one for one in queue.seekers if one.bots_after is not None], queue.apart, now)
    return Party(few, me.seats - len(few))


def _company(me: Seeker, seekers: Collection[Seeker], apart: Apart, now: int) -> list[Seeker]:
    company = [me]
    for other in seekers:
        is_free = other.id != me.id and len(company) < me.seats
        if is_free and all(suit(one, other, apart, now) for one in company):
            company.append(other)
    return company


class Matching:
    """Seats those who want to play now."""

    def __init__(self, registry: Registry) -> None:
        self._registry = registry

    async def seek(self, wish: Seeker) -> None:
        """Somebody wants to play from now on."""
        rating = await rating_of(self._registry.store, wish.id, wish.game)
        now = self._registry.services.now()
        await self._registry.store.seekers.put(wish._replace(rating=rating, since=now, seen=now, table=None))

    async def look(self, person: str, client: str | None = None) -> tuple[Seeker | None, Queue]:
        """What somebody wants and what was found, and who else waits for the same; seats them if that is possible.

        The table counts as theirs, and as their client's: `NotNow` if they have too many.
        """
        services, seekers = self._registry.services, self._registry.store.seekers
        now = services.now()
        me = await seekers.touch(person, now)
        if me is None or me.table is not None:
            return me, Queue([], set())
        queue = await seekers.queue(me, now)
        party = party_of(me, queue, now)
        if party is not None and await self._is_seated(party, client, now):
            me = await seekers.touch(person, now)
        return me, queue

    async def _is_seated(self, party: Party, client: str | None, now: int) -> bool:
        me = party.people[0]
        clock = CLOCKS[me.pace]
        terms = Terms(clock=clock, on_time="nothing" if clock is None else "bot")
        sitters = [Sitter(one.id, one.name) for one in party.people]
        random.shuffle(sitters)
        table = seated_table(me.game, sitters, [me.level] * party.bots, terms, self._registry.services)
        table.client = client
        people = [one.id for one in party.people]
        if not await self._registry.store.seekers.seat(people, table, now, self._registry.services.limits):
            return False
        await self._registry.maybe_wake(table.id)
        return True
