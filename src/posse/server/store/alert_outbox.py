"""Queries on calls and on what is to be sent.

A call is stored once: its key is the table, the recipient, the kind and the turn, and whoever comes second changes
nothing. To take something moves its time into the future, so that no other process takes it at the same time, and a
process that ends in the middle only delays it.
"""

from collections.abc import Sequence
from dataclasses import asdict

from sqlalchemy import and_, delete, exists, insert, select, text, tuple_, update
from sqlalchemy.ext.asyncio import AsyncConnection

from posse.server.store.alert_channels import IS_REACHED
from posse.server.store.alert_rows import Call, Delivery, DueCall
from posse.server.store.alert_schema import alert, alert_setting, delivery
from posse.server.store.schema import game_table, holder, lease, line, person

NOTE = text(
    "INSERT INTO alert (table_id, recipient, kind, turn, at, due) "
    "SELECT CAST(:table AS VARCHAR), CAST(:recipient AS VARCHAR), CAST(:kind AS VARCHAR), CAST(:turn AS INTEGER), "
    "CAST(:at AS BIGINT), CAST(:due AS BIGINT) WHERE EXISTS (SELECT 1 FROM game_table WHERE id = :table) "
    "ON CONFLICT DO NOTHING"
)
KEY = (alert.c.table_id, alert.c.recipient, alert.c.kind, alert.c.turn)

# --- calls


async def note(connection: AsyncConnection, calls: Sequence[DueCall]) -> None:
    """Store calls that are new; those of a table that has just been deleted are left out."""
    for call, at, due in calls:
        await connection.execute(NOTE, {**call._asdict(), "at": at, "due": due})


async def take_due(connection: AsyncConnection, now: int, until: int, owner: str | None, limit: int) -> list[Call]:
    """Calls to be decided now, of tables that live in this process or in none; nobody else has them until then."""
    is_elsewhere = exists().where(
        lease.c.table_id == alert.c.table_id, lease.c.owner.is_not(None), lease.c.owner != (owner or "")
    )
    due = select(*KEY).where(alert.c.due <= now, ~is_elsewhere).order_by(alert.c.due).limit(limit)
    taken = [Call(*row) for row in await connection.execute(due.with_for_update(skip_locked=True, of=alert))]
    if taken:
        await connection.execute(update(alert).where(tuple_(*KEY).in_(taken)).values(due=until))
    return taken


async def decide(connection: AsyncConnection, call: Call, deliveries: Sequence[Delivery], mail: int | None) -> None:
    """A call has been decided: send this, and perhaps tell of it in a digest. Whoever comes second changes nothing."""
    is_it = and_(*(column == value for column, value in zip(KEY, call, strict=True)))
    decided = await connection.execute(update(alert).where(is_it, alert.c.due.is_not(None)).values(due=None, mail=mail))
    if decided.rowcount and deliveries:
        await connection.execute(insert(delivery), [_columns(one) for one in deliveries])


async def forget_decided(connection: AsyncConnection, before: int) -> None:
    """Forget old calls: nobody is called for the same once more after so long."""
    await connection.execute(delete(alert).where(alert.c.due.is_(None), alert.c.mail.is_(None), alert.c.at < before))


# --- digests


async def to_be_mailed(connection: AsyncConnection, now: int, limit: int) -> dict[str, list[Call]]:
    """Of whom a digest is due, and what it may tell."""
    people = select(alert.c.recipient).where(alert.c.mail <= now).distinct().limit(limit)
    found: dict[str, list[Call]] = {}
    for recipient in await connection.scalars(people):
        waiting = select(*KEY).where(alert.c.recipient == recipient, alert.c.mail.is_not(None)).order_by(alert.c.at)
        found[recipient] = [Call(*row) for row in await connection.execute(waiting)]
    return found


async def begin_digest(
    connection: AsyncConnection, told: Sequence[Call], new: Delivery | None, now: int, recipient: str
) -> None:
    """These calls are told by a digest, or by nothing if there is no need any more; another process may be faster."""
    waits = (tuple_(*KEY).in_(told), alert.c.mail.is_not(None))
    taken = await connection.execute(update(alert).where(*waits).values(mail=None))
    if taken.rowcount == 0 or new is None:
        return
    await connection.execute(insert(delivery).values(_columns(new)))
    await connection.execute(update(alert_setting).where(alert_setting.c.person_id == recipient).values(mailed=now))


# --- deliveries


async def take(connection: AsyncConnection, now: int, until: int, limit: int) -> list[Delivery]:
    """What is to be sent now; nobody else takes it until then."""
    due = select(delivery).where(delivery.c.due <= now).order_by(delivery.c.due).limit(limit)
    rows = (await connection.execute(due.with_for_update(skip_locked=True))).mappings().all()
    ids = [row["id"] for row in rows]
    changed = update(delivery).where(delivery.c.id.in_(ids))
    await connection.execute(changed.values(due=until, attempts=delivery.c.attempts + 1))
    return [
        Delivery(row["id"], row["person_id"], row["channel"], row["target"], row["facts"], until, row["attempts"] + 1)
        for row in rows
    ]


async def drop(connection: AsyncConnection, id: str) -> None:
    await connection.execute(delete(delivery).where(delivery.c.id == id))


async def put_off(connection: AsyncConnection, id: str, due: int) -> None:
    await connection.execute(update(delivery).where(delivery.c.id == id).values(due=due))


def _columns(one: Delivery) -> dict[str, object]:
    values = asdict(one)
    return {"person_id": values.pop("person"), **values}


# --- calls that a crash has swallowed


async def unnoticed(connection: AsyncConnection, after: int, before: int, live: Sequence[str]) -> list[str]:
    """Tables in no process whose last line was played between two moments, where somebody sits who can be told.

    A process may end after it has stored a line, and before it has called whom that line asks.
    """
    last = select(line.c.at).where(line.c.table_id == game_table.c.id).order_by(line.c.number.desc()).limit(1)
    sits = exists().where(holder.c.table_id == game_table.c.id, holder.c.person_id == person.c.id, IS_REACHED)
    wanted = select(game_table.c.id).where(
        game_table.c.state.in_(("running", "over")),
        last.scalar_subquery().between(after, before),
        game_table.c.id.not_in(live),
        ~exists().where(lease.c.table_id == game_table.c.id, lease.c.owner.is_not(None)),
        sits,
    )
    return list(await connection.scalars(wanted))


async def asked_since(connection: AsyncConnection, table: str) -> list[tuple[int, int]]:
    """The lines of a table of which it is known who was asked after them: the number and the seats, newest first."""
    known = (line.c.table_id == table, line.c.asked.is_not(None))
    rows = await connection.execute(select(line.c.number, line.c.asked).where(*known).order_by(line.c.number.desc()))
    return [(number, asked) for number, asked in rows]
