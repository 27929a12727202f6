"""Guest bots: programs that use a server by a token."""

import contextlib
from collections.abc import AsyncIterator
from secrets import token_hex

from websockets.asyncio.client import ClientConnection

from posse.server.people.sessions import BOT_PREFIX
from posse.server.store.rows import GUEST, Person, TableRow
from tests.server.running import Guest, Json, RunningServer

PASSWORD = "six-shooter"


class Program(Guest):
    """A guest bot: its token goes with every request, and no cookie."""

    def __init__(self, server: RunningServer, name: str, token: str) -> None:
        super().__init__(server, name)
        self.token = token
        self.http.headers["Authorization"] = f"Bearer {token}"

    async def person(self) -> Person:
        found = await self.server.dependencies.sessions.bot(self.token)
        assert found is not None
        return found.person

    async def join(self, table: str, seat: int | None = None) -> Json:
        return await self.at(table, "bot", seat=seat)

    @contextlib.asynccontextmanager
    async def socket(
        self, table: str, seat: int | str | None = None, **headers: str
    ) -> AsyncIterator[ClientConnection]:
        async with super().socket(table, seat, **{"Authorization": f"Bearer {self.token}", **headers}) as socket:
            yield socket


async def registered(guest: Guest) -> Json:
    """Give a guest an account, if there is none, and return it."""
    await guest.person()
    if (await guest.get("/api/me"))["account"] is None:
        await guest.post("/api/account", account=f"a{token_hex(6)}", password=PASSWORD)
    found: Json = await guest.get("/api/account")
    return found


async def token_of(author: Guest, name: str = "Robo") -> str:
    """The token of a new bot of this author, who has an account."""
    await registered(author)
    token: str = (await author.post("/api/bots", name=name))["token"]
    assert token.startswith(BOT_PREFIX)
    return token


@contextlib.asynccontextmanager
async def program(author: Guest, name: str = "Robo") -> AsyncIterator[Program]:
    """A bot of this author."""
    made = Program(author.server, name, await token_of(author, name))
    async with made:
        yield made


async def seat_program(server: RunningServer, table: str, seat: int, bot: Program, author: str = "Ann") -> None:
    """Put a guest bot on a seat of a table that is laid in the middle of a game."""
    person = await bot.person()

    def change(row: TableRow) -> None:
        chair = row.seats[seat]
        chair.kind, chair.level, chair.name, chair.author = "bot", GUEST, person.name, author
        chair.holders = [person.id]

    live = server.live(table)
    await live.ask(live.change, change)
