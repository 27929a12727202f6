"""Queries on analyses of finished games."""

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from posse.server.store.schema import analysis


async def of_table(connection: AsyncConnection, table: str, version: int) -> str | None:
    """The analysis of a table, if there is one of this version."""
    wanted = select(analysis.c.found).where(analysis.c.table_id == table, analysis.c.version == version)
    return await connection.scalar(wanted)


async def put(connection: AsyncConnection, table: str, version: int, found: str) -> None:
    """Keep the analysis of a table in place of any other."""
    await connection.execute(delete(analysis).where(analysis.c.table_id == table))
    await connection.execute(insert(analysis).values(table_id=table, version=version, found=found))
