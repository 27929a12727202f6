"""The store: people, tables, lines and chat, kept in SQLite or PostgreSQL."""

import secrets
from collections.abc import Sequence

from sqlalchemy import ColumnElement, Select, Table, delete, exists, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from posse.server.rows import ChatRow, LineRow, Person, TableRow
from posse.server.store import columns
from posse.server.store.address import database_at
from posse.server.store.database import Database, connected
from posse.server.store.errors import NameTaken, StoreFailed, TwoWriters
from posse.server.store.schema import chat, game_table, holder, line, person, seat, setting
from posse.server.store.upgrade import upgrade
from posse.server.store.writer import Writer

SECRET_BYTES = 32


class Store:
    """What outlives the process. Every call that changes something returns when the change is durable.

    Any call may raise `StoreFailed`: then it is unknown what was stored, and what is there has to be read again.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._writer = Writer(database.lane)

    @classmethod
    async def open(cls, address: str) -> "Store":
        """The store at a path or address, made or brought up to date if need be; `BadAddress` if it cannot be."""
        found = database_at(address)
        await upgrade(found)
        return cls(connected(found))

    async def close(self) -> None:
        """Store what waits to be stored, and let go of the database."""
        await self._writer.close()
        await self._database.close()

    async def secret(self) -> bytes:
        """The key that signs cookies, made once."""
        wanted = select(setting.c.value).where(setting.c.name == "secret")
        async with self._database.writing() as connection:
            kept = await connection.scalar(wanted)
            if kept is None:
                kept = secrets.token_hex(SECRET_BYTES)
                await connection.execute(insert(setting).values(name="secret", value=kept))
        return bytes.fromhex(kept)

    # --- people

    async def add_person(self, new: Person) -> None:
        """Keep somebody new; `NameTaken` if the account is somebody else's."""
        async with self._database.writing() as connection:
            try:
                await connection.execute(insert(person).values(columns.of_person(new)))
            except IntegrityError as error:
                raise NameTaken(new.account) from error

    async def save_person(self, changed: Person) -> None:
        """Keep what changed of somebody; `NameTaken` if the account is somebody else's."""
        async with self._database.writing() as connection:
            try:
                await connection.execute(
                    update(person).where(person.c.id == changed.id).values(columns.of_person(changed))
                )
            except IntegrityError as error:
                raise NameTaken(changed.account) from error

    async def person(self, id: str) -> Person | None:
        return await self._person(person.c.id == id)

    async def person_of_account(self, account: str) -> Person | None:
        return await self._person(person.c.account_key == columns.account_key(account))

    async def _person(self, is_wanted: ColumnElement[bool]) -> Person | None:
        async with self._database.reading() as connection:
            row = (await connection.execute(select(person).where(is_wanted))).mappings().first()
        return None if row is None else columns.person_from(row)

    async def merge_people(self, guest: str, into: str) -> None:
        """Give everything that a guest holds or hosts to somebody else."""
        theirs = holder.alias()
        is_shared = exists().where(
            theirs.c.table_id == holder.c.table_id, theirs.c.seat == holder.c.seat, theirs.c.person_id == into
        )
        async with self._database.writing() as connection:
            await connection.execute(delete(holder).where(holder.c.person_id == guest, is_shared))
            await connection.execute(update(holder).where(holder.c.person_id == guest).values(person_id=into))
            await connection.execute(update(game_table).where(game_table.c.host == guest).values(host=into))

    # --- tables

    async def add_table(self, table: TableRow) -> None:
        """Keep a new table, with its seats and who holds them."""
        async with self._database.writing() as connection:
            await _add(connection, table)

    async def save_table(self, table: TableRow) -> None:
        """Keep a table as it is now, with its seats and who holds them."""
        async with self._database.writing() as connection:
            if not await _is_replaced(connection, table):
                raise StoreFailed

    async def begin(self, table: TableRow, lines: Sequence[LineRow]) -> None:
        """Keep a table, new or changed, together with the first lines of its record."""
        async with self._database.writing() as connection:
            if not await _is_replaced(connection, table):
                await _add(connection, table)
            try:
                await _insert(connection, line, [columns.of_part(line) for line in lines])
            except IntegrityError as error:
                raise TwoWriters(table.id, lines[0].number) from error

    async def table(self, id: str) -> TableRow | None:
        found = await self._tables(select(game_table).where(game_table.c.id == id))
        return found[0] if found else None

    async def tables(
        self, *, state: Sequence[str], public: bool | None = None, person: str | None = None, limit: int
    ) -> list[TableRow]:
        """Tables in one of these states, newest first; of a person: those where they hold a seat or are the host."""
        wanted = select(game_table).where(game_table.c.state.in_(state))
        if public is not None:
            wanted = wanted.where(game_table.c.public == public)
        if person is not None:
            held = select(holder.c.table_id).where(holder.c.person_id == person)
            hosted = select(game_table.c.id).where(game_table.c.host == person)
            theirs = held.union(hosted).subquery()
            wanted = wanted.join(theirs, theirs.c.table_id == game_table.c.id)
        return await self._tables(wanted.order_by(game_table.c.created.desc(), game_table.c.id.desc()).limit(limit))

    async def running_with_bots(self) -> list[str]:
        """The running tables that go on by themselves: with a bot, a stand-in or a clock."""
        is_bots = or_(seat.c.kind == "bot", seat.c.standin.is_not(None))
        has_bots = exists().where(seat.c.table_id == game_table.c.id, is_bots)
        wanted = select(game_table.c.id).where(
            game_table.c.state == "running", or_(game_table.c.clock.is_not(None), has_bots)
        )
        async with self._database.reading() as connection:
            return list(await connection.scalars(wanted.order_by(game_table.c.created)))

    async def _tables(self, wanted: Select[tuple[object, ...]]) -> list[TableRow]:
        async with self._database.reading() as connection:
            tables = (await connection.execute(wanted)).mappings().all()
            ids = [row["id"] for row in tables]
            seats = await connection.execute(
                select(seat).where(seat.c.table_id.in_(ids)).order_by(seat.c.table_id, seat.c.seat)
            )
            holders = await connection.execute(
                select(holder).where(holder.c.table_id.in_(ids)).order_by(holder.c.place, holder.c.person_id)
            )
        return columns.tables_from(tables, seats.mappings(), holders.mappings())

    # --- lines

    async def lines(self, table: str) -> list[LineRow]:
        """The record of a table, in order."""
        wanted = select(line).where(line.c.table_id == table).order_by(line.c.number)
        async with self._database.reading() as connection:
            return [columns.line_from(row) for row in (await connection.execute(wanted)).mappings()]

    async def append(self, line: LineRow) -> None:
        """Return when the line is durable; `TwoWriters` if there is one of that number already."""
        await self._writer.write([columns.of_line(line)])

    async def append_all(self, lines: Sequence[LineRow]) -> None:
        """The same for several lines, all or none."""
        if lines:
            await self._writer.write([columns.of_line(line) for line in lines])

    # --- chat

    async def chat(self, table: str, limit: int) -> list[ChatRow]:
        """The last things said at a table, oldest first."""
        wanted = select(chat).where(chat.c.table_id == table).order_by(chat.c.number.desc()).limit(limit)
        async with self._database.reading() as connection:
            rows = (await connection.execute(wanted)).mappings().all()
        return [columns.chat_from(row) for row in reversed(rows)]

    async def say(self, said: ChatRow) -> bool:
        """Keep something said; False if it was said before, by its key. `TwoWriters` if the number is taken."""
        before = select(chat.c.number).where(chat.c.table_id == said.table, chat.c.key == said.key)
        async with self._database.writing() as connection:
            if await connection.scalar(before) is not None:
                return False
            try:
                await connection.execute(insert(chat).values(columns.of_part(said)))
            except IntegrityError as error:
                raise TwoWriters(said.table, said.number) from error
        return True


async def _add(connection: AsyncConnection, table: TableRow) -> None:
    values, seats, holders = columns.of_table(table)
    await _insert(connection, game_table, [values])
    await _insert(connection, seat, seats)
    await _insert(connection, holder, holders)


async def _is_replaced(connection: AsyncConnection, table: TableRow) -> bool:
    """Put a table in place of what was kept of it; False if nothing was."""
    values, seats, holders = columns.of_table(table)
    changed = await connection.execute(update(game_table).where(game_table.c.id == table.id).values(values))
    if changed.rowcount == 0:
        return False
    await connection.execute(delete(seat).where(seat.c.table_id == table.id))
    await _insert(connection, seat, seats)
    await _insert(connection, holder, holders)
    return True


async def _insert(connection: AsyncConnection, into: Table, rows: list[columns.Values]) -> None:
    """Add rows; without any there is nothing to do, where SQLAlchemy would add one of defaults."""
    if rows:
        await connection.execute(insert(into), rows)
