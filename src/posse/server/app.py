"""The application: its parts, its routes, and how it starts and stops."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any, NamedTuple

from fastapi import Depends, FastAPI

import posse
from posse.server.bots.pool import Pool, spare_cores
from posse.server.cluster.bulletin import Bulletin
from posse.server.cluster.leases import Alone
from posse.server.cluster.membership import Membership
from posse.server.http import api_docs, static
from posse.server.http.access import ClientLimits, Dependencies, count_call
from posse.server.http.error_responses import answer_errors
from posse.server.http.middleware import RequestGuard
from posse.server.http.routes import games, lessons, lobby, people, replays, sockets, tables
from posse.server.http.schemas import Refusal
from posse.server.passing.badge import Badges
from posse.server.passing.middleware import Passing, PassOn
from posse.server.passing.owners import Owners
from posse.server.people.people import People
from posse.server.settings import Settings
from posse.server.store import Store, news
from posse.server.store.address import Service
from posse.server.tables.registry import Registry
from posse.server.tables.services import Services

REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": Refusal} for status in (400, 401, 403, 404, 409, 413, 415, 429, 503)
}


def make_app(settings: Settings) -> FastAPI:
    """A server with these settings, ready for Uvicorn."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with opened(settings) as server:
            app.state.dependencies = server.dependencies
            app.state.passing = server.passing
            yield

    app = FastAPI(
        title="Posse",
        version=posse.__version__,
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        separate_input_output_schemas=False,
    )
    answer_errors(app)
    for routes in (people, games, lobby, tables, replays, lessons):
        app.include_router(routes.router, prefix="/api", responses=REFUSALS, dependencies=[Depends(count_call)])
    app.include_router(sockets.router, prefix="/api")
    api_docs.add_page(app)
    app.include_router(static.router)
    app.add_middleware(RequestGuard)
    app.add_middleware(PassOn)
    return app


class Opened(NamedTuple):
    """The parts of a server; those to pass requests on only where several processes share the store."""

    dependencies: Dependencies
    passing: Passing | None


@asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[Opened]:
    """All parts of a server, from the store to the tables, closed again in reverse order."""
    settings.data.mkdir(parents=True, exist_ok=True)
    async with AsyncExitStack() as parts:
        store = await Store.open(settings.address)
        parts.push_async_callback(store.close)
        membership = await _joined(store, settings, parts)
        pool = Pool(settings.workers or spare_cores())
        await pool.start()
        parts.push_async_callback(pool.close)
        registry = Registry(Services(store, pool, limits=settings.limits, leases=membership or Alone()))
        secret = await store.secret()
        dependencies = Dependencies(
            settings, People(store, secret, registry.move_person), registry, ClientLimits(settings.limits)
        )
        passing = None
        if membership is not None:
            passing = Passing(registry, Badges(secret), Owners(), dependencies.limits, settings.limits)
            await _listen_to_others(store, membership, dependencies, passing, parts)
        await registry.open()
        parts.push_async_callback(registry.close)
        yield Opened(dependencies, passing)


async def _joined(store: Store, settings: Settings, parts: AsyncExitStack) -> Membership | None:
    """This process among those that share the store; None if it has the store for itself."""
    desk = store.lease_desk()
    if desk is None:
        return None
    membership = Membership(desk, settings.internal_address)
    await membership.open()
    parts.push_async_callback(membership.close)
    return membership


async def _listen_to_others(
    store: Store, membership: Membership, server: Dependencies, passing: Passing, parts: AsyncExitStack
) -> None:
    """Let the parts of this process know what the other processes tell."""
    membership.lost = server.registry.drop_all
    membership.noticed = passing.owners.notice
    if isinstance(store.address, Service):
        bulletin = Bulletin(store.address.dsn, Hearing(server).hear, Hearing(server).missed)
        await bulletin.open()
        parts.push_async_callback(bulletin.close)


class Hearing:
    """What the news of other processes change here."""

    def __init__(self, server: Dependencies) -> None:
        self._server = server

    def hear(self, told: dict[str, Any]) -> None:
        people, registry = self._server.people, self._server.registry
        if told["kind"] == news.CHANGED:
            people.forget(told["person"])
        elif told["kind"] == news.MERGED:
            people.forget(told["guest"])
            registry.move_person(told["guest"], told["into"])
        elif told["kind"] == news.RELEASED:
            registry.look_for_orphans()

    async def missed(self) -> None:
        """Something may have been told while nobody listened."""
        self._server.people.forget_all()
        await self._server.registry.move_merged()
        self._server.registry.look_for_orphans()
