"""Web Push (RFC 8030): what is sent is encrypted for one browser (RFC 8291), and signed by this server (RFC 8292).

The push services of the browsers pass it on without being able to read it. pywebpush is built on the same two
libraries, but it sends by itself, to whatever address a name resolves to; here `post.py` does, behind its guard.
They are slow to import, so that is done when somebody subscribes or is told something.
"""

import base64
import binascii
import hashlib
import secrets
from functools import cached_property
from typing import Any
from urllib.parse import urlsplit

import orjson

from posse.server.errors import Malformed
from posse.server.store.alert_rows import PushTarget

KEPT_SECONDS = 24 * 60 * 60  # for which a push service keeps it for a browser that is off
VALID_SECONDS = 12 * 60 * 60  # of a signature; push services allow a day
POINT_BYTES = 65
AUTH_BYTES = 16
TOPIC_LETTERS = 32
CURVE_ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of P-256 (FIPS 186-4, D.1.2.3)


class BadTarget(Malformed):
    """A subscription whose keys are none."""


def b64(data: bytes) -> str:
    """As browsers write it: for addresses, without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def from_b64(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def new_key() -> str:
    """A fresh private key, as it is stored: a number from 1 to one less than the order of the curve."""
    return b64((1 + secrets.randbelow(CURVE_ORDER - 1)).to_bytes(32, "big"))


def check_keys(p256dh: str, auth: str) -> None:
    """`BadTarget` unless these are the keys of a browser: nothing could be encrypted for it."""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        point, secret = from_b64(p256dh), from_b64(auth)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except (ValueError, binascii.Error):
        raise BadTarget("bad-subscription") from None
    if len(point) != POINT_BYTES or len(secret) != AUTH_BYTES:
        raise BadTarget("bad-subscription")


class PushKey:
    """The key of this server; `contact` is where a push service may complain."""

    def __init__(self, stored: str, contact: str) -> None:
        self._stored = stored
        self._contact = contact

    @cached_property
    def _vapid(self) -> Any:
        from py_vapid import Vapid02  # type: ignore[import-untyped]  # it comes without types

        return Vapid02.from_raw(self._stored.encode())

    @cached_property
    def public(self) -> str:
        """What a browser has to know in order to subscribe."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        return b64(self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    def headers(self, target: PushTarget, topic: str, now: int) -> dict[str, str]:
        """Those of a push; of two with the same topic a browser that was off gets the last one only."""
        service = urlsplit(target.endpoint)
        claims = {
            "aud": f"{service.scheme}://{service.netloc}",
            "exp": str(now // 1000 + VALID_SECONDS),
            "sub": self._contact,
        }
        signed: dict[str, str] = self._vapid.sign(claims)
        return {
            **signed,
            "TTL": str(KEPT_SECONDS),
            "Urgency": "normal",
            "Topic": b64(hashlib.sha256(topic.encode()).digest())[:TOPIC_LETTERS],
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
        }


def sealed(target: PushTarget, message: dict[str, Any]) -> bytes:
    """A message that only this browser can read."""
    import http_ece  # type: ignore[import-untyped]  # it comes without types
    from cryptography.hazmat.primitives.asymmetric import ec

    key: bytes = http_ece.encrypt(
        orjson.dumps(message),
        private_key=ec.generate_private_key(ec.SECP256R1()),
        dh=from_b64(target.p256dh),
        auth_secret=from_b64(target.auth),
        version="aes128gcm",
    )
    return key
