"""Which addresses the server may call because somebody has typed them: none of its own machine or network.

Otherwise whoever registers a webhook could have the server talk to what only the server can reach. A name is resolved
once, every address of it is checked, and the connection is made to one of those: asking again might give another.
"""

import asyncio
import socket
from collections.abc import Awaitable, Callable
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import NamedTuple
from urllib.parse import urlsplit

from posse.server.errors import Malformed

Address = IPv4Address | IPv6Address

LONGEST_URL = 1000
PORTS = {"https": 443, "http": 80}
NAT64 = ip_network("64:ff9b::/96")
# Public by its number, but only seen from within a cloud, where it answers for the machine.
OF_CLOUDS = {ip_address("168.63.129.16")}


class BadUrl(Malformed):
    """An address that is not called: not one at all, or not of a public server."""


class Url(NamedTuple):
    """The address of a call, in its parts."""

    is_secure: bool
    host: str
    port: int
    target: str

    @property
    def authority(self) -> str:
        """The host as a request names it."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == PORTS["https" if self.is_secure else "http"] else f"{host}:{self.port}"


def is_public(address: str) -> bool:
    """Whether an address in digits is one of the public internet, also by every address that it contains."""
    try:
        found = _plain(ip_address(address.partition("%")[0]))
    except ValueError:
        return False
    return all(_is_public(one) for one in [found, *_tunnelled(found)])


def _is_public(address: Address) -> bool:
    return address.is_global and not address.is_multicast and not address.is_reserved and address not in OF_CLOUDS


def _plain(address: Address) -> Address:
    """The IPv4 address that an IPv6 one is another way to write, or is translated to where there is only IPv6."""
    if isinstance(address, IPv4Address):
        return address
    return IPv4Address(int(address) & 0xFFFFFFFF) if address in NAT64 else address.ipv4_mapped or address


def _tunnelled(address: Address) -> list[IPv4Address]:
    """The IPv4 addresses at the ends of a tunnel."""
    if isinstance(address, IPv4Address):
        return []
    return [one for one in (address.sixtofour, *(address.teredo or ())) if one is not None]


async def resolved(host: str, port: int) -> list[str]:
    """The addresses of a host; `OSError` if there are none."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(entry[4][0]) for entry in found))


class Guard:
    """Checks addresses; an operator may allow those of the own network, and then also calls without TLS."""

    def __init__(
        self, allows_internal: bool = False, resolve: Callable[[str, int], Awaitable[list[str]]] = resolved
    ) -> None:
        self._allows_internal = allows_internal
        self._resolve = resolve

    def checked(self, text: str) -> Url:
        """An address of the form `https://host/path`, as far as that can be told without resolving it."""
        try:
            parts = urlsplit(text.strip())
            port = parts.port
        except ValueError:
            raise BadUrl("bad-url") from None
        is_secure = parts.scheme == "https"
        if not text.isascii() or not text.isprintable() or " " in text.strip() or len(text) > LONGEST_URL:
            raise BadUrl("bad-url")
        if not parts.hostname or parts.username or parts.password or parts.scheme not in PORTS:
            raise BadUrl("bad-url")
        if not is_secure and not self._allows_internal:
            raise BadUrl("url-not-secure")
        target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        return Url(is_secure, parts.hostname, port or PORTS[parts.scheme], target)

    async def addresses(self, url: Url) -> list[str]:
        """Where to connect to; `BadUrl` if any address of that host is internal, `OSError` if there is none."""
        addresses = await self._resolve(url.host, url.port)
        if not self._allows_internal and not all(is_public(address) for address in addresses):
            raise BadUrl("url-internal")
        return addresses
