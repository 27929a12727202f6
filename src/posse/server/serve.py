"""Runs the server until it is stopped."""

import asyncio
import math
import os
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from types import FrameType
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
PARENT_SECONDS = 1.0  # between looks whether the process that started this one is still there


class Server(uvicorn.Server):
    """Calls `ready` once it listens, and hands its tables over before it ends.

    Then figures can be read, too, if they have a port of their own.
    """

    def __init__(
        self, config: uvicorn.Config, ready: Callable[[], None], figures: "FiguresServer | None" = None
    ) -> None:
        super().__init__(config)
        self.ready = ready
        self.figures = figures
        self.showing: asyncio.Task[None] | None = None
        self.collecting: asyncio.Task[None] | None = None

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """End once, however often that is asked for: it takes seconds at most, and nothing must be left out."""
        if not self.should_exit:
            super().handle_exit(sig, frame)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.collecting = asyncio.create_task(freeze_survivors())
            if self.figures is not None:
                self.showing = asyncio.create_task(self.figures.serve())
            self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Accept nothing new, hand the tables over, and only then end the connections."""
        if self.figures is not None and self.showing is not None:
            self.figures.should_exit = True
            await asyncio.wait([self.showing])
        await hand_over(self)
        await super().shutdown(sockets)


async def hand_over(server: uvicorn.Server) -> None:
    """Give the tables to other processes on the same store, if there may be any."""
    app = cast("FastAPI", server.config.app)
    if app.state.passing is None:
        return
    for listening in server.servers:
        listening.close()
    await app.state.dependencies.registry.drain()


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
    settings, sockets = listening(settings)
    chosen = config(settings)
    server = Server(chosen, ready, figures_server(settings, cast("FastAPI", chosen.app).state.figures))
    # Uvicorn's own `run` would exit the process on an error; the loop is the fast one that it would choose.
    with asyncio.Runner(loop_factory=chosen.get_loop_factory()) as runner:
        runner.run(_serve(server, sockets, settings.listen_fd is not None))


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


async def _serve(server: Server, sockets: list[socket.socket] | None, is_child: bool) -> None:
    ending = asyncio.create_task(end_with_parent(server)) if is_child else None
    await server.serve(sockets)
    if ending is not None:
        ending.cancel()


async def end_with_parent(server: uvicorn.Server) -> None:
    """A process that was started as one of several ends when nobody would start it again."""
    parent = os.getppid()
    while os.getppid() == parent:
        await asyncio.sleep(PARENT_SECONDS)
    server.should_exit = True


def listening(settings: Settings) -> tuple[Settings, list[socket.socket] | None]:
    """The sockets to listen on, where there are several or one is inherited; the settings then name the real port."""
    if settings.listen_fd is None and not settings.has_internal_socket:
        return settings, None
    inherited = settings.listen_fd
    public = bound(settings.host, settings.port) if inherited is None else socket.socket(fileno=inherited)
    if settings.internal is None:
        return settings, [public]
    host, _, port = settings.internal.rpartition(":")
    internal = bound(host.strip("[]"), int(port))
    return replace(settings, internal=f"{host}:{internal.getsockname()[1]}"), [public, internal]


def bound(host: str, port: int) -> socket.socket:
    """A socket at this address, to listen on; connections in TIME_WAIT do not block it."""
    family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    found = socket.socket(family, kind, protocol)
    if os.name != "nt":
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    found.bind(address)
    return found
