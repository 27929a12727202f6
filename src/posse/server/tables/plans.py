"""Plans: what the seats of a table want to answer before they are asked. Nobody is told of them but their own seat.

A planned answer is played by the server as if its player had clicked: after a pause that is drawn before anything is
known about the answer, and a player who is not connected comes for it, and goes again, as far as the others can see.
"""

import asyncio
from collections.abc import Callable, Iterable, Sequence
from hashlib import sha256
from typing import Any, NamedTuple

from posse.engine.log import Event
from posse.engine.match import Match
from posse.server.errors import Missing, NotNow
from posse.server.store.rows import PlanRow
from posse.server.tables.services import Services

MOST_PLANS = 8  # of a seat

# Why a plan was stopped, for its player to read; one that ends as agreed is simply gone.
IMPOSSIBLE, DISTURBED, UNDONE = "impossible", "disturbed", "undone"


class Thought(NamedTuple):
    """A planned answer that is about to be given: the ticket of its question, and the task that waits."""

    ticket: int
    task: asyncio.Task[None]


class Plans:
    """The plans of a table, oldest first; `act(seat, ticket)` is called when it is time for a planned answer.

    `leave(seat)` is called a while after a planned answer of somebody who is not connected.
    """

    def __init__(
        self, rows: Sequence[PlanRow], services: Services, act: Callable[[int, int], None], leave: Callable[[int], None]
    ) -> None:
        self.rows = list(rows)
        self._services = services
        self._act = act
        self._leave = leave
        self._thoughts: dict[int, Thought] = {}
        self._visits: dict[int, asyncio.TimerHandle] = {}

    # --- what is planned

    def json(self, seat: int | None) -> list[dict[str, Any]]:
        """The plans of a seat, as it alone is told."""
        return [
            {"number": row.number, "plan": row.name, "words": row.words, "stopped": row.stopped}
            for row in self.rows
            if row.seat == seat
        ]

    def make(self, match: Match, table: str, seat: int, name: str, words: str | None) -> None:
        """Plan something; a plan of the same name and words is replaced."""
        plan = match.game.plans.get(name)
        if plan is None:
            raise Missing("no-such-plan", given=name, allowed=list(match.game.plans))
        choices = match.game.planned_choices(match.state, seat, plan)
        if words not in (choices if plan.is_chosen else [None]):
            raise NotNow("plan-words", given=words or "", allowed=choices)
        rows = [row for row in self.rows if (row.seat, row.name, row.words) != (seat, name, words)]
        if sum(row.seat == seat for row in rows) >= MOST_PLANS:
            raise NotNow("too-many-plans", most=MOST_PLANS)
        seen = _seen(match, seat)
        number = max((row.number for row in self.rows), default=0) + 1
        self.rows = [*rows, PlanRow(table, number, seat, name, words, len(seen), _digest(seen))]

    def cancel(self, seat: int, number: int) -> None:
        """Take a plan back, or put away one that was stopped."""
        if not any((row.seat, row.number) == (seat, number) for row in self.rows):
            raise Missing("no-such-plan-made", given=number)
        self._remove([row for row in self.rows if row.number == number])

    def drop(self, seats: Iterable[int]) -> set[int]:
        """Forget everything that these seats have planned; those that had planned anything."""
        gone = set(seats)
        dropped = {row.seat for row in self.rows if row.seat in gone}
        self.rows = [row for row in self.rows if row.seat not in gone]
        return dropped

    def _remove(self, rows: Sequence[PlanRow]) -> None:
        numbers = {row.number for row in rows}
        self.rows = [row for row in self.rows if row.number not in numbers]

    # --- what ends a plan

    def note_events(self, match: Match, events: Sequence[Event]) -> set[int]:
        """End the plans that these events end; the seats whose plans have changed."""
        return self._settle(
            {row.number: _ending(match, row, _seen_of(events, row.seat)) for row in self.rows if not row.stopped}
        )

    def note_undo(self, match: Match, by: int) -> set[int]:
        """Stop the plans of a seat that takes an answer back, and those made after something that is taken back now."""
        stale = [row for row in self.rows if not row.stopped and (row.seat == by or not _is_based(match, row))]
        return self._settle({row.number: UNDONE for row in stale})

    def note_played(self, row: PlanRow) -> None:
        """The plan is about to answer, which it does once."""
        self._remove([row])

    def stop_one(self, row: PlanRow, reason: str) -> None:
        self._settle({row.number: reason})

    def catch_up(self, match: Match) -> set[int]:
        """The same as all notes, for what happened after the plans were stored last."""
        live = [row for row in self.rows if not row.stopped]
        return self._settle({row.number: _ending_since(match, row) for row in live})

    def _settle(self, endings: dict[int, str | None]) -> set[int]:
        """Carry out endings by number: an empty one removes the plan, a reason stays to be read."""
        changed = {row.seat for row in self.rows if endings.get(row.number) is not None}
        for row in self.rows:
            row.stopped = endings.get(row.number) or row.stopped
        self._remove([row for row in self.rows if endings.get(row.number) == AS_AGREED])
        return changed

    # --- answering

    def answer(self, match: Match, seat: int) -> tuple[PlanRow, str] | None:
        """The oldest plan that answers the open question of a seat, and its answer; a standing one only if legal."""
        question = match.question
        if question is None:
            return None
        for row in self.rows:
            plan = match.game.plans[row.name] if row.seat == seat and not row.stopped else None
            words = plan.answer_to(question["step"], row.words) if plan else None
            if plan and words and (plan.is_chosen or words in match.choices(seat)):
                return row, words
        return None

    def ask(self, match: Match, seats: Iterable[int]) -> None:
        """Begin to wait for those of these seats that have planned their answer, and give up what is out of date."""
        planned = {seat: match.ticket(seat) for seat in seats if self.rows and self.answer(match, seat)}
        for seat, thought in list(self._thoughts.items()):
            if planned.get(seat) != thought.ticket:
                self._thoughts.pop(seat).task.cancel()
        for seat, ticket in planned.items():
            if seat not in self._thoughts:
                self._thoughts[seat] = Thought(ticket, asyncio.create_task(self._wait(seat, ticket)))

    async def _wait(self, seat: int, ticket: int) -> None:
        await asyncio.sleep(self._services.hesitation())
        self._act(seat, ticket)

    def forget(self, seat: int) -> None:
        """The pause is over: the seat may be asked again."""
        self._thoughts.pop(seat, None)

    def leave_later(self, seat: int) -> None:
        """Let somebody who came for a planned answer go after a while."""
        if seat in self._visits:
            self._visits[seat].cancel()
        loop = asyncio.get_running_loop()
        self._visits[seat] = loop.call_later(self._services.hesitation(), self._go, seat)

    def _go(self, seat: int) -> None:
        del self._visits[seat]
        if seat in self._thoughts:  # it is about to answer once more
            self.leave_later(seat)
        else:
            self._leave(seat)

    @property
    def is_busy(self) -> bool:
        return bool(self._thoughts or self._visits)

    def stop(self) -> None:
        """Give no answer that is not given yet; whoever came for one still goes."""
        for thought in self._thoughts.values():
            thought.task.cancel()
        self._thoughts.clear()

    def close(self) -> None:
        """The same, and let go of whoever was to be called."""
        self.stop()
        for visit in self._visits.values():
            visit.cancel()
        self._visits.clear()
        self._act, self._leave = _nobody, _nobody


AS_AGREED = ""  # how a plan ends that needs no explanation


def _ending_since(match: Match, row: PlanRow) -> str | None:
    """How a plan has ended by what happened since it was made; None if it has not."""
    if not _is_based(match, row):
        return UNDONE
    return _ending(match, row, _seen_of(match.events, row.seat)[row.known :])


def _ending(match: Match, row: PlanRow, seen: Iterable[Event]) -> str | None:
    """How the events that a seat has seen end its plan; None if they do not."""
    plan = match.game.plans.get(row.name)
    if plan is None:  # of another version of the game
        return AS_AGREED
    for event in seen:
        if event.name in plan.until:
            return AS_AGREED
        if plan.disturbed(match.state, row.seat, event):
            return DISTURBED
    return None


def _is_based(match: Match, row: PlanRow) -> bool:
    """Whether all that the seat had seen when it made the plan still counts."""
    seen = _seen(match, row.seat)[: row.known]
    return len(seen) == row.known and _digest(seen) == row.digest


def _seen_of(events: Iterable[Event], seat: int) -> list[Event]:
    return [seen for event in events if (seen := event.seen_by(seat))]


def _seen(match: Match, seat: int) -> list[str]:
    return [str(event) for event in _seen_of(match.events, seat)]


def _digest(seen: Sequence[str]) -> str:
    return sha256("\n".join(seen).encode()).hexdigest()[:32]


def _nobody(seat: int, ticket: int = 0) -> None:
    """Called in place of a table that is closed."""
