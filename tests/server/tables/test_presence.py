"""How long the seats of people who are away are kept."""

import asyncio

import pytest

from posse.server.store.rows import SeatRow, TableRow
from posse.server.store.terms import DAY, HOUR, MINUTE, Days, Terms
from posse.server.tables.presence import Presence, is_kept_long, note_gone
from posse.server.tables.services import Services
from tests.sample import GAME
from tests.server.proofs import Memory, Prompter, no_bots, now_ms, run
from tests.server.samples import DAY as TODAY

SLOW = Terms(clock=Days(kind="days", days=2))
NOON = 1_794_916_800_000


class Wall:
    """A clock on the wall that somebody may set."""

    def __init__(self) -> None:
        self.ahead = NOON

    def __call__(self) -> int:
        return self.ahead + now_ms()


@pytest.fixture
def wall() -> Wall:
    return Wall()


def row(terms: Terms | None = None) -> TableRow:
    """Ann, Bob and Cat play; the last seat is a bot's."""
    people = [SeatRow(seat, f"key {seat}", "person", name) for seat, name in enumerate(("Ann", "Bob", "Cat"))]
    bot = SeatRow(3, "key 3", "bot", "Dot", "level2")
    return TableRow("t", GAME, {}, None, TODAY, [*people, bot], "running", terms or Terms())


def presence(wall: Wall, rung: list[int] | None = None) -> Presence:
    """The presence at a table; `rung` gets the moments at which it rings."""
    services = Services(Memory(), Prompter(no_bots), now=wall, monotonic=now_ms)
    return Presence(services, lambda: None if rung is None else rung.append(now_ms()))


def all_left(made: Presence) -> list[int | None]:
    return [made.left(seat) for seat in range(4)]


async def sleep(milliseconds: int) -> None:
    await asyncio.sleep(milliseconds / 1000)


def test_a_seat_is_kept_from_the_last_connection_to_the_next(wall: Wall) -> None:
    async def story() -> None:
        made, table = presence(wall), row()
        made.update(table, {0, 1, 2})
        assert all_left(made) == [None] * 4
        made.update(table, {0})
        assert all_left(made) == [None, 2 * MINUTE, 2 * MINUTE, None]
        await sleep(MINUTE)
        made.update(table, {0, 2})
        assert all_left(made) == [None, MINUTE, None, None]
        await sleep(2 * MINUTE)
        made.update(table, {0})
        assert all_left(made) == [None, 0, 2 * MINUTE, None]
        assert (made.over(), made.is_kept(1), made.is_kept(2)) == ([1], False, True)
        made.cancel_alarm()

    run(story())


def test_no_seat_is_kept_where_nobody_is_expected(wall: Wall) -> None:
    async def story() -> None:
        made, table = presence(wall), row()
        table.seats[0].resigned, table.seats[1].standin = True, "level3"
        made.update(table, set())
        assert all_left(made) == [None, None, 2 * MINUTE, None]
        for state in ("open", "over", "closed"):
            table.state = state
            made.update(table, set())
            assert all_left(made) == [None] * 4

    run(story())


def test_a_person_who_has_left_is_not_waited_for(wall: Wall) -> None:
    async def story() -> None:
        made, table = presence(wall), row()
        table.seats[1].left = True
        made.update(table, {0, 1})
        assert made.left(1) is None
        made.update(table, {0})
        assert made.left(1) == 0
        made.cancel_alarm()

    run(story())


def test_it_rings_at_every_end_until_that_is_noted(wall: Wall) -> None:
    async def story() -> None:
        rung: list[int] = []
        made, table = presence(wall, rung), row()
        made.update(table, {0, 1})
        await sleep(MINUTE)
        made.update(table, {0})
        await sleep(MINUTE)
        assert rung == [2 * MINUTE]
        assert made.note_over() == [2]
        await sleep(HOUR)
        assert rung == [2 * MINUTE, 3 * MINUTE]
        made.update(table, {0})  # nobody has noted the second end
        await sleep(1)
        assert len(rung) == 3

    run(story())


def test_a_jump_of_the_wall_clock_makes_no_difference(wall: Wall) -> None:
    async def story() -> None:
        made, table = presence(wall), row(SLOW)
        made.update(table, {0})
        for jump in (HOUR, -DAY, 10 * 365 * DAY):
            wall.ahead += jump
            made.update(table, {0})
            assert made.left(1) == 2 * DAY
        made.cancel_alarm()

    run(story())


@pytest.mark.parametrize(
    ("gone_for", "left"),
    [(0, 2 * DAY), (DAY, DAY), (2 * DAY - MINUTE, 2 * MINUTE), (900 * DAY, 2 * MINUTE), (-DAY, 2 * DAY)],
)
def test_an_absence_that_was_stored_counts_but_never_the_last_minutes(wall: Wall, gone_for: int, left: int) -> None:
    """The wall clock may have been set in the meantime, and nobody knows how long the server was down."""

    async def story() -> None:
        made, table = presence(wall), row(SLOW)
        table.seats[1].gone = NOON - gone_for
        made.update(table, {0, 2})
        assert made.left(1) == left
        made.cancel_alarm()

    run(story())


def test_only_a_long_grace_is_worth_storing() -> None:
    assert (is_kept_long(row()), is_kept_long(row(Terms(grace=3600))), is_kept_long(row(SLOW))) == (False, False, True)
    table = row(SLOW)
    assert not note_gone(table, {0, 1, 2}, NOON)
    assert note_gone(table, {0}, NOON)
    assert [seat.gone for seat in table.seats] == [None, NOON, NOON, None]
    assert not note_gone(table, {0}, NOON + 5)
    assert note_gone(table, {0, 1}, NOON + 5)
    assert [seat.gone for seat in table.seats] == [None, None, NOON, None]
