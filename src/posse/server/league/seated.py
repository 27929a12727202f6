"""Tables that the server itself makes for people, and whose games begin by themselves."""

from collections.abc import Sequence
from typing import NamedTuple

from posse.server.store.rows import TableRow
from posse.server.store.terms import Terms
from posse.server.tables import seating
from posse.server.tables.opening import time_to_contribute
from posse.server.tables.services import Services


class Sitter(NamedTuple):
    """Somebody who gets a seat."""

    id: str
    name: str


def seated_table(
    game: str,
    sitters: Sequence[Sitter],
    bots: Sequence[str],
    terms: Terms,
    services: Services,
    posse: str | None = None,
) -> TableRow:
    """A table that is about to begin, with these people in this order, then bots of these levels; it has no host."""
    row = seating.new_table(game, {}, None, len(sitters) + len(bots), terms)
    row.posse = posse
    row.begins = services.now() + time_to_contribute(terms, services.limits)
    for seat, sitter in zip(row.seats, sitters, strict=False):
        seating.sit(seat, sitter.id, _free_name(row, sitter.name))
    for seat, level in zip(row.seats[len(sitters) :], bots, strict=True):
        seating.sit_bot(row, seat, level)
    return row


def _free_name(row: TableRow, name: str) -> str:
    """A name that nobody at the table has; of two people called Ann the second is Ann 2."""
    taken = {seat.name.casefold() for seat in row.seats if seat.name}
    numbered = [name, *(f"{name} {number}" for number in range(2, len(row.seats) + 1))]
    return next(one for one in numbered if one.casefold() not in taken)
