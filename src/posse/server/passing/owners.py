"""The processes that requests are passed on to: how they are reached, and which of them are alive."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar

T = TypeVar("T")
P = TypeVar("P", bound=asyncio.Protocol)

CONNECT_SECONDS = 2.0
LOOK_SECONDS = 0.5  # between looks whether an owner that has not answered yet is still alive


class Unreachable(Exception):
    """The owner cannot be reached, or ended before it answered: look again who owns the table."""


async def connected(address: str, protocol: Callable[[], P]) -> P:
    """A connection to another process; `Unreachable` if there is none."""
    loop = asyncio.get_running_loop()
    with failing_as_unreachable():
        async with asyncio.timeout(CONNECT_SECONDS):
            return (await loop.create_connection(protocol, *_host_and_port(address)))[1]


async def streams(address: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """The same as a reader and a writer."""
    with failing_as_unreachable():
        async with asyncio.timeout(CONNECT_SECONDS):
            return await asyncio.open_connection(*_host_and_port(address))


def _host_and_port(address: str) -> tuple[str, int]:
    host, _, port = address.rpartition(":")
    return host.strip("[]"), int(port)


@contextmanager
def failing_as_unreachable() -> Iterator[None]:
    try:
        yield
    except (OSError, ValueError) as error:  # a timeout is an OSError, too
        raise Unreachable from error


class Owners:
    """Knows by their ids which processes are alive, and aborts the connections to those that no longer are.

    A process that is stopped keeps its connections open, so only its lease tells that it is gone.
    """

    def __init__(self) -> None:
        self._living: set[str] = set()
        self._notices = 0
        self._connections: dict[asyncio.WriteTransport, str] = {}

    def notice(self, living: set[str]) -> None:
        """These are all processes that are alive now."""
        self._living = living
        self._notices += 1
        for transport, server in list(self._connections.items()):
            if server not in living:
                transport.abort()

    @contextmanager
    def watching(self, server: str, transport: asyncio.WriteTransport) -> Iterator[None]:
        """Abort the connection if that process is gone."""
        self._connections[transport] = server
        try:
            yield
        finally:
            del self._connections[transport]

    async def while_alive(self, server: str, answer: "asyncio.Future[T]") -> T:
        """Wait for an answer; `Unreachable` if the process is gone before it comes."""
        known = self._notices  # what is known by now may be older than that process
        while not answer.done():
            await asyncio.wait([answer], timeout=LOOK_SECONDS)
            if not answer.done() and self._notices > known and server not in self._living:
                raise Unreachable
        return answer.result()
