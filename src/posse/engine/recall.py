"""Information states: everything that a seat has seen and answered, in order (perfect recall)."""

import json
from typing import Any

from posse.engine.log import Event
from posse.engine.record import Line


def recalled(seat: int, begun: dict[str, Any], lines: list[Line], events: list[Event], now: dict[str, Any]) -> str:
    """One line for the table as it began, each event that the seat saw, each answer of its own, and the table now.

    `lines` are those that count, each with the number of events by then.
    """
    said = [_plain(begun)]
    told = lines[0].told if lines else len(events)
    said += _seen(seat, events[:told])
    for line in lines[1:]:
        if line.is_answer and line.seat == seat:
            said.append(f"> {line.words}")
        said += _seen(seat, events[told : line.told])
        told = line.told
    return "\n".join([*said, _plain(now)])


def _seen(seat: int, events: list[Event]) -> list[str]:
    return [str(seen) for event in events if (seen := event.seen_by(seat))]


def _plain(facts: dict[str, Any]) -> str:
    return json.dumps(facts, separators=(",", ":"))
