"""Errors as HTTP responses: a status, and the key and facts from which a sentence is made in the reader's language."""

from collections.abc import Mapping
from functools import cache
from re import Pattern
from typing import Any

import orjson
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.routing import compile_path
from starlette.types import Scope

from posse.engine.errors import BrokenGame, CannotUndo, NotAllowed, NotYourTurn, PosseError
from posse.server.bots.pool import BotFailed
from posse.server.cluster.leases import Elsewhere
from posse.server.errors import (
    Forbidden,
    LoggedOut,
    Malformed,
    Missing,
    NotJson,
    NotNow,
    Overloaded,
    TooFast,
    TooLarge,
    Unknown,
    error_json,
)
from posse.server.http.headers import headers_of_response
from posse.server.people.people import HasAccount, NoAccount, WrongPassword
from posse.server.people.recovery import DeadLink, NoMail, WrongCode
from posse.server.store import LeaseLost, NameTaken, NoSuchPerson, StoreFailed, TwoWriters

STATUS: list[tuple[type[PosseError], int]] = [
    (Missing, 404),
    (Forbidden, 403),
    (Unknown, 401),
    (LoggedOut, 401),
    (NoSuchPerson, 401),
    (WrongPassword, 401),
    (WrongCode, 401),
    (DeadLink, 404),
    (NotNow, 409),
    (NotAllowed, 409),
    (NotYourTurn, 409),
    (CannotUndo, 409),
    (NameTaken, 409),
    (HasAccount, 409),
    (NoAccount, 409),
    (NoMail, 409),
    (TwoWriters, 409),
    (TooLarge, 413),
    (NotJson, 415),
    (TooFast, 429),
    (BrokenGame, 500),
    (Overloaded, 503),
    (StoreFailed, 503),
    (LeaseLost, 503),
    (Elsewhere, 503),
    (BotFailed, 503),
]

STORE_SECONDS = 5  # until a database that does not answer is tried again at the latest

KEYS = {404: "no-such-page", 405: "no-such-method", 413: "request-too-large", 415: "not-json"}


def status_of(error: PosseError) -> int:
    """The status of an error; one that is not listed is a bad request."""
    return next((status for kind, status in STATUS if isinstance(error, kind)), 400)


def error_response(error: PosseError) -> Response:
    seconds = _retry_seconds(error)
    return _response(error_json(error), status_of(error), {"Retry-After": str(seconds)} if seconds else None)


def _retry_seconds(error: PosseError) -> int | None:
    """When to try again, where waiting helps; a table that has moved is there in a moment."""
    if isinstance(error, TooFast | Overloaded):
        return int(error.facts["seconds"])
    if isinstance(error, LeaseLost | Elsewhere):
        return 1
    return STORE_SECONDS if isinstance(error, StoreFailed) else None


def _response(fault: dict[str, Any], status: int, headers: Mapping[str, str] | None) -> Response:
    return Response(orjson.dumps({"error": fault}), status, headers, "application/json")


async def _posse_error(request: Request, error: Exception) -> Response:
    return error_response(error if isinstance(error, PosseError) else Malformed("bad-request", given=""))


async def _validation_error(request: Request, error: Exception) -> Response:
    """A body or query of the wrong shape: say where."""
    faults = error.errors() if isinstance(error, RequestValidationError) else []
    where = ".".join(str(part) for part in faults[0]["loc"][1:]) if faults else ""
    return error_response(Malformed("bad-request", given=where or "body"))


async def _http_error(request: Request, error: Exception) -> Response:
    status = error.status_code if isinstance(error, HTTPException) else 500
    headers = error.headers if isinstance(error, HTTPException) else None
    path = request.url.path
    if status in (404, 405) and path.startswith("/api/"):
        methods = _methods_at(path, request.app)
        status, headers = (405, {"Allow": ", ".join(methods)}) if methods else (404, None)
    fault = Malformed(KEYS.get(status, "bad-request"), given=path[:80])
    return _response(error_json(fault), status, headers)


def _methods_at(path: str, app: FastAPI) -> list[str]:
    """The methods of the call at this path, by its description, as the routes of the page match any path."""
    found = (calls for described, calls in app.openapi()["paths"].items() if _pattern(described).match(path))
    return [method.upper() for method in next(found, ())]


@cache
def _pattern(described: str) -> Pattern[str]:
    return compile_path(described)[0]


async def _unexpected_error(request: Request, error: Exception) -> Response:
    return mistake_response(request.scope)


def mistake_response(scope: Scope) -> Response:
    """A bug: the details are in the log, and the reader is told so."""
    # This is sent outside of the middleware.
    headers = {name.decode(): value.decode() for name, value in headers_of_response(scope, True)}
    return _response({"key": "server-mistake", "facts": {}}, 500, headers)


def answer_errors(app: FastAPI) -> None:
    """Give all errors one shape."""
    app.add_exception_handler(PosseError, _posse_error)
    app.add_exception_handler(RequestValidationError, _validation_error)
    app.add_exception_handler(HTTPException, _http_error)
    app.add_exception_handler(Exception, _unexpected_error)
