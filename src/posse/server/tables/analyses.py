"""Analyses of finished games: asked for by anybody, made in the background line by line, and kept for all.

Each line is a question of its own to the pool, of the lowest priority: bots at the tables go first, and however long a
game is, no worker is taken up by it.
"""

import asyncio
import logging
from typing import Any

import orjson

from posse.analysis import STANDARD, VERSION, Found, added_up
from posse.server.bots.fair_queue import Asker, Priority
from posse.server.bots.pool import BotFailed
from posse.server.errors import NotNow
from posse.server.store.errors import StoreFailed
from posse.server.store.rows import TableRow
from posse.server.tables.ledger import Ledger
from posse.server.tables.results import result_of
from posse.server.tables.services import Services

LOG = logging.getLogger(__name__)

SEED = 0


class Job:
    """An analysis under way."""

    def __init__(self, asker: Asker) -> None:
        self.asker = asker
        self.done = 0
        self.places = 1
        self.task: asyncio.Task[None] | None = None


class Analyses:
    """The analyses under way in this process; those that are done are in the store."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._jobs: dict[str, Job] = {}

    async def close(self) -> None:
        """Give up what is under way; whoever wants it asks again."""
        tasks = [job.task for job in self._jobs.values() if job.task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def json(self, table: str) -> dict[str, Any]:
        """What there is of a table: its analysis, how far it is, or nothing."""
        job = self._jobs.get(table)
        if job is not None:
            return {"state": "running", "done": job.done, "places": job.places, "analysis": None}
        found = await self._services.store.analysis(table, VERSION)
        state = "none" if found is None else "done"
        return {"state": state, "done": 0, "places": 0, "analysis": orjson.loads(found) if found else None}

    async def ask(self, ledger: Ledger, row: TableRow, client: str, person: str) -> None:
        """Begin an analysis unless there is one; `NotNow` if the person waits for enough of them already."""
        if not ledger.match.over:
            raise NotNow("analysis-unfinished")
        if ledger.table in self._jobs or await self._services.store.analysis(ledger.table, VERSION) is not None:
            return
        asker = Asker(client, person, Priority.UNWATCHED)
        most = self._services.limits.analyses_per_person
        if sum(job.asker == asker for job in self._jobs.values()) >= most:
            raise NotNow("too-many-analyses", most=most)
        job = self._jobs[ledger.table] = Job(asker)
        job.task = asyncio.create_task(self._make(job, ledger, row))

    async def _make(self, job: Job, ledger: Ledger, row: TableRow) -> None:
        """Look into one place after the other, and keep what they add up to."""
        try:
            found: list[Found] = []
            while job.done < job.places:
                look = {"place": job.done, "depth": STANDARD, "seed": SEED}
                reply = await self._services.pool.look(ledger, look, job.asker)
                found.append(Found.read(reply["found"]))
                job.done, job.places = len(found), reply["places"]
            nameless = [""] * len(row.seats)  # the seats know who they are, and whoever is deleted leaves no name here
            made = added_up(ledger.game, nameless, STANDARD, SEED, found)
            text = orjson.dumps(made.json()).decode()
            result, luck = result_of(row, ledger.match, self._services.now()), [one.luck for one in made.accounts]
            await self._services.store.put_analysis(result, VERSION, text, luck)
        except (BotFailed, StoreFailed):
            LOG.exception("the analysis of table %s failed", ledger.table)
        finally:
            del self._jobs[ledger.table]
            self._services.pool.forget(ledger.table)
