"""The match alone keeps the lines; the ledger knows how many of them are stored."""

import pytest

import posse
from posse.server.store import StoreFailed
from posse.server.store.rows import LineRow
from posse.server.tables.ledger import Ledger, Origin
from posse.server.tables.services import Services
from tests.sample import GAME, scene
from tests.server.proofs import Memory, Prompter, no_bots
from tests.server.samples import table

pytestmark = pytest.mark.anyio

NOON = 1_794_916_800_000


class Full(Memory):
    """A store that always fails."""

    async def append_all(self, lines: object) -> None:
        raise StoreFailed


def ledger(store: Memory) -> Ledger:
    return Ledger("t", scene(seats=2, at="place : 0"), Services(store, Prompter(no_bots), now=lambda: NOON))


async def test_what_was_played_is_stored_with_the_time_and_what_it_took() -> None:
    store = Memory()
    kept = ledger(store)
    kept.play(0, "place wages")
    kept.play(1, "place gambling")
    await kept.store([5, 7])
    assert store.kept == [
        LineRow("t", 1, "0 place wages", [5, 7], NOON),
        LineRow("t", 2, "1 place gambling", [5, 7], NOON, asked=1),
    ]
    await kept.store([9, 9])
    assert len(store.kept) == 2


async def test_a_line_that_is_not_stored_does_not_count() -> None:
    kept = ledger(Full())
    kept.play(0, "place wages")
    with pytest.raises(StoreFailed):
        await kept.store(None)
    assert (kept.stored, len(kept.match.lines)) == (1, 2)
    assert kept.lines(0, kept.stored) == kept.match.lines[:1]


async def test_a_ledger_is_loaded_from_its_rows() -> None:
    store = Memory()
    first = Ledger("t", posse.new(GAME, 2, seed=4), Services(store, Prompter(no_bots), now=lambda: NOON))
    for _ in range(9):
        seat = first.match.asked[0]
        first.play(seat, first.match.choices(seat)[-1])
    await first.store([1, 2])
    services = Services(store, Prompter(no_bots), now=lambda: 0)
    again = Ledger.load(table("t", header=first.header), first.rows(spent=[1, 2]), services)
    assert again.match.record() == first.match.record()
    assert (again.stored, again.spent) == (first.stored, [1, 2])
    assert [again.since(seat) for seat in (0, 1, None)] == [first.since(seat) for seat in (0, 1, None)]


def test_what_a_stand_in_played_is_news_to_its_person() -> None:
    services = Services(Memory(), Prompter(no_bots), now=lambda: NOON)
    kept = Ledger("t", posse.new(GAME, 2, seed=4), services)
    rows = kept.rows()
    own: list[int] = []
    for number in range(12):
        seat = kept.match.asked[0]
        origin = Origin(standin="level3" if seat == 1 and number > 4 else None)
        if seat == 1 and origin.standin is None:
            own.append(kept.stored)
        kept.play(seat, kept.match.choices(seat)[-1], origin)
        rows += kept.rows(kept.stored, None, origin)
        kept.stored = len(rows)
    again = Ledger.load(table("t", header=kept.header), rows, services)
    assert kept.by_standins == again.by_standins
    assert kept.by_standins
    for one in (kept, again):
        assert one.since(1) == again.since(1) < one.since(0)
        last_own = posse.load(kept.header + "".join(row.text + "\n" for row in rows[: own[-1]]))
        assert one.since(1) == sum(event.seen_by(1) is not None for event in last_own.events)


def test_to_a_person_who_has_never_answered_all_since_the_set_up_is_news() -> None:
    kept = Ledger("t", posse.new(GAME, 2, seed=4), Services(Memory(), Prompter(no_bots), now=lambda: NOON))
    before = sum(event.seen_by(1) is not None for event in kept.match.events)
    assert kept.since(1) == 0
    for _ in range(4):
        seat = kept.match.asked[0]
        kept.play(seat, kept.match.choices(seat)[-1], Origin(standin="level3" if seat == 1 else None))
    assert kept.since(1) == before > 0
