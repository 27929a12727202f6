"""Queries on finished public games for a dataset; nothing of anybody who does not want to be in one."""

from collections.abc import Sequence

from sqlalchemy import exists, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from posse.server.store import tables
from posse.server.store.rows import LineRow, TableRow
from posse.server.store.schema import game_table, holder, person, seat, setting
from posse.server.store.settings import value_of

LAST_DAY = "dataset"  # the setting with the day of the last dataset
NEVER = ""  # a day before all others
AUTHOR = person.alias()  # one for all calls: an alias is a cycle, which only the garbage collector would free


async def ids(connection: AsyncConnection) -> list[str]:
    """The finished public games in which everybody may be in a dataset, also the authors of guest bots.

    Whoever has deleted themselves cannot be asked, so their games are left out.
    """
    refuses = or_(person.c.in_dataset.is_(False), AUTHOR.c.in_dataset.is_(False))
    sits = holder.join(person, person.c.id == holder.c.person_id).outerjoin(AUTHOR, AUTHOR.c.id == person.c.author)
    refused = select(holder.c.table_id).select_from(sits).where(holder.c.table_id == game_table.c.id, refuses)
    wanted = select(game_table.c.id).where(
        game_table.c.state == "over",
        game_table.c.public.is_(True),
        game_table.c.result.is_not(None),
        ~exists(refused),
        ~exists().where(seat.c.table_id == game_table.c.id, seat.c.deleted.is_(True)),
    )
    return list(await connection.scalars(wanted))


async def games(connection: AsyncConnection, ids: Sequence[str]) -> list[tuple[TableRow, list[LineRow]]]:
    """These games with their lines, in the order of the ids; one that was deleted meanwhile is left out."""
    rows = {row.id: row for row in await tables.found(connection, select(game_table).where(game_table.c.id.in_(ids)))}
    return [(rows[id], await tables.lines(connection, id)) for id in ids if id in rows]


async def claim_day(connection: AsyncConnection, day: str) -> bool:
    """Whether nobody has made the dataset of this day yet; then it is the caller's to make."""
    await value_of(connection, LAST_DAY, NEVER)
    changed = update(setting).where(setting.c.name == LAST_DAY, setting.c.value < day).values(value=day)
    return (await connection.execute(changed)).rowcount == 1
