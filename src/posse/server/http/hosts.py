"""Under which names the server may be addressed, and which pages may send it something.

A page of another site could be given our address by its own name server (DNS rebinding), and then read everything as
if it were ours. So names must be known; an address in digits cannot be given to somebody else.
"""

import re
import socket
from collections.abc import Iterable
from ipaddress import ip_address
from typing import NamedTuple

NAME_AND_PORT = re.compile(r"(?:\[([0-9a-f:.]{2,45})\]|([a-z0-9_-][a-z0-9_.-]{0,252}))(?::([0-9]{0,5}))?")
ORIGIN = re.compile(r"(https?)://([^/?#@\s]+)/?")
DEFAULT_PORTS = {"http": "80", "https": "443"}
LOCALHOST = "localhost"


class Address(NamedTuple):
    """A host as browsers name it: lower case, without brackets; the port may be empty."""

    name: str
    port: str


def address_in(header: str) -> Address | None:
    """What a Host header says; None if it makes no sense."""
    found = NAME_AND_PORT.fullmatch(header.strip().lower())
    if found is None:
        return None
    digits, name, port = found.groups()
    return Address(digits or name.removesuffix("."), port or "")


class Origin(NamedTuple):
    """Where a page comes from."""

    scheme: str
    address: Address

    def __str__(self) -> str:
        name, port = self.address
        written = f"[{name}]" if ":" in name else name
        return f"{self.scheme}://{written}{f':{port}' if port else ''}"


def origin_in(text: str) -> Origin | None:
    """An origin such as `https://play.example.org`; None if it makes no sense."""
    found = ORIGIN.fullmatch(text.strip().lower())
    address = address_in(found[2]) if found else None
    if found is None or address is None:
        return None
    port = "" if address.port == DEFAULT_PORTS[found[1]] else address.port
    return Origin(found[1], Address(address.name, port))


class Hosts:
    """The names of this server: addresses in digits, this machine's names, and those of the public origins."""

    def __init__(self, listens_on: str, origins: Iterable[str]) -> None:
        self.origins = {origin for given in origins if (origin := origin_in(given))}
        machine = socket.gethostname().lower()
        own = [LOCALHOST, machine, f"{machine}.local", listens_on.lower()]
        self.names = {*own, *(origin.address.name for origin in self.origins)}

    def knows(self, header: str) -> bool:
        """Whether a request with this Host header is meant for us; without one it is no browser's."""
        if not header.strip():
            return True
        address = address_in(header)
        return address is not None and (address.name in self.names or _is_safe(address.name))

    def is_ours(self, origin: str, host: str) -> bool:
        """Whether a page of this origin is our own, asked for under this Host header."""
        found = origin_in(origin)
        if found is None:
            return False
        address = address_in(host)
        if address is not None and address.port == DEFAULT_PORTS[found.scheme]:
            address = Address(address.name, "")
        return found in self.origins or found.address == address


def _is_safe(name: str) -> bool:
    """Whether no name server can give this name to somebody else."""
    if name.endswith(f".{LOCALHOST}"):
        return True
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
