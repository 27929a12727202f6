"""What the operator does to the database while servers run, each of which may have a part of it in memory.

`posse admin` changes the database and leaves a notice, and so does a server for what others may have in memory. Every
server looks for new ones every other second, and at once where PostgreSQL tells that there is one.
"""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable

from posse.engine.errors import PosseError
from posse.server.errors import Forbidden, Missing
from posse.server.people.bans import Bans
from posse.server.people.people import People
from posse.server.people.sessions import Sessions
from posse.server.store import Store, StoreFailed
from posse.server.store.rows import BANS, CLOSE_TABLE, DELETE_TABLE, PERSON, READ_TABLE, Notice
from posse.server.tables import lifecycle
from posse.server.tables.home_pages import HomePages
from posse.server.tables.registry import Registry
from posse.server.tables.table import LiveTable

logger = logging.getLogger(__name__)

LOOK_SECONDS = 2.0


class Notices:
    """Carries out in memory what has been done in the store; `sleep` is given by the tests."""

    def __init__(
        self,
        store: Store,
        registry: Registry,
        people: People,
        sessions: Sessions,
        bans: Bans,
        pages: HomePages,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._store = store
        self._registry = registry
        self._people = people
        self._sessions = sessions
        self._bans = bans
        self._pages = pages
        self._sleep = sleep
        self._last = 0
        self._task: asyncio.Task[None] | None = None
        self._looking = asyncio.Lock()
        self._is_new = asyncio.Event()

    async def open(self) -> None:
        self._last = await self._store.upkeep.last_notice()
        await self._bans.read()
        self._task = asyncio.create_task(self._look_always())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])

    async def _look_always(self) -> None:
        while True:
            await self._news_or_pause()
            try:
                await self.look()
            except StoreFailed:
                await self._store.answers()
            except Exception:  # a mistake must not end all later looks
                logger.exception("a notice of the operator was not carried out")

    async def _news_or_pause(self) -> None:
        """Wait until it is time to look again."""
        waits = [asyncio.ensure_future(self._sleep(LOOK_SECONDS)), asyncio.ensure_future(self._is_new.wait())]
        try:
            await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for wait in waits:
                wait.cancel()
        self._is_new.clear()

    def look_soon(self) -> None:
        """There may be something new."""
        self._is_new.set()

    async def look(self) -> None:
        """Carry out what is new."""
        async with self._looking:
            for notice in await self._store.upkeep.notices(self._last):
                self._last = notice.number
                await self._carry_out(notice)

    async def _carry_out(self, notice: Notice) -> None:
        if notice.kind == BANS:
            await self._bans.read()
            self._dismiss_banned()
        elif notice.kind == PERSON:
            self._people.forget(notice.subject)
            self._sessions.end_of_deleted(notice.subject)
            self._registry.forget_person(notice.subject)
        elif notice.kind == DELETE_TABLE:
            await self._registry.remove(notice.subject, Missing("no-such-table", given=notice.subject))
            await self._store.upkeep.delete_tables([notice.subject])  # if it was stored once more in between
        elif table := self._registry.tables.get(notice.subject):
            await self._change(table, notice.kind)

    async def _change(self, table: LiveTable, kind: str) -> None:
        with contextlib.suppress(PosseError):  # it was released just now
            if kind == CLOSE_TABLE:
                await table.ask(lifecycle.close, table)
            elif kind == READ_TABLE:
                await table.ask(table.read_again)

    def _dismiss_banned(self) -> None:
        for table in list(self._registry.tables.values()):
            for watcher in list(table.audience.watchers):
                try:
                    self._bans.check(watcher.person, watcher.address, watcher.author)
                except Forbidden as reason:
                    table.audience.dismiss([watcher], reason)
        for watcher in list(self._pages.watchers):
            try:
                self._bans.check(watcher.person, watcher.address, watcher.author)
            except Forbidden as reason:
                watcher.dismiss(reason)
