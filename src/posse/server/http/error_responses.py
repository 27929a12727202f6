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

from posse.engine.errors import BrokenGame, CannotUndo, NotAllowed, NotYourTurn, PosseError
from posse.server.bots.pool import BotFailed
from posse.server.cluster.leases import Elsewhere
from posse.server.errors import Forbidden, Malformed, Missing, NotNow, TooFast, TooLarge, Unknown, error_json
from posse.server.http.middleware import HEADERS
from posse.server.people.people import HasAccount, WrongPassword
from posse.server.store import LeaseLost, NameTaken, StoreFailed, TwoWriters

STATUS: list[tuple[type[PosseError], int]] = [
    (Missing, 404),
    (Forbidden, 403),
    (Unknown, 401),
    (WrongPassword, 401),
    (NotNow, 409),
    (NotAllowed, 409),
    (NotYourTurn, 409),
    (CannotUndo, 409),
    (NameTaken, 409),
    (HasAccount, 409),
    (TwoWriters, 409),
    (TooLarge, 413),
    (TooFast, 429),
    (BrokenGame, 500),
    (StoreFailed, 503),
    (LeaseLost, 503),
    (Elsewhere, 503),
    (BotFailed, 503),
]

KEYS = {404: "no-such-page", 405: "no-such-method", 413: "request-too-large", 415: "not-json"}


def status_of(error: PosseError) -> int:
    """The status of an error; one that is not listed is a bad request."""
    return next((status for kind, status in STATUS if isinstance(error, kind)), 400)


def error_response(error: PosseError) -> Response:
    return _response(error_json(error), status_of(error), _retry_after(error))


def _retry_after(error: PosseError) -> dict[str, str] | None:
    """When to try again; a table that has moved is there in a moment."""
    if isinstance(error, TooFast):
        return {"Retry-After": str(error.facts["seconds"])}
    return {"Retry-After": "1"} if isinstance(error, LeaseLost | Elsewhere) else None


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
    """A bug: the details are in the log, and the reader is told so."""
    headers = {name.decode(): value.decode() for name, value in HEADERS}  # this is sent outside of the middleware
    return _response({"key": "server-mistake", "facts": {}}, 500, headers)


def answer_errors(app: FastAPI) -> None:
    """Give all errors one shape."""
    app.add_exception_handler(PosseError, _posse_error)
    app.add_exception_handler(RequestValidationError, _validation_error)
    app.add_exception_handler(HTTPException, _http_error)
    app.add_exception_handler(Exception, _unexpected_error)
