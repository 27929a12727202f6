"""Runs the server until it is stopped."""

import asyncio
import math
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from socket import socket
from typing import cast

import uvicorn
from fastapi import FastAPI

from posse.server.app import make_app
from posse.server.edge import files
from posse.server.edge.gate import Gate
from posse.server.edge.protocol import EdgeProtocol
from posse.server.edge.proxies import Proxies
from posse.server.garbage_collection import freeze_survivors
from posse.server.logs import set_up
from posse.server.metrics import Figures
from posse.server.settings import Settings
from posse.server.socket.connection import Handshake

SECONDS_TO_END = 3


class Server(uvicorn.Server):
    """Calls `ready` once it listens; then figures can be read, too, if they have a port of their own."""

    def __init__(
        self, config: uvicorn.Config, ready: Callable[[], None], figures: "FiguresServer | None" = None
    ) -> None:
        super().__init__(config)
        self.ready = ready
        self.figures = figures
        self.showing: asyncio.Task[None] | None = None
        self.collecting: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[object] | None = None) -> None:  # type: ignore[override]  # sockets unused
        await super().startup()
        if self.started:
            self.collecting = asyncio.create_task(freeze_survivors())
            if self.figures is not None:
                self.showing = asyncio.create_task(self.figures.serve())
            self.ready()

    async def shutdown(self, sockets: list[socket] | None = None) -> None:
        if self.figures is not None and self.showing is not None:
            self.figures.should_exit = True
            await asyncio.wait([self.showing])
        await super().shutdown(sockets)


class FiguresServer(uvicorn.Server):
    """A second server in the same process, which leaves signals to the first."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


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
        log_config=None,
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=SECONDS_TO_END,
    )


def run(settings: Settings, ready: Callable[[], None]) -> None:
    """Serve until an interrupt; `ready` is called once the server listens."""
    set_up(settings.log)
    chosen = config(settings)
    server = Server(chosen, ready, figures_server(settings, cast("FastAPI", chosen.app).state.figures))
    # Uvicorn's own `run` would exit the process on an error; the loop is the fast one that it would choose.
    with asyncio.Runner(loop_factory=chosen.get_loop_factory()) as runner:
        runner.run(server.serve())


def figures_server(settings: Settings, figures: Figures) -> FiguresServer | None:
    """The server of the figures, if they have a port of their own."""
    host, port, token = settings.metrics
    if port is None:
        return None
    return FiguresServer(
        uvicorn.Config(
            figures.app(token), host=host, port=port, lifespan="off", access_log=False, log_config=None, ws="none"
        )
    )
