"""A server that was just started: what it answers."""

import time
from urllib.error import HTTPError, URLError
from urllib.request import urlopen

SECONDS = 60


def fetch(address: str) -> bytes:
    """What lies at an address, as soon as somebody listens there."""
    for _ in range(SECONDS * 10):
        try:
            with urlopen(address) as answer:
                return bytes(answer.read())
        except HTTPError:
            raise
        except URLError:
            time.sleep(0.1)
    raise TimeoutError(address)
