"""Texts that a database or an encoder cannot take, in every place of every call where a text may stand."""

import json
from collections.abc import AsyncIterator, Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest

from posse.server.settings import Settings
from tests.sample import GAME
from tests.server.running import ME, OPEN, Guest, Json, RunningServer, opened

pytestmark = pytest.mark.anyio

PLAIN = "abcd1234"
NULL, HALF = "ab\0cd", "ab\ud800"  # PostgreSQL stores no null; UTF-8 has no half of a pair
SPARED = ("/api/logout", "/api/logout/everywhere", "/api/account/delete")  # after these Ann would be nobody

Place = tuple[str | int, ...]


@pytest.fixture
async def server(database: str, tmp_path: Path) -> AsyncIterator[RunningServer]:
    async with opened(Settings(tmp_path, database=database, workers=1)) as running:
        yield running


@pytest.fixture
async def sqlite_server(tmp_path: Path) -> AsyncIterator[RunningServer]:
    async with opened(Settings(tmp_path, workers=1)) as running:
        yield running


class Calls:
    """All calls of a server by its own description, with a body that has the right shape."""

    def __init__(self, description: Json) -> None:
        self.description = description

    def all(self) -> Iterator[tuple[str, str, Json, list[Json]]]:
        """Method, path, description and alternative bodies of each."""
        for path, methods in self.description["paths"].items():
            for method, call in methods.items():
                yield method.upper(), path, call, self._bodies(call)

    def _bodies(self, call: Json) -> list[Json]:
        content = call.get("requestBody", {}).get("content", {}).get("application/json")
        return [] if content is None else list(self.samples(content["schema"]))

    def samples(self, schema: Json) -> Iterator[Any]:
        """A value for each alternative."""
        if "$ref" in schema:
            yield from self.samples(self.description["components"]["schemas"][schema["$ref"].rpartition("/")[2]])
        elif alternatives := schema.get("anyOf") or schema.get("oneOf"):
            for one in alternatives:
                yield from self.samples(one)
        elif "const" in schema or "enum" in schema:
            yield schema.get("const", next(iter(schema.get("enum", [None]))))
        elif schema.get("type") == "object":
            yield from self._objects(schema)
        elif schema.get("type") == "array":
            yield [next(self.samples(schema["items"]))]
        else:
            yield {"string": PLAIN, "integer": 0, "number": 0, "boolean": False}.get(schema.get("type", ""))

    def _objects(self, schema: Json) -> Iterator[Json]:
        usual = {name: next(self.samples(one)) for name, one in schema.get("properties", {}).items()}
        more = schema.get("additionalProperties")
        yield usual | ({PLAIN: next(self.samples(more))} if isinstance(more, dict) else {})
        for name, one in schema.get("properties", {}).items():
            for other in list(self.samples(one))[1:]:
                yield {**usual, name: other}


def poisoned(body: Any, poison: str) -> Iterator[Any]:
    """The body with one text after another exchanged for the poison."""
    for place in places_of_texts(body):
        changed = deepcopy(body)
        inner = changed
        for step in place[:-1]:
            inner = inner[step]
        inner[place[-1]] = poison
        yield changed


def places_of_texts(value: Any, before: Place = ()) -> Iterator[Place]:
    if value == PLAIN:
        yield before
    elif isinstance(value, dict | list):
        for step, inner in value.items() if isinstance(value, dict) else enumerate(value):
            yield from places_of_texts(inner, (*before, step))


def written(body: Any) -> bytes:
    """JSON that spells everything that is not ASCII, a half of a pair included."""
    return json.dumps(body).encode()


Request = tuple[str, str, bytes | None]
"""A method, a path and a body."""


def requests(calls: Calls, known: dict[str, str]) -> Iterator[Request]:
    """Every call with one poisoned text after another; `known` has parameters of paths for which there is something."""
    for method, path, call, bodies in calls.all():
        if path in SPARED:
            continue
        usual = _parameters(call, "path", known)
        body = written(bodies[0]) if bodies else None
        for name, value in usual.items():
            if value == PLAIN or name == "table_id":
                yield method, path.format(**usual | {name: quote(NULL)}), body
        there = path.format(**usual)
        for name in _parameters(call, "query", known):
            yield method, f"{there}?{name}={quote(NULL)}", body
        for one in bodies:
            yield from ((method, there, written(bad)) for poison in (NULL, HALF) for bad in poisoned(one, poison))


def _parameters(call: Json, kind: str, known: dict[str, str]) -> dict[str, str]:
    return {one["name"]: known.get(one["name"], PLAIN) for one in call.get("parameters", []) if one["in"] == kind}


async def test_no_text_is_a_failure_of_the_server(server: RunningServer, caplog: pytest.LogCaptureFixture) -> None:
    """Nor does one make the server suspect its database, which is logged and asked again each time."""
    async with Guest(server, "Ann") as ann:
        table = await ann.make(ME, OPEN)
        known = {"table_id": table["id"], "seat": "0", "moment": "0", "game": GAME}
        failed = []
        for method, path, body in requests(Calls(await ann.get("/api/openapi.json")), known):
            headers = {} if body is None else {"Content-Type": "application/json"}
            answer = await ann.call(method, path, content=body, headers=headers)
            if answer.is_server_error:
                failed.append((answer.status_code, method, path, (body or b"")[:100]))
        assert not failed
        assert "has refused something" not in caplog.text


@pytest.mark.parametrize("body", [b"[" * 60_000, b'{"seat":' + b"9" * 60_000 + b"}", b'{"seat":1e999}', b"\xff\xfe{}"])
async def test_no_number_and_no_depth_is_a_failure_of_the_server(sqlite_server: RunningServer, body: bytes) -> None:
    async with Guest(sqlite_server, "Ann") as ann:
        table = await ann.make(ME, OPEN)
        for path in ("/api/me", f"/api/tables/{table['id']}/join"):
            answer = await ann.call("POST", path, content=body, headers={"Content-Type": "application/json"})
            assert answer.status_code == 400
