"""OpenTelemetry: FastAPI would trace requests for whoever asks for it in the environment, keys of seats included."""

import pytest

from tests.server.running import ME, OPEN, Guest

pytestmark = pytest.mark.anyio


async def test_nobody_is_asked_to_trace_a_request(ann: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The path of a request may contain the key of a seat; asking for this provider would be an error."""
    monkeypatch.setenv("OTEL_PYTHON_TRACER_PROVIDER", "of-nobody")
    made = await ann.make(ME, OPEN)
    answer = await ann.call("GET", f"/table/{made['id']}/{made['seats'][0]['key']}")
    assert answer.status_code == 200
