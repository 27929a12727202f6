"""Identity and rate limits: the dependencies of the routes."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Annotated, cast

from fastapi import Depends, Response
from starlette.requests import HTTPConnection

from posse.server.errors import Unknown
from posse.server.people.bans import Bans
from posse.server.people.limits import ConcurrencyLimit, RateLimit, client_of
from posse.server.people.people import People
from posse.server.settings import Limits, Settings
from posse.server.store.rows import Person
from posse.server.tables.registry import Registry

COOKIE = "posse"
COOKIE_SECONDS = 400 * 24 * 3600
THIS_MACHINE = "this machine"


class ClientLimits:
    """The limits of one client; local requests are not counted unless the settings say so."""

    def __init__(self, limits: Limits) -> None:
        self.guests = RateLimit(limits.guests)
        self.tables = RateLimit(limits.tables)
        self.calls = RateLimit(limits.calls)
        self.connections = ConcurrencyLimit(limits.connections)
        self._includes_this_machine = limits.includes_this_machine

    def check(self, limit: RateLimit, connection: HTTPConnection) -> None:
        """Count a request of this client; `TooFast` if it is beyond the limit."""
        if client := self._client(connection):
            limit.check(client)

    @contextmanager
    def connected(self, connection: HTTPConnection) -> Iterator[None]:
        """Count a connection of this client as long as it lasts."""
        self.check(self.calls, connection)
        client = self._client(connection)
        if not client:
            yield
            return
        with self.connections.one_more(client):
            yield

    def client(self, connection: HTTPConnection) -> str | None:
        """The client to count people and tables by; None on this machine, unless the settings say so."""
        return self._client(connection) or None

    def _client(self, connection: HTTPConnection) -> str:
        client = client_of(connection.client.host) if connection.client else ""
        return client or (THIS_MACHINE if self._includes_this_machine else "")


@dataclass(slots=True)
class Dependencies:
    """The parts of a running server."""

    settings: Settings
    people: People
    registry: Registry
    limits: ClientLimits
    bans: Bans


def dependencies_of(connection: HTTPConnection) -> Dependencies:
    return cast("Dependencies", connection.app.state.dependencies)


async def count_call(connection: HTTPConnection) -> None:
    """Rate-limit every call per client."""
    limits = dependencies_of(connection).limits
    limits.check(limits.calls, connection)


async def person_of(connection: HTTPConnection) -> Person | None:
    """The person named by the cookie."""
    return await dependencies_of(connection).people.person_of(connection.cookies.get(COOKIE))


Server = Annotated[Dependencies, Depends(dependencies_of)]
MaybePerson = Annotated[Person | None, Depends(person_of)]


async def refuse_banned(connection: HTTPConnection, person: MaybePerson) -> None:
    """Refuse whoever is banned, by person or by address."""
    check_banned(dependencies_of(connection), connection, person)


def check_banned(server: Dependencies, connection: HTTPConnection, person: Person | None) -> None:
    address = connection.client.host if connection.client else ""
    server.bans.check(person.id if person else None, address)


async def known_person(person: MaybePerson) -> Person:
    if person is None:
        raise Unknown("name-needed")
    return person


KnownPerson = Annotated[Person, Depends(known_person)]


def set_cookie(server: Dependencies, connection: HTTPConnection, response: Response, person: Person) -> None:
    """Give the browser the cookie that identifies this person."""
    response.set_cookie(
        COOKIE,
        server.people.cookie_of(person),
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=connection.url.scheme in ("https", "wss"),
    )


async def person_or_guest(
    server: Dependencies, connection: HTTPConnection, response: Response, person: Person | None, name: str | None
) -> Person:
    """The person who asks; if there is none, a new guest of this name."""
    if person is not None:
        return person
    if name is None:
        raise Unknown("name-needed")
    server.limits.check(server.limits.guests, connection)
    guest = await server.people.guest(name, server.limits.client(connection))
    set_cookie(server, connection, response, guest)
    return guest
