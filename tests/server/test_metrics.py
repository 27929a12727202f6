"""Figures for Prometheus: on a port of their own or by a token, without people, and without counting answers."""

import asyncio
from pathlib import Path

import pytest
from prometheus_client import generate_latest
from prometheus_client.parser import text_string_to_metric_families

from posse.server.metrics import Figures
from posse.server.serve import figures_server
from posse.server.settings import Metrics, Settings
from tests.server.running import ME, OPEN, Guest, RunningServer, eventually, looking, opened, together

pytestmark = pytest.mark.anyio


def figures(text: str) -> dict[str, float]:
    """The figures by name; those with labels are added up."""
    found: dict[str, float] = {}
    for family in text_string_to_metric_families(text):
        for sample in family.samples:
            found[sample.name] = found.get(sample.name, 0) + sample.value
    return found


def shown(server: RunningServer) -> dict[str, float]:
    return figures(generate_latest(server.figures.registry).decode())


async def test_the_figures_of_a_server(server: RunningServer, ann: Guest, bob: Guest) -> None:
    table = await together(ann, bob)
    async with looking(table, ann, bob):
        told = shown(server)
        assert told["posse_watchers"] == 2
        assert told["posse_tables_watched"] == 1
        assert told["posse_tables"] >= 1
        assert told["posse_store_up"] == 1
        assert told["posse_workers"] <= 1
        assert told["posse_requests_total"] >= 3


async def test_nothing_counts_answers(server: RunningServer, ann: Guest, bob: Guest) -> None:
    """An answer in secret changes no figure except for how long answers take, and how the process is."""
    table = await together(ann, bob)
    async with looking(table, ann, bob) as windows:
        before = shown(server)
        asked = next(window for window in windows if window.choices)
        await asked.do(asked.choices[0])
        after = shown(server)
    changed = {name for name in after if after[name] != before.get(name)}
    assert {name for name in changed if not name.startswith(("process_", "python_"))} <= {"posse_answer_seconds"}


async def test_no_person_and_no_table_is_named(server: RunningServer, ann: Guest) -> None:
    made = await ann.make(ME, OPEN)
    await ann.call("GET", f"/api/tables/{made['id']}")
    await ann.call("GET", f"/table/{made['id']}/{made['seats'][0]['key']}")
    await ann.call("GET", "/api/nonsense/that/somebody/typed")
    text = generate_latest(server.figures.registry).decode()
    for secret in (made["id"], made["seats"][0]["key"], (await ann.person()).id, "Ann", "nonsense"):
        assert secret not in text
    assert 'route="/api/tables/{table_id}"' in text


async def test_with_a_token_they_are_a_call_of_the_server(tmp_path: Path) -> None:
    settings = Settings(tmp_path, workers=1, metrics=Metrics(token="open sesame"))
    async with opened(settings) as server, Guest(server, "Ann") as ann:
        assert (await ann.call("GET", "/api/metrics/")).status_code == 401
        assert (await ann.call("GET", "/api/metrics/", headers={"Authorization": "Bearer x"})).status_code == 401
        answer = await ann.call("GET", "/api/metrics/", headers={"Authorization": "Bearer open sesame"})
        assert figures(answer.text)["posse_store_up"] == 1


async def test_without_a_token_the_server_itself_shows_nothing(server: RunningServer, ann: Guest) -> None:
    assert (await ann.call("GET", "/api/metrics")).status_code == 404


async def test_on_a_port_of_their_own(tmp_path: Path, ann: Guest) -> None:
    server = figures_server(Settings(tmp_path, metrics=Metrics(port=0)), Figures())
    assert server is not None
    serving = asyncio.create_task(server.serve())
    await eventually(lambda: server.started)
    port = server.servers[0].sockets[0].getsockname()[1]
    answer = await ann.http.get(f"http://127.0.0.1:{port}/metrics")
    assert "python_info" in answer.text
    server.should_exit = True
    await serving
    assert figures_server(Settings(tmp_path), Figures()) is None
