"""Checks on every request: its host, path, origin and size; and the security headers of every response."""

from collections.abc import Iterable
from contextlib import nullcontext

import orjson
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from posse.engine.errors import PosseError
from posse.server.errors import Forbidden, Malformed, Missing, NotJson, TooLarge, error_json
from posse.server.http.error_responses import status_of
from posse.server.http.headers import headers_of_response
from posse.server.http.hosts import Hosts, address_in
from posse.server.people.limits import ConcurrencyLimit, client_of
from posse.server.settings import Settings
from posse.server.socket.close_codes import CloseCode
from posse.texts import texts

MOST_BYTES = 64 * 1024
MOST_RECORD_BYTES = 1024 * 1024
MOST_UPLOADS = 4  # of records, from one client: each may be held for as long as a body may take
CHANGING_METHOD = "POST"  # the only one that changes anything
RECORDS = "/api/records"
UNSUBSCRIBE = "/api/alerts/unsubscribe"  # mail programs call it with a form; its token is enough

API = "/api/"
MOST_REPEATED = 80  # characters of what was asked for


class RequestGuard:
    """Refuses requests for other hosts or paths, cross-site and oversized ones; adds the security headers.

    What is within knows nothing of the path under which everything is served.
    """

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.path = settings.path
        self.lang = settings.lang
        self.hosts = Hosts(settings.host, settings.origins)
        self.this_machine = settings.limits.this_machine
        self.uploads = ConcurrencyLimit(MOST_UPLOADS)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        elif scope["type"] == "http":
            await self._request(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            self._check_host(scope)
            self._check_origin(scope)
            inner = self._within(scope)
        except PosseError:
            await receive()
            await send({"type": "websocket.close", "code": CloseCode.FORBIDDEN})
        else:
            await self.app(inner, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        is_call = scope["path"].startswith(self.path + API)
        headers = headers_of_response(scope, is_call)

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *headers]
            await send(message)

        try:
            self._check_host(scope)
            if scope["path"] in ("/", self.path) and self.path:
                await _redirect(send_guarded, self.path + "/")
                return
            inner = self._within(scope)
            body = await self._checked_body(inner, receive)
        except PosseError as error:
            await self._refuse(send_guarded, error, is_call)
        else:
            await self.app(inner, body, send_guarded)

    def _check_host(self, scope: Scope) -> None:
        """`Forbidden` for a name under which this server is not known."""
        given = [value.decode("latin-1") for name, value in scope["headers"] if name == b"host"]
        if len(given) > 1:
            raise Malformed("bad-request", given="Host")
        if given and not self.hosts.knows(given[0]):
            raise Forbidden("wrong-host", given=given[0][:MOST_REPEATED], origin=_origin_for(scope, given[0]))

    def _check_origin(self, scope: Scope) -> None:
        """`Forbidden` if a page of another site sends this; without an origin it is not a browser's page at all."""
        headers = _headers(scope)
        origin = headers.get(b"origin")
        host = headers.get(b"host", b"")
        if origin is not None and not self.hosts.is_ours(origin.decode("latin-1"), host.decode("latin-1")):
            raise Forbidden("wrong-origin")

    def _within(self, scope: Scope) -> Scope:
        """The request as it would be without the path under which everything is served."""
        path: str = scope["path"]
        if not self.path:
            return scope
        if not path.startswith(self.path + "/"):
            raise Missing("no-such-page", given=path[:MOST_REPEATED])
        scope["path"] = path.removeprefix(self.path)  # in place: what counts and logs requests sees the route, too
        return scope

    async def _checked_body(self, scope: Scope, receive: Receive) -> Receive:
        """The body of a request that changes something: same-origin, JSON, and not too large."""
        if scope["method"] != CHANGING_METHOD:
            return receive
        self._check_origin(scope)
        is_json = scope["path"] != UNSUBSCRIBE
        if is_json and _headers(scope).get(b"content-type", b"").split(b";")[0].strip().lower() != b"application/json":
            raise NotJson("not-json")
        if scope["path"] != RECORDS:
            return _replay(await _read(receive, MOST_BYTES))
        client = client_of(scope["client"][0] if scope["client"] else "") or self.this_machine
        with self.uploads.one_more(client) if client else nullcontext():
            return _replay(await _read(receive, MOST_RECORD_BYTES))

    async def _refuse(self, send: Send, error: PosseError, is_call: bool) -> None:
        """Calls are answered by facts, people by a sentence."""
        if is_call:
            body = orjson.dumps({"error": error_json(error)})
            await _answer(send, status_of(error), b"application/json", body)
        else:
            sentence = texts(self.lang).error(error)
            await _answer(send, status_of(error), b"text/plain; charset=utf-8", sentence.encode() + b"\n")


def _origin_for(scope: Scope, host: str) -> str:
    """The option that would allow this host, as far as it makes sense."""
    address = address_in(host)
    return f"{scope['scheme'].replace('ws', 'http')}://{address.name if address else 'NAME'}"


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


async def _redirect(send: Send, to: str) -> None:
    await _answer(send, 307, b"text/plain", b"", (b"location", to.encode()))


async def _answer(send: Send, status: int, kind: bytes, body: bytes, *more: tuple[bytes, bytes]) -> None:
    headers = [(b"content-type", kind), (b"content-length", str(len(body)).encode()), *more]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
