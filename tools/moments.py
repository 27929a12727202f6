"""Moments of the golden records as JSON, for the tests of the page.

python -m tools.moments words         every game with all its words, as the server declares them
python -m tools.moments asked GAME    questions of the game with their choices, one of every kind
python -m tools.moments stories GAME  for each record, every page of one seat with the events before it
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import posse
from posse.server.http.routes.games import game_info

HOME: Final = Path(__file__).parents[1] / "tests" / "records"

Json = dict[str, Any]


def words() -> list[Json]:
    """Every game with its declarations, as the server sends them."""
    words = {"name", "verbs", "events", "steps", "obstacles", "parts"}
    return [game_info(name).model_dump(include=words) for name in posse.GAMES]


def replayed(text: str) -> Iterator[posse.Match]:
    """Yields the match of a record at its start and after every line; always the same object."""
    rows = text.split("\n")
    place = next(place for place, row in enumerate(rows) if row.startswith("start")) + 1
    match = posse.load("\n".join([*rows[:place], ""]))
    yield match
    for row in rows[place:-1]:
        match.follow([row])
        yield match


def records(game: str) -> list[Path]:
    return sorted((HOME / game).glob("*.txt"))


def asked(game: str) -> list[Json]:
    """For each step, and each set of verbs that can answer it, the question with the most choices."""
    found: dict[tuple[str, ...], Json] = {}
    for path in records(game):
        for match in replayed(path.read_text(encoding="utf-8")):
            for seat in match.asked:
                choices = match.choices(seat)
                kind = _kind_of_question(match, choices)
                if kind not in found or len(found[kind]["choices"]) < len(choices):
                    found[kind] = _question(match, seat) | {"record": path.stem, "line": len(match.lines)}
    return list(found.values())


def _kind_of_question(match: posse.Match, choices: list[str]) -> tuple[str, ...]:
    """The step and the verbs that answer it."""
    step = "" if match.question is None else match.question["step"]
    return (step, *sorted({answer.split()[0] for answer in choices}))


def _question(match: posse.Match, seat: int) -> Json:
    """What a seat sees when it is asked."""
    return {
        "seat": seat,
        "view": match.view(seat),
        "question": match.question,
        "asked": list(match.asked),
        "choices": match.choices(seat),
    }


def stories(game: str) -> list[list[Json]]:
    """Successive pages, seen by a different seat in each record, or by a spectator."""
    found = []
    for number, path in enumerate(records(game)):
        found += stories_of(path.read_text(encoding="utf-8"), number)
    return found


def stories_of(text: str, number: int) -> list[list[Json]]:
    """The story of one record; it starts again where an answer was undone."""
    runs: list[list[Json]] = [[]]
    known = 0
    for match in replayed(text):
        place = number % (match.seats + 1)
        seat = None if place == match.seats else place
        if len(match.events) < known:
            runs.append([])
        events = [seen.json() for event in match.events[known:] if (seen := event.seen_by(seat))]
        runs[-1].append({"view": match.view(seat), "events": events})
        known = len(match.events)
    return runs


ASKED_FOR: Final = {"asked": asked, "stories": stories}


def main(arguments: list[str]) -> None:
    """Write the requested data to standard output."""
    what, *games = arguments
    found = words() if what == "words" else ASKED_FOR[what](*games)
    json.dump(found, sys.stdout)


if __name__ == "__main__":
    main(sys.argv[1:])
