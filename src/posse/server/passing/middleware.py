"""Every process answers for every table: what belongs to a table that lives elsewhere is passed on to its owner.

This is the outermost layer of the application, so a passed request is checked by the owner only, which sees the address
of the client. If an owner cannot be reached, its lease ends soon, and then the table is taken over here.
"""

import asyncio
import contextlib
import re
from collections import OrderedDict
from time import monotonic
from typing import cast

from starlette.requests import HTTPConnection, Request
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from posse.engine.errors import PosseError
from posse.server.cluster.leases import Elsewhere
from posse.server.errors import TooFast
from posse.server.http.access import ClientLimits
from posse.server.http.error_responses import error_response
from posse.server.passing.badge import HEADER, Badge, Badges
from posse.server.passing.calls import Interrupted, pass_call
from posse.server.passing.owners import Owners, Unreachable
from posse.server.passing.requests import socket_request
from posse.server.passing.splices import splice
from posse.server.settings import Limits
from posse.server.socket.connection import HANDSHAKE, Handshake
from posse.server.socket.session import refuse
from posse.server.store import StoreFailed
from posse.server.tables.registry import Registry

TABLE = r"/api/tables/(?P<name>[A-Za-z0-9]{4,16})(/.*)?"
MOST_HOPS = 3
TAKE_OVER_SECONDS = 10.0  # in which a lease ends, whatever has happened to its owner
FIRST_WAIT, LONGEST_WAIT = 0.1, 1.0
REMEMBERED_SECONDS = 2.0
MOST_REMEMBERED = 10_000
ANYBODY = ("", 0)


class Passing:
    """What a process needs to pass requests on."""

    def __init__(self, registry: Registry, badges: Badges, owners: Owners, limits: ClientLimits, most: Limits) -> None:
        self.registry = registry
        self.badges = badges
        self.owners = owners
        self.limits = limits
        self.most = most
        self._found: OrderedDict[str, tuple[Elsewhere, float]] = OrderedDict()

    def accept_badge(self, scope: Scope) -> int:
        """Believe another process who the client is; returns how often the request was passed on."""
        value = dict(scope["headers"]).get(HEADER)
        badge = None if value is None else self.badges.read(value, scope["path"])
        if badge is None:
            return 0
        scope["client"] = (badge.client, 0)
        scope["scheme"] = badge.scheme
        return badge.hops

    def badge_for(self, scope: Scope, hops: int) -> bytes:
        client = (scope.get("client") or ANYBODY)[0]
        return self.badges.written(Badge(client, scope["scheme"], hops + 1), scope["path"])

    async def owner_of(self, name: str, scope: Scope) -> Elsewhere | None:
        """The owner of a table that lives elsewhere; None if it is here now, or the application has to say why not."""
        if name in self.registry.tables:
            return None
        found, until = self._found.get(name, (None, 0.0))
        if monotonic() < until:
            return found
        try:
            self.limits.check(self.limits.calls, HTTPConnection(scope))
            await self.registry.table(name)
        except Elsewhere as found:
            self._remember(found)
            return found
        except StoreFailed:
            raise
        except Exception:  # it comes again, where it is answered
            return None
        return None

    async def await_store(self, seconds: float) -> None:
        """Wait for so long, and then for the database to answer, for a moment at most."""
        await asyncio.sleep(seconds)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(LONGEST_WAIT):
                await self.registry.store.answers()

    async def is_left(self, name: str, hops: int, scope: Scope) -> bool:
        """Leave a table of which nobody here knows to the process that asks for it; whether that was done.

        That process finds the connection ended without an answer, tries again, and takes the table.
        """
        if hops == 0:
            self.registry.visit(name)
            return False
        if scope["type"] != "websocket" or not await self.registry.is_left_to_others(name):
            return False
        _handshake(scope).forsake()
        return True

    def _remember(self, found: Elsewhere) -> None:
        """Remember an owner for a moment; one that has lost the table by then passes the request on, or is gone."""
        self._found[found.table] = (found, monotonic() + REMEMBERED_SECONDS)
        self._found.move_to_end(found.table)
        if len(self._found) > MOST_REMEMBERED:
            self._found.popitem(last=False)

    def forget(self, name: str) -> None:
        """The owner of a table does not answer."""
        self._found.pop(name, None)


class PassOn:
    """The middleware; without several processes on the store it does nothing."""

    def __init__(self, app: ASGIApp, path: str = "") -> None:
        self.app = app
        self.table = re.compile(re.escape(path) + TABLE)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        passing = cast("Passing | None", getattr(scope["app"].state, "passing", None))
        if passing is None or scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        hops = passing.accept_badge(scope)
        table = self.table.fullmatch(scope["path"])
        if table is None:
            await self.app(scope, receive, send)
        else:
            await self._pass_on(passing, table["name"], hops, scope, receive, send)

    async def _pass_on(
        self, passing: Passing, name: str, hops: int, scope: Scope, receive: Receive, send: Send
    ) -> None:
        """Find the owner and let it answer; if it does not, look again until the table can be taken over.

        A browser that connects while the database does not answer is kept waiting: if all of them were refused, they
        would come again and again, and a database that has just started would be busy with that alone.
        """
        until, wait = monotonic() + TAKE_OVER_SECONDS, FIRST_WAIT
        while True:
            try:
                owner = await passing.owner_of(name, scope)
            except StoreFailed:
                if _can_wait(scope) and monotonic() < until:
                    await passing.await_store(wait)
                    wait = min(2 * wait, LONGEST_WAIT)
                    continue
                owner = None  # it fails again, where it is answered
            if owner is None:
                if not await passing.is_left(name, hops, scope):
                    await self.app(scope, receive, send)
                return
            if hops >= MOST_HOPS or monotonic() > until:
                await _refuse(passing, owner, scope, receive, send)
                return
            try:
                await _relay(passing, owner, hops, scope, receive, send)
                return
            except Unreachable:
                passing.forget(name)
                await asyncio.sleep(wait)
                wait = min(2 * wait, LONGEST_WAIT)
            except (Interrupted, TooFast) as error:
                await _refuse(passing, error if isinstance(error, PosseError) else owner, scope, receive, send)
                return


def _can_wait(scope: Scope) -> bool:
    """Whether somebody waits for a socket; a call fails at once, since somebody may want to try something else."""
    return scope["type"] == "websocket" and not _handshake(scope).transport.is_closing()


async def _relay(passing: Passing, owner: Elsewhere, hops: int, scope: Scope, receive: Receive, send: Send) -> None:
    badge = passing.badge_for(scope, hops)
    if scope["type"] == "http":
        await pass_call(scope, receive, send, badge, owner.server, owner.address, passing.owners)
        return
    with passing.limits.connected(HTTPConnection(scope)):
        await splice(_handshake(scope), socket_request(scope, badge), owner.server, owner.address, passing.owners)


def _handshake(scope: Scope) -> Handshake:
    handshake = scope["state"][HANDSHAKE]
    assert isinstance(handshake, Handshake), "the server is run with another WebSocket protocol"
    return handshake


async def _refuse(passing: Passing, error: PosseError, scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket":
        await refuse(WebSocket(scope, receive, send), error, passing.most)
    else:
        await error_response(error)(Request(scope).scope, receive, send)
