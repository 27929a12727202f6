"""What the routes share: the server's parts, who asks, and how often he may."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Annotated, cast

from fastapi import Depends, Response
from starlette.requests import HTTPConnection

from posse.server.errors import Unknown
from posse.server.people.limits import Crowd, Limit, household
from posse.server.people.people import People
from posse.server.settings import Settings
from posse.server.store.rows import Person
from posse.server.tables.registry import House

COOKIE = "posse"
COOKIE_SECONDS = 400 * 24 * 3600


@dataclass(slots=True)
class Hall:
    """The parts of a running server."""

    settings: Settings
    people: People
    house: House
    newcomers: Limit = field(default_factory=lambda: Limit(rate=0.5, burst=30))
    makers: Limit = field(default_factory=lambda: Limit(rate=0.5, burst=30))
    callers: Limit = field(default_factory=lambda: Limit(rate=25, burst=250))
    lookers: Crowd = field(default_factory=lambda: Crowd(most=250))

    def limit(self, limit: Limit, connection: HTTPConnection) -> None:
        """Count a request of this address; those of this very machine are not counted."""
        if name := _household_of(connection):
            limit.check(name)

    @contextmanager
    def looking(self, connection: HTTPConnection) -> Iterator[None]:
        """Count a connection of this address as long as it lasts."""
        self.limit(self.callers, connection)
        name = _household_of(connection)
        if not name:
            yield
            return
        with self.lookers.one_more(name):
            yield


def _household_of(connection: HTTPConnection) -> str:
    return household(connection.client.host) if connection.client else ""


def hall_of(connection: HTTPConnection) -> Hall:
    return cast("Hall", connection.app.state.hall)


async def count(connection: HTTPConnection) -> None:
    """Nobody may ask more often than anybody can mean."""
    hall = hall_of(connection)
    hall.limit(hall.callers, connection)


async def person_of(connection: HTTPConnection) -> Person | None:
    """Whoever the cookie names."""
    return await hall_of(connection).people.person_of(connection.cookies.get(COOKIE))


TheHall = Annotated[Hall, Depends(hall_of)]
MaybePerson = Annotated[Person | None, Depends(person_of)]


async def known_person(person: MaybePerson) -> Person:
    if person is None:
        raise Unknown("name-needed")
    return person


ThePerson = Annotated[Person, Depends(known_person)]


def remember(hall: Hall, connection: HTTPConnection, response: Response, person: Person) -> None:
    """Give the browser the cookie by which this person is known again."""
    response.set_cookie(
        COOKIE,
        hall.people.cookie_of(person),
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=connection.url.scheme in ("https", "wss"),
    )


async def welcome(
    hall: Hall, connection: HTTPConnection, response: Response, person: Person | None, name: str | None
) -> Person:
    """The person who asks; a guest of this name if nobody knows him yet."""
    if person is not None:
        return person
    if name is None:
        raise Unknown("name-needed")
    hall.limit(hall.newcomers, connection)
    guest = await hall.people.guest(name)
    remember(hall, connection, response, guest)
    return guest
