"""OpenTelemetry: FastAPI would trace requests for whoever asks for it in the environment, keys of seats included."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from opentelemetry import trace

from tests.server.running import ME, OPEN, Guest

pytestmark = pytest.mark.anyio


class Recorder(trace.NoOpTracer):
    """Keeps what every span is told at its start."""

    def __init__(self) -> None:
        self.told: list[tuple[str, dict[str, Any]]] = []

    def start_span(self, name: str, *rest: Any, **more: Any) -> trace.Span:
        self.told.append((name, dict(more.get("attributes") or {})))
        return super().start_span(name, *rest, **more)

    @contextmanager
    def start_as_current_span(self, name: str, *rest: Any, **more: Any) -> Iterator[trace.Span]:  # type: ignore[override]
        yield self.start_span(name, *rest, **more)


class Provider(trace.TracerProvider):
    """Like that of `opentelemetry-instrument`."""

    def __init__(self, recorder: Recorder) -> None:
        self.recorder = recorder

    def get_tracer(self, *_: Any, **__: Any) -> trace.Tracer:
        return self.recorder


async def test_no_request_is_traced(ann: Guest) -> None:
    """Its path may contain the key of a seat."""
    recorder = Recorder()
    trace.set_tracer_provider(Provider(recorder))
    made = await ann.make(ME, OPEN)
    await ann.call("GET", f"/table/{made['id']}/{made['seats'][0]['key']}")
    assert trace.get_tracer_provider().get_tracer("any") is recorder
    assert recorder.told == []
