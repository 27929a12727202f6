"""What a webhook is sent, and how it can tell that it comes from here."""

import hmac
from typing import Any

import orjson

from posse.server.alerts.sentences import Fact, sentence, title

SECRET_BYTES = 24


def body(lang: str, fact: Fact, link: str, id: str) -> bytes:
    """The alert as data, and as a sentence under the names that chat services look for."""
    text = f"{title(lang, fact)}: {sentence(lang, fact)} {link}"
    shown: dict[str, Any] = {name: fact[name] for name in ("kind", "table", "game", "turn")}
    return orjson.dumps({"id": id, **shown, "url": link, "text": text, "content": text})


def headers(secret: str, body: bytes, id: str, now: int) -> dict[str, str]:
    """The signature is over the time and the body, so that an old call cannot be repeated by somebody else."""
    seconds = str(now // 1000)
    return {
        "Content-Type": "application/json",
        "User-Agent": "Posse",
        "Posse-Delivery": id,
        "Posse-Timestamp": seconds,
        "Posse-Signature": f"sha256={signature(secret, seconds, body)}",
    }


def signature(secret: str, seconds: str, body: bytes) -> str:
    return hmac.digest(secret.encode(), f"{seconds}.".encode() + body, "sha256").hex()
