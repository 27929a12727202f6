"""The application: its parts, its routes, and how it starts and stops."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import Depends, FastAPI

import posse
from posse.server.bots.pool import Pool, spare_cores
from posse.server.http import api_docs, static
from posse.server.http.access import ClientLimits, Dependencies, count_call, refuse_banned
from posse.server.http.error_responses import answer_errors
from posse.server.http.middleware import RequestGuard
from posse.server.http.routes import accounts, games, lessons, lobby, people, probes, replays, sockets, tables
from posse.server.http.schemas import Refusal
from posse.server.logs import RequestLog
from posse.server.metrics import Figures, RequestCount
from posse.server.notices import Notices
from posse.server.people.bans import Bans
from posse.server.people.mail import Mailer
from posse.server.people.people import People
from posse.server.people.recovery import Recovery
from posse.server.people.sessions import Sessions
from posse.server.people.trials import LoginTrials
from posse.server.settings import Settings
from posse.server.store import Store
from posse.server.tables.moments import Moments
from posse.server.tables.registry import Registry
from posse.server.tables.services import Services
from posse.server.tables.upkeep import Upkeep

REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": Refusal} for status in (400, 401, 403, 404, 409, 413, 415, 429, 503)
}


def make_app(settings: Settings) -> FastAPI:
    """A server with these settings, ready for Uvicorn."""

    figures = Figures()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with opened(settings) as dependencies:
            app.state.dependencies = figures.collector.server = dependencies
            yield

    app = FastAPI(
        title="Posse",
        version=posse.__version__,
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        separate_input_output_schemas=False,
        servers=[{"url": settings.path}] if settings.path else None,
    )
    answer_errors(app)
    for routes in (people, accounts, games, lobby, tables, replays, lessons):
        checks = [Depends(count_call), Depends(refuse_banned)]
        app.include_router(routes.router, prefix="/api", responses=REFUSALS, dependencies=checks)
    app.include_router(probes.router, prefix="/api", responses={503: REFUSALS[503]})
    app.include_router(sockets.router, prefix="/api")
    api_docs.add_page(app)
    if settings.metrics.token is not None:
        app.mount("/api/metrics", figures.app(settings.metrics.token))
    app.include_router(static.router)
    app.add_middleware(RequestGuard, settings=settings)
    app.add_middleware(RequestCount, figures=figures)
    app.add_middleware(RequestLog)
    app.state.figures = figures
    return app


@asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[Dependencies]:
    """All parts of a server, from the store to the tables, closed again in reverse order."""
    settings.data.mkdir(parents=True, exist_ok=True)
    store = await Store.open(settings.address)
    pool = Pool(settings.workers or spare_cores())
    await pool.start()
    services = Services(store, pool, limits=settings.limits)
    registry = Registry(services)
    secret, mailer = await store.secret(), Mailer(settings.mail)
    people = People(store, registry.move_person, settings.limits)
    sessions, bans = Sessions(store, people, secret), Bans(store)
    upkeep = Upkeep(registry, settings.keep)
    notices = Notices(store, registry, people, sessions, bans)
    await notices.open()
    await upkeep.open()
    try:
        yield Dependencies(
            settings,
            people,
            sessions,
            LoginTrials(store, secret),
            Recovery(store, people, mailer),
            registry,
            ClientLimits(settings.limits),
            Moments(services.pace),
            bans,
        )
    finally:
        await mailer.close()
        await notices.close()
        await upkeep.close()
        await pool.close()
        await store.close()
