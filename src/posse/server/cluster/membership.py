"""This process among the others: it renews its row, or notices that it has lost its tables.

A process that was paused, or cut off from the database, finds its row gone: others may have taken its tables over. It
drops them all, gets a new id, and goes on. Until it notices, the fences keep it from writing.
"""

import asyncio
import logging
import os
import socket
from collections.abc import Callable, Sequence
from secrets import token_urlsafe
from time import monotonic
from typing import NamedTuple

from posse.server.cluster.leases import Elsewhere
from posse.server.errors import Missing
from posse.server.store import LeaseLost, StoreFailed
from posse.server.store.leases import LeaseDesk, Owner

logger = logging.getLogger(__name__)

ID_BYTES = 12
LEAST_SECONDS = 1.0  # for the database to answer, even if the process was paused for long
MOST_ORPHANS = 50  # taken at once, so that several processes share them


class Pace(NamedTuple):
    """How many seconds a lease lasts, and after how many it is renewed."""

    lease: float = 6.0
    renew: float = 2.0


PACE = Pace()


class Membership:
    """The leases of this process, which it holds as long as it renews them.

    `lost` is called when it has lost all tables, `noticed` every now and then with the ids of all living processes.
    """

    def __init__(self, desk: LeaseDesk, address: str, pace: Pace = PACE) -> None:
        self.id = token_urlsafe(ID_BYTES)
        self.address = address
        self.lost: Callable[[], None] = _ignore
        self.noticed: Callable[[set[str]], None] = _ignore_ids
        self._desk = desk
        self._pace = pace
        self._is_enrolled = False
        self._is_leaving = False
        self._is_told = False  # that the database does not answer, which is logged once
        self._renewed = monotonic()
        self._task: asyncio.Task[None] | None = None

    @property
    def owner(self) -> str | None:
        return self.id

    async def open(self) -> None:
        await self._desk.open()
        await self._enrol()
        self._task = asyncio.create_task(self._renew_again_and_again())

    async def close(self) -> None:
        """Leave at once: whatever was not released is free, too."""
        if self._task is not None:
            self._task.cancel()
        try:
            await self._desk.leave(self.id)
        except StoreFailed:
            logger.warning("the leases of this process end by themselves: the database does not answer")
        await self._desk.close()

    # --- tables

    async def claim(self, table: str) -> int | None:
        if not self._is_enrolled:
            raise StoreFailed
        found = await (self._desk.owner(table) if self._is_leaving else self._desk.claim(table, self.id))
        if isinstance(found, Owner) and found.id != self.id:
            raise Elsewhere(table, found.id, found.address)
        if self._is_leaving:
            raise LeaseLost(table)
        if found is None:
            raise Missing("no-such-table", given=table)
        assert isinstance(found, int)
        return found

    async def release(self, held: Sequence[tuple[str, int]], quietly: bool = False) -> None:
        await self._desk.release(held, quietly)

    async def keep_watch(self) -> None:
        """Remove the processes that have expired, which is told to all, and notice who is left."""
        await self._desk.reap()
        self.noticed(await self._desk.living())

    async def orphans(self, before: int) -> list[str]:
        if self._is_leaving or not self._is_enrolled:
            return []
        return await self._desk.orphans(MOST_ORPHANS, before)

    def stop_claiming(self) -> None:
        self._is_leaving = True

    # --- renewing

    async def _enrol(self) -> None:
        begun = monotonic()
        await self._desk.enrol(self.id, f"{socket.gethostname()}:{os.getpid()}", self.address, self._pace.lease)
        self._renewed, self._is_enrolled = begun, True

    async def _renew_again_and_again(self) -> None:
        while True:
            await asyncio.sleep(self._pace.renew)
            try:
                await self._renew()
            except Exception:  # without renewals this process would be of no use
                logger.exception("the leases were not renewed")

    async def _renew(self) -> None:
        if not self._is_enrolled:
            await self._try_again()
        elif await self._is_kept():
            return
        else:
            logger.warning("this process has lost its leases; its tables are dropped")
            await self._start_over()

    async def _is_kept(self) -> bool:
        """Renew the row; while the database does not answer, the leases are ours until they end by our own clock."""
        begun = monotonic()
        left = self._renewed + self._pace.lease - begun
        try:
            async with asyncio.timeout(max(left, LEAST_SECONDS)):
                is_kept = await self._desk.renew(self.id, self._pace.lease)
        except (StoreFailed, TimeoutError):
            return monotonic() - self._renewed < self._pace.lease
        self._renewed = begun if is_kept else self._renewed
        return is_kept

    async def _start_over(self) -> None:
        self._is_enrolled = False
        former, self.id = self.id, token_urlsafe(ID_BYTES)
        self.lost()
        await self._try_again(former)

    async def _try_again(self, former: str | None = None) -> None:
        try:
            if former is not None:
                await self._desk.leave(former)
            await self._enrol()
            self._is_told = False
        except StoreFailed:
            if not self._is_told:
                logger.warning("the database does not answer; this process has no tables until it does")
            self._is_told = True


def _ignore() -> None:
    """Nobody has asked to be told."""


def _ignore_ids(ids: set[str]) -> None:
    """Nobody has asked to be told."""
