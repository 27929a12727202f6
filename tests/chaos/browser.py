"""A scripted player or spectator, whose connection behaves as that of the page does (web/src/lib/link.ts).

It keeps a ledger of the answers that were confirmed to it, and the log that it was sent.
"""

import asyncio
from collections.abc import Callable
from random import Random
from time import monotonic
from typing import Any, NamedTuple

import orjson
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from posse.server.http.access import COOKIE

Json = dict[str, Any]

# As the page has them; the beat is the slowest that it can be: nothing is heard right after the last one.
BEAT = 5.0
OPEN_SECONDS = 15.0
FIRST_WAIT, LONGEST_WAIT, SPREAD = 0.5, 5.0, 0.3
MOVED_WAIT = 0.05
SERVER_RESTART = 1012
IN_DOUBT = ("store-failed", "two-writers")
TAKING_BACK = ("lift", "back", "roads")
ID_BITS = 53


class Answer(NamedTuple):
    """An answer as it was sent."""

    id: int
    words: str
    ticket: int

    def message(self) -> Json:
        return {"do": self.words, "ticket": self.ticket, "id": self.id}


class Browser:
    """One person at a table, or somebody who looks on; `pace` tells for how long they think.

    `fault` is called with everything that must never happen.
    """

    def __init__(
        self,
        address: str,
        seat: int | None,
        cookie: str,
        pace: Callable[[], float],
        fault: Callable[[str], None],
        chance: Random,
    ) -> None:
        self.seat = seat
        self.taken: list[Answer] = []
        self.refused: list[Answer] = []
        self.doubtful: list[Answer] = []  # of which the server could not say twice whether they were stored
        self.awaited: Answer | None = None
        self.log: list[Json] = []
        self.awaits_news_since = 0.0
        self.heard_news: float | None = None  # when it heard of something new in its game, after that moment
        self.is_over = False
        self.has_page = False
        self.longest_gap = 0.0  # seconds from the end of a connection to the page that the next one brought
        self._lost = 0.0
        self._wishes_to_play = True
        self._socket: ClientConnection | None = None
        self._address = f"{address}?seat={'' if seat is None else seat}"
        self._headers = {"Cookie": f"{COOKIE}={cookie}"} if cookie else {}
        self._pace = pace
        self._fault = fault
        self._chance = chance
        self._page: Json = {}
        self._n = 0
        self._is_in_doubt = False
        self._attempts = 0
        self._answered: int | None = None  # the last ticket that was answered on this page
        self._thinking: asyncio.Task[None] | None = None

    async def play(self) -> None:
        """Stay connected until the game is over."""
        while not self.is_over:
            await asyncio.sleep(await self._connection())

    @property
    def is_settled(self) -> bool:
        """Whether it has a page, and everything that it has sent was answered."""
        return self.is_over or (self.has_page and self.awaited is None)

    # --- the connection

    async def _connection(self) -> float:
        """Connect once and stay until it ends; returns the seconds to wait before the next attempt."""
        code = None
        try:
            async with connect(
                self._address,
                additional_headers=self._headers,
                proxy=None,
                max_size=None,
                compression=None,
                open_timeout=OPEN_SECONDS,
                ping_interval=None,
                close_timeout=0.1,
            ) as socket:
                self._n, self._socket = 0, socket
                await self._read(socket)
        except ConnectionClosed as end:
            code = end.rcvd.code if end.rcvd else None
        except (OSError, WebSocketException):  # a timeout is an OSError, too
            pass
        finally:
            if self.has_page:
                self._lost = monotonic()
            self.has_page, self._socket = False, None
            self._stop_thinking()
        wait = MOVED_WAIT if code == SERVER_RESTART and self._attempts == 0 else self._backoff()
        self._attempts += 1
        return wait * (1 + SPREAD * self._chance.random())

    def _backoff(self) -> float:
        return float(min(LONGEST_WAIT, FIRST_WAIT * 2 ** min(self._attempts, 10)))

    async def _read(self, socket: ClientConnection) -> None:
        """Take what comes; leave a server that is silent for two beats although it was asked."""
        is_asked = False
        while not self.is_over:
            try:
                async with asyncio.timeout(BEAT):
                    message = await socket.recv()
            except TimeoutError:
                if is_asked:
                    return
                is_asked = True
                await socket.send(orjson.dumps({"ping": self._n}), text=True)
                continue
            is_asked = False
            await self._take(orjson.loads(message), socket)

    # --- messages

    async def _take(self, message: Json, socket: ClientConnection) -> None:
        if "n" in message:
            self._count(message["n"])
        if "whole" in message:
            await self._take_page(message, socket)
        elif "events" in message:
            self._page = {**self._page, **message}
            self._hear(self.log + message["events"])
        elif "taken" in message:
            self._confirm(message["taken"])
        elif "error" in message:
            self._refuse(message)
        elif "table" in message:
            self._page["table"] = message["table"]
        self.is_over = self._page.get("table", {}).get("state") == "over"
        self._maybe_think(socket)

    def _count(self, n: int) -> None:
        self._n += 1
        if n != self._n:
            self._fault(f"gap: message {n} after {self._n - 1}")

    async def _take_page(self, page: Json, socket: ClientConnection) -> None:
        is_first = not self.has_page
        if is_first and self._lost:
            self.longest_gap = max(self.longest_gap, monotonic() - self._lost)
        self._page, self.has_page, self._attempts, self._answered = page, True, 0, None
        if page["log"][: len(self.log)] != self.log:
            self._fault(f"regressed: seat {self.seat} was told {len(self.log)} events that are not there any more")
        self._hear(page["log"])
        if self.awaited is not None and (is_first or self._is_in_doubt):
            await socket.send(orjson.dumps(self.awaited.message()), text=True)

    def _hear(self, log: list[Json]) -> None:
        now = monotonic()
        if len(log) > len(self.log) and self.heard_news is None and now >= self.awaits_news_since:
            self.heard_news = now
        self.log = list(log)

    def await_news(self, since: float) -> None:
        """Note when it hears of something new after this moment."""
        self.awaits_news_since, self.heard_news = since, None

    def _confirm(self, id: int) -> None:
        if self.awaited is not None and self.awaited.id == id:
            self.taken.append(self.awaited)
            self.awaited, self._is_in_doubt = None, False
        elif id not in [answer.id for answer in self.taken]:
            self._fault(f"unknown: seat {self.seat} was confirmed an answer that it has not sent")

    def _refuse(self, message: Json) -> None:
        if self.awaited is None or message.get("id") != self.awaited.id:
            return
        is_unknown = message["error"]["key"] in IN_DOUBT
        if is_unknown and not self._is_in_doubt:
            self._is_in_doubt = True
            return
        (self.doubtful if is_unknown else self.refused).append(self.awaited)
        self.awaited, self._is_in_doubt, self._answered = None, False, None

    # --- playing

    def pause(self) -> None:
        """Answer nothing for a while."""
        self._wishes_to_play = False

    def go_on(self) -> None:
        self._wishes_to_play = True
        if self._socket is not None:
            self._maybe_think(self._socket)

    @property
    def _is_due(self) -> bool:
        is_asked = bool(self._page.get("choices")) and self._page["ticket"] != self._answered
        return is_asked and self._wishes_to_play and self.has_page and self.awaited is None

    def _maybe_think(self, socket: ClientConnection) -> None:
        if self._is_due and (self._thinking is None or self._thinking.done()):
            self._thinking = asyncio.create_task(self._think(socket))

    async def _think(self, socket: ClientConnection) -> None:
        """Answer after a while what is asked by then."""
        await asyncio.sleep(self._pace() * (0.5 + self._chance.random()))
        if not self._is_due:
            return
        choices, ticket = self._page["choices"], self._page["ticket"]
        decided = [words for words in choices if not words.startswith(TAKING_BACK)]
        self._answered = ticket
        self.awaited = Answer(self._chance.getrandbits(ID_BITS), self._chance.choice(decided or choices), ticket)
        try:
            await socket.send(orjson.dumps(self.awaited.message()), text=True)
        except ConnectionClosed:  # it is sent again as soon as there is another connection
            pass

    def _stop_thinking(self) -> None:
        if self._thinking is not None:
            self._thinking.cancel()
