"""The proxies whose word on where a request comes from is taken."""

from collections.abc import Iterable
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network

Network = IPv4Network | IPv6Network

# An IPv4 address as a socket for both kinds of addresses shows it.
MAPPED = "::ffff:{}"
MAPPED_PREFIX = 96


class Proxies:
    """Addresses and networks of trusted proxies."""

    def __init__(self, addresses: Iterable[str]) -> None:
        self.networks = [form for given in addresses for form in _forms(ip_network(given, strict=False))]

    def __contains__(self, host: str) -> bool:
        try:
            address = ip_address(host)
        except ValueError:
            return False
        return any(address in network for network in self.networks)

    def addresses(self) -> list[str]:
        """All of them as text."""
        return [str(network) for network in self.networks]


def _forms(network: Network) -> list[Network]:
    """A network as it is written, and as it may appear."""
    if isinstance(network, IPv6Network):
        return [network]
    mapped = MAPPED.format(network.network_address)
    return [network, IPv6Network((mapped, MAPPED_PREFIX + network.prefixlen))]
