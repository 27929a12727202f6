"""What is sent about a table, for each watcher only the parts they may see."""

from collections.abc import Callable, Iterable, Mapping, Set
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any, NamedTuple

import orjson

import posse
from posse.engine.log import Event
from posse.engine.luck import pledge_of
from posse.engine.match import Match
from posse.server.store.rows import ChatRow, SeatRow, TableRow
from posse.server.tables.clocks import Timekeeper
from posse.server.tables.ledger import Ledger
from posse.server.tables.notices import Notices
from posse.server.tables.plans import Plans
from posse.server.tables.presence import Presence
from posse.server.tables.seating import players, seats_of
from posse.server.tables.votes import Proposal


class Sight:
    """The match as it is seen now, as JSON without the outer braces: `shared` is encoded once for everybody.

    What a seat sees, is asked and can answer is `shared` followed by its `own`. A seat whose person has resigned is
    asked nothing, although that person sees what it sees.
    """

    def __init__(self, match: Match | None, resigned: frozenset[int] = frozenset()) -> None:
        self.match = match
        self._resigned = resigned
        self.shared = NOT_STARTED if match is None else _open_part(match)

    def own(self, seat: int | None) -> bytes:
        """The rest of what this seat sees, beginning inside its view."""
        match = self.match
        if match is None:
            return b""
        answers = None if seat in self._resigned else seat
        asked = {
            "ticket": None if answers is None else match.ticket(answers),
            "choices": [] if answers is None else match.choices(answers),
            "undo": None if answers is None else _undo(match, answers),
            "redo": answers is not None and match.can_redo(answers),
        }
        view = inside(match.own_view(seat))
        return b"%b%b},%b" % (b"," if view and not self.shared.endswith(b"{") else b"", view, inside(asked))

    def now(self, seat: int | None) -> bytes:
        """All that this seat sees, is asked and can answer."""
        return self.shared + self.own(seat)

    def fingerprint(self, own: bytes) -> int:
        """A fingerprint of what is seen; the shared part is only hashed once, as it is the same object for all."""
        return hash((self.shared, own))


@dataclass(slots=True)
class Snapshot:
    """Everything about a table that is sent to anybody, as it is now."""

    row: TableRow
    ledger: Ledger | None
    proposal: Proposal | None
    chat: Iterable[ChatRow]
    clocks: Timekeeper
    presence: Presence
    notices: Notices = field(default_factory=Notices)
    plans: Plans | None = None
    begins_in: int | None = None
    _sight: Sight | None = field(default=None, init=False)

    def sight(self) -> Sight:
        """What is seen, made once."""
        if self._sight is None:
            resigned = frozenset(seat.seat for seat in self.row.seats if seat.resigned)
            self._sight = Sight(self.ledger.match if self.ledger else None, resigned)
        return self._sight

    def page(self, sight: Sight, seat: int | None, own: bytes, unheard: frozenset[str] = frozenset()) -> bytes:
        """All that a seat or a spectator sees, except for the table, and for what some people said."""
        ledger = self.ledger
        page = {
            "whole": True,
            "seat": seat,
            "chat": [chat_json(said) for said in self.chat if said.person not in unheard],
            "log": events_json(ledger.match.events, seat) if ledger else [],
            "since": ledger.since(seat) if ledger else 0,
            "notices": self.notices.json(ledger.match.events, seat) if ledger else [],
            "clock": self.clocks.json() if ledger else None,
            "plans": self.plans.json(seat) if self.plans else [],
        }
        return b"%b,%b%b" % (inside(page), sight.shared, own)

    def table(self, person: str | None, present: set[int], spectators: int) -> dict[str, Any]:
        """The table as one person sees it, with these seats connected and this many spectators."""
        return table_json(self.row, person, present, spectators, self.proposal, self.presence.left, self.begins_in)


def _not_missed(seat: int) -> int | None:
    """Nobody knows of anybody who is away."""
    return None


def table_json(
    row: TableRow,
    person: str | None,
    present: Set[int] = frozenset(),
    spectators: int = 0,
    proposal: Proposal | None = None,
    kept: Callable[[int], int | None] = _not_missed,
    begins_in: int | None = None,
) -> dict[str, Any]:
    """A table as one person sees it; `kept` tells for how long the seat of somebody who is away is kept."""
    return {
        "id": row.id,
        "game": row.game,
        "options": row.options,
        "secrets": posse.GAMES[row.game].has_secrets(row.options),
        "state": row.state,
        "begins_in": begins_in,
        "host": person is not None and row.host == person,
        **row.terms.model_dump(),
        "seats": [
            {**seat_json(seat, person, _is_here(seat, present), kept(seat.seat)), "person": player}
            for seat, player in zip(row.seats, players(row), strict=True)
        ],
        "watchers": spectators,
        "rematch": row.rematch,
        "posse": row.posse,
        "proposal": proposal.json() if proposal else None,
        "result": row.result,
        "luck": _luck_json(row),
    }


def _luck_json(row: TableRow) -> dict[str, Any] | None:
    """What is published about its luck before the first draw, and nothing more: how often is drawn is secret, too."""
    if row.seed is None:
        return None
    pledge = pledge_of(row.seed, row.contributions)
    return {
        "version": pledge.version,
        "commitment": pledge.commitment,
        "contributions": [seat.luck for seat in row.seats],
    }


def _is_here(seat: SeatRow, present: Set[int]) -> bool:
    """Whether a seat is played from a connection that is there, or on this server."""
    return seat.seat in present or (seat.kind == "bot" and not seat.is_held)


def _open_part(match: Match) -> bytes:
    """What everybody sees, up to the point where views begin to differ."""
    return b'%b,"view":{%b' % (
        inside({"question": match.question, "asked": match.asked}),
        inside(match.open_view()),
    )


def _undo(match: Match, seat: int) -> str | None:
    """How the last answer of a seat can be undone; never once the result is known."""
    if match.over or not match.can_undo(seat, consent=True):
        return None
    return "free" if match.can_undo(seat) else "ask"


def events_json(events: Iterable[Event], seat: int | None) -> list[dict[str, Any]]:
    """What a seat sees of these events."""
    return [seen.json() for event in events if (seen := event.seen_by(seat))]


def events_part(events: Iterable[Event], seat: int | None) -> bytes:
    """The same as part of a message."""
    return b'"events":' + orjson.dumps(events_json(events, seat))


def inside(message: Mapping[str, Any]) -> bytes:
    """A message as JSON without its outer braces, ready to be numbered."""
    return orjson.dumps(message)[1:-1]


NOT_STARTED = inside(
    {"ticket": None, "question": None, "asked": [], "choices": [], "undo": None, "redo": False, "view": None}
)


def iso_time(moment: datetime) -> str:
    return moment.strftime("%Y-%m-%dT%H:%M:%SZ")


def iso_of_ms(moment: int) -> str:
    return iso_time(datetime.fromtimestamp(moment / 1000, UTC))


def chat_json(said: ChatRow) -> dict[str, Any]:
    return {"number": said.number, "seat": said.seat, "name": said.name, "text": said.text, "at": iso_time(said.at)}


def seat_json(row: SeatRow, person: str | None, here: bool, kept: int | None) -> dict[str, Any]:
    """A seat, kept for so many milliseconds if its person is away; the key of its link is only sent to its holders."""
    mine = person is not None and person in row.holders
    seat = {
        "seat": row.seat,
        "kind": row.kind,
        "name": row.name,
        "level": row.level,
        "mine": mine,
        "here": here,
        "kept": kept,
        "standin": row.standin,
        "left": row.left,
        "resigned": row.resigned,
        "deleted": row.deleted,
        "author": row.author,
    }
    return {**seat, "key": row.key} if mine else seat


class LastMove(NamedTuple):
    """When everybody last saw a move, in milliseconds, and the event that they saw; either may not be known."""

    at: int | None = None
    event: dict[str, Any] | None = None


NO_MOVE = LastMove()


def card_json(
    table: TableRow,
    person: str | None,
    waits: bool,
    last: LastMove = NO_MOVE,
    left: int | None = None,
    here: int = 0,
) -> dict[str, Any]:
    """A table in the lobby; `left` is for how many milliseconds it still waits for this person.

    `here` are the seats whose people are connected, seat n as bit n.
    """
    mine = seats_of(table, person)
    result = table.result and {"scores": table.result["scores"], "ranking": table.result["ranking"]}
    return {
        "id": table.id,
        "game": table.game,
        "state": table.state,
        "begins": table.begins_by_itself,
        "seats": [
            {
                "name": row.name,
                "kind": row.kind,
                "level": row.level,
                "mine": row.seat in mine,
                "here": bool(here >> row.seat & 1),
                "deleted": row.deleted,
                "author": row.author,
                "person": player,
            }
            for row, player in zip(table.seats, players(table), strict=True)
        ],
        "waits": waits,
        "left": left,
        "rated": table.terms.rated,
        "created": iso_time(table.created),
        "moved": None if last.at is None else iso_of_ms(last.at),
        "last": last.event,
        "result": result,
    }


def result_json(match: Match) -> dict[str, Any]:
    return {"scores": match.scores, "ranking": match.ranking, "breakdown": match.breakdown}
