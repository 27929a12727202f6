"""Thinking time: none, minutes with an increment for the whole game, or days for every turn.

It is measured by the monotonic time of the process, so that a change of the time of day makes no difference. What was
spent is stored with every line and now and then in between, and goes on from there after a restart.
"""

import asyncio
from collections.abc import Callable, Iterable
from typing import Any

from posse.server.store.terms import MINUTE, Clock, Days
from posse.server.tables.services import Services


class Clocks:
    """How many milliseconds each seat has spent; time runs for the seats that are asked and played by people.

    With minutes, `spent` counts over the whole game, less the increments; with days it counts over the present turn.
    """

    def __init__(self, clock: Clock, seats: int, spent: list[int] | None, now: int) -> None:
        self.is_per_turn = isinstance(clock, Days)
        self.allowance = clock.allowance_ms
        self.increment = clock.increment_ms
        self.spent = list(spent) if spent else [0] * seats
        self.running: set[int] = set()
        self.at = now

    def run_for(self, seats: Iterable[int], now: int) -> None:
        """From now on these seats think; those that stop get their increment, those that begin a new turn."""
        self.catch_up(now)
        after = set(seats)
        for seat in self.running - after:
            self.spent[seat] -= self.increment
        if self.is_per_turn:
            for seat in after - self.running:
                self.spent[seat] = 0
        self.running = after

    def resume(self, seats: Iterable[int], now: int) -> None:
        """Continue where the clocks stood; time in which no server ran the table is not counted."""
        self.running = set(seats)
        self.at = now

    def stop(self, seat: int, now: int) -> None:
        """A seat no longer thinks, although it has not finished its turn."""
        self.catch_up(now)
        self.running.discard(seat)

    def grant(self, seat: int, milliseconds: int) -> None:
        """Leave a seat at least so much time."""
        self.spent[seat] = min(self.spent[seat], self.allowance - milliseconds)

    def left(self, seat: int, now: int) -> int:
        """Milliseconds left to a seat; below zero when its time is up."""
        passed = now - self.at if seat in self.running else 0
        return self.allowance - self.spent[seat] - passed

    def next_end(self, now: int) -> int | None:
        """In how many milliseconds the first of the running clocks runs out."""
        ends = [left for seat in self.running if (left := self.left(seat, now)) > 0]
        return min(ends, default=None)

    def ended(self, now: int) -> list[int]:
        """The seats whose time is up while they think."""
        return [seat for seat in sorted(self.running) if self.left(seat, now) <= 0]

    def json(self, now: int) -> dict[str, Any]:
        left = [self.left(seat, now) for seat in range(len(self.spent))]
        return {"left": left, "running": sorted(self.running)}

    def catch_up(self, now: int) -> None:
        """Count the time that has passed for those who think."""
        for seat in self.running:
            self.spent[seat] += now - self.at
        self.at = now


# How often the time spent is stored while somebody thinks: a crash gives back no more than this.
NOTE_MS = MINUTE
NOTE_MS_OF_DAYS = 15 * MINUTE


class Timekeeper:
    """The clocks of a table, if it has any, and its timers.

    `ring` is called when the first clock runs out, `note` when the time spent is to be stored.
    """

    def __init__(self, services: Services, ring: Callable[[], None], note: Callable[[], None]) -> None:
        self._services = services
        self._ring = ring
        self._note = note
        self._clocks: Clocks | None = None
        self._alarm: asyncio.TimerHandle | None = None
        self._noting: asyncio.TimerHandle | None = None

    def set(self, clock: Clock | None, seats: int, spent: list[int] | None) -> None:
        """Set up the clocks as agreed, with what each seat had spent when the last line was stored."""
        self._clocks = Clocks(clock, seats, spent, self._services.monotonic()) if clock else None

    @property
    def spent(self) -> list[int] | None:
        return self._clocks.spent if self._clocks else None

    def spent_thinking(self) -> list[int] | None:
        """What each seat has spent until now; None if nobody thinks."""
        if self._clocks is None or not self._clocks.running:
            return None
        self._clocks.catch_up(self._services.monotonic())
        return self._clocks.spent

    def run_for(self, seats: Callable[[], Iterable[int]]) -> None:
        """From now on these seats think; without clocks they need not even be counted."""
        if self._clocks:
            self._clocks.run_for(seats(), self._services.monotonic())

    def resume(self, seats: Iterable[int]) -> None:
        if self._clocks:
            self._clocks.resume(seats, self._services.monotonic())

    def stop(self, seat: int) -> None:
        if self._clocks:
            self._clocks.stop(seat, self._services.monotonic())

    def grant(self, seat: int, milliseconds: int) -> None:
        if self._clocks:
            self._clocks.grant(seat, milliseconds)

    def ended(self) -> list[int]:
        return self._clocks.ended(self._services.monotonic()) if self._clocks else []

    def left(self, seat: int) -> int:
        """Milliseconds left to a seat of a table that has clocks."""
        assert self._clocks is not None, "this table has no clocks"
        return self._clocks.left(seat, self._services.monotonic())

    def json(self) -> dict[str, Any] | None:
        if self._clocks is None:
            return None
        return {**self._clocks.json(self._services.monotonic()), "at": self._services.now()}

    def due_in(self) -> int | None:
        """In how many milliseconds the first of the running clocks runs out, 0 if one has; None if none runs."""
        if self._clocks is None:
            return None
        return 0 if self.ended() else self._clocks.next_end(self._services.monotonic())

    @property
    def running(self) -> list[int]:
        """The seats whose time runs."""
        return sorted(self._clocks.running) if self._clocks else []

    def set_alarm(self) -> None:
        """Ring when the first clock runs out; at once if one already has."""
        if self._alarm:
            self._alarm.cancel()
        if self._clocks is None:
            return
        if self.ended():
            self._ring()
        elif (end := self._clocks.next_end(self._services.monotonic())) is not None:
            self._alarm = asyncio.get_running_loop().call_later(end / 1000, self._ring)

    def note_later(self) -> None:
        """Store the time spent in a while, unless that is planned already or nobody thinks."""
        if self._clocks is None or not self._clocks.running or self._noting is not None:
            return
        pause = NOTE_MS_OF_DAYS if self._clocks.is_per_turn else NOTE_MS
        self._noting = asyncio.get_running_loop().call_later(pause / 1000, self._note_now)

    def _note_now(self) -> None:
        self._noting = None
        self._note()

    def cancel(self) -> None:
        """Stop the timers."""
        for timer in (self._alarm, self._noting):
            if timer:
                timer.cancel()
        self._alarm = self._noting = None

    def close(self) -> None:
        """Stop the timers, and let go of whoever was to be called."""
        self.cancel()
        self._ring = self._note = nobody


def nobody() -> None:
    """Called in place of a table that is closed."""
