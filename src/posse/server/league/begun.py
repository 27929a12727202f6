"""Tables that the server itself makes for people, and whose game begins at once."""

from collections.abc import Sequence
from typing import NamedTuple

from posse.server.store.rows import LineRow, TableRow
from posse.server.store.terms import Terms
from posse.server.tables import seating
from posse.server.tables.ledger import Ledger
from posse.server.tables.services import Services


class Sitter(NamedTuple):
    """Somebody who gets a seat."""

    id: str
    name: str


class Begun(NamedTuple):
    """A table that is ready to be stored: its row, and the first lines of its record."""

    row: TableRow
    lines: list[LineRow]


def begun_table(
    game: str,
    sitters: Sequence[Sitter],
    bots: Sequence[str],
    terms: Terms,
    services: Services,
    posse: str | None = None,
) -> Begun:
    """A running table with these people in this order, then bots of these levels; nobody is its host."""
    row = seating.new_table(game, {}, None, len(sitters) + len(bots), terms)
    row.posse = posse
    for seat, sitter in zip(row.seats, sitters, strict=False):
        seating.sit(seat, sitter.id, _free_name(row, sitter.name))
    for seat, level in zip(row.seats[len(sitters) :], bots, strict=True):
        seating.sit_bot(row, seat, level)
    ledger = Ledger.new(row, services)
    row.state, row.header = "running", ledger.header
    return Begun(row, ledger.rows())


def _free_name(row: TableRow, name: str) -> str:
    """A name that nobody at the table has; of two people called Ann the second is Ann 2."""
    taken = {seat.name.casefold() for seat in row.seats if seat.name}
    numbered = [name, *(f"{name} {number}" for number in range(2, len(row.seats) + 1))]
    return next(one for one in numbered if one.casefold() not in taken)
