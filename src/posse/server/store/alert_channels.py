"""Queries on who wants to be told what, and where: settings, browsers, webhooks."""

from dataclasses import asdict
from typing import Any

from sqlalchemy import ColumnElement, RowMapping, String, and_, cast, delete, exists, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from posse.server.errors import NotNow
from posse.server.store import news
from posse.server.store.alert_rows import MAIL, TABLE, AlertSetting, PushTarget, Reach, Webhook
from posse.server.store.alert_schema import alert, alert_setting, push_target, webhook
from posse.server.store.schema import person

# --- settings


async def setting_of(connection: AsyncConnection, id: str, lang: str) -> AlertSetting:
    """What a person wants; if they never said so, what is usual, in this language."""
    row = (await connection.execute(select(alert_setting).where(alert_setting.c.person_id == id))).mappings().first()
    return AlertSetting(id, lang) if row is None else AlertSetting(**_own(row))


async def choose(connection: AsyncConnection, new: AlertSetting) -> None:
    await _lock(connection, new.person)
    is_theirs = alert_setting.c.person_id == new.person
    changed = await connection.execute(
        update(alert_setting).where(is_theirs).values(lang=new.lang, choices=new.choices)
    )
    if changed.rowcount == 0:
        await connection.execute(insert(alert_setting).values(_columns(new)))
    await news.tell(connection, news.CHANGED, person=new.person)


# --- browsers


async def targets_of(connection: AsyncConnection, id: str) -> list[PushTarget]:
    wanted = select(push_target).where(push_target.c.person_id == id).order_by(push_target.c.created, push_target.c.id)
    return [PushTarget(**_own(row)) for row in (await connection.execute(wanted)).mappings()]


async def put_target(connection: AsyncConnection, new: PushTarget, most: int) -> None:
    """Register a browser, again or for another person; the oldest ones of that person make room."""
    await _lock(connection, new.person)
    await connection.execute(delete(push_target).where(push_target.c.id == new.id))
    kept = await targets_of(connection, new.person)
    for old in kept[: max(0, len(kept) + 1 - most)]:
        await connection.execute(delete(push_target).where(push_target.c.id == old.id))
    await connection.execute(insert(push_target).values(_columns(new)))
    await news.tell(connection, news.CHANGED, person=new.person)


async def drop_target(connection: AsyncConnection, id: str) -> bool:
    return (await connection.execute(delete(push_target).where(push_target.c.id == id))).rowcount > 0


# --- webhooks


async def webhooks_of(connection: AsyncConnection, id: str) -> list[Webhook]:
    """Those of a person, also those of single tables."""
    return await _webhooks(connection, webhook.c.person_id == id)


async def webhooks_of_table(connection: AsyncConnection, table: str) -> list[Webhook]:
    return await _webhooks(connection, webhook.c.table_id == table)


async def add_webhook(connection: AsyncConnection, new: Webhook, most: int) -> None:
    """Store a webhook; a table has one, so another takes its place. `NotNow` if the person has enough."""
    await _lock(connection, new.person)
    if new.table is not None:
        await connection.execute(delete(webhook).where(webhook.c.table_id == new.table))
    if len(await webhooks_of(connection, new.person)) >= most:
        raise NotNow("too-many-webhooks", most=most)
    await connection.execute(insert(webhook).values(_columns(new)))
    await news.tell(connection, news.CHANGED, person=new.person)


async def drop_webhook(connection: AsyncConnection, id: str) -> bool:
    return (await connection.execute(delete(webhook).where(webhook.c.id == id))).rowcount > 0


async def _webhooks(connection: AsyncConnection, are_wanted: ColumnElement[bool]) -> list[Webhook]:
    wanted = select(webhook).where(are_wanted).order_by(webhook.c.created, webhook.c.id)
    return [Webhook(**_own(row)) for row in (await connection.execute(wanted)).mappings()]


# --- who can be told


# Whether a person of the query around it can be told anything at all.
IS_REACHED = or_(
    exists().where(push_target.c.person_id == person.c.id),
    exists().where(webhook.c.person_id == person.c.id, webhook.c.table_id.is_(None)),
    and_(
        person.c.email.is_not(None),
        exists().where(
            alert_setting.c.person_id == person.c.id, cast(alert_setting.c.choices, String).contains(f'"{MAIL}"')
        ),
    ),
)


async def can_be_told(connection: AsyncConnection, recipient: str, table: str) -> bool:
    """Whether anything reaches a person, or for the empty recipient, the table."""
    if recipient == TABLE:
        wanted = select(func.count()).select_from(webhook).where(webhook.c.table_id == table)
    else:
        wanted = select(func.count()).select_from(person).where(person.c.id == recipient, IS_REACHED)
    return bool(await connection.scalar(wanted))


async def reach(connection: AsyncConnection, recipient: str, table: str, lang: str) -> Reach | None:
    """Where a recipient is told something; None if there is nobody any more."""
    if recipient == TABLE:
        hooks = await webhooks_of_table(connection, table)
        return Reach(await setting_of(connection, hooks[0].person, lang), [], hooks, None) if hooks else None
    is_there = (await connection.execute(select(person.c.email).where(person.c.id == recipient))).first()
    if is_there is None:
        return None
    hooks = [hook for hook in await webhooks_of(connection, recipient) if hook.table is None]
    setting = await setting_of(connection, recipient, lang)
    return Reach(setting, await targets_of(connection, recipient), hooks, is_there[0])


# --- people who change


async def merge(connection: AsyncConnection, guest: str, into: str) -> None:
    """A guest has logged in: what the guest registered tells the account, whose own choice stays if there is one."""
    for table in (push_target, webhook):
        await connection.execute(update(table).where(table.c.person_id == guest).values(person_id=into))
    has_own = exists().where(OTHER.c.person_id == into)
    await connection.execute(
        update(alert_setting).where(alert_setting.c.person_id == guest, ~has_own).values(person_id=into)
    )
    was_called = exists().where(
        CALLED.c.table_id == alert.c.table_id,
        CALLED.c.recipient == into,
        CALLED.c.kind == alert.c.kind,
        CALLED.c.turn == alert.c.turn,
    )
    await connection.execute(update(alert).where(alert.c.recipient == guest, ~was_called).values(recipient=into))
    await forget(connection, guest)


async def forget(connection: AsyncConnection, id: str) -> None:
    """A person is deleted, or a guest no more: nobody is called by that id."""
    await connection.execute(delete(alert).where(alert.c.recipient == id))


OTHER, CALLED = alert_setting.alias(), alert.alias()  # one for all calls, as in `people.py`


# --- rows


async def _lock(connection: AsyncConnection, id: str) -> None:
    """Lock the person, so that nobody counts or changes the same at the same time."""
    await connection.execute(select(person.c.id).where(person.c.id == id).with_for_update())


def _columns(row: AlertSetting | PushTarget | Webhook) -> dict[str, Any]:
    values = asdict(row)
    if "table" in values:
        values["table_id"] = values.pop("table")
    return {"person_id": values.pop("person"), **values}


def _own(row: RowMapping) -> dict[str, Any]:
    """The fields of a row, which calls a person and a table by their names."""
    return {name.removesuffix("_id"): value for name, value in row.items()}
