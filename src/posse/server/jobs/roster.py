"""Which workers are alive, and which of them think for this server: they are shared between all servers."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from time import monotonic

import posse
from posse.server.bots.pool import Pool
from posse.server.jobs.desk import STALLED_SECONDS, UNREACHABLE, Desk, RemoteWorker
from posse.server.store import StoreFailed
from posse.server.store.workers import Crew, WorkerRow, Workers

LOG = logging.getLogger(__name__)

LOOK_SECONDS = 1.0  # until the next look, to notice that a worker has died
IDLE_SECONDS = 5.0  # the same as long as there are none; whoever comes is told
SWEEP_SECONDS = 60.0

NOBODY = Crew([], [], 0)


def share(workers: Sequence[WorkerRow], servers: Sequence[str], own: str) -> list[str]:
    """The workers that think for one of the servers, each as often as it takes a question of this server at once.

    The slots are dealt out in turn. If there are fewer of them than servers, some share one.
    """
    slots = [worker.id for worker in workers for _ in range(worker.slots)]
    everybody = sorted({*servers, own})
    place = everybody.index(own)
    return slots[place :: len(everybody)] or ([slots[place % len(slots)]] if slots else [])


class Roster:
    """Lends the pool of this server its share of the living workers, and notices when they come and go."""

    def __init__(self, workers: Workers, desk: Desk, pool: Pool, own: Callable[[], str | None]) -> None:
        self.crew = NOBODY
        self._workers = workers
        self._desk = desk
        self._pool = pool
        self._own = own
        self._known: dict[str, set[str]] = {}  # the tables that each worker knows
        self._lent: dict[tuple[str, int], RemoteWorker] = {}
        self._news = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self._task = asyncio.create_task(self._look_again_and_again())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])

    def look_soon(self) -> None:
        self._news.set()

    @property
    def alive(self) -> list[WorkerRow]:
        """The workers that can be asked: those of the same version of Posse."""
        return [worker for worker in self.crew.workers if worker.version == posse.__version__]

    @property
    def lent(self) -> int:
        """How many questions of this server workers take at once."""
        return len(self._lent)

    async def _look_again_and_again(self) -> None:
        swept = -SWEEP_SECONDS
        while True:
            self._news.clear()
            try:
                await self.look()
                if monotonic() - swept >= SWEEP_SECONDS:
                    swept = monotonic()
                    await self._sweep()
            except (StoreFailed, *UNREACHABLE):
                LOG.debug("the workers are not known: the database does not answer")  # which is logged by the store
            except Exception:  # without looking, this server would ask workers that are gone
                LOG.exception("the workers could not be looked for")
            await self._wait()

    async def _wait(self) -> None:
        try:
            async with asyncio.timeout(LOOK_SECONDS if self.crew.workers else IDLE_SECONDS):
                await self._news.wait()
        except TimeoutError:
            pass

    async def look(self) -> None:
        """Find out who is alive, lend the pool our share, and give up what was asked of workers that are gone."""
        self.crew = await self._workers.crew()
        living = {worker.id for worker in self.crew.workers}
        self._known = {id: self._known.get(id, set()) for id in living}
        had_any = bool(self._lent)
        self._lent = self._shared()
        self._pool.staff(list(self._lent.values()))
        self._desk.give_up_all_but(living)
        if had_any != bool(self._lent):
            LOG.warning("%s", self._sentence())

    def _shared(self) -> dict[tuple[str, int], RemoteWorker]:
        """Our share of the workers; the same objects as before for those that we had."""
        if not self._desk.is_listening:
            return {}
        found: dict[tuple[str, int], RemoteWorker] = {}
        for id in share(self.alive, self.crew.servers, self._own() or ""):
            place = id, sum(other == id for other, _ in found)
            found[place] = self._lent.get(place) or RemoteWorker(self._desk, id, self._known[id])
        return found

    def _sentence(self) -> str:
        if self._lent:
            return "workers think for the bots; the processes of this server rest"
        return "no worker thinks for the bots any more; the processes of this server do"

    async def _sweep(self) -> None:
        """Delete what is left of workers that have died."""
        waiting = await self._desk.waiting()
        living = {worker.id for worker in (await self._workers.crew()).workers}
        await self._desk.sweep(waiting, living)
        await self._workers.drop_late(STALLED_SECONDS)
