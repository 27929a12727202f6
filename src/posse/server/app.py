"""The application: its parts, its routes, and how it starts and stops."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

from fastapi import Depends, FastAPI
from fastapi.telemetry import TelemetryConfig

import posse
from posse.analysis.puzzles import Library
from posse.server.alerting import alert_channels, opened_calls
from posse.server.alerts.calls import Calls
from posse.server.bots.pool import Pool, spare_cores
from posse.server.cluster.bulletin import Bulletin
from posse.server.cluster.leases import Alone
from posse.server.cluster.membership import Membership
from posse.server.dataset.nightly import Nightly
from posse.server.http import api_docs, manifest, static
from posse.server.http.access import ClientLimits, Dependencies, count_call, refuse_banned
from posse.server.http.error_responses import answer_errors
from posse.server.http.middleware import RequestGuard
from posse.server.http.routes import (
    accounts,
    alerts,
    analyses,
    bots,
    games,
    lessons,
    lobby,
    people,
    posses,
    previews,
    probes,
    relations,
    replays,
    seeking,
    sockets,
    standings,
    tables,
    tournaments,
)
from posse.server.http.schemas import Refusal
from posse.server.league.matching import Matching
from posse.server.league.tournaments import Tournaments
from posse.server.logs import RequestLog
from posse.server.metrics import Figures, RequestCount
from posse.server.notices import Notices
from posse.server.passing.badge import Badges
from posse.server.passing.middleware import Passing, PassOn
from posse.server.passing.owners import Owners
from posse.server.people.bans import Bans
from posse.server.people.mail import Mailer
from posse.server.people.people import People
from posse.server.people.recovery import Recovery
from posse.server.people.sessions import Sessions
from posse.server.people.trials import LoginTrials
from posse.server.previews.studio import Studio
from posse.server.settings import Settings
from posse.server.store import Store, news
from posse.server.store.address import Service
from posse.server.tables.analyses import Analyses
from posse.server.tables.home_news import Telling
from posse.server.tables.home_pages import HomePages
from posse.server.tables.moments import Moments
from posse.server.tables.registry import Registry
from posse.server.tables.services import Services
from posse.server.tables.upkeep import Upkeep
from posse.server.tables.whereabouts import Whereabouts
from posse.texts import texts

if TYPE_CHECKING:
    from posse.server.jobs.desk import Desk
    from posse.server.jobs.roster import Roster

ALONE = "alone"  # the id of a process that has the store for itself
# By reference, because FastAPI would make nine models for each call; the probes bring the one that describes it.
REFUSED = {"application/json": {"schema": {"$ref": f"#/components/schemas/{Refusal.__name__}"}}}
REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"content": REFUSED} for status in (400, 401, 403, 404, 409, 413, 415, 429, 503)
}

# Whatever the environment says (OTEL_...): spans would tell paths, in which are the keys of seats, and values refused.
NO_TELEMETRY = TelemetryConfig(tracing=False, metrics=False, logs=False, auto_configure=False)


def make_app(settings: Settings) -> FastAPI:
    """A server with these settings, ready for Uvicorn."""

    figures = Figures()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with opened(settings) as server:
            app.state.dependencies = figures.collector.server = server.dependencies
            figures.collector.roster = server.roster
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
        servers=[{"url": settings.path}] if settings.path else None,
        telemetry=NO_TELEMETRY,
    )
    answer_errors(app)
    app.include_router(static.front)
    for routes in (
        people,
        accounts,
        alerts,
        games,
        lobby,
        tables,
        replays,
        previews,
        analyses,
        lessons,
        standings,
        relations,
        posses,
        seeking,
        tournaments,
    ):
        checks = [Depends(count_call), Depends(refuse_banned)]
        app.include_router(routes.router, prefix="/api", responses=REFUSALS, dependencies=checks)
    app.include_router(bots.router, prefix="/api", responses=REFUSALS, dependencies=[Depends(count_call)])
    app.include_router(probes.router, prefix="/api", responses={503: {"model": Refusal}})
    app.include_router(sockets.router, prefix="/api")
    api_docs.add_page(app)
    if settings.metrics.token is not None:
        app.mount("/api/metrics", figures.app(settings.metrics.token))
    app.include_router(manifest.router)
    app.include_router(previews.pages)
    app.include_router(static.router)
    app.add_middleware(RequestGuard, settings=settings)
    app.add_middleware(PassOn, path=settings.path)
    app.add_middleware(RequestCount, figures=figures)
    app.add_middleware(RequestLog)
    app.state.figures = figures
    return app


class Opened(NamedTuple):
    """The parts of a server; those to pass requests on, and to ask workers, only where processes share the store."""

    dependencies: Dependencies
    passing: Passing | None
    roster: "Roster | None"


@asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[Opened]:
    """All parts of a server, from the store to the tables, closed again in reverse order."""
    settings.data.mkdir(parents=True, exist_ok=True)
    async with AsyncExitStack() as parts:
        store = await Store.open(settings.address)
        parts.push_async_callback(store.close)
        membership = await _joined(store, settings, parts)
        desk = await _desk_for_workers(store, parts)
        pool = Pool(settings.workers or spare_cores())
        await pool.start()
        parts.push_async_callback(pool.close)
        calls = await opened_calls(store, settings, parts)
        telling = await _telling(store, membership, parts)
        services = Services(
            store, pool, limits=settings.limits, leases=membership or Alone(), callers=calls, home_news=telling
        )
        registry = Registry(services)
        pages = _home_pages(registry, telling, parts)
        secret, mailer = await store.secret(), Mailer(settings.mail)
        parts.push_async_callback(mailer.close)
        people = People(store, registry.move_person, settings.limits)
        sessions, bans = Sessions(store, people, secret), Bans(store)
        dependencies = Dependencies(
            settings,
            people,
            sessions,
            LoginTrials(store, secret),
            Recovery(store, people, mailer),
            registry,
            ClientLimits(settings.limits),
            Moments(services.pace),
            bans,
            Matching(registry),
            Tournaments(registry),
            await alert_channels(registry, calls, mailer, settings, parts),
            Analyses(services),
            Library(settings.puzzles),
            Studio(store.previews, services.now, settings.limits.picture_megabytes),
            pages,
        )
        parts.push_async_callback(dependencies.analyses.close)
        parts.push_async_callback(dependencies.studio.close)
        upkeep = Upkeep(registry, settings.keep)
        notices = Notices(store, registry, people, sessions, bans, pages)
        await notices.open()
        parts.push_async_callback(notices.close)
        passing = roster = None
        if membership is not None:
            passing = Passing(registry, Badges(secret), Owners(), dependencies.limits, settings.limits)
            membership.lost = registry.drop_all
            membership.noticed = partial(_notice, passing.owners, services.whereabouts)
            roster = await _following_workers(store, desk, pool, membership, parts)
            await _listen_to_others(store, Hearing(dependencies, notices, upkeep, roster, calls), parts)
        await upkeep.open()
        parts.push_async_callback(upkeep.close)
        await dependencies.tournaments.open()
        parts.push_async_callback(dependencies.tournaments.close)
        _write_datasets(store, settings, parts)
        yield Opened(dependencies, passing, roster)


def _write_datasets(store: Store, settings: Settings, parts: AsyncExitStack) -> None:
    """Write datasets every night, if there is a folder for them."""
    if settings.dataset is not None:
        nightly = Nightly(store.upkeep, settings.dataset, texts(settings.lang))
        nightly.open()
        parts.push_async_callback(nightly.close)


async def _telling(store: Store, membership: Membership | None, parts: AsyncExitStack) -> Telling:
    """What tells the pages of all processes of what happens at the tables of this one."""
    telling = Telling(store, lambda: (membership and membership.owner) or ALONE)
    await telling.open()
    parts.push_async_callback(telling.close)
    return telling


def _home_pages(registry: Registry, telling: Telling, parts: AsyncExitStack) -> HomePages:
    """The pages of this process; what PostgreSQL would tell them of, they hear from the store itself on SQLite."""
    pages = HomePages(registry.shelves, registry.services.whereabouts, telling)
    parts.callback(pages.close)
    registry.store.listen(pages.hear)
    return pages


def _notice(owners: Owners, whereabouts: Whereabouts, living: set[str]) -> None:
    """These processes are alive; what others have told, and what goes to them, is worth nothing."""
    owners.notice(living)
    whereabouts.keep(living)


async def _joined(store: Store, settings: Settings, parts: AsyncExitStack) -> Membership | None:
    """This process among those that share the store; None if it has the store for itself."""
    desk = store.lease_desk()
    if desk is None:
        return None
    membership = Membership(desk, settings.internal_address)
    await membership.open()
    parts.push_async_callback(membership.close)
    return membership


async def _desk_for_workers(store: Store, parts: AsyncExitStack) -> "Desk | None":
    """Where workers are asked; None if there cannot be any. It is closed after the pool, which may be asking."""
    if not isinstance(store.address, Service):
        return None
    from posse.server.jobs.desk import Desk  # with SQLite the job queue and its driver are never loaded

    desk = Desk(store.address.dsn)
    await desk.open()
    parts.push_async_callback(desk.close)
    return desk


async def _following_workers(
    store: Store, desk: "Desk | None", pool: Pool, membership: Membership, parts: AsyncExitStack
) -> "Roster | None":
    """The workers on the same store, which think for the bots of this process as long as there are any."""
    if desk is None:
        return None
    from posse.server.jobs.roster import Roster

    roster = Roster(store.workers, desk, pool, lambda: membership.owner)
    await roster.open()
    parts.push_async_callback(roster.close)
    return roster


async def _listen_to_others(store: Store, hearing: "Hearing", parts: AsyncExitStack) -> None:
    """Let the parts of this process know what the other processes tell."""
    if isinstance(store.address, Service):
        bulletin = Bulletin(store.address.dsn, hearing.hear, hearing.missed)
        await bulletin.open()
        parts.push_async_callback(bulletin.close)


class Hearing:
    """What the news of other processes change here."""

    def __init__(
        self, server: Dependencies, notices: Notices, upkeep: Upkeep, roster: "Roster | None", calls: Calls
    ) -> None:
        self._server = server
        self._notices = notices
        self._upkeep = upkeep
        self._roster = roster
        self._calls = calls

    def hear(self, told: dict[str, Any]) -> None:
        kind = told["kind"]
        if kind == news.CHANGED:
            self._server.people.forget(told["person"])
            self._calls.forget(told["person"])
        elif kind == news.MERGED:
            self._server.people.forget(told["guest"])
            self._calls.forget(told["into"])
            self._server.registry.move_person(told["guest"], told["into"])
        elif kind == news.ENDED:
            self._server.sessions.hear_of_end(told["sessions"], told["person"], told["is_renewed"])
        elif kind == news.NOTICED:
            self._notices.look_soon()
        elif kind == news.RELEASED:
            self._upkeep.look_for_orphans()
        elif kind == news.RELATED:
            self._server.registry.silence_for(told["person"])
        elif kind == news.STAFFED and self._roster is not None:
            self._roster.look_soon()
        else:
            self._server.home_pages.hear(told)

    async def missed(self) -> None:
        """Something may have been told while nobody listened."""
        self._server.people.forget_all()
        self._calls.forget_all()
        await self._server.sessions.look_for_ends()
        await self._server.registry.move_merged()
        self._server.registry.silence_for_all()
        self._server.home_pages.hear_of_all()
        await self._server.registry.store.call_roll()
        self._notices.look_soon()
        self._upkeep.look_for_orphans()
