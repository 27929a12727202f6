"""The WebSockets: of a table, who connects and as which seat; and of the pages on which people see their tables."""

from collections.abc import Iterator
from contextlib import contextmanager

from fastapi import APIRouter, WebSocket

from posse.engine.errors import PosseError
from posse.server.errors import Forbidden, Missing
from posse.server.http.access import COOKIE, ClientLimits, bot_of, bot_token_of, check_banned, dependencies_of
from posse.server.people.sessions import Visitor
from posse.server.socket.session import attend, follow, refuse
from posse.server.store.rows import Person, TableRow
from posse.server.tables import seating

router = APIRouter()


@router.websocket("/tables/{table_id}/socket")
async def table_socket(socket: WebSocket, table_id: str, seat: str | None = None) -> None:
    """Watch a table, and play."""
    server = dependencies_of(socket)
    try:
        with server.limits.connected(socket):
            visitor = await _visitor(socket)
            with server.sessions.attending(visitor) as attendance, _counted(server.limits, visitor):
                person = visitor.person if visitor else None
                check_banned(socket, person)
                table = await server.registry.find(table_id)
                seating.check_may_watch(table.row, person)
                room = server.limits.on_messages(socket)
                await attend(socket, table, person, _wanted_seat(table.row, person, seat), attendance, room)
    except PosseError as error:
        await refuse(socket, error, server.settings.limits)


@router.websocket("/news")
async def news_socket(socket: WebSocket) -> None:
    """Be told when to look at the lobby and at one's invitations again."""
    server = dependencies_of(socket)
    try:
        with server.limits.connected(socket):
            visitor = await server.sessions.visitor_of_socket(socket.cookies.get(COOKIE))
            with server.sessions.attending(visitor) as attendance:
                person = visitor.person if visitor else None
                check_banned(socket, person)
                room = server.limits.on_messages(socket)
                await follow(socket, server.home_pages, person, attendance, server.settings.limits, room)
    except PosseError as error:
        await refuse(socket, error, server.settings.limits)


async def _visitor(socket: WebSocket) -> Visitor | None:
    """The guest bot that brings a token, whatever cookie comes with it; otherwise the visitor named by the cookie."""
    token = bot_token_of(socket)
    if token is not None:
        return await bot_of(socket, token)
    return await dependencies_of(socket).sessions.visitor_of_socket(socket.cookies.get(COOKIE))


@contextmanager
def _counted(limits: ClientLimits, visitor: Visitor | None) -> Iterator[None]:
    """Count the connections of a guest bot."""
    if visitor is None or visitor.person.author is None:
        yield
        return
    with limits.bot_connections.one_more(visitor.person.id):
        yield


def _wanted_seat(row: TableRow, person: Person | None, wanted: str | None) -> int | None:
    """The seat as which somebody wants to watch: by default their first; empty for a spectator, as no bot may."""
    held = seating.seats_of(row, person.id if person else None)
    if wanted is None:
        seat = held[0] if held else None
    else:
        seat = None if wanted == "" else _seat_number(wanted)
    is_bot = person is not None and person.author is not None
    if (is_bot or seat is not None) and seat not in held:
        raise Forbidden("not-your-seat")
    return seat


def _seat_number(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) < 3):
        raise Missing("no-such-seat", given=text[:20], seats=0)
    return int(text)
