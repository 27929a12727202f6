"""Guest bots at a table: programs that somebody runs outside of the server, known by a token."""

from functools import partial
from typing import Any

from fastapi import APIRouter

from posse.server.errors import NotNow, Unknown
from posse.server.http.access import Dependencies, KnownBot, Server
from posse.server.http.routes.tables import TableId, check_welcome
from posse.server.http.schemas import BotJoin, Nothing, Table
from posse.server.store.rows import Person, TableRow
from posse.server.tables import seating

router = APIRouter(tags=["bots"])


@router.post("/tables/{table_id}/bot", response_model=Table)
async def join(table_id: TableId, body: BotJoin, server: Server, bot: KnownBot) -> Any:
    """Sit down as a bot on a free seat, where the table allows it; the token comes as `Authorization: Bearer`."""
    table = await server.registry.find(table_id)
    author = await server.people.person(bot.author or "")
    if author is None:
        raise Unknown("no-such-bot")
    await check_welcome(server, table.row, author.id)
    with server.limits.bots_joining.one_more(bot.id):
        await _check_tables(server, bot, table_id)
        await table.ask(table.change, partial(_join, bot, author.name, body.seat))
    return table.json(bot.id)


async def _check_tables(server: Dependencies, bot: Person, but: str) -> None:
    """`NotNow` if a bot sits at too many other tables that have not ended."""
    most = server.settings.limits.tables_per_bot
    theirs = await server.registry.store.tables(state=("open", "running"), person=bot.id, limit=most + 1)
    if sum(row.id != but for row in theirs) >= most:
        raise NotNow("too-many-bot-tables", most=most)


def _join(bot: Person, author: str, seat: int | None, row: TableRow) -> None:
    seating.join_bot(row, bot, author, seat)


@router.post("/tables/{table_id}/bot/leave", response_model=Table)
async def leave(table_id: TableId, body: Nothing, server: Server, bot: KnownBot) -> Any:
    """Leave as a bot: before the start the seat becomes free, later the others may let another bot play at once."""
    table = await server.registry.find(table_id)
    await table.ask(table.change, lambda row: seating.leave(row, bot))
    return table.json(bot.id)
