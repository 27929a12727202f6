"""Rows of a guest become those of the account that the guest has logged in to."""

from typing import Any

from sqlalchemy import Column, delete, exists, update
from sqlalchemy.ext.asyncio import AsyncConnection


async def give(connection: AsyncConnection, column: Column[Any], guest: str, into: str) -> None:
    """Put one person in the place of another in a part of a key; a row that the other has already is dropped."""
    table = column.table
    twin = table.alias()
    rest = [key for key in table.primary_key if key is not column]
    is_double = exists().where(twin.c[column.name] == into, *(twin.c[key.name] == key for key in rest))
    await connection.execute(delete(table).where(column == guest, is_double))
    await connection.execute(update(table).where(column == guest).values({column.name: into}))
