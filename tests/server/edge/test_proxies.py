"""Trusted proxies: addresses and networks, in every form in which they may appear."""

import pytest

from posse.server.edge.proxies import Proxies


@pytest.mark.parametrize(
    ("given", "host", "is_one"),
    [
        ("10.0.0.5", "10.0.0.5", True),
        ("10.0.0.5", "::ffff:10.0.0.5", True),
        ("10.0.0.5", "10.0.0.6", False),
        ("10.0.0.0/8", "10.200.0.1", True),
        ("10.0.0.0/8", "::ffff:10.200.0.1", True),
        ("10.1.2.3/8", "10.200.0.1", True),
        ("10.0.0.0/8", "11.0.0.1", False),
        ("2001:db8::/32", "2001:db8::1", True),
        ("2001:db8::/32", "2001:db9::1", False),
        ("::1", "127.0.0.1", False),
        ("10.0.0.5", "", False),
        ("10.0.0.5", "proxy.example.org", False),
    ],
)
def test_who_is_trusted(given: str, host: str, is_one: bool) -> None:
    assert (host in Proxies([given])) == is_one


@pytest.mark.parametrize("given", ["", "proxy", "10.0.0.256", "10.0.0.0/33", "10.0.0.5:80"])
def test_what_is_no_address(given: str) -> None:
    with pytest.raises(ValueError):
        Proxies([given])
