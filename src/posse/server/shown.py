"""A table as it is shown: who looks at it, and what each of them is sent."""

from collections import deque
from typing import Any

import orjson

from posse.engine.log import Event
from posse.server.desk import Desk
from posse.server.errors import NotNow
from posse.server.page import Sight, chat_json, events_json, inside, seat_json
from posse.server.rows import ChatRow, SeatRow, TableRow
from posse.server.votes import Proposal
from posse.server.watcher import Watcher

MOST_CHAT = 200


class ShownTable:
    """What was agreed, the desk once the game has begun, and the watchers."""

    def __init__(self, row: TableRow, desk: Desk | None, chat: list[ChatRow]) -> None:
        self.row = row
        self.desk = desk
        self.watchers: list[Watcher] = []
        self.chat: deque[ChatRow] = deque(chat, MOST_CHAT)
        self.proposal: Proposal | None = None

    def is_here(self, seat: int) -> bool:
        return any(seat in watcher.seats for watcher in self.watchers)

    def moved(self, guest: str, into: str) -> None:
        """Somebody is known by another id from now on."""
        self.row.host = into if self.row.host == guest else self.row.host
        for row in self.row.seats:
            if guest in row.holders:
                row.holders = list(dict.fromkeys(into if holder == guest else holder for holder in row.holders))
        for watcher in self.watchers:
            watcher.person = into if watcher.person == guest else watcher.person

    def playing(self) -> Desk:
        if self.desk is None or self.row.state != "running":
            raise NotNow("table-not-running")
        return self.desk

    def table_json(self, person: str | None) -> dict[str, Any]:
        """The table as one person sees it."""
        row = self.row
        return {
            "id": row.id,
            "game": row.game,
            "options": row.options,
            "state": row.state,
            "host": person is not None and row.host == person,
            "public": row.public,
            "spectators": row.spectators,
            "clock": row.clock,
            "on_time": row.on_time,
            "tempo": row.tempo,
            "seats": [seat_json(seat, person, self._is_shown_here(seat)) for seat in row.seats],
            "watchers": sum(not watcher.seats for watcher in self.watchers),
            "rematch": row.rematch,
            "proposal": self.proposal.json() if self.proposal else None,
            "result": row.result,
        }

    def _is_shown_here(self, seat: SeatRow) -> bool:
        return seat.kind == "bot" or self.is_here(seat.seat)

    def send_table(self, watchers: list[Watcher]) -> None:
        for watcher in watchers:
            watcher.send(inside({"table": self.table_json(watcher.person)}))

    def send_pages(self, watchers: list[Watcher]) -> None:
        """Everything, to those who have just come or whose page is no longer true."""
        desk = self.desk
        chat = [chat_json(said) for said in self.chat]
        sight = Sight(desk.match if desk else None)
        for watcher in watchers:
            seat = watcher.seat
            now = sight.now(seat)
            page = {
                "whole": True,
                "seat": seat,
                "table": self.table_json(watcher.person),
                "chat": chat,
                "log": events_json(desk.match.events, seat) if desk else [],
                "since": desk.since(seat) if desk else 0,
                "clock": desk.clock_json() if desk else None,
            }
            watcher.seen = hash(now)
            watcher.send(inside(page) + b"," + now)

    def send_news(self, events: list[Event], started: float) -> None:
        """What an answer brought, to everybody who sees something new by it."""
        desk = self.playing()
        sight = Sight(desk.match)
        clock = b',"clock":' + orjson.dumps(desk.clock_json())
        made: dict[int | None, tuple[bytes, int, bool]] = {}
        told: list[tuple[Watcher, bytes]] = []
        for watcher in self.watchers:
            if watcher.seat not in made:
                made[watcher.seat] = _news(sight, watcher.seat, events)
            body, mark, is_eventful = made[watcher.seat]
            if is_eventful or watcher.seen != mark:
                watcher.seen = mark
                told.append((watcher, body + clock))
        for place, (watcher, body) in enumerate(told):
            watcher.send(body, started if place == len(told) - 1 else 0.0)

    def fingerprint(self, seat: int | None) -> int:
        desk = self.playing()
        return hash(Sight(desk.match).now(seat) + orjson.dumps(events_json(desk.match.events, seat)))


def _news(sight: Sight, seat: int | None, events: list[Event]) -> tuple[bytes, int, bool]:
    """What one pair of eyes sees of an answer, a mark of the page after it, and whether something happened."""
    seen = events_json(events, seat)
    now = sight.now(seat)
    return b'"events":%b,%b' % (orjson.dumps(seen), now), hash(now), bool(seen)
