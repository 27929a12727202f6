"""The queue for the bots: nobody waits longer because somebody else asks more.

Of those who wait, the client that was served longest ago is next; of a client's people the one served longest ago, and
of that person's tables likewise. A newcomer was never served, so it waits for nothing but what is being thought about.
"""

from collections import Counter, deque
from collections.abc import Sequence
from enum import IntEnum
from heapq import heapify, heappop, heappush
from itertools import count
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")

MOST_REMEMBERED = 10_000
FEW = 16


class Priority(IntEnum):
    """What is thought about first; the rest gets its share, too (`PATIENCE`)."""

    WATCHED = 0  # a bot at a table where somebody looks on
    HINT = 1
    UNWATCHED = 2  # a bot that nobody waits for now


# How many questions of a higher priority go first before one of this priority gets its turn.
PATIENCE = {Priority.WATCHED: 0, Priority.HINT: 4, Priority.UNWATCHED: 16}


class Asker(NamedTuple):
    """On whose behalf a bot thinks: the client's address and the id of the person, empty if they are not known."""

    client: str = ""
    person: str = ""
    priority: Priority = Priority.WATCHED

    def path(self, table: str) -> tuple[str, str, str]:
        """The shares that a question of this table counts against, the largest first."""
        return self.client or self.person or table, self.person, table


SOMEBODY = Asker()


class Share(Generic[T]):
    """What waits under one name: items, or smaller shares. The share that was served longest ago is next."""

    def __init__(self) -> None:
        self._items: deque[T] = deque()
        self._parts: dict[str, Share[T]] = {}
        self._sizes: Counter[int] = Counter()  # how many of the parts have each size
        self._served: dict[str, int] = {}  # when each was served last, the latest at the end
        self._serving = 0
        self._size = 0
        # A heap of the parts, by when they were served last and then by arrival; `_turn` says which entries count.
        self._line: list[tuple[int, int, str]] = []
        self._turn: dict[str, int] = {}
        self._arrivals = count()

    def __len__(self) -> int:
        return self._size

    def put(self, path: Sequence[str], item: T) -> None:
        self._size += 1
        if not path:
            self._items.append(item)
            return
        name = path[0]
        if name not in self._parts:
            self._parts[name] = Share()
            self._line_up(name)
        self._parts[name].put(path[1:], item)
        self._recount(name, 1)

    def take(self) -> T:
        self._size -= 1
        if self._items:
            return self._items.popleft()
        name = self._next()
        item = self._parts[name].take()
        self._note(name)
        self._line_up(name)
        self._recount(name, -1)
        return item

    def turns(self, name: str) -> int:
        """How many items will be taken until every one under this name, and one more of it, is."""
        own = len(self._parts.get(name, ())) + 1
        return sum(min(size, own) * parts for size, parts in self._sizes.items())

    def remove(self, path: Sequence[str], item: T) -> None:
        self._size -= 1
        if not path:
            self._items.remove(item)
        else:
            self._parts[path[0]].remove(path[1:], item)
            self._recount(path[0], -1)

    def _note(self, name: str) -> None:
        """Remember who was served, also when they have nothing more to ask: they will be back."""
        self._serving += 1
        self._served.pop(name, None)
        self._served[name] = self._serving
        if len(self._served) > MOST_REMEMBERED:
            del self._served[next(iter(self._served))]

    def _line_up(self, name: str) -> None:
        self._turn[name] = next(self._arrivals)
        heappush(self._line, (self._served.get(name, 0), self._turn[name], name))

    def _next(self) -> str:
        """The part whose turn it is; entries of those that have given up are passed over."""
        while True:
            _, turn, name = heappop(self._line)
            if self._turn.get(name) == turn:
                return name

    def _recount(self, name: str, change: int) -> None:
        """One part has grown or shrunk by one item; it is dropped if it is empty."""
        size = len(self._parts[name])
        self._sizes[size] += 1
        self._sizes[size - change] -= 1
        for gone in (0, size - change):
            if gone == 0 or not self._sizes[gone]:
                del self._sizes[gone]
        if size == 0:
            del self._parts[name], self._turn[name]
            self._tidy()

    def _tidy(self) -> None:
        """Drop the entries of those that have given up, once most are such."""
        if len(self._line) > 2 * len(self._turn) + FEW:
            self._line = [entry for entry in self._line if self._turn.get(entry[2]) == entry[1]]
            heapify(self._line)


class FairQueue(Generic[T]):
    """Items by priority, and by fair shares within a priority."""

    def __init__(self) -> None:
        self._shares: dict[Priority, Share[T]] = {priority: Share() for priority in Priority}
        self._passed = dict.fromkeys(Priority, 0)  # how often those who wait were passed over

    def __len__(self) -> int:
        return sum(len(share) for share in self._shares.values())

    def behind(self, asker: Asker) -> int:
        """How many will have their turn while this client's questions are answered.

        The many questions of somebody else count as few, or they would take time from those who ask little.
        """
        name = asker.path("")[0]
        return sum(share.turns(name) for priority, share in self._shares.items() if priority <= asker.priority)

    def put(self, asker: Asker, table: str, item: T) -> None:
        self._shares[asker.priority].put(asker.path(table), item)

    def remove(self, asker: Asker, table: str, item: T) -> None:
        """Take out an item that still waits."""
        self._shares[asker.priority].remove(asker.path(table), item)

    def take(self) -> T:
        """The next item; there must be one."""
        waiting = [priority for priority in Priority if self._shares[priority]]
        impatient = [priority for priority in waiting if 0 < PATIENCE[priority] <= self._passed[priority]]
        chosen = impatient[0] if impatient else waiting[0]
        for priority in waiting:
            self._passed[priority] += 1
        self._passed[chosen] = 0
        return self._shares[chosen].take()
