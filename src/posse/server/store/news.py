"""News for all processes on the same database, sent with the transaction that they tell of.

PostgreSQL delivers a notification when its transaction is committed, to all who listen at that moment. So it is never
more than a hint to look again: whoever was not listening reads what it missed. With SQLite there is one process, which
hears of its own transactions as soon as they are committed (`Database.hear`).
"""

from collections.abc import Iterable, Mapping
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
# These concern the pages on which people see their tables.
LISTED = "listed"  # people, public: their tables have changed, who sits there or in which state; and public ones
MOVED = "moved"  # people, public: there was a move at their tables, so others may be asked; and at public ones
INVITED = "invited"  # people: their invitations have changed
PRESENT = "present"  # server, tables: whose people are connected there now, by table, seat n as bit n
ROLL_CALL = "roll-call"  # somebody does not know who is present: tell it all again

MOST_PEOPLE = 200  # ids in one notification
MOST_TABLES = 200
TOLD = "told"  # what an SQLite connection has to tell once it has committed


def written(kind: str, facts: dict[str, Any]) -> str:
    """A notification as it is sent."""
    return orjson.dumps({"kind": kind, **facts}).decode()


async def tell(connection: AsyncConnection, /, kind: str, **facts: Any) -> None:
    """Tell all processes once this transaction is committed."""
    if connection.dialect.name == "postgresql":
        await connection.execute(select(func.pg_notify(CHANNEL, written(kind, facts))))
    else:
        connection.info.setdefault(TOLD, []).append({"kind": kind, **facts})


def taken(connection: AsyncConnection) -> list[dict[str, Any]]:
    """What was told on an SQLite connection since the last time."""
    told: list[dict[str, Any]] = connection.info.pop(TOLD, [])
    return told


async def tell_people(connection: AsyncConnection, /, kind: str, people: Iterable[str], **facts: Any) -> None:
    """The same with the ids of people, in as many notifications as they need; in one if there is nobody."""
    for part in _parts(sorted(set(people)), MOST_PEOPLE) or [[]]:
        await tell(connection, kind, people=part, **facts)


async def tell_present(connection: AsyncConnection, server: str, seats: Mapping[str, int]) -> None:
    """Tell whose people are connected at these tables of a process."""
    for part in _parts(sorted(seats), MOST_TABLES):
        await tell(connection, PRESENT, server=server, tables={table: seats[table] for table in part})


def _parts(all: list[str], most: int) -> list[list[str]]:
    return [all[start : start + most] for start in range(0, len(all), most)]
