"""Settings that the server stores for itself."""

import secrets

from sqlalchemy import Connection, inspect, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from posse.server.store.errors import StoreReplaced
from posse.server.store.schema import setting

SECRET_BYTES = 32
INSTANCE_BYTES = 12
INSTANCE = "instance"


# Several processes may be the first at the same time.
ADD = text("INSERT INTO setting (name, value) VALUES (:name, :value) ON CONFLICT (name) DO NOTHING")


async def value_of(connection: AsyncConnection, name: str, first: str) -> str:
    """The value of a setting; if it has none, it gets this one."""
    wanted = select(setting.c.value).where(setting.c.name == name)
    kept = await connection.scalar(wanted)
    if kept is None:
        await connection.execute(ADD, {"name": name, "value": first})
        kept = await connection.scalar(wanted)
    return str(kept)


async def secret(connection: AsyncConnection) -> bytes:
    """The key of the server, generated on first use."""
    return bytes.fromhex(await value_of(connection, "secret", secrets.token_hex(SECRET_BYTES)))


async def instance(connection: AsyncConnection) -> str:
    """What tells this database from any other, generated on first use."""
    return await value_of(connection, INSTANCE, secrets.token_hex(INSTANCE_BYTES))


async def check_instance(connection: AsyncConnection, known: str) -> None:
    """`StoreReplaced` if this is not the database with that mark; writes, so that a full disk is noticed, too."""
    if not await connection.run_sync(_has_settings):
        raise StoreReplaced
    mark = setting.c.name == INSTANCE
    if await connection.scalar(select(setting.c.value).where(mark)) != known:
        raise StoreReplaced
    for value in (f"{known}.", known):  # SQLite writes no page on which nothing has changed
        await connection.execute(update(setting).where(mark).values(value=value))


def _has_settings(connection: Connection) -> bool:
    return inspect(connection).has_table(setting.name)
