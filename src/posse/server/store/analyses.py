"""Queries on analyses of finished games."""

from collections.abc import Sequence

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from posse.server.store.counting import Values, add_counts
from posse.server.store.schema import analysis, statistic


async def of_table(connection: AsyncConnection, table: str, version: int) -> str | None:
    """The analysis of a table, if there is one of this version."""
    wanted = select(analysis.c.found).where(analysis.c.table_id == table, analysis.c.version == version)
    return await connection.scalar(wanted)


async def put(connection: AsyncConnection, table: str, version: int, found: str, counts: Sequence[Values]) -> None:
    """Keep the analysis of a table in place of any other; the first one adds its counts to the statistics."""
    replaced = await connection.execute(delete(analysis).where(analysis.c.table_id == table))
    await connection.execute(insert(analysis).values(table_id=table, version=version, found=found))
    if replaced.rowcount == 0:
        await add_counts(connection, statistic, counts)
