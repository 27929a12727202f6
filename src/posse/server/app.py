"""The application: its parts, its routes, and how it begins and ends."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import APIRouter, Depends, FastAPI, WebSocket
from fastapi.responses import HTMLResponse

import posse
from posse.engine.errors import PosseError
from posse.server.bots.pool import Pool, spare_cores
from posse.server.errors import Forbidden, Missing
from posse.server.http import api_docs, static
from posse.server.http.access import Hall, count, hall_of, person_of
from posse.server.http.error_responses import refuse_in_words
from posse.server.http.middleware import Guard
from posse.server.http.routes import games as routes_games
from posse.server.http.routes import people as routes_people
from posse.server.http.routes import replays as routes_replays
from posse.server.http.routes import tables as routes_tables
from posse.server.http.schemas import Refusal
from posse.server.people.people import People
from posse.server.settings import Settings
from posse.server.socket.session import TRY_AGAIN, attend, refuse
from posse.server.store import Store
from posse.server.store.rows import Person
from posse.server.tables import seating
from posse.server.tables.registry import House
from posse.server.tables.table import LiveTable
from posse.server.tables.watcher import NO_SPECTATORS

NO_TABLE = 4404
REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": Refusal} for status in (400, 401, 403, 404, 409, 413, 415, 429, 503)
}

sockets = APIRouter()


def make_app(settings: Settings) -> FastAPI:
    """A server with these settings, ready for Uvicorn."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with opened(settings) as hall:
            app.state.hall = hall
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
    refuse_in_words(app)
    for routes in (routes_people, routes_games, routes_tables, routes_replays):
        app.include_router(routes.router, prefix="/api", responses=REFUSALS, dependencies=[Depends(count)])
    app.include_router(sockets, prefix="/api")
    app.get("/api/docs", include_in_schema=False)(docs_of(app))
    app.include_router(static.router)
    app.add_middleware(Guard)
    api_docs.drop_unused(app)
    return app


def docs_of(app: FastAPI) -> Any:
    """The page that describes the calls, made from their own description."""

    async def docs() -> HTMLResponse:
        return HTMLResponse(api_docs.page(app.openapi()))

    return docs


@asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[Hall]:
    """All parts of a server, from the store to the tables, closed again in the opposite order."""
    settings.data.mkdir(parents=True, exist_ok=True)
    store = await Store.open(settings.address)
    pool = Pool(settings.workers or spare_cores())
    await pool.start()
    house = House(store, pool)
    people = People(store, await store.secret(), house.moved)
    await house.open()
    try:
        yield Hall(settings, people, house)
    finally:
        await house.close()
        await pool.close()
        await store.close()


@sockets.websocket("/tables/{table_id}/socket")
async def table_socket(socket: WebSocket, table_id: str, seat: str | None = None) -> None:
    """Look at a table, and play."""
    hall = hall_of(socket)
    try:
        with hall.looking(socket):
            person = await person_of(socket)
            table = await routes_tables.table_of(hall, table_id)
            routes_tables.check_may_see(table, person)
            await attend(socket, table, person, _eyes(table, person, seat))
    except Missing as error:
        await refuse(socket, error, NO_TABLE)
    except Forbidden as error:
        await refuse(socket, error, NO_SPECTATORS)
    except PosseError as error:
        await refuse(socket, error, TRY_AGAIN)


def _eyes(table: LiveTable, person: Person | None, wanted: str | None) -> int | None:
    """The seat through whose eyes somebody wants to look: by default his first."""
    held = seating.seats_of(table.row, person.id if person else None)
    if wanted is None:
        return held[0] if held else None
    eyes = None if wanted == "" else _seat_number(wanted)
    if eyes is not None and eyes not in held:
        raise Forbidden("not-your-seat")
    return eyes


def _seat_number(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) < 3):
        raise Missing("no-such-seat", given=text[:20], seats=0)
    return int(text)
