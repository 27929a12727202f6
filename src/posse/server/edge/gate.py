"""Counts open connections, and makes room for new ones."""

import logging
from collections import Counter
from collections.abc import Callable
from time import monotonic
from typing import Protocol

logger = logging.getLogger(__name__)

SECONDS_BETWEEN_REPORTS = 60.0


class Visitor(Protocol):
    """An open connection."""

    def evict(self) -> None:
        """Close it at once: it waits, and somebody else needs the room."""


class Gate:
    """Lets connections in: at most `most`, and at most `most_of_one` of one client.

    A connection waits until its whole request is there, and again after the response. When there is no room, the one
    that has waited longest is closed in favour of the new one: a crowd of silent connections shuts nobody out.
    """

    def __init__(self, most: int, most_of_one: int, now: Callable[[], float] = monotonic) -> None:
        self.most = most
        self.most_of_one = most_of_one
        self._now = now
        self._clients: dict[Visitor, str] = {}
        self._counts: Counter[str] = Counter()
        self._waiting: dict[Visitor, None] = {}  # in the order in which they began to wait
        self._waiting_of: dict[str, dict[Visitor, None]] = {}
        self._turned_away = 0
        self._reported = -SECONDS_BETWEEN_REPORTS

    def __len__(self) -> int:
        return len(self._clients)

    def enter(self, visitor: Visitor, client: str) -> bool:
        """Let a connection in, unless there is no room; clients without a name are counted only among all."""
        if client and self._counts[client] >= self.most_of_one and not self._evict_from(self._waiting_of.get(client)):
            return self._turn_away()
        if len(self._clients) >= self.most and not self._evict_from(self._waiting):
            return self._turn_away()
        self._clients[visitor] = client
        self._counts[client] += 1
        self.wait(visitor)
        return True

    def wait(self, visitor: Visitor) -> None:
        """It waits for its client from now on."""
        if visitor in self._clients:
            self._waiting[visitor] = None
            self._waiting_of.setdefault(self._clients[visitor], {})[visitor] = None

    def work(self, visitor: Visitor) -> None:
        """Its request is there, so that it may stay."""
        if visitor in self._waiting:
            client = self._clients[visitor]
            del self._waiting[visitor]
            del self._waiting_of[client][visitor]
            if not self._waiting_of[client]:
                del self._waiting_of[client]

    def leave(self, visitor: Visitor) -> None:
        """It is gone; saying so twice does no harm."""
        self.work(visitor)
        client = self._clients.pop(visitor, None)
        if client is not None:
            self._counts[client] -= 1
            if not self._counts[client]:
                del self._counts[client]

    def _evict_from(self, waiting: dict[Visitor, None] | None) -> bool:
        """Close the connection that has waited longest; whether there was one."""
        if not waiting:
            return False
        longest = next(iter(waiting))
        self.leave(longest)
        longest.evict()
        return True

    def _turn_away(self) -> bool:
        self._turned_away += 1
        if self._now() - self._reported >= SECONDS_BETWEEN_REPORTS:
            self._reported = self._now()
            logger.warning("no room for %d connections; %d are open", self._turned_away, len(self))
            self._turned_away = 0
        return False
