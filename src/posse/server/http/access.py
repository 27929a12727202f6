"""Identity and rate limits: the dependencies of the routes."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from typing import Annotated, cast

from fastapi import Depends, Request, Response
from starlette.requests import HTTPConnection

from posse.analysis.puzzles import Library
from posse.server.alerts.channels import AlertChannels
from posse.server.errors import Forbidden, Unknown
from posse.server.league.matching import Matching
from posse.server.league.tournaments import Tournaments
from posse.server.people.bans import Bans
from posse.server.people.devices import device_of
from posse.server.people.limits import ConcurrencyLimit, RateLimit, client_of
from posse.server.people.people import People
from posse.server.people.recovery import Recovery
from posse.server.people.sessions import BOT_PREFIX, LIFE, Sessions, Visitor
from posse.server.people.trials import LoginTrials
from posse.server.previews.studio import Studio
from posse.server.settings import Limits, Settings
from posse.server.store.rows import Person, SessionRow
from posse.server.tables.analyses import Analyses
from posse.server.tables.home_pages import HomePages
from posse.server.tables.moments import Moments
from posse.server.tables.registry import Registry

COOKIE = "posse"
COOKIE_SECONDS = round(LIFE.total_seconds())
BEARER = "Bearer "


class ClientLimits:
    """The limits of one client; local requests are not counted unless the settings say so."""

    def __init__(self, limits: Limits) -> None:
        self.guests = RateLimit(limits.guests)
        self.mails = RateLimit(limits.mails)
        self.tables = RateLimit(limits.tables)
        self.calls = RateLimit(limits.calls)
        self.messages = RateLimit(limits.client_messages)
        self.replays = RateLimit(limits.replays)
        self.pictures = RateLimit(limits.pictures)
        self.invites = RateLimit(limits.invites)
        self.reports = RateLimit(limits.reports)
        self.connections = ConcurrencyLimit(limits.connections)
        self.bot_connections = ConcurrencyLimit(2 * limits.tables_per_bot)  # by bot: one that reconnects has two
        self.bots_joining = ConcurrencyLimit(1)  # by bot, so that its tables are counted one after another
        self.exports = ConcurrencyLimit(1)  # by person
        self._this_machine = limits.this_machine

    def check(self, limit: RateLimit, connection: HTTPConnection) -> None:
        """Count a request of this client; `TooFast` if it is beyond the limit."""
        if client := self.client(connection):
            limit.check(client)

    @contextmanager
    def connected(self, connection: HTTPConnection) -> Iterator[None]:
        """Count a connection of this client as long as it lasts."""
        self.check(self.calls, connection)
        client = self.client(connection)
        if not client:
            yield
            return
        with self.connections.one_more(client):
            yield

    def on_messages(self, connection: HTTPConnection) -> Callable[[], bool]:
        """Takes a token for a message on this connection, of those that all connections of its client share."""
        client = self.client(connection)
        return partial(self.messages.allows, client) if client else _always

    def client(self, connection: HTTPConnection) -> str:
        """The client that is counted; empty for this machine."""
        client = client_of(connection.client.host) if connection.client else ""
        return client or self._this_machine


def _always() -> bool:
    return True


@dataclass(slots=True)
class Dependencies:
    """The parts of a running server."""

    settings: Settings
    people: People
    sessions: Sessions
    trials: LoginTrials
    recovery: Recovery
    registry: Registry
    limits: ClientLimits
    moments: Moments
    bans: Bans
    matching: Matching
    tournaments: Tournaments
    alerts: AlertChannels
    analyses: Analyses
    puzzles: Library
    studio: Studio
    home_pages: HomePages


def dependencies_of(connection: HTTPConnection) -> Dependencies:
    return cast("Dependencies", connection.app.state.dependencies)


async def count_call(connection: HTTPConnection) -> None:
    """Rate-limit every call per client."""
    limits = dependencies_of(connection).limits
    limits.check(limits.calls, connection)


# --- who calls


def _device(request: Request) -> str:
    return device_of(request.headers.get("user-agent", ""))


async def visitor_of(request: Request, response: Response) -> Visitor | None:
    """The visitor named by the cookie, which is renewed when it has been used for a while; never a guest bot."""
    if bot_token_of(request) is not None:
        raise Forbidden("bots-only-play")
    visitor = await dependencies_of(request).sessions.visitor(request.cookies.get(COOKIE), _device(request))
    if visitor is not None and visitor.cookie is not None:
        set_cookie(request, response, visitor.cookie)
    return visitor


Server = Annotated[Dependencies, Depends(dependencies_of)]
MaybeVisitor = Annotated[Visitor | None, Depends(visitor_of)]


async def person_of(visitor: MaybeVisitor) -> Person | None:
    return visitor.person if visitor else None


async def known_visitor(visitor: MaybeVisitor) -> Visitor:
    if visitor is None:
        raise Unknown("name-needed")
    return visitor


KnownVisitor = Annotated[Visitor, Depends(known_visitor)]
MaybePerson = Annotated[Person | None, Depends(person_of)]


async def known_person(visitor: KnownVisitor) -> Person:
    return visitor.person


async def refuse_banned(connection: HTTPConnection, person: MaybePerson) -> None:
    """Refuse whoever is banned, by person or by address."""
    check_banned(connection, person)


def check_banned(connection: HTTPConnection, person: Person | None) -> None:
    address = connection.client.host if connection.client else ""
    id, author = (person.id, person.author) if person else (None, None)
    dependencies_of(connection).bans.check(id, address, author)


KnownPerson = Annotated[Person, Depends(known_person)]


# --- guest bots


def bot_token_of(connection: HTTPConnection) -> str | None:
    """The token of a guest bot, if the caller brings one.

    JavaScript cannot set the header of a handshake, so there it may be one of the subprotocols.
    """
    header = connection.headers.get("authorization", "")
    given = [
        header.removeprefix(BEARER) if header.startswith(BEARER) else "",
        *connection.scope.get("subprotocols", []),
    ]
    return next((token for token in given if token.startswith(BOT_PREFIX)), None)


async def bot_of(connection: HTTPConnection, token: str) -> Visitor:
    """The guest bot with this token; neither it nor its author may be banned."""
    visitor = await dependencies_of(connection).sessions.bot(token)
    if visitor is None:
        raise Unknown("no-such-bot")
    check_banned(connection, visitor.person)
    return visitor


async def known_bot(request: Request) -> Person:
    return (await bot_of(request, bot_token_of(request) or "")).person


KnownBot = Annotated[Person, Depends(known_bot)]


# --- cookies


def set_cookie(request: Request, response: Response, cookie: str) -> None:
    """Give the browser the cookie of its session."""
    response.set_cookie(
        COOKIE,
        cookie,
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme in ("https", "wss"),
        path=_cookie_path(request),
    )


def delete_cookie(request: Request, response: Response) -> None:
    """Let the browser forget its session; a cookie that was set for the same response must not come after that."""
    del response.headers["set-cookie"]
    response.delete_cookie(COOKIE, path=_cookie_path(request), httponly=True, samesite="lax")


async def enter(request: Request, response: Response, person: Person, before: Visitor | None) -> SessionRow:
    """Begin a session in this browser in place of the one before, whose cookie is worthless from then on."""
    check_banned(request, person)
    sessions = dependencies_of(request).sessions
    session, cookie = await sessions.begin(person, _device(request), before.session if before else None)
    del response.headers["set-cookie"]
    set_cookie(request, response, cookie)
    return session


def _cookie_path(request: Request) -> str:
    """Where the cookie is sent: not to what else is served on this host."""
    return dependencies_of(request).settings.path or "/"


async def person_or_guest(
    server: Dependencies, request: Request, response: Response, person: Person | None, name: str | None
) -> Person:
    """The person who asks; if there is none, a new guest of this name."""
    if person is not None:
        return person
    if name is None:
        raise Unknown("name-needed")
    server.limits.check(server.limits.guests, request)
    guest = await server.people.guest(name, server.limits.client(request) or None)
    await enter(request, response, guest, None)
    return guest
