"""News for the other processes on the same database, sent with the transaction that they tell of.

PostgreSQL delivers a notification when its transaction is committed, to all who listen at that moment. So it is never
more than a hint to look again: whoever was not listening reads what it missed.
"""

from typing import Any

import orjson
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

CHANNEL = "posse"

# The kinds, and what they tell of. A notification has at most 8,000 bytes.
CHANGED = "changed"  # person: what is known of them is out of date
MERGED = "merged"  # guest, into: a guest has logged in to an account
ENDED = "ended"  # sessions, person: these sessions, and the signed cookie of this person, if any; whether it is renewed
NOTICED = "noticed"  # there is a notice: something was done to what servers have in memory
RELEASED = "released"  # tables: they wait for a process that lets them go on
RELATED = "related"  # person: whose chat they want to read has changed
STAFFED = "staffed"  # a worker has come, or goes


def written(kind: str, facts: dict[str, Any]) -> str:
    """A notification as it is sent."""
    return orjson.dumps({"kind": kind, **facts}).decode()


async def tell(connection: AsyncConnection, kind: str, **facts: Any) -> None:
    """Tell the other processes once this transaction is committed; on SQLite there are none."""
    if connection.dialect.name == "postgresql":
        await connection.execute(select(func.pg_notify(CHANNEL, written(kind, facts))))
