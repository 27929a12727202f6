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
    own = [
        place
        for place, number in enumerate(kept)
        if read[number].is_answer and read[number].seat == seat and number not in by_standins
    ]
    if not own:
        return {"frames": []}
    steps = enumerate(replayed(header, [lines[number] for number in kept]))
    frames: list[dict[str, Any]] = []
    for place, (match, before) in steps:
        if place == own[-1]:
            frames = [_frame(match, len(match.events), seat)]
        elif place > own[-1]:
            _add_change(frames, _frame(match, before, seat))
    return {"frames": frames[-MOST_FRAMES:]}


def _is_played(line: Line) -> bool:
    """Whether a line changes the table; an undo is left out together with what it strikes."""
    return line.kind not in ("undo", "scores")


def _frame(match: Match, before: int, seat: int) -> dict[str, Any]:
    return {"view": match.view(seat), "events": events_json(match.events[before:], seat)}


def _add_change(frames: list[dict[str, Any]], frame: dict[str, Any]) -> None:
    """Add a moment, unless this seat saw nothing of it: that somebody has answered in secret is not told, either."""
    if frame["events"] or frame["view"] != frames[-1]["view"]:
        frames.append(frame)
