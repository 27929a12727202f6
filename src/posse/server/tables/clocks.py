"""Thinking time: none, minutes with an increment for the whole game, or days for every turn."""

from collections.abc import Iterable
from typing import Any

MINUTE = 60_000
DAY = 24 * 60 * MINUTE


class Clocks:
    """How many milliseconds each seat has spent; time runs for the seats that are asked and are people.

    With minutes, `spent` counts over the whole game, less the increments; with days it counts over the present turn.
    """

    def __init__(self, clock: dict[str, Any], seats: int, spent: list[int] | None, now: int) -> None:
        self.per_turn = clock["kind"] == "days"
        self.allowance: int = round(clock["days"] * DAY if self.per_turn else clock["minutes"] * MINUTE)
        self.increment: int = 0 if self.per_turn else round(clock["increment"] * 1000)
        self.spent = list(spent) if spent else [0] * seats
        self.running: set[int] = set()
        self.at = now

    def run_for(self, seats: Iterable[int], now: int) -> None:
        """From now on these seats think; those that stop get their increment, those that begin a new turn."""
        self._catch_up(now)
        after = set(seats)
        for seat in self.running - after:
            self.spent[seat] -= self.increment
        if self.per_turn:
            for seat in after - self.running:
                self.spent[seat] = 0
        self.running = after

    def resume(self, seats: Iterable[int], now: int) -> None:
        """Go on where the clocks stood; the time in which nobody served the table counts for nobody."""
        self.running = set(seats)
        self.at = now

    def stop(self, seat: int, now: int) -> None:
        """A seat no longer thinks, and has not finished its turn."""
        self._catch_up(now)
        self.running.discard(seat)

    def left(self, seat: int, now: int) -> int:
        """Milliseconds left to a seat; below zero when its time is over."""
        passed = now - self.at if seat in self.running else 0
        return self.allowance - self.spent[seat] - passed

    def next_end(self, now: int) -> int | None:
        """In how many milliseconds the first of the running clocks ends."""
        ends = [left for seat in self.running if (left := self.left(seat, now)) > 0]
        return min(ends, default=None)

    def ended(self, now: int) -> list[int]:
        """The seats whose time is over while they think."""
        return [seat for seat in sorted(self.running) if self.left(seat, now) <= 0]

    def json(self, now: int) -> dict[str, Any]:
        left = [self.left(seat, now) for seat in range(len(self.spent))]
        return {"left": left, "running": sorted(self.running), "at": now}

    def _catch_up(self, now: int) -> None:
        for seat in self.running:
            self.spent[seat] += now - self.at
        self.at = now
