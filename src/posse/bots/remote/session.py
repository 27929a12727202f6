"""A bot at a table, from sitting down to the result: calls, a socket, and reconnecting."""

import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

import orjson
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from posse.bots.remote.errors import RemoteError
from posse.bots.remote.link import TableLink
from posse.bots.remote.player import Player
from posse.bots.remote.sight import Message

CALL_SECONDS = 30.0
FIRST_WAIT, LONGEST_WAIT = 0.5, 30.0
PACE = 0.05  # seconds between messages: the server admits 25 a second
FINAL = (4401, 4403, 4404)  # close codes after which connecting again would be in vain

Tell = Callable[..., None]


class Session:
    """Plays at one table with one token; `tell(key, **facts)` is called with what its owner may want to know."""

    def __init__(self, link: TableLink, token: str, tell: Tell) -> None:
        self.link = link
        self._headers = {"Authorization": f"Bearer {token}"}
        self._tell = tell
        self._last_sent = 0.0
        self._is_lost = False
        self._fault: Message | None = None  # the last error of the server that concerned no answer

    # --- calls

    def join(self, seat: int | None = None) -> Message:
        """Sit down on a free seat, or stay on the one that the bot has; the table as the server describes it."""
        return self._call("bot", {"seat": seat})

    def leave(self) -> None:
        """Free the seat before the start; later let the others know that nobody is to be waited for."""
        self._call("bot/leave", {})

    def _call(self, path: str, body: Message) -> Message:
        headers = {**self._headers, "Content-Type": "application/json"}
        request = Request(self.link.call(path), orjson.dumps(body), headers)
        try:
            with urlopen(request, timeout=CALL_SECONDS) as answer:
                found: Message = orjson.loads(answer.read())
                return found
        except HTTPError as error:
            raise _refusal(error.code, error.read()) from None
        except (URLError, OSError, orjson.JSONDecodeError) as error:
            raise _unreachable(self.link, error) from None

    # --- the socket

    def play(self, player: Player) -> None:
        """Play until the game is over; a broken connection is made again, after longer and longer pauses."""
        waits = _waits()
        while not player.is_finished:
            try:
                with connect(self.link.socket, additional_headers=self._headers, max_size=None) as socket:
                    self._listen(socket, player)
            except ConnectionClosed as end:
                self._check_final(end)
                waits = _waits() if player.page else waits
            except (OSError, InvalidHandshake):
                pass
            if not player.is_finished:
                self._pause(next(waits))

    def _listen(self, socket: ClientConnection, player: Player) -> None:
        while not player.is_finished:
            message: Message = orjson.loads(socket.recv())
            if self._is_lost and "n" in message:
                self._is_lost = False
                self._tell("cli-bot-back")
            before = player.state
            self._note(message)
            if (reply := player.hear(message)) is not None:
                self._send(socket, reply)
            if before != player.state == "running":
                self._tell("cli-bot-plays")

    def _note(self, message: Message) -> None:
        """Remember an error, and give the server the time it asks for."""
        if "error" in message:
            self._fault = message["error"]
            time.sleep(self._fault["facts"].get("seconds", 0))

    def _send(self, socket: ClientConnection, message: Message) -> None:
        time.sleep(max(0.0, self._last_sent + PACE - time.monotonic()))
        self._last_sent = time.monotonic()
        socket.send(orjson.dumps(message).decode())

    def _check_final(self, end: ConnectionClosed) -> None:
        """`RemoteError` with the server's own reason, if it does not want to see this bot again."""
        if end.rcvd is not None and end.rcvd.code in FINAL:
            fault = self._fault or {"key": "no-such-bot", "facts": {}}
            raise RemoteError(fault["key"], **fault["facts"]) from None

    def _pause(self, seconds: float) -> None:
        self._is_lost = True
        self._tell("cli-bot-lost", seconds=f"{seconds:g}")
        time.sleep(seconds)


def _waits() -> Iterator[float]:
    wait = FIRST_WAIT
    while True:
        yield wait
        wait = min(2 * wait, LONGEST_WAIT)


def _refusal(status: int, body: bytes) -> RemoteError:
    """The server's own reason, or what a proxy before it has answered."""
    with suppress(orjson.JSONDecodeError, KeyError, TypeError):
        fault: dict[str, Any] = orjson.loads(body)["error"]
        return RemoteError(fault["key"], **fault["facts"])
    return RemoteError("server-answers", status=status)


def _unreachable(link: TableLink, error: Exception) -> RemoteError:
    why = error.reason if isinstance(error, URLError) else error
    return RemoteError("no-server", address=link.root, why=str(why))
