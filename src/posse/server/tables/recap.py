"""What a seat has seen since its person's last answer, moment by moment: a page opened since then did not see it."""

from collections.abc import Collection, Iterator
from typing import Any

from posse.engine.game import Game
from posse.engine.log import Event
from posse.engine.match import START, Match
from posse.server.tables.ledger import Ledger
from posse.server.tables.page import events_json
from posse.server.tables.table import LiveTable

MOST_FRAMES = 80  # the browser keeps no more, either

Frame = dict[str, Any]
Traced = list[tuple[Any, list[Event]]]


async def recap_json(table: LiveTable, ledger: Ledger, seat: int) -> dict[str, list[Frame]]:
    """The table right after the last answer of a seat, then each change of what it saw, with its events."""
    since = await table.ask(_traced, ledger, seat)
    return {"frames": await table.services.pace.last(frames_of(ledger.match.game, since, seat))}


async def _traced(ledger: Ledger, seat: int) -> Traced:
    """A job of the table, between whose jobs everything that was played is stored, too."""
    return traced(ledger.match, seat, ledger.by_standins)


def traced(match: Match, seat: int, by_standins: Collection[int] = ()) -> Traced:
    """The states from the last answer of a seat's person on, or from the start if only a stand-in has answered.

    Each has the events that led to it. The lines by stand-ins, given by their numbers, are not answers of that person.
    """
    answers = match.answers_of(seat)
    own = [number for number in answers if number not in by_standins]
    return match.retraced(own[-1] if own else START) if answers else []


def frames_of(game: Game[Any], since: Traced, seat: int) -> Iterator[list[Frame]]:
    """The frames from the last one back, until there are enough; the last item has all.

    A moment of which this seat saw nothing is none: that somebody has answered in secret is not told, either.
    """
    frames: list[Frame] = []
    yield frames
    view = game.view(since[-1][0], seat) if since else {}
    for place in range(len(since) - 1, 0, -1):
        before = game.view(since[place - 1][0], seat)
        events = events_json(since[place][1], seat)
        if events or view != before:
            frames.insert(0, {"view": view, "events": events})
        view = before
        yield frames
        if len(frames) == MOST_FRAMES:
            return
    if since:
        frames.insert(0, {"view": view, "events": []})
