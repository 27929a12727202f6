"""A database that does not answer: it is tried again by one prober, ever more rarely, and logged once.

While it is down, calls fail at once instead of waiting for a connection; `over` returns when it answers again.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from random import uniform
from time import monotonic

from sqlalchemy.exc import DBAPIError

from posse.server.store.errors import StoreFailed, StoreReplaced

log = logging.getLogger(__name__)

FIRST_SECONDS = 0.25
MOST_SECONDS = 2.0  # players wait for it; one question every two seconds harms no database
SPREAD = (0.5, 1.5)


def backoff(attempt: int, first: float = FIRST_SECONDS, most: float = MOST_SECONDS) -> float:
    """Seconds to wait after a number of failures: twice as long each time, and never the same for everybody."""
    return float(min(most, first * 2 ** min(attempt, 30)) * uniform(*SPREAD))


def message_of(error: BaseException) -> str:
    """What the database itself says, in one line."""
    said = str(error.orig if isinstance(error, DBAPIError) else error)
    return " ".join(said.split()) or type(error).__name__


@dataclass(slots=True)
class Outage:
    """Whether the database answers. `probe` touches it and raises what is wrong; times are given by the tests."""

    name: str
    probe: Callable[[], Awaitable[None]]
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
    now: Callable[[], float] = monotonic
    reason: StoreFailed | None = None
    attempts: int = 0
    _probing: asyncio.Task[None] | None = field(default=None, repr=False)

    @property
    def is_down(self) -> bool:
        return self.reason is not None

    def check(self) -> None:
        """Fail at once while the database is down."""
        if self.reason is not None:
            raise type(self.reason)

    def suspect(self, error: BaseException) -> None:
        """Something has failed: find out whether the database answers at all."""
        if self._probing is None or self._probing.done():
            self._probing = asyncio.create_task(self._probe_until_over(error))

    async def over(self) -> None:
        """Return when the database answers, at once if nothing is wrong."""
        if self._probing is not None:
            await asyncio.shield(self._probing)

    async def close(self) -> None:
        if self._probing is not None:
            self._probing.cancel()
            await asyncio.wait([self._probing])

    async def _probe_until_over(self, error: BaseException) -> None:
        begun, self.attempts = self.now(), 0
        while (failure := await self._failure()) is not None:
            self._note(failure)
            await self.sleep(backoff(self.attempts))
            self.attempts += 1
        if self.reason is None:
            kind = type(error).__name__
            log.warning("the database %s has refused something: %s: %s", self.name, kind, message_of(error))
        else:
            self.reason = None
            log.warning("the database %s answers again, after %.0f s", self.name, self.now() - begun)

    async def _failure(self) -> BaseException | None:
        try:
            await self.probe()
        except Exception as error:  # whatever it is, the database does not work
            return error
        return None

    def _note(self, failure: BaseException) -> None:
        """Say once what is wrong, and again only if something else is."""
        reason = failure if isinstance(failure, StoreFailed) else StoreFailed()
        if self.reason is None or type(self.reason) is not type(reason):
            log.error("%s", _sentence(self.name, reason, failure))
        self.reason = reason


def _sentence(name: str, reason: StoreFailed, failure: BaseException) -> str:
    if isinstance(reason, StoreReplaced):
        return (
            f"the database {name} has been emptied or replaced while the server runs; nothing is stored or shown until "
            "the former one is back. To go on with what is there now, restart the server"
        )
    return f"the database {name} does not answer: {message_of(failure)}; it is tried again until it does"
