"""The header with which one process tells another for whom it passes a request on.

It is signed with the secret of the store, which only the processes know, so nobody else can claim an address.
"""

import hashlib
from collections.abc import Callable
from time import time
from typing import NamedTuple

from itsdangerous import BadData, URLSafeSerializer

HEADER = b"x-posse-passed"
VALID_SECONDS = 120  # the clocks of two machines may differ a little
LONGEST = 2000


class Badge(NamedTuple):
    """The address and scheme of the client, and how often the request was passed on."""

    client: str
    scheme: str
    hops: int


class Badges:
    """Writes and reads badges; each is valid for one path and a short time."""

    def __init__(self, secret: bytes, now: Callable[[], float] = time) -> None:
        self._now = now
        self._serializer = URLSafeSerializer(
            secret, salt="posse.passed", signer_kwargs={"digest_method": hashlib.sha256, "key_derivation": "hmac"}
        )

    def written(self, badge: Badge, path: str) -> bytes:
        return self._serializer.dumps([*badge, path, round(self._now())]).encode()

    def read(self, value: bytes, path: str) -> Badge | None:
        """The badge in a header; None if it is forged, too old, or was written for something else."""
        if len(value) > LONGEST:
            return None
        try:
            client, scheme, hops, meant, at = self._serializer.loads(value)
        except (BadData, ValueError, TypeError):
            return None
        is_valid = meant == path and abs(self._now() - at) <= VALID_SECONDS
        return Badge(client, scheme, hops) if is_valid else None
