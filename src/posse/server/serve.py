"""Runs the server until somebody stops it."""

import asyncio
import logging
from collections.abc import Callable

import uvicorn

from posse.server.app import make_app
from posse.server.garbage_collection import keep_in_order
from posse.server.settings import Settings
from posse.server.socket.connection import Greeter

SECONDS_TO_END = 3


class Server(uvicorn.Server):
    """Calls `ready` once it listens."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready
        self.order: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[object] | None = None) -> None:  # type: ignore[override]  # sockets unused
        await super().startup()
        if self.started:
            self.order = asyncio.create_task(keep_in_order())
            self.ready()


def config(settings: Settings) -> uvicorn.Config:
    """How Uvicorn serves: no access log; and no compression on sockets, which would cost more than it saves.

    It only opens the sockets: what goes through them, the pings included, is the business of `Wire`.
    """
    return uvicorn.Config(
        make_app(settings),
        host=settings.host,
        port=settings.port,
        ws=Greeter,
        ws_per_message_deflate=False,
        ws_ping_interval=None,
        access_log=False,
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=SECONDS_TO_END,
    )


def run(settings: Settings, ready: Callable[[], None]) -> None:
    """Serve until an interrupt; `ready` is called when everybody can come."""
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(name)s %(message)s")
    chosen = config(settings)
    # Uvicorn's own `run` would end the process by itself on an error; the loop is the fast one it would choose.
    with asyncio.Runner(loop_factory=chosen.get_loop_factory()) as runner:
        runner.run(Server(chosen, ready).serve())
