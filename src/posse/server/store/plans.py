"""Queries on plans: what the seats of a table want to answer before they are asked."""

from collections.abc import Sequence

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from posse.server.store import columns, tables
from posse.server.store.rows import PlanRow
from posse.server.store.schema import plan


async def of_table(connection: AsyncConnection, table: str) -> list[PlanRow]:
    """The plans of a table, oldest first."""
    wanted = select(plan).where(plan.c.table_id == table).order_by(plan.c.number)
    return [columns.plan_from(row) for row in (await connection.execute(wanted)).mappings()]


async def replace(connection: AsyncConnection, table: str, rows: Sequence[PlanRow], fence: int | None = None) -> None:
    """Store all plans of a table, in place of those before."""
    await tables.check_fence(connection, table, fence)
    await connection.execute(delete(plan).where(plan.c.table_id == table))
    if rows:
        await connection.execute(insert(plan), [columns.of_plan(row) for row in rows])
