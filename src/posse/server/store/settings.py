"""Settings that the server stores for itself."""

import secrets

from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from posse.server.store.schema import setting

SECRET_BYTES = 32


async def secret(connection: AsyncConnection) -> bytes:
    """The key that signs cookies, generated on first use."""
    kept = await connection.scalar(select(setting.c.value).where(setting.c.name == "secret"))
    if kept is None:
        kept = secrets.token_hex(SECRET_BYTES)
        await connection.execute(insert(setting).values(name="secret", value=kept))
    return bytes.fromhex(kept)
