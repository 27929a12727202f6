"""Sends a request to an address that somebody has typed: guarded, short, and to that address only."""

import asyncio
import ssl
from collections.abc import Mapping
from functools import cache

import httptools

from posse.server.alerts.guard import Guard, Url

SECONDS = 10.0
MOST_BYTES = 16 * 1024  # of the answer, of which only the status is read
PIECE = 4096


class Unanswered(Exception):
    """Nobody has answered, or nothing that makes sense: try again later."""


@cache
def _tls() -> ssl.SSLContext:
    """Made once, since reading all certificates takes long."""
    return ssl.create_default_context()


async def post(guard: Guard, text: str, headers: Mapping[str, str], body: bytes) -> int:
    """The status of the answer, which may also be a redirect: it is not followed, since it may lead anywhere.

    `BadUrl` if that address must not be called, `Unanswered` if there is no answer in time.
    """
    url = guard.checked(text)
    try:
        async with asyncio.timeout(SECONDS):
            addresses = await guard.addresses(url)
            return await _status(url, addresses, _request(url, headers, body))
    except (OSError, TimeoutError, httptools.HttpParserError, EOFError) as error:
        raise Unanswered(type(error).__name__) from error


def _request(url: Url, headers: Mapping[str, str], body: bytes) -> bytes:
    fields = {"Host": url.authority, **headers, "Content-Length": str(len(body)), "Connection": "close"}
    lines = [f"POST {url.target} HTTP/1.1", *(f"{name}: {value}" for name, value in fields.items())]
    return "\r\n".join([*lines, "", ""]).encode("ascii") + body


async def _status(url: Url, addresses: list[str], request: bytes) -> int:
    reader, writer = await _connected(url, addresses)
    try:
        writer.write(request)
        await writer.drain()
        return await _read_status(reader)
    finally:
        writer.transport.abort()


async def _connected(url: Url, addresses: list[str]) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A connection to the first of the checked addresses that can be reached; the certificate is that of the name."""
    tls, name = (_tls(), url.host) if url.is_secure else (None, None)
    for place, address in enumerate(addresses):
        try:
            return await asyncio.open_connection(address, url.port, ssl=tls, server_hostname=name)
        except OSError:
            if place == len(addresses) - 1:
                raise
    raise OSError("no address")


async def _read_status(reader: asyncio.StreamReader) -> int:
    head = Head()
    parser = httptools.HttpResponseParser(head)
    for _ in range(MOST_BYTES // PIECE):
        piece = await reader.read(PIECE)
        if not piece:
            break
        parser.feed_data(piece)
        if head.is_complete and parser.get_status_code() >= 200:
            return int(parser.get_status_code())
    raise EOFError


class Head:
    """Notices the end of the head of an answer."""

    is_complete = False

    def on_headers_complete(self) -> None:
        self.is_complete = True
