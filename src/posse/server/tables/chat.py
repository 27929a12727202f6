"""The chat of a table."""

from collections import deque
from collections.abc import Iterator
from datetime import UTC, datetime

from posse.server.errors import Forbidden
from posse.server.people.limits import RateLimit
from posse.server.store.rows import ChatRow
from posse.server.tables.services import Services
from posse.server.tables.watcher import Watcher

MOST_CHAT = 200  # messages kept in memory and sent with a page


class Chat:
    """The last messages, oldest first; the rate is limited per person."""

    def __init__(self, table: str, said: list[ChatRow], services: Services) -> None:
        self._table = table
        self._services = services
        self._said: deque[ChatRow] = deque(said, MOST_CHAT)
        self._limit = RateLimit(services.limits.chat)

    def __iter__(self) -> Iterator[ChatRow]:
        return iter(self._said)

    def replace(self, said: list[ChatRow]) -> None:
        """Go back to what is stored."""
        self._said.clear()
        self._said.extend(said)

    def anonymise(self, person: str, seats: list[int]) -> None:
        """Take the name off what somebody has said, also from these seats where it is not known who did."""
        for said in self._said:
            if said.person == person or (said.person is None and said.seat in seats):
                said.name, said.person = "", None

    async def say(self, watcher: Watcher, seat: int | None, name: str | None, text: str, key: str) -> ChatRow | None:
        """Store a message of a watcher with this seat, if any, and name; None if it is a duplicate."""
        if watcher.person is None or watcher.name is None:
            raise Forbidden("name-needed")
        self._limit.check(watcher.person)
        number = self._said[-1].number + 1 if self._said else 1
        said = ChatRow(self._table, number, seat, name or watcher.name, text, key, datetime.now(UTC), watcher.person)
        if not await self._services.store.say(said, self._services.limits.chat_per_table):
            return None
        self._said.append(said)
        return said
