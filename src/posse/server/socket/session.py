"""One connection, to a table or of a page that looks at several, from its beginning to its end."""

from collections.abc import Callable
from time import perf_counter

from fastapi import WebSocket

from posse.engine.errors import PosseError
from posse.server.errors import Flooding, NotNow, TooFast, error_json
from posse.server.people.limits import TokenBucket
from posse.server.people.sessions import Attendance
from posse.server.settings import Limits
from posse.server.socket.connection import accept
from posse.server.socket.messages import check_bot, checked_verb, id_of, read
from posse.server.store.rows import Person
from posse.server.tables.actions import Action, Message, perform
from posse.server.tables.home_pages import HomePages
from posse.server.tables.lifecycle import come, go
from posse.server.tables.seating import seats_of
from posse.server.tables.table import LiveTable
from posse.server.tables.watcher import Watcher

Room = Callable[[], bool]
"""Takes a token for a message, of those that all connections of a client share; whether one was left."""


async def attend(
    socket: WebSocket, table: LiveTable, person: Person | None, seat: int | None, attendance: Attendance, room: Room
) -> None:
    """Let somebody watch a table as this seat, or as a spectator, until the connection or their session ends."""
    limits = table.services.limits
    connection = await accept(socket, limits)
    held = seats_of(table.row, person.id if person else None)
    watcher = Watcher(connection, person, held, seat, socket.client.host if socket.client else "")
    attendance.listen(watcher.dismiss)
    try:
        if person is not None:
            watcher.unheard = await table.services.store.relations.unheard(person.id)
        await table.ask(come, table, watcher)
        connection.listen(TableSession(table, watcher, limits, room).receive)
        await connection.closing
    except PosseError as error:
        watcher.dismiss(error)
    finally:
        table.post(go, table, watcher)
    await connection.lost


async def follow(
    socket: WebSocket, pages: HomePages, person: Person | None, attendance: Attendance, limits: Limits, room: Room
) -> None:
    """Tell a page when to look again, until the connection or the session ends."""
    connection = await accept(socket, limits)
    watcher = Watcher(connection, person, [], None, socket.client.host if socket.client else "")
    attendance.listen(watcher.dismiss)
    with pages.followed_by(watcher):
        connection.listen(Session(watcher, limits, room).receive)
        await connection.closing
    await connection.lost


async def refuse(socket: WebSocket, reason: PosseError, limits: Limits) -> None:
    """Accept the connection only to give the reason and close it."""
    connection = await accept(socket, limits)
    Watcher(connection, None, [], None).dismiss(reason)
    await connection.lost


class Session:
    """Answers what can be answered without a table: nothing but a ping."""

    __slots__ = ("bucket", "has_room", "limits", "refused", "watcher")

    def __init__(self, watcher: Watcher, limits: Limits, has_room: Room) -> None:
        self.watcher = watcher
        self.limits = limits
        self.bucket = TokenBucket(limits.messages)
        self.has_room = has_room
        self.refused = 0

    def receive(self, raw: bytes) -> None:
        started = perf_counter()
        if not self.bucket.take():
            self._refuse_flood()
        elif self.has_room():
            self._take(raw, started)
        else:  # others at the same address may be the reason, so it is not held against this connection
            self._refuse()

    def _refuse_flood(self) -> None:
        self.refused += 1
        if self.refused > self.limits.refused_messages:
            self.watcher.dismiss(Flooding("too-fast", seconds=1))
        else:
            self._refuse()

    def _refuse(self) -> None:
        self.watcher.tell({"error": error_json(TooFast("too-fast", seconds=1))})

    def _take(self, raw: bytes, started: float) -> None:
        message: Message = {}
        try:
            message = read(raw)
            action = checked_verb(message).action
            if self.watcher.author is not None:
                check_bot(message)
            if action is None:
                self.watcher.tell({"pong": message["ping"]})
            else:
                self._pass_on(action, message, started)
        except PosseError as error:
            self.watcher.tell({"error": error_json(error), "id": id_of(message)})

    def _pass_on(self, action: Action, message: Message, started: float) -> None:
        raise NotNow("table-not-running")


class TableSession(Session):
    """Passes on to the table what makes sense, and answers the rest itself."""

    __slots__ = ("table",)

    def __init__(self, table: LiveTable, watcher: Watcher, limits: Limits, has_room: Room) -> None:
        super().__init__(watcher, limits, has_room)
        self.table = table

    def _pass_on(self, action: Action, message: Message, started: float) -> None:
        self.table.post(perform, self.table, action, self.watcher, message, started)
