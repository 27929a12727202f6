"""Who is called to a table: whoever is waited for and does not look.

A call of a kind has a turn, by which it is told from the next: there is never more than one alert for each. The turn
of a seat has the number of the line after which it was asked and had not been asked before, so it is the same whoever
reads the record, before or after a restart. Who is asked is known to everybody, so a call tells nothing hidden.
"""

from collections.abc import Collection, Iterable, Mapping

from posse.server.store.alert_rows import BEGIN, CONSENT, END, TABLE, TURN, Call
from posse.server.store.rows import TableRow
from posse.server.tables.seating import people, player_of
from posse.server.tables.services import Services
from posse.server.tables.votes import Proposal

Turns = Mapping[int, int]  # for each seat that is asked, the number of the line since which it is

FIRST = 0  # the turn of what happens once


def waiting_calls(row: TableRow, turns: Turns, proposal: Proposal | None) -> set[Call]:
    """Calls on those whom a running game waits for: for an answer, or for their consent."""
    if row.state != "running":
        return set()
    calls = {call for seat, turn in turns.items() for call in _calls_on(row, seat, TURN, turn)}
    if proposal is not None:
        calls |= {call for seat in proposal.open for call in _calls_on(row, seat, CONSENT, proposal.line)}
    return calls


def calls_on_all(row: TableRow, kind: str) -> set[Call]:
    """Calls on all people at a table, when a game begins or has ended."""
    return {call for seat in people(row) for call in _calls_on(row, seat, kind, FIRST)}


def _calls_on(row: TableRow, seat: int, kind: str, turn: int) -> Iterable[Call]:
    """Calls on the people who may answer for a seat, unless a bot does."""
    found = row.seats[seat]
    if found.kind != "person" or found.resigned or (kind == TURN and player_of(found) is not None):
        return []
    return [Call(row.id, holder, kind, turn) for holder in found.holders]


def with_table(calls: Collection[Call]) -> list[Call]:
    """These calls, and those of the table itself: its webhook hears of each of them once."""
    return sorted({*calls, *(call._replace(recipient=TABLE) for call in calls)})


class Bell:
    """Rings once for each call. Somebody who looks when they are called knows it, even if they go without answering."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._known: set[Call] = set()

    def ring(self, row: TableRow, turns: Turns, proposal: Proposal | None, looking: Collection[str]) -> None:
        """Call those who are waited for since the last time."""
        now = waiting_calls(row, turns, proposal)
        self._call([call for call in now - self._known if call.recipient not in looking])
        self._known = now

    def begin(self, row: TableRow, looking: Collection[str]) -> None:
        """The game has just begun."""
        self._call([call for call in calls_on_all(row, BEGIN) if call.recipient not in looking])

    def end(self, row: TableRow, looking: Collection[str]) -> None:
        """The game has just ended. It is noted also of those who have seen it, so that nobody tells them later."""
        calls = calls_on_all(row, END)
        away = [call for call in calls if call.recipient not in looking]
        self._services.callers.call(with_table(away), sorted(calls.difference(away)))

    def _call(self, calls: Collection[Call]) -> None:
        if calls:
            self._services.callers.call(with_table(calls))
