"""The pages of this process on which people see their tables: they are told when to look again.

A page is told at once of what concerns its own person, and of public tables only now and then, because all pages would
look at the same time. What was told while this process did not hear the others is not known, so then all look again.
"""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Any

from posse.server.store import news
from posse.server.tables.home_news import Telling
from posse.server.tables.shelves import Shelves
from posse.server.tables.watcher import Watcher
from posse.server.tables.whereabouts import Whereabouts

OWN_SECONDS = 0.1  # in which several news for one person become one
PUBLIC_SECONDS = 4.0  # from one look at public tables to the next

MINE, LOBBY = "mine", "lobby"


class HomePages:
    """The connections of these pages, and what they are about to be told."""

    def __init__(
        self,
        shelves: Shelves,
        whereabouts: Whereabouts,
        telling: Telling,
        now: Callable[[], float] = monotonic,
    ) -> None:
        self.watchers: set[Watcher] = set()
        self._shelves = shelves
        self._whereabouts = whereabouts
        self._telling = telling
        self._now = now
        self._people: set[str] = set()
        self._told_public = -PUBLIC_SECONDS
        self._own_timer: asyncio.TimerHandle | None = None
        self._public_timer: asyncio.TimerHandle | None = None

    @contextmanager
    def followed_by(self, watcher: Watcher) -> Iterator[None]:
        """A page as long as its connection lasts; it looks once more, since something may have happened before it."""
        self.watchers.add(watcher)
        watcher.tell({"news": [MINE, LOBBY]})
        try:
            yield
        finally:
            self.watchers.discard(watcher)

    def close(self) -> None:
        for timer in (self._own_timer, self._public_timer):
            if timer is not None:
                timer.cancel()

    # --- hearing

    def hear(self, told: dict[str, Any]) -> None:
        """Pass on news; of a kind that does not concern these pages there is nothing to do."""
        kind = told["kind"]
        if kind == news.LISTED and told["public"]:
            self._shelves.forget()
        if kind in (news.LISTED, news.MOVED, news.INVITED):
            self._note(told["people"], told.get("public", False))
        elif kind == news.PRESENT:
            self._whereabouts.hear(told["server"], told["tables"])
            self._shelves.forget()
            self._note([], is_public=True)
        elif kind == news.ROLL_CALL:
            self._telling.tell_all_present()

    def hear_of_all(self) -> None:
        """Anything may have happened, and nobody knows who is where."""
        self._whereabouts.forget_all()
        self._shelves.forget()
        self._note([watcher.person for watcher in self.watchers if watcher.person is not None], is_public=True)

    # --- telling

    def _note(self, people: list[str], is_public: bool) -> None:
        self._people.update(people)
        loop = asyncio.get_running_loop()
        if self._people and self._own_timer is None:
            self._own_timer = loop.call_later(OWN_SECONDS, self._tell_people)
        if is_public and self._public_timer is None:
            wait = max(OWN_SECONDS, self._told_public + PUBLIC_SECONDS - self._now())
            self._public_timer = loop.call_later(wait, self._tell_all)

    def _tell_people(self) -> None:
        people, self._people, self._own_timer = self._people, set(), None
        for watcher in list(self.watchers):
            if watcher.person in people:
                watcher.tell({"news": [MINE]})

    def _tell_all(self) -> None:
        self._public_timer, self._told_public = None, self._now()
        for watcher in list(self.watchers):
            watcher.tell({"news": [LOBBY]})
