"""Figures for Prometheus. They tell how the server is, not who plays, and nothing that a secret answer would change.

A count of answers would tell those who can read it that somebody has answered in secret, so there is none.
"""

import hmac
from collections.abc import Iterable
from typing import TYPE_CHECKING

from prometheus_client import (
    CollectorRegistry,
    Counter,
    GCCollector,
    Histogram,
    PlatformCollector,
    ProcessCollector,
    make_asgi_app,
)
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector
from starlette.types import ASGIApp, Message, Receive, Scope, Send

import posse
from posse.server.logs import route_of

if TYPE_CHECKING:
    from posse.server.http.access import Dependencies
    from posse.server.jobs.roster import Roster

BUCKETS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)


class ServerCollector(Collector):
    """What is known of a running server at the moment of asking."""

    def __init__(self) -> None:
        self.server: Dependencies | None = None
        self.roster: Roster | None = None

    def collect(self) -> Iterable[GaugeMetricFamily]:
        if self.server is None:
            return
        registry = self.server.registry
        tables = list(registry.tables.values())
        watched = [table for table in tables if table.audience.watchers]
        yield _gauge("posse_tables", "Tables in memory.", len(tables))
        yield _gauge("posse_tables_watched", "Tables that somebody looks at.", len(watched))
        yield _gauge("posse_watchers", "Windows on tables.", sum(len(table.audience.watchers) for table in watched))
        pool = registry.services.pool
        yield _gauge("posse_workers", "Processes of this server that think for the bots.", len(pool.pids))
        yield _gauge("posse_questions_waiting", "Questions of this server that no bot thinks about yet.", pool.waiting)
        yield _gauge("posse_store_up", "1 if the database answers.", 0 if registry.store.is_down else 1)
        yield from self._remote_workers()
        yield from self._latency()
        info = GaugeMetricFamily(
            "posse_info", "The version, and whether it is compiled.", labels=["version", "compiled"]
        )
        info.add_metric([posse.__version__, str(posse.COMPILED).lower()], 1)
        yield info

    def _remote_workers(self) -> Iterable[GaugeMetricFamily]:
        """What is known of the workers that all servers share; nothing where there can be none."""
        if self.roster is None:
            return
        alive = self.roster.alive
        yield _gauge("posse_remote_workers", "Living `posse worker` processes that all servers share.", len(alive))
        slots = sum(worker.slots for worker in alive)
        yield _gauge("posse_remote_worker_slots", "How many questions those take at once.", slots)
        yield _gauge(
            "posse_jobs_waiting", "Jobs of all servers that no worker has taken yet.", self.roster.crew.waiting
        )

    def _latency(self) -> Iterable[GaugeMetricFamily]:
        """How long answers took lately, without saying how many there were."""
        assert self.server is not None
        told = self.server.registry.services.timings.json()
        family = GaugeMetricFamily(
            "posse_answer_seconds", "From the arrival of an answer until the last watcher is told.", labels=["quantile"]
        )
        for name, quantile in (("p50", "0.5"), ("p99", "0.99")):
            milliseconds = told[name]
            if milliseconds is not None:
                family.add_metric([quantile], milliseconds / 1000)
        yield family


def _gauge(name: str, about: str, value: float) -> GaugeMetricFamily:
    return GaugeMetricFamily(name, about, value)


class Figures:
    """All figures of one server, and the application that shows them."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        PlatformCollector(registry=self.registry)
        GCCollector(registry=self.registry)
        self.collector = ServerCollector()
        self.registry.register(self.collector)
        self.requests = Counter(
            "posse_requests", "Requests by route and status.", ["method", "route", "status"], registry=self.registry
        )
        self.seconds = Histogram(
            "posse_request_seconds", "How long requests took.", buckets=BUCKETS, registry=self.registry
        )

    def app(self, token: str | None) -> ASGIApp:
        """The figures over HTTP; with a token, only for those who have it."""
        shown: ASGIApp = make_asgi_app(self.registry)
        return shown if token is None else TokenGuard(shown, token)


class TokenGuard:
    """Answers 401 unless the request has `Authorization: Bearer` and the token."""

    def __init__(self, app: ASGIApp, token: str) -> None:
        self.app = app
        self.wanted = f"Bearer {token}".encode()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or self._is_known(scope):
            await self.app(scope, receive, send)
            return
        headers = [(b"www-authenticate", b"Bearer"), (b"content-length", b"0")]
        await send({"type": "http.response.start", "status": 401, "headers": headers})
        await send({"type": "http.response.body", "body": b""})

    def _is_known(self, scope: Scope) -> bool:
        return hmac.compare_digest(dict(scope["headers"]).get(b"authorization", b""), self.wanted)


class RequestCount:
    """Counts requests by route, method and status; a method that is none of the usual ones counts as another."""

    METHODS = ("GET", "HEAD", "POST", "OPTIONS", "PUT", "PATCH", "DELETE")

    def __init__(self, app: ASGIApp, figures: Figures) -> None:
        self.app = app
        self.figures = figures

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        status = [500]

        async def send_noting(message: Message) -> None:
            if message["type"] == "http.response.start":
                status[0] = message["status"]
            await send(message)

        with self.figures.seconds.time():
            await self.app(scope, receive, send_noting)
        method = scope["method"] if scope["method"] in self.METHODS else "other"
        self.figures.requests.labels(method, route_of(scope), str(status[0])).inc()
