"""Checks on every request: its origin and size; and the security headers of every response."""

from collections.abc import Iterable
from urllib.parse import urlsplit

import orjson
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from posse.engine.errors import PosseError
from posse.server.errors import Forbidden, Malformed, TooLarge, error_json
from posse.server.socket.close_codes import CloseCode

MOST_BYTES = 64 * 1024
MOST_RECORD_BYTES = 1024 * 1024
CHANGING_METHOD = "POST"  # the only one that changes anything

POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
NO_STORE = (b"cache-control", b"no-store")


class RequestGuard:
    """Refuses cross-site and oversized requests, and adds the security headers."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        elif scope["type"] == "http":
            await self._request(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        if _is_cross_site(_headers(scope)):
            await receive()
            await send({"type": "websocket.close", "code": CloseCode.FORBIDDEN})
        else:
            await self.app(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        # What is told to one person, such as the key of their seat, must not be cached.
        headers = [*HEADERS, NO_STORE] if scope["path"].startswith("/api/") else HEADERS

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *headers]
            await send(message)

        try:
            body = await _checked_body(scope, receive)
        except TooLarge as error:
            await _refuse(send_guarded, 413, error)
        except Forbidden as error:
            await _refuse(send_guarded, 403, error)
        except Malformed as error:
            await _refuse(send_guarded, 415, error)
        else:
            await self.app(scope, body, send_guarded)


async def _checked_body(scope: Scope, receive: Receive) -> Receive:
    """The body of a request that changes something: same-origin, JSON, and not too large."""
    if scope["method"] != CHANGING_METHOD:
        return receive
    headers = _headers(scope)
    if _is_cross_site(headers):
        raise Forbidden("wrong-origin")
    if headers.get(b"content-type", b"").split(b";")[0].strip().lower() != b"application/json":
        raise Malformed("not-json")
    most = MOST_RECORD_BYTES if scope["path"] == "/api/records" else MOST_BYTES
    return _replay(await _read(receive, most))


async def _read(receive: Receive, most: int) -> list[Message]:
    messages: list[Message] = []
    size = 0
    while True:
        message = await receive()
        messages.append(message)
        size += len(message.get("body", b""))
        if size > most:
            raise TooLarge("request-too-large", most=most)
        if message["type"] != "http.request" or not message.get("more_body"):
            return messages


def _replay(messages: Iterable[Message]) -> Receive:
    left = iter(messages)

    async def receive() -> Message:
        return next(left, {"type": "http.disconnect"})

    return receive


def _headers(scope: Scope) -> dict[bytes, bytes]:
    return dict(scope["headers"])


def _is_cross_site(headers: dict[bytes, bytes]) -> bool:
    """Whether a page of another site sends this; without an origin it is not a browser's page at all."""
    origin = headers.get(b"origin")
    if origin is None:
        return False
    return urlsplit(origin.decode("latin-1")).netloc.lower() != headers.get(b"host", b"").decode("latin-1").lower()


async def _refuse(send: Send, status: int, error: PosseError) -> None:
    body = orjson.dumps({"error": error_json(error)})
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
