"""Schemathesis on the server's OpenAPI description: valid and invalid calls are answered as described."""

from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from anyio.from_thread import start_blocking_portal
from schemathesis import Case

from posse.server.app import make_app
from posse.server.settings import Settings
from tests.sample import GAME
from tests.server.running import ME, NO_TLS, OPEN, PATIENCE, bot, opened

RECORD = Path(__file__).parents[2] / "records" / GAME / "2-polish.txt"
TOO_LONG = "x" * 65  # for the id of a table

CONFIG = schemathesis.Config.from_dict(
    {
        "generation": {"max-examples": 20, "deterministic": True},
        "phases": {
            "coverage": {
                # Every POST passes the middleware first, which requires JSON even where POST is not allowed.
                "unexpected-methods": ["get", "put", "delete", "options", "patch", "trace"]
            }
        },
        "checks": {
            # A name or a record of the right type may still be invalid.
            "positive_data_acceptance": {"enabled": False},
            "negative_data_rejection": {"expected-statuses": ["4xx"]},
        },
    }
)

schema = schemathesis.openapi.from_dict(make_app(Settings(Path())).openapi(), config=CONFIG)


class Town:
    """A real server with a guest and tables for the calls."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._numbers = count()
        self._http = httpx.Client(base_url=address, verify=NO_TLS, trust_env=False, timeout=PATIENCE)
        self._post("/api/me", name="Ann")
        self._over = self._post("/api/records", record=RECORD.read_text())["id"]

    def _post(self, path: str, **body: Any) -> Any:
        answer = self._http.post(path, json=body)
        answer.raise_for_status()
        return answer.json()

    def close(self) -> None:
        self._http.close()

    def prepare(self, case: Case[Any]) -> dict[str, str]:
        """Make most calls about an existing table from a known person; returns the cookies."""
        number = next(self._numbers)
        if number % 4 and len(case.path_parameters.get("table_id", TOO_LONG)) < len(TOO_LONG):
            case.path_parameters["table_id"] = self._table(number % 4)
        return dict(self._http.cookies) if number % 3 else {}

    def _table(self, kind: int) -> str:
        """A waiting, a running or a finished table; its guest may have been logged out or deleted by a call."""
        if kind == 1:
            return str(self._over)
        seats = [ME, bot(), OPEN] if kind == 2 else [ME, bot()]
        return str(self._post("/api/tables", game=GAME, seats=seats, start=kind == 3, tempo="off", name="Ann")["id"])


@pytest.fixture(scope="module")
def town(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Town]:
    settings = Settings(tmp_path_factory.mktemp("openapi"), workers=1)
    with start_blocking_portal() as portal, portal.wrap_async_context_manager(opened(settings)) as server:
        town = Town(f"http://{server.address}")
        yield town
        town.close()


@schema.parametrize()
def test_every_call_is_answered_as_described(case: Case[Any], town: Town) -> None:
    cookies = town.prepare(case)
    case.call_and_validate(base_url=town.address, cookies=cookies)


def test_nothing_but_posting_changes_anything() -> None:
    """The middleware checks nothing else."""
    calls = [method for calls in schema.raw_schema["paths"].values() for method in calls]
    assert set(calls) == {"get", "post"}
