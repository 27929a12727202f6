"""The socket of a table: hears what a browser says, and sends what the table has for it."""

from time import perf_counter

from fastapi import WebSocket

from posse.engine.errors import PosseError
from posse.server.errors import TooFast, error_json
from posse.server.socket.connection import let_in
from posse.server.socket.messages import Message, check, number_of, read
from posse.server.store.rows import Person
from posse.server.tables.seating import seats_of
from posse.server.tables.table import LiveTable
from posse.server.tables.watcher import Watcher

TOO_FAST = 4429
TRY_AGAIN = 1013
PATIENCE = 100  # refused messages until a flooding connection is closed


async def attend(socket: WebSocket, table: LiveTable, person: Person | None, eyes: int | None) -> None:
    """Serve one connection from its first page to its end."""
    wire = await let_in(socket)
    watcher = Watcher(wire, person, seats_of(table.row, person.id if person else None), eyes)
    try:
        await table.ask(table.come, watcher)
        wire.listen(Ear(table, watcher).hear)
        await wire.closing
    except PosseError as error:
        watcher.dismiss(error, TRY_AGAIN)
    finally:
        table.post(table.go, watcher)
    await wire.lost


async def refuse(socket: WebSocket, error: PosseError, code: int) -> None:
    """Say why, and close."""
    wire = await let_in(socket)
    Watcher(wire, None, [], None).dismiss(error, code)
    await wire.lost


class Ear:
    """Gives to the table what makes sense, and answers the rest by itself."""

    __slots__ = ("refused", "table", "watcher")

    def __init__(self, table: LiveTable, watcher: Watcher) -> None:
        self.table = table
        self.watcher = watcher
        self.refused = 0

    def hear(self, raw: bytes) -> None:
        started = perf_counter()
        if self.watcher.bucket.take():
            self._pass_on(raw, started)
            return
        self.refused += 1
        error = TooFast("too-fast", seconds=1)
        if self.refused > PATIENCE:
            self.watcher.dismiss(error, TOO_FAST)
        else:
            self.watcher.tell({"error": error_json(error)})

    def _pass_on(self, raw: bytes, started: float) -> None:
        message: Message = {}
        try:
            message = read(raw)
            check(message)
        except PosseError as error:
            self.watcher.tell({"error": error_json(error), "id": number_of(message)})
            return
        if "ping" in message:
            self.watcher.tell({"pong": message["ping"]})
        else:
            self.table.post(self.table.hear, self.watcher, message, started)
