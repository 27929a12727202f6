"""The coach of a first game: says something of each kind of question and of event, the first time it comes.

The browser has one of its own (`web/src/table/coach.svelte.ts`), with the same messages.
"""

from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import Final

from posse.engine.log import Event
from posse.engine.match import Match
from posse.engine.words import Declared, Seats, SeatSets, Value, word_of
from posse.learning.facts import Said

GOAL: Final = "coach-goal"


class Coach:
    """Remembers what one player was told; `knows` tells whether there are words for a message."""

    def __init__(self, seat: int, knows: Callable[[str], bool] = lambda _: True) -> None:
        self._seat = seat
        self._knows = knows
        self._told: set[str] = set()

    def advice(self, match: Match, news: Iterable[Event] = ()) -> list[Said]:
        """What is new: one thing of all that has happened to the player, the goal, and the question."""
        happened = filter(self._is_new, [of_event(event) for event in news if self._concerns(event)])
        asked = filter(self._is_new, [Said(GOAL, {}), *of_question(match, "coach-ask")])
        said = [*islice(happened, 1), *asked]
        self._told |= {one.key for one in said}
        return said

    def _is_new(self, said: Said) -> bool:
        return said.key not in self._told and self._knows(said.key)

    def _concerns(self, event: Event) -> bool:
        """Whether an event names the player."""
        shown = event.args()
        seats = [shown[name] for name, nouns in event.declared.args.items() if isinstance(nouns, Seats | SeatSets)]
        return any(self._seat in value if isinstance(value, list) else value == self._seat for value in seats)


def of_event(event: Event) -> Said:
    return Said(f"coach-event-{event.name}", dict(_facts(event.declared, event.args())))


def of_question(match: Match, beginning: str) -> Iterator[Said]:
    """The sentence about the open question whose message begins so, if a question is open."""
    question = match.question
    if question is not None:
        declared = next(one for one in match.game.kinds.declared if one.name == question["step"])
        yield Said(f"{beginning}-{declared.name}", dict(_facts(declared, question)))


def _facts(declared: Declared, values: dict[str, Value]) -> Iterator[tuple[str, tuple[str, str]]]:
    for name, nouns in declared.args.items():
        yield name, (nouns.name, word_of(values[name]))
