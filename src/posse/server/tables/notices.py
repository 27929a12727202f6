"""Notices in the log: what the server has done that concerns the game and is no part of it."""

from typing import NamedTuple

from posse.engine.log import Event

LIGHTER = "lighter"  # bots think for a shorter time than usual, because many of them are asked
MOST_NOTICES = 20
ENOUGH = 10  # answers in a row with all their time, after which lighter ones are news again


class Notice(NamedTuple):
    """A message `table-notice-<name>` of the texts, and how many events there were before it."""

    name: str
    after: int

    def json(self, events: list[Event], seat: int | None) -> dict[str, object]:
        """The notice as a seat sees it: after so many events of its log."""
        return {"notice": self.name, "after": sum(event.seen_by(seat) is not None for event in events[: self.after])}


class Stretch:
    """Notices the beginning of a stretch of light answers, which ends after enough others in a row."""

    def __init__(self) -> None:
        self._full = ENOUGH

    def begins(self, is_light: bool) -> bool:
        """Count an answer; whether a stretch begins with it."""
        begins = is_light and self._full >= ENOUGH
        self._full = 0 if is_light else self._full + 1
        return begins


class Notices:
    """The notices of a table, which are kept as long as it is in memory.

    A new one waits for the next thing that everybody sees: told at once, it would tell when a bot has answered in
    secret.
    """

    def __init__(self) -> None:
        self._told: list[Notice] = []
        self._stretch = Stretch()
        self._is_due = False

    def note_answer(self, is_light: bool) -> None:
        """A bot has answered."""
        self._is_due = self._stretch.begins(is_light) or self._is_due

    def due(self, events: int) -> Notice | None:
        """The notice to tell now, after so many events."""
        if not self._is_due:
            return None
        self._is_due = False
        notice = Notice(LIGHTER, events)
        self._told = [*self._told[1 - MOST_NOTICES :], notice]
        return notice

    def json(self, events: list[Event], seat: int | None) -> list[dict[str, object]]:
        return [notice.json(events, seat) for notice in self._told]
