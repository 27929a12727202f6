"""Several servers on one PostgreSQL, in one event loop, each with its own port."""

import contextlib
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

from posse.server.serve import config, hand_over
from posse.server.settings import LIMITS, Limits, Settings
from tests.server.running import QuietUvicorn, RunningServer
from tools.ports import free_port

HOST = "127.0.0.1"


class DrainingUvicorn(QuietUvicorn):
    """Ends as the real server does."""

    async def shutdown(self, sockets: list[object] | None = None) -> None:  # type: ignore[override]  # sockets unused
        await hand_over(self)
        await super().shutdown()


class Neighbour(RunningServer):
    """One of several servers on the same database; its port is known before it starts."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self._config = config(settings)
        self._uvicorn = DrainingUvicorn(self._config)


@contextlib.asynccontextmanager
async def neighbours(
    folder: Path, database: str, count: int = 2, limits: Limits = LIMITS
) -> AsyncIterator[list[Neighbour]]:
    """So many servers, closed in turn."""
    async with contextlib.AsyncExitStack() as until_the_end:
        found = []
        for number in range(count):
            settings = Settings(folder / str(number), port=free_port(), database=database, workers=1)
            server = Neighbour(replace(settings, host=HOST, limits=limits))
            await server.open()
            until_the_end.push_async_callback(server.close)
            found.append(server)
        yield found
