"""Ports for servers that tests and benchmarks start."""

import random
import socket

HOST = "127.0.0.1"
# Below those that the system gives to outgoing connections, which would take a free one away at any moment.
FIRST_PORT, LAST_PORT = 20_000, 30_000


def free_port(following: int = 0) -> int:
    """A free port, with so many free ones after it.

    They are tried in random order, since another run may be looking for one at the same moment.
    """
    for port in random.sample(range(FIRST_PORT, LAST_PORT), LAST_PORT - FIRST_PORT):
        if all(_is_free(port + more) for more in range(following + 1)):
            return port
    raise RuntimeError(f"no free port from {FIRST_PORT} to {LAST_PORT}")


def _is_free(port: int) -> bool:
    with socket.socket() as probe:
        try:
            probe.bind((HOST, port))
        except OSError:
            return False
    return True
