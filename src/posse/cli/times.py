"""Spans of time on the command line: 12h, 7d, 8w, or for ever."""

import re
from datetime import timedelta

from posse.cli.trouble import Trouble

SPAN = re.compile(r"(\d{1,5})([hdw])")
UNITS = {"h": timedelta(hours=1), "d": timedelta(days=1), "w": timedelta(weeks=1)}
FOREVER = "forever"


def span(name: str, given: str) -> timedelta:
    """A span of time; `Trouble` names the argument."""
    found = SPAN.fullmatch(given)
    if found is None:
        raise Trouble("cli-error-span", name=name, given=given)
    return int(found[1]) * UNITS[found[2]]


def span_or_forever(name: str, given: str) -> timedelta | None:
    """A span of time, or None for ever."""
    return None if given == FOREVER else span(name, given)


def written(time: timedelta | None) -> str:
    """A span as it is typed."""
    return FOREVER if time is None else f"{time // UNITS['d']}d"
