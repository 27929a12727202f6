"""The law of hidden information over real sockets; each game's stories are in its own tests."""

import contextlib
from typing import Any

import orjson
import pytest
from websockets.asyncio.client import ClientConnection

import posse
from posse.engine.luck import Draw, Luck, commitment_of
from posse.server.store.rows import TableRow
from tests.sample import scene
from tests.server.programs import Program, program, seat_program
from tests.server.running import ME, OPEN, Guest, RunningServer, bot, within

SEED = "5e" * 32
TILES = {"might_makes_right": "true"}


def duel(*hands: list[int]) -> posse.Match:
    """Everybody is about to choose a tile of their hand."""
    players = [{"hand": hand, "cowboys": 2} for hand in hands]
    seats = list(range(len(hands)))
    table: dict[str, Any] = {
        "seats": len(hands),
        "options": TILES,
        "cowboys": {"gambling": seats},
        "at": "resolve gambling",
    }
    return scene(**table, players=players)


class Ear:
    """Records the bytes of a real connection, with names and keys normalised."""

    def __init__(self, socket: ClientConnection, table: TableRow) -> None:
        self.socket = socket
        self.heard: list[str] = []
        self._names = [table.id, *(chair.key for chair in table.seats)]

    async def say(self, **message: Any) -> None:
        """Send something, and collect all messages until the error for a vote without a proposal marks the end."""
        for said in (message, {"vote": True, "on": 0, "id": 1}):
            await self.socket.send(orjson.dumps(said).decode())
        while not (heard := str(await within(self.socket.recv()))).endswith('"id":1}'):
            for number, name in enumerate(self._names):
                heard = heard.replace(name, f"name {number}")
            self.heard.append(heard)

    @property
    def ticket(self) -> int:
        return int(orjson.loads(self.heard[-1])["ticket"])


async def overheard(
    server: RunningServer, guests: list[Guest], hands: list[list[int]], robo: Program | None = None, drawn: int = 0
) -> list[list[str]]:
    """What these guests and a spectator receive while the first two choose, undo and choose again.

    The last guest may have left the seat to a guest bot. The luck of the table has been drawn from so many times.
    """
    table = await server.lay(duel(*hands), *guests)
    live = server.live(table)
    assert live.ledger
    live.row.seed, live.ledger.luck = SEED, Luck(SEED, {}, [Draw(6, 3)] * drawn)
    if robo is not None:
        await seat_program(server, table, len(guests) - 1, robo)
        guests = [*guests[:-1], robo]
    row = server.live(table).row
    async with contextlib.AsyncExitStack() as sockets:
        ears = []
        for guest, seat in [*((guest, None) for guest in guests), (guests[0], "")]:
            ears.append(Ear(await sockets.enter_async_context(guest.socket(table, seat)), row))
            await ears[-1].say(page=True)  # they come one after the other
        for ear in ears:
            await ear.say(page=True)
        for ear, hand in zip(ears[:2], hands, strict=False):
            for tile in (min(hand), max(hand)):
                await ear.say(preview=f"tile {tile}")
                await ear.say(why="tile:0 tile:1 tile:2 tile:3 tile:4 tile:5", picked=[])
                await ear.say(world=True)
                await ear.say(page=True)
                await ear.say(do=f"tile {tile}", ticket=ear.ticket)
                if tile != max(hand):
                    await ear.say(undo=True)
        for ear in ears[2:]:
            await ear.say(world=True)
            await ear.say(why="tile:1", picked=[])
            await ear.say(page=True)
        return [ear.heard for ear in ears]


@pytest.mark.anyio
async def test_other_hands_and_answers_change_no_byte_on_a_real_socket(
    server: RunningServer, ann: Guest, bob: Guest, cat: Guest
) -> None:
    """Ann and Bob hold and choose different tiles; Cat, who has not answered yet, and a spectator receive the same."""
    guests = [ann, bob, cat]
    one = await overheard(server, guests, [[1, 4], [2, 3], [0, 5]])
    other = await overheard(server, guests, [[2, 3], [1, 4], [0, 5]])
    assert [len(heard) for heard in one] == [len(heard) for heard in other]
    assert [mine == yours for mine, yours in zip(one, other, strict=True)] == [False, False, True, True]
    assert sum("laid_tile" in heard for heard in one[2]) > 4


@pytest.mark.anyio
async def test_neither_the_seed_nor_how_often_was_drawn_changes_a_byte(
    server: RunningServer, ann: Guest, bob: Guest, cat: Guest
) -> None:
    """Only the commitment is told, before and after any draw."""
    guests, hands = [ann, bob, cat], [[1, 4], [2, 3], [0, 5]]
    one = await overheard(server, guests, hands)
    other = await overheard(server, guests, hands, drawn=7)
    assert one[2:] == other[2:]
    assert all(any(commitment_of(SEED) in heard for heard in ear) for ear in one)
    assert not any(SEED in heard for ear in one for heard in ear)


@pytest.mark.anyio
async def test_a_guest_bot_is_sent_no_byte_that_depends_on_other_hands(
    server: RunningServer, ann: Guest, bob: Guest, cat: Guest
) -> None:
    """It may ask for a world: what the others hold there is imagined, and not what they hold."""
    guests, hands = [ann, bob, cat], [[1, 4], [2, 3], [0, 5]]
    async with program(cat) as robo:
        one = await overheard(server, guests, hands, robo)
        other = await overheard(server, guests, [hands[1], hands[0], hands[2]], robo)
    assert [mine == yours for mine, yours in zip(one, other, strict=True)] == [False, False, True, True]
    assert sum('"world":{' in heard for heard in one[2]) == 1
    assert sum("bot-verb" in heard for heard in one[2]) == 1


@pytest.mark.anyio
async def test_a_seat_that_was_taken_away_is_no_longer_looked_through(
    server: RunningServer, ann: Guest, bob: Guest, cat: Guest
) -> None:
    """Bob loses the seat to Cat before the start, and then sees what any spectator sees."""
    table = (await ann.make(ME, OPEN, bot(), options=TILES))["id"]
    await bob.join(table, 1)
    async with bob.look(table) as left, ann.look(table, "") as spectator:
        await ann.at(table, "seats/1", kind="open")
        await cat.join(table, 1)
        await ann.at(table, "start")
        for window in (left, spectator):
            await window.until_true(lambda page: page["view"] is not None)
        assert left.seat is None
        assert left.page["view"] == spectator.page["view"]
        assert not left.choices
        assert not any("hand" in player["duel_tiles"] for player in left.page["view"]["players"])
