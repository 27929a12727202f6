"""The log of a server: plain lines for a reader, or JSON objects for a program; and the ids of requests.

Nothing is logged that would let a reader act for somebody or know what was said: no cookies, no keys of seats, no chat,
no names. Of a request it is the route that is logged, not the path, which may contain the key of a seat.
"""

import logging
import re
import secrets
import sys
from collections import Counter
from collections.abc import Callable, Iterable
from contextvars import ContextVar
from datetime import UTC, datetime
from time import monotonic, perf_counter
from typing import Any

import orjson
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from posse.server.http.error_responses import mistake_response
from posse.server.settings import LogFormat

HEADER = b"x-request-id"
GIVEN_ID = re.compile(rb"[A-Za-z0-9._-]{8,64}")
ID_BYTES = 8
PLAIN = "%(asctime)s %(name)s %(message)s"
CALLS = "/api/"
PAGE = "page"  # every path that is not a call, such as the link of a seat
UNKNOWN = "unknown"
SELDOM_SECONDS = 60.0

request_id: ContextVar[str | None] = ContextVar("request_id", default=None)

requests = logging.getLogger("posse.requests")
mistakes = logging.getLogger("posse.mistakes")


def set_up(form: LogFormat) -> None:
    """Log warnings as plain lines; or, as JSON, requests as well."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if form == "json" else logging.Formatter(PLAIN))
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").filters = [Seldom()]
    requests.setLevel(logging.INFO if form == "json" else logging.WARNING)


class Seldom(logging.Filter):
    """Lets the same warning through once a minute, with how often it came: anybody can cause it by a bad request."""

    def __init__(self, now: Callable[[], float] = monotonic) -> None:
        super().__init__()
        self._now = now
        self._last: dict[str, float] = {}
        self._left_out: Counter[str] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        said = str(record.msg)
        if record.levelno != logging.WARNING:
            return True
        if self._now() - self._last.get(said, -SELDOM_SECONDS) < SELDOM_SECONDS:
            self._left_out[said] += 1
            return False
        self._last[said] = self._now()
        if count := self._left_out.pop(said, 0):
            record.msg = f"{said} ({count} more in between)"
        return True


class JsonLines(logging.Formatter):
    """One JSON object per line; `extra={"facts": {...}}` adds its own fields."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if (id := request_id.get()) is not None:
            line["request"] = id
        line |= vars(record).get("facts", {})
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return orjson.dumps(line, default=str).decode()


class RequestLog:
    """Gives every request an id, by which the log and a complaint find each other, and logs how it ended."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        id = _id_of(scope)
        scope["headers"] = _with_id(scope["headers"], id)  # so that a process to which this is passed on has it, too
        token = request_id.set(id)
        started = perf_counter()
        status = [0]

        async def send_with_id(message: Message) -> None:
            if message["type"] == "http.response.start":
                status[0] = message["status"]
                message["headers"] = _with_id(message["headers"], id)
            await send(message)

        try:
            await self.app(scope, receive, send_with_id)
        except Exception:
            if status[0] or scope["type"] != "http":
                raise
            mistakes.exception("a mistake in %s", route_of(scope))
            await mistake_response(scope)(scope, receive, send_with_id)
        finally:
            _log(scope, status[0], perf_counter() - started)
            request_id.reset(token)


def _id_of(scope: Scope) -> str:
    """The id that a proxy has given, or a new one."""
    given = dict(scope["headers"]).get(HEADER, b"")
    return given.decode() if GIVEN_ID.fullmatch(given) else secrets.token_hex(ID_BYTES)


def _with_id(headers: Iterable[tuple[bytes, bytes]], id: str) -> list[tuple[bytes, bytes]]:
    return [*(header for header in headers if header[0] != HEADER), (HEADER, id.encode())]


def _log(scope: Scope, status: int, seconds: float) -> None:
    if requests.isEnabledFor(logging.INFO):
        method = scope.get("method", "SOCKET")
        facts = {"method": method, "route": route_of(scope), "status": status, "ms": round(seconds * 1000, 1)}
        requests.info("%s %s %s", method, facts["route"], status or "closed", extra={"facts": facts})


def route_of(scope: Scope) -> str:
    """The route of a request: its path, with the names of its variables in place of their values."""
    path = str(scope["path"]).removeprefix(str(scope.get("root_path", "")))
    if not path.startswith(CALLS):
        return PAGE
    if "path_params" not in scope:
        return UNKNOWN
    for name, value in scope["path_params"].items():
        path = path.replace(f"/{value}", f"/{{{name}}}", 1)
    return path
