"""Who is refused: people by their ids, and addresses by networks. Kept in memory, because every request asks."""

from datetime import UTC, datetime
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from posse.server.errors import Forbidden
from posse.server.people.limits import IPV6_PREFIX
from posse.server.store import Store
from posse.server.store.rows import Ban

PERSON, ADDRESS = "person", "address"

Network = IPv4Network | IPv6Network


def network_of(text: str) -> Network | None:
    """The network that an operator means by an address, or by a network; None if it is neither.

    A single IPv6 address means its first 64 bits, since its owner chooses the rest freely.
    """
    try:
        if "/" in text:
            return ip_network(text, strict=False)
        found = ip_address(text)
    except ValueError:
        return None
    if isinstance(found, IPv6Address) and found.ipv4_mapped is None:
        return ip_network((int(found), IPV6_PREFIX), strict=False)
    return ip_network(str(found.ipv4_mapped or found) if isinstance(found, IPv6Address) else str(found))


class Bans:
    """The bans of the store, read when the server starts and whenever one is changed."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._people: dict[str, Ban] = {}
        self._networks: dict[Network, Ban] = {}

    async def read(self) -> None:
        bans = await self._store.upkeep.bans(datetime.now(UTC))
        self._people = {ban.subject: ban for ban in bans if ban.kind == PERSON}
        networks = [(network_of(ban.subject), ban) for ban in bans if ban.kind == ADDRESS]
        self._networks = {network: ban for network, ban in networks if network is not None}

    def check(self, person: str | None, address: str, author: str | None = None) -> None:
        """`Forbidden` if this person, the author of this bot, or this address is banned."""
        ban = self._people.get(person or "") or self._people.get(author or "") or self._of_address(address)
        if ban is None or (ban.until is not None and ban.until <= datetime.now(UTC)):
            return
        if ban.until is None:
            raise Forbidden("banned")
        raise Forbidden("banned-until", until=ban.until.strftime("%Y-%m-%d %H:%M UTC"))

    def _of_address(self, address: str) -> Ban | None:
        if not self._networks:
            return None
        try:
            found = ip_address(address)
        except ValueError:
            return None
        if isinstance(found, IPv6Address):
            found = found.ipv4_mapped or found
        return next((ban for network, ban in self._networks.items() if found in network), None)
