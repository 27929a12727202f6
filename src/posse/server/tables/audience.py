"""The watchers of a table, and what each of them is sent."""

from collections.abc import Sequence

import orjson

from posse.engine.errors import PosseError
from posse.engine.log import Event
from posse.server.bots.fair_queue import Asker, Priority
from posse.server.errors import NotNow
from posse.server.settings import Limits
from posse.server.store.rows import ChatRow, TableRow
from posse.server.tables.notices import Notice
from posse.server.tables.page import Snapshot, chat_json, events_part, inside
from posse.server.tables.seating import seats_of
from posse.server.tables.watcher import Watcher

NO_EVENTS = events_part([], None)


class Audience:
    """The watchers of a table. Whatever is the same for several of them is encoded once."""

    def __init__(self) -> None:
        self.watchers: list[Watcher] = []
        self.visitors: set[int] = set()  # seats that are answered for on the server just now, as their people planned

    # --- who is here

    @property
    def present(self) -> set[int]:
        """The seats whose people are connected."""
        return self.visitors.union(*(watcher.seats for watcher in self.watchers))

    def is_here(self, seat: int) -> bool:
        return seat in self.present

    @property
    def people(self) -> set[str]:
        """The ids of those who look at the table and are known."""
        return {watcher.person for watcher in self.watchers if watcher.person is not None}

    @property
    def looking(self) -> set[str]:
        """The people who can see the table just now."""
        return {watcher.person for watcher in self.watchers if watcher.person is not None and watcher.is_looking}

    def of_seat(self, seat: int) -> list[Watcher]:
        return [watcher for watcher in self.watchers if watcher.seat == seat]

    def asker(self, row: TableRow) -> Asker:
        """On whose behalf the bots think: a player who is here, else a spectator; for the host if nobody looks on."""
        if not self.watchers:
            return Asker(person=row.host or "", priority=Priority.UNWATCHED)
        watcher = next((watcher for watcher in self.watchers if watcher.seats), self.watchers[0])
        return Asker(watcher.client, watcher.person or "")

    def rename(self, guest: str, into: str) -> None:
        """A guest has logged in and has another id from now on."""
        for watcher in self.watchers:
            watcher.person = into if watcher.person == guest else watcher.person

    def silence(self, person: str, unheard: frozenset[str]) -> list[Watcher]:
        """Let somebody read nothing from these people; returns the watchers for whom that is a change."""
        changed = [one for one in self.watchers if one.person == person and one.unheard != unheard]
        for watcher in changed:
            watcher.unheard = unheard
        return changed

    def recognise(self, row: TableRow) -> list[Watcher]:
        """Update the seats of every watcher; returns the watchers whose viewing seat has changed.

        A newly seated watcher switches to that seat. One that held a seat and chose to watch goes on watching.
        """
        seen_as = [(watcher, watcher.seat) for watcher in self.watchers]
        for watcher in self.watchers:
            before, watcher.seats = watcher.seats, seats_of(row, watcher.person)
            if watcher.seat not in watcher.seats:
                sat_down = watcher.seats and not before and row.state == "open"
                watcher.seat = watcher.seats[0] if sat_down else None
        return [watcher for watcher, seat in seen_as if watcher.seat != seat]

    def dismiss_spectators(self, reason: PosseError) -> None:
        self.dismiss([watcher for watcher in self.watchers if not watcher.seats], reason)

    def dismiss_bots(self, reason: PosseError) -> None:
        """Send away the guest bots that have no seat."""
        self.dismiss([watcher for watcher in self.watchers if watcher.author and not watcher.seats], reason)

    def dismiss(self, watchers: Sequence[Watcher], reason: PosseError) -> None:
        """Send some of the watchers away."""
        for watcher in list(watchers):
            watcher.dismiss(reason)
            self.watchers.remove(watcher)

    def check_room(self, new: Watcher, limits: Limits) -> None:
        """`NotNow` if there are too many spectators, or too many windows of this person."""
        if (
            new.person is not None
            and sum(one.person == new.person for one in self.watchers) >= limits.windows_per_person
        ):
            raise NotNow("too-many-windows", most=limits.windows_per_person)
        spectators = sum(not one.seats for one in self.watchers)
        if not new.seats and spectators >= limits.spectators_per_table:
            raise NotNow("too-many-spectators", most=limits.spectators_per_table)

    # --- what they are sent

    def send_chat(self, said: ChatRow) -> None:
        """Send what somebody has said to everybody who wants to read it."""
        body = inside({"chat": [chat_json(said)]})
        for watcher in self.watchers:
            if said.person not in watcher.unheard:
                watcher.send(body)

    def send_table(self, snapshot: Snapshot, to: Sequence[Watcher]) -> None:
        for watcher, table in zip(to, self._tables(snapshot, to), strict=True):
            watcher.send(table)

    def send_pages(self, snapshot: Snapshot, to: Sequence[Watcher]) -> None:
        """Send the whole page to watchers that have just connected or whose page is stale."""
        sight = snapshot.sight()
        made: dict[tuple[int | None, frozenset[str]], tuple[bytes, int]] = {}
        for watcher, table in zip(to, self._tables(snapshot, to), strict=True):
            eyes_and_ears = watcher.seat, watcher.unheard
            if eyes_and_ears not in made:
                own = sight.own(watcher.seat)
                page = snapshot.page(sight, watcher.seat, own, watcher.unheard)
                made[eyes_and_ears] = page, sight.fingerprint(own)
            body, watcher.seen = made[eyes_and_ears]
            watcher.send(body + b"," + table)

    def send_news(self, snapshot: Snapshot, events: list[Event]) -> None:
        """Send the result of an answer to everybody who sees a difference."""
        sight = snapshot.sight()
        clock = orjson.dumps(snapshot.clocks.json())
        seen_by_all = events_part(events, None) if all(event.public for event in events) else None
        made: dict[int | None, tuple[bytes, int, bool]] = {}
        for watcher in self.watchers:
            if watcher.seat not in made:
                own = sight.own(watcher.seat)
                seen = events_part(events, watcher.seat) if seen_by_all is None else seen_by_all
                body = b'%b,"clock":%b,%b%b' % (seen, clock, sight.shared, own)
                made[watcher.seat] = body, sight.fingerprint(own), seen != NO_EVENTS
            body, fingerprint, is_eventful = made[watcher.seat]
            if is_eventful or watcher.seen != fingerprint:
                watcher.seen = fingerprint
                watcher.send(body)

    def send_notice(self, notice: Notice, events: list[Event]) -> None:
        for watcher in self.watchers:
            watcher.send(inside({"notices": [notice.json(events, watcher.seat)]}))

    def fingerprints(self, snapshot: Snapshot) -> dict[int | None, int]:
        """For each seat that is watched, and for spectators whether there are any, a fingerprint of what they see."""
        sight = snapshot.sight()
        events = snapshot.ledger.match.events if snapshot.ledger else []
        seats = {None, *(watcher.seat for watcher in self.watchers)}
        return {seat: hash(sight.now(seat) + events_part(events, seat)) for seat in seats}

    def _tables(self, snapshot: Snapshot, to: Sequence[Watcher]) -> list[bytes]:
        """The table for each of these watchers as part of a message; encoded once for all who hold no seat."""
        row = snapshot.row
        known = {row.host, *(holder for seat in row.seats for holder in seat.holders)}
        made: dict[str | None, bytes] = {}
        for person in {watcher.person if watcher.person in known else None for watcher in to}:
            made[person] = inside({"table": self.table_json(snapshot, person)})
        return [made.get(watcher.person) or made[None] for watcher in to]

    def table_json(self, snapshot: Snapshot, person: str | None) -> dict[str, object]:
        """The table as one person sees it, whether they watch or not."""
        return snapshot.table(person, self.present, sum(not watcher.seats for watcher in self.watchers))
