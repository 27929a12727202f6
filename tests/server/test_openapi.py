"""Schemathesis on the server's own description: whatever fits it, and whatever does not, is answered as described."""

from collections.abc import Iterator
from pathlib import Path

import pytest
import schemathesis
from anyio.from_thread import start_blocking_portal
from schemathesis import Case

from posse.server.app import make_app
from posse.server.settings import Settings
from tests.server.saloon import opened

CONFIG = schemathesis.Config.from_dict({"generation": {"max-examples": 20, "deterministic": True}, "checks": {"positive_data_acceptance": {"enabled": False}, "unsupported_method": {"enabled": False}}})

schema = schemathesis.openapi.from_dict(make_app(Settings(Path())).openapi(), config=CONFIG)


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A real server, in a thread of its own."""
    settings = Settings(tmp_path_factory.mktemp("openapi"), workers=1)
    with start_blocking_portal() as portal, portal.wrap_async_context_manager(opened(settings)) as saloon:
        yield f"http://{saloon.address}"


@schema.parametrize()
def test_every_call_is_answered_as_described(case: Case, address: str) -> None:
    case.call_and_validate(base_url=address)
