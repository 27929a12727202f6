"""What finished games have left to a person, when a guest logs in to an account or somebody is deleted."""

from typing import Any

from sqlalchemy import ColumnElement, and_, delete, exists, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from posse.server.store.counting import Values, add_counts
from posse.server.store.schema import encounter, rating_step, result_seat, standing

OTHER = result_seat.alias()  # one for all calls: an alias is a cycle, which only the garbage collector would free
COUNTS = ("played", "won", "public_played", "public_won")
RATING = ("rated", "mu", "sigma", "floor")


async def inherit(connection: AsyncConnection, guest: str, into: str) -> None:
    """Give the games, counts and encounters of a guest to somebody else; ratings only where they have none."""
    await _inherit_seats(connection, guest, into)
    await _inherit_standings(connection, guest, into)
    await _inherit_encounters(connection, guest, into)


async def forget(connection: AsyncConnection, id: str) -> None:
    """Leave the seats of a person without a name; everything else goes with the person."""
    theirs = update(result_seat).where(result_seat.c.person_id == id)
    await connection.execute(theirs.values(person_id=None, name=None, name_key=None))


async def _inherit_seats(connection: AsyncConnection, guest: str, into: str) -> None:
    """Where both have played, the heir keeps one seat, as everybody does who has several."""
    both = exists().where(OTHER.c.table_id == result_seat.c.table_id, OTHER.c.person_id == into)
    theirs = update(result_seat).where(result_seat.c.person_id == guest)
    await connection.execute(theirs.where(both.correlate(result_seat)).values(person_id=None))
    await connection.execute(theirs.values(person_id=into))


async def _inherit_standings(connection: AsyncConnection, guest: str, into: str) -> None:
    rows = await _rows(connection, standing, standing.c.person_id == guest)
    heirs = [
        {"person_id": into, "game": row["game"], "rated": 0, **{name: row[name] for name in COUNTS}} for row in rows
    ]
    await add_counts(connection, standing, heirs)
    for row in rows:
        await _inherit_rating(connection, row, into)
    await connection.execute(delete(standing).where(standing.c.person_id == guest))
    await connection.execute(delete(rating_step).where(rating_step.c.person_id == guest))


async def _inherit_rating(connection: AsyncConnection, row: Values, into: str) -> None:
    rating = {name: row[name] for name in RATING}
    unrated = and_(standing.c.person_id == into, standing.c.game == row["game"], standing.c.rated == 0)
    changed = await connection.execute(update(standing).where(unrated).values(**rating))
    if changed.rowcount and row["rated"]:
        steps = and_(rating_step.c.person_id == row["person_id"], rating_step.c.game == row["game"])
        await connection.execute(update(rating_step).where(steps).values(person_id=into))


async def _inherit_encounters(connection: AsyncConnection, guest: str, into: str) -> None:
    """Encounters of the guest, and of others with the guest, but none of the heir with themselves."""
    theirs = (encounter.c.person_id == guest) | (encounter.c.other_id == guest)
    rows = await _rows(connection, encounter, theirs)
    heirs = [row | {name: into for name in ("person_id", "other_id") if row[name] == guest} for row in rows]
    await connection.execute(delete(encounter).where(theirs))
    kept = [row for row in heirs if row["person_id"] != row["other_id"]]
    await add_counts(connection, encounter, kept, latest="last")


async def _rows(connection: AsyncConnection, table: Any, are_wanted: ColumnElement[bool]) -> list[Values]:
    return [dict(row) for row in (await connection.execute(select(table).where(are_wanted))).mappings()]
