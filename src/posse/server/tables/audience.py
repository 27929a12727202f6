"""A table as it is shown: who looks at it, and what each of them is sent."""

from collections import deque
from typing import Any

import orjson

import posse
from posse.engine.log import Event
from posse.server.errors import NotNow
from posse.server.store.rows import ChatRow, TableRow
from posse.server.tables import seating
from posse.server.tables.ledger import Desk
from posse.server.tables.page import Sight, chat_json, events_json, inside, seat_json, told
from posse.server.tables.votes import Proposal
from posse.server.tables.watcher import Watcher

MOST_CHAT = 200
NOTHING_SEEN = told([], None)


class ShownTable:
    """What was agreed, the desk once the game has begun, and the watchers."""

    def __init__(self, row: TableRow, desk: Desk | None, chat: list[ChatRow]) -> None:
        self.row = row
        self.coming: TableRow | None = None  # what the row will be once it is stored
        self.desk = desk
        self.watchers: list[Watcher] = []
        self.chat: deque[ChatRow] = deque(chat, MOST_CHAT)
        self.proposal: Proposal | None = None

    def is_here(self, seat: int) -> bool:
        return any(seat in watcher.seats for watcher in self.watchers)

    def _present(self) -> set[int]:
        return {seat for watcher in self.watchers for seat in watcher.seats}

    def moved(self, guest: str, into: str) -> None:
        """Somebody is known by another id from now on."""
        for row in (self.row, self.coming):
            if row is not None:
                seating.move(row, guest, into)
        for watcher in self.watchers:
            watcher.person = into if watcher.person == guest else watcher.person

    def playing(self) -> Desk:
        if self.desk is None or self.row.state != "running":
            raise NotNow("table-not-running")
        return self.desk

    def table_json(self, person: str | None) -> dict[str, Any]:
        """The table as one person sees it."""
        row, present = self.row, self._present()
        return {
            "id": row.id,
            "game": row.game,
            "options": row.options,
            "secrets": posse.GAMES[row.game].has_secrets(row.options),
            "state": row.state,
            "host": person is not None and row.host == person,
            "public": row.public,
            "spectators": row.spectators,
            "clock": row.clock,
            "on_time": row.on_time,
            "tempo": row.tempo,
            "seats": [seat_json(seat, person, seat.kind == "bot" or seat.seat in present) for seat in row.seats],
            "watchers": sum(not watcher.seats for watcher in self.watchers),
            "rematch": row.rematch,
            "proposal": self.proposal.json() if self.proposal else None,
            "result": row.result,
        }

    def _sight(self) -> Sight:
        given_up = frozenset(row.seat for row in self.row.seats if row.resigned)
        return Sight(self.desk.match if self.desk else None, given_up)

    def _tables(self, watchers: list[Watcher]) -> list[bytes]:
        """The table for each of these, as part of a message; made once for all who have nothing to do with it."""
        known = {self.row.host, *(holder for row in self.row.seats for holder in row.holders)}
        made: dict[str | None, bytes] = {}
        for person in {watcher.person if watcher.person in known else None for watcher in watchers}:
            made[person] = inside({"table": self.table_json(person)})
        return [made.get(watcher.person) or made[None] for watcher in watchers]

    def send_table(self, watchers: list[Watcher]) -> None:
        for watcher, table in zip(watchers, self._tables(watchers), strict=True):
            watcher.send(table)

    def send_pages(self, watchers: list[Watcher]) -> None:
        """Everything, to those who have just come or whose page is no longer true."""
        sight = self._sight()
        made: dict[int | None, tuple[bytes, int]] = {}
        for watcher, table in zip(watchers, self._tables(watchers), strict=True):
            if watcher.seat not in made:
                made[watcher.seat] = self._page(sight, watcher.seat)
            body, watcher.seen = made[watcher.seat]
            watcher.send(body + b"," + table)

    def _page(self, sight: Sight, seat: int | None) -> tuple[bytes, int]:
        """What one pair of eyes sees, but for the table, and its mark."""
        desk = self.desk
        own = sight.own(seat)
        page = {
            "whole": True,
            "seat": seat,
            "chat": [chat_json(said) for said in self.chat],
            "log": events_json(desk.match.events, seat) if desk else [],
            "since": desk.since(seat) if desk else 0,
            "clock": desk.clock_json() if desk else None,
        }
        return b"%b,%b%b" % (inside(page), sight.shared, own), _mark(sight, own)

    def send_news(self, events: list[Event]) -> None:
        """What an answer brought, to everybody who sees something new by it."""
        desk = self.playing()
        sight = self._sight()
        clock = orjson.dumps(desk.clock_json())
        seen_by_all = told(events, None) if all(event.public for event in events) else None
        made: dict[int | None, tuple[bytes, int, bool]] = {}
        for watcher in self.watchers:
            if watcher.seat not in made:
                own = sight.own(watcher.seat)
                seen = told(events, watcher.seat) if seen_by_all is None else seen_by_all
                body = b'%b,"clock":%b,%b%b' % (seen, clock, sight.shared, own)
                made[watcher.seat] = body, _mark(sight, own), seen != NOTHING_SEEN
            body, mark, is_eventful = made[watcher.seat]
            if is_eventful or watcher.seen != mark:
                watcher.seen = mark
                watcher.send(body)

    def fingerprint(self, seat: int | None) -> int:
        desk = self.playing()
        return hash(self._sight().now(seat) + told(desk.match.events, seat))


def _mark(sight: Sight, own: bytes) -> int:
    """What tells two pages apart; the part that all share is read once for all."""
    return hash((sight.shared, own))
