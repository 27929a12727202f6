"""Everything that is kept about one person, as they can download it."""

from posse.server.http.account_schemas import BotInfo, Export, SessionInfo
from posse.server.people.sessions import Visitor
from posse.server.store import Store
from posse.server.store.rows import ChatRow, GuestBot, Person, SessionRow, TableRow
from posse.server.tables.page import card_json, iso_time


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


async def export_of(store: Store, visitor: Visitor) -> Export:
    """All about the visitor: nothing that belongs to others, except for the names of those at the same tables."""
    person = await store.person(visitor.person.id) or visitor.person
    return Export.model_validate(
        {
            "person": _person(person),
            "sessions": [session_json(one, visitor) for one in await store.sessions(person.id)],
            "bots": [await _bot(store, one) for one in await store.bots_of(person.id)],
            "tables": [_table(one, person.id) for one in await store.tables_of(person.id)],
            "chat": [_said(one) for one in await store.chat_of(person.id)],
        }
    )


def _person(person: Person) -> dict[str, object]:
    shown = {"id": person.id, "name": person.name, "account": person.account, "email": person.email}
    return {**shown, "created": iso_time(person.created)}


async def _bot(store: Store, bot: GuestBot) -> dict[str, object]:
    return {**bot_json(bot).model_dump(), "tables": [row.id for row in await store.tables_of(bot.person.id)]}


def _table(row: TableRow, person: str) -> dict[str, object]:
    card = card_json(row, person, False)
    is_public = bool(row.header) and row.state in ("over", "closed")
    kept = {name: card[name] for name in ("id", "game", "state", "created", "seats", "result")}
    record = f"/api/tables/{row.id}/record" if is_public else None
    return {**kept, "options": row.options, "host": row.host == person, "record": record}


def _said(said: ChatRow) -> dict[str, object]:
    return {"table": said.table, "text": said.text, "at": iso_time(said.at)}
