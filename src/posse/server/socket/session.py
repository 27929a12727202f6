"""One connection to a table, from its first page to its end."""

from time import perf_counter

from fastapi import WebSocket

from posse.engine.errors import PosseError
from posse.server.errors import Flooding, TooFast, error_json
from posse.server.people.limits import TokenBucket
from posse.server.people.sessions import Attendance
from posse.server.settings import Limits
from posse.server.socket.connection import accept
from posse.server.socket.messages import check_bot, checked_verb, id_of, read
from posse.server.store.rows import Person
from posse.server.tables.actions import Message, perform
from posse.server.tables.lifecycle import come, go
from posse.server.tables.seating import seats_of
from posse.server.tables.table import LiveTable
from posse.server.tables.watcher import Watcher


async def attend(
    socket: WebSocket, table: LiveTable, person: Person | None, seat: int | None, attendance: Attendance
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
        connection.listen(Session(table, watcher, limits).receive)
        await connection.closing
    except PosseError as error:
        watcher.dismiss(error)
    finally:
        table.post(go, table, watcher)
    await connection.lost


async def refuse(socket: WebSocket, reason: PosseError, limits: Limits) -> None:
    """Accept the connection only to give the reason and close it."""
    connection = await accept(socket, limits)
    Watcher(connection, None, [], None).dismiss(reason)
    await connection.lost


class Session:
    """Passes on to the table what makes sense, and answers the rest itself."""

    __slots__ = ("bucket", "limits", "refused", "table", "watcher")

    def __init__(self, table: LiveTable, watcher: Watcher, limits: Limits) -> None:
        self.table = table
        self.watcher = watcher
        self.limits = limits
        self.bucket = TokenBucket(limits.messages)
        self.refused = 0

    def receive(self, raw: bytes) -> None:
        started = perf_counter()
        if self.bucket.take():
            self._pass_on(raw, started)
            return
        self.refused += 1
        if self.refused > self.limits.refused_messages:
            self.watcher.dismiss(Flooding("too-fast", seconds=1))
        else:
            self.watcher.tell({"error": error_json(TooFast("too-fast", seconds=1))})

    def _pass_on(self, raw: bytes, started: float) -> None:
        message: Message = {}
        try:
            message = read(raw)
            verb = checked_verb(message)
            if self.watcher.author is not None:
                check_bot(message)
        except PosseError as error:
            self.watcher.tell({"error": error_json(error), "id": id_of(message)})
            return
        if verb.action is None:
            self.watcher.tell({"pong": message["ping"]})
        else:
            self.table.post(perform, self.table, verb.action, self.watcher, message, started)
