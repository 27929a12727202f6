"""Settings that the server stores for itself."""

import secrets

from sqlalchemy import Connection, insert, inspect, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from posse.server.store.errors import StoreReplaced
from posse.server.store.schema import setting

SECRET_BYTES = 32
INSTANCE_BYTES = 12
INSTANCE = "instance"


async def secret(connection: AsyncConnection) -> bytes:
    """The key that signs cookies, generated on first use."""
    kept = await connection.scalar(select(setting.c.value).where(setting.c.name == "secret"))
    if kept is None:
        kept = secrets.token_hex(SECRET_BYTES)
        await connection.execute(insert(setting).values(name="secret", value=kept))
    return bytes.fromhex(kept)


async def instance(connection: AsyncConnection) -> str:
    """What tells this database from any other, generated on first use."""
    kept = await connection.scalar(select(setting.c.value).where(setting.c.name == INSTANCE))
    if kept is None:
        kept = secrets.token_hex(INSTANCE_BYTES)
        await connection.execute(insert(setting).values(name=INSTANCE, value=kept))
    return str(kept)


async def check_instance(connection: AsyncConnection, known: str) -> None:
    """`StoreReplaced` if this is not the database with that mark; writes, so that a full disk is noticed, too."""
    if not await connection.run_sync(_has_settings):
        raise StoreReplaced
    mark = setting.c.name == INSTANCE
    if await connection.scalar(select(setting.c.value).where(mark)) != known:
        raise StoreReplaced
    await connection.execute(update(setting).where(mark).values(value=known))


def _has_settings(connection: Connection) -> bool:
    return inspect(connection).has_table(setting.name)
