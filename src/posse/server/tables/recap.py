"""What a seat has seen since its person's last answer, moment by moment: a page opened since then did not see it."""

from collections.abc import Collection, Sequence
from typing import Any

from posse.engine.match import Match
from posse.engine.record import Line
from posse.server.tables.ledger import read_lines, replayed, struck_in
from posse.server.tables.page import events_json

MOST_FRAMES = 80  # the browser keeps no more, either


def recap_json(header: str, lines: Sequence[str], by_standins: Collection[int], seat: int) -> dict[str, Any]:
    """The table right after the last answer of a seat, then each change of what it saw, with its events.

    The lines by stand-ins, given by their numbers, were not answers of its person.
    """
    read = read_lines(lines)
    struck = struck_in(read)
    kept = [number for number, line in enumerate(read) if _is_played(line) and number not in struck]
    first = _first_place([read[number] for number in kept], [number in by_standins for number in kept], seat)
    if first is None:
        return {"frames": []}
    frames: list[dict[str, Any]] = []
    for place, (match, before) in enumerate(replayed(header, [lines[number] for number in kept])):
        if place == first:
            frames = [_frame(match, len(match.events), seat)]
        elif place > first:
            _add_change(frames, _frame(match, before, seat))
    return {"frames": frames[-MOST_FRAMES:]}


def _first_place(read: Sequence[Line], is_by_standin: Sequence[bool], seat: int) -> int | None:
    """Where the recap begins: at the last own answer, or at the start if only a stand-in has answered."""
    answers = [place for place, line in enumerate(read) if line.is_answer and line.seat == seat]
    own = [place for place in answers if not is_by_standin[place]]
    if own:
        return own[-1]
    return 0 if answers else None


def _is_played(line: Line) -> bool:
    """Whether a line changes the table; an undo is left out together with what it strikes."""
    return line.kind not in ("undo", "scores")


def _frame(match: Match, before: int, seat: int) -> dict[str, Any]:
    return {"view": match.view(seat), "events": events_json(match.events[before:], seat)}


def _add_change(frames: list[dict[str, Any]], frame: dict[str, Any]) -> None:
    """Add a moment, unless this seat saw nothing of it: that somebody has answered in secret is not told, either."""
    if frame["events"] or frame["view"] != frames[-1]["view"]:
        frames.append(frame)
