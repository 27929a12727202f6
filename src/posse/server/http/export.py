"""Everything that is kept about one person, as they can download it.

There may be thousands of games, so they are read some at a time: nobody else waits for them, and they are never all in
memory.
"""

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator, Callable, Mapping
from contextlib import AbstractContextManager, aclosing
from typing import IO, cast
from zipfile import ZIP_DEFLATED, ZipFile

from fastapi.responses import StreamingResponse
from pydantic import TypeAdapter
from starlette.types import Receive, Scope, Send

from posse.server.dataset.archive import Growing, add_text
from posse.server.http.account_schemas import BotInfo, Export, ExportedTable, SessionInfo
from posse.server.http.alert_schemas import AlertBrowser, AlertWebhook
from posse.server.people.sessions import Visitor
from posse.server.store import Store
from posse.server.store.alert_rows import PushTarget, Webhook
from posse.server.store.relations import Acquaintance
from posse.server.store.rows import ChatRow, GuestBot, Person, SessionRow, TableRow, record_text
from posse.server.tables.page import card_json, iso_time

BATCH = 50  # tables: some milliseconds
PLAYED = TypeAdapter(list[ExportedTable])


class Download(StreamingResponse):
    """Closes the generator of its pieces even if the client goes away, which nothing else does in time."""

    def __init__(self, pieces: AsyncGenerator[bytes], headers: Mapping[str, str], media_type: str) -> None:
        super().__init__(pieces, 200, headers, media_type)
        self._pieces = pieces

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async with aclosing(self._pieces):
            await super().__call__(scope, receive, send)


def session_json(session: SessionRow, visitor: Visitor) -> SessionInfo:
    return SessionInfo(
        id=session.id,
        device=session.device,
        created=iso_time(session.created),
        used=iso_time(session.used),
        current=visitor.session is not None and visitor.session.id == session.id,
    )


def bot_json(bot: GuestBot) -> BotInfo:
    created, used = bot.session.created, bot.session.used
    return BotInfo(
        id=bot.session.id,
        name=bot.person.name,
        created=iso_time(created),
        used=None if used == created else iso_time(used),
    )


async def export_of(store: Store, visitor: Visitor) -> bytes:
    """All about the visitor: nothing that belongs to others, except for the names of those at the same tables."""
    person = await store.person(visitor.person.id) or visitor.person
    played = [part async for part in _played(store, person.id)]
    rest = Export.model_validate(
        {
            "person": _person(person),
            "sessions": [session_json(one, visitor) for one in await store.sessions(person.id)],
            "bots": [await _bot(store, one) for one in await store.bots_of(person.id)],
            "tables": [],
            "chat": [_said(one) for one in await store.chat_of(person.id)],
            "alerts": await _alerts(store, person.id),
            "people": [_relation(one) for one in await store.relations.acquaintances(person.id) if one.kinds],
            "posses": [one.name for one in await store.posses.of_person(person.id)],
            "tournaments": await store.tournaments.entered(person.id),
            "reports": await store.relations.reports_by(person.id),
        }
    )
    others = rest.model_dump_json(exclude={"tables"}).encode()
    return b'{"tables":[' + b",".join(played) + b"]," + others.removeprefix(b"{")


async def _played(store: Store, person: str) -> AsyncIterator[bytes]:
    """The tables of a person as JSON, some of them at a time, without the brackets around them."""
    async for rows in _some_tables(store, person):
        yield PLAYED.dump_json(PLAYED.validate_python([_table(row, person) for row in rows]))[1:-1]


async def _some_tables(store: Store, person: str) -> AsyncIterator[list[TableRow]]:
    """The tables of a person, some of them at a time."""
    ids = await store.table_ids_of(person)
    for first in range(0, len(ids), BATCH):
        if rows := await store.tables_by_id(ids[first : first + BATCH]):
            yield rows


async def records_of(
    store: Store, person: str, one_more: Callable[[str], AbstractContextManager[None]]
) -> AsyncGenerator[bytes]:
    """An archive with the records of all games of a person that are over, piece by piece.

    `one_more` is entered with the person before the first piece, until the end.
    """
    made = Growing()
    archive = ZipFile(cast("IO[bytes]", made), "w", ZIP_DEFLATED)  # cannot be closed while a thread is writing to it
    with one_more(person):
        yield b""
        async for rows in _some_tables(store, person):
            for row in filter(_is_public, rows):
                text = record_text(row, await store.lines(row.id))
                await asyncio.to_thread(add_text, archive, f"{row.game}-{row.id}.posse", text)
                yield made.take()
        archive.close()
        yield made.take()


def _is_public(row: TableRow) -> bool:
    """Whether everybody may read the record."""
    return bool(row.header) and row.state in ("over", "closed")


def _person(person: Person) -> dict[str, object]:
    shown = {"id": person.id, "name": person.name, "account": person.account, "email": person.email}
    return {**shown, "created": iso_time(person.created)}


async def _bot(store: Store, bot: GuestBot) -> dict[str, object]:
    return {**bot_json(bot).model_dump(), "tables": await store.table_ids_of(bot.person.id)}


def _table(row: TableRow, person: str) -> dict[str, object]:
    card = card_json(row, person, False)
    kept = {name: card[name] for name in ("id", "game", "state", "created", "seats", "result")}
    record = f"/api/tables/{row.id}/record" if _is_public(row) else None
    return {**kept, "options": row.options, "host": row.host == person, "record": record}


async def _alerts(store: Store, person: str) -> dict[str, object]:
    setting = await store.alerts.setting(person, "en")
    browsers = [browser_json(one) for one in await store.alerts.targets(person)]
    webhooks = [webhook_json(one) for one in await store.alerts.webhooks(person)]
    return {"lang": setting.lang, "choices": setting.choices, "browsers": browsers, "webhooks": webhooks}


def browser_json(target: PushTarget) -> AlertBrowser:
    return AlertBrowser(id=target.id, device=target.device, created=iso_time(target.created))


def webhook_json(hook: Webhook) -> AlertWebhook:
    return AlertWebhook(id=hook.id, url=hook.url, table=hook.table, created=iso_time(hook.created))


def _relation(one: Acquaintance) -> dict[str, object]:
    return {"name": one.name, "kinds": sorted(one.kinds)}


def _said(said: ChatRow) -> dict[str, object]:
    return {"table": said.table, "text": said.text, "at": iso_time(said.at)}
