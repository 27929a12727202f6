"""Runs the server until it is stopped."""

import asyncio
import logging
import math
from collections.abc import Callable
from functools import partial

import uvicorn

from posse.server.app import make_app
from posse.server.edge import files
from posse.server.edge.gate import Gate
from posse.server.edge.protocol import EdgeProtocol
from posse.server.edge.proxies import Proxies
from posse.server.garbage_collection import freeze_survivors
from posse.server.settings import Settings
from posse.server.socket.connection import Handshake

SECONDS_TO_END = 3


class Server(uvicorn.Server):
    """Calls `ready` once it listens."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready
        self.collecting: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[object] | None = None) -> None:  # type: ignore[override]  # sockets unused
        await super().startup()
        if self.started:
            self.collecting = asyncio.create_task(freeze_survivors())
            self.ready()


def config(settings: Settings) -> uvicorn.Config:
    """How Uvicorn serves: without an access log, and without compression on sockets, which costs more than it saves.

    It only makes the handshake of a socket; everything after that, including pings, is up to `Connection`.
    """
    proxies = Proxies(settings.proxies)
    room = files.room_for_connections(files.limit())
    gate = Gate(min(settings.limits.all_connections, room.connections), settings.limits.open_connections)
    protocol = partial(EdgeProtocol, gate=gate, proxies=proxies, limits=settings.limits)
    return uvicorn.Config(
        make_app(settings),
        host=settings.host,
        port=settings.port,
        backlog=room.backlog,
        http=protocol,  # type: ignore[arg-type]  # called like a class
        forwarded_allow_ips=proxies.addresses(),
        timeout_keep_alive=math.ceil(settings.limits.idle_seconds),
        ws=Handshake,
        ws_per_message_deflate=False,
        ws_ping_interval=None,
        access_log=False,
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=SECONDS_TO_END,
    )


def run(settings: Settings, ready: Callable[[], None]) -> None:
    """Serve until an interrupt; `ready` is called once the server listens."""
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(name)s %(message)s")
    chosen = config(settings)
    # Uvicorn's own `run` would exit the process on an error; the loop is the fast one that it would choose.
    with asyncio.Runner(loop_factory=chosen.get_loop_factory()) as runner:
        runner.run(Server(chosen, ready).serve())
