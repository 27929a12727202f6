"""What is sent: tables, pages and the news of one answer, each as the one who looks may see it."""

from collections.abc import Iterable, Mapping
from datetime import datetime
from typing import Any

import orjson

from posse.engine.log import Event
from posse.engine.match import Match
from posse.server.rows import ChatRow, SeatRow, TableRow
from posse.server.seating import seats_of


class Sight:
    """What lies on the table now, as JSON without its outer brackets: `shared` is made once for everybody.

    What somebody sees, is asked and can answer is `shared` and behind it his `own`. Nothing is asked of a seat whose
    person has given it up, though he sees what it sees.
    """

    def __init__(self, match: Match | None, given_up: frozenset[int] = frozenset()) -> None:
        self.match = match
        self._given_up = given_up
        self.shared = NOT_BEGUN if match is None else _open_part(match)

    def own(self, seat: int | None) -> bytes:
        """The rest of what this seat sees, beginning inside its view."""
        match = self.match
        if match is None:
            return b""
        answers = None if seat in self._given_up else seat
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


def _open_part(match: Match) -> bytes:
    """What everybody sees, up to the place in the view where everybody sees something else."""
    return b'%b,"view":{%b' % (
        inside({"question": match.question, "asked": match.asked}),
        inside(match.open_view()),
    )


def _undo(match: Match, seat: int) -> str | None:
    """How the last answer of a seat can be struck; never when the result is known."""
    if match.over or not match.can_undo(seat, consent=True):
        return None
    return "free" if match.can_undo(seat) else "ask"


def events_json(events: Iterable[Event], seat: int | None) -> list[dict[str, Any]]:
    """What a seat sees of what happened."""
    return [seen.json() for event in events if (seen := event.seen_by(seat))]


def told(events: Iterable[Event], seat: int | None) -> bytes:
    """The same as part of a message."""
    return b'"events":' + orjson.dumps(events_json(events, seat))


def inside(message: Mapping[str, Any]) -> bytes:
    """A message as JSON without its outer brackets, ready to be numbered."""
    return orjson.dumps(message)[1:-1]


NOT_BEGUN = inside(
    {"ticket": None, "question": None, "asked": [], "choices": [], "undo": None, "redo": False, "view": None}
)


def stamp(moment: datetime) -> str:
    return moment.strftime("%Y-%m-%dT%H:%M:%SZ")


def chat_json(said: ChatRow) -> dict[str, Any]:
    return {"number": said.number, "seat": said.seat, "name": said.name, "text": said.text, "at": stamp(said.at)}


def seat_json(row: SeatRow, person: str | None, here: bool) -> dict[str, Any]:
    """A chair; the key of its own link is shown to its people only."""
    mine = person is not None and person in row.holders
    shown = {
        "seat": row.seat,
        "kind": row.kind,
        "name": row.name,
        "level": row.level,
        "mine": mine,
        "here": here,
        "standin": row.standin,
        "left": row.left,
        "resigned": row.resigned,
    }
    return {**shown, "key": row.key} if mine else shown


def card_json(table: TableRow, person: str | None, waits: bool) -> dict[str, Any]:
    """A table in the lobby."""
    mine = seats_of(table, person)
    result = table.result and {"scores": table.result["scores"], "ranking": table.result["ranking"]}
    return {
        "id": table.id,
        "game": table.game,
        "state": table.state,
        "seats": [
            {"name": row.name, "kind": row.kind, "level": row.level, "mine": row.seat in mine} for row in table.seats
        ],
        "waits": waits,
        "created": stamp(table.created),
        "result": result,
    }


def result_json(match: Match) -> dict[str, Any]:
    return {"scores": match.scores, "ranking": match.ranking, "breakdown": match.breakdown}
