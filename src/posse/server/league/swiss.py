"""Swiss pairing for tables of two and more: pure functions of who has met whom, and of who stands where.

Nobody is left out unless no sizes of tables fit; people of about the same rank play each other; nobody meets the same
person again as long as that can be avoided. The same standing always gives the same tables.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import ceil
from typing import NamedTuple

# Seats that are tried in search of the fewest repeated meetings; from then on people are only swapped.
MOST_TRIED = 50_000


class Room(NamedTuple):
    """How many people a table seats, and how many it should."""

    least: int
    most: int
    usual: int


class Round(NamedTuple):
    """Who sits together, the best first, and who has no table this time."""

    tables: list[list[str]]
    byes: list[str]


def table_sizes(players: int, room: Room) -> list[int]:
    """The sizes of the tables, the largest first: as few people left out as possible, as near to the usual size as can
    be, and no two tables more than one apart."""
    for seated in range(players, 0, -1):
        counts = range(ceil(seated / room.most), seated // room.least + 1)
        if counts:
            count = min(counts, key=lambda tables: (abs(seated / tables - room.usual), tables))
            return [seated // count + (table < seated % count) for table in range(count)]
    return []


def pair(ranked: Sequence[str], met: Collection[frozenset[str]], byes: Mapping[str, int], room: Room) -> Round:
    """The next round for people in the order of their standing, of whom some have met, and some were left out."""
    sizes = table_sizes(len(ranked), room)
    out = _left_out(ranked, byes, len(ranked) - sum(sizes))
    playing = [one for one in ranked if one not in out]
    search = _Search(met)
    tables = search.best(playing, sizes)
    return Round(_swapped(tables, search) if search.is_exhausted else tables, [one for one in ranked if one in out])


def _left_out(ranked: Sequence[str], byes: Mapping[str, int], count: int) -> set[str]:
    """Those who were left out least often, of these the last ones."""
    by_claim = sorted(range(len(ranked)), key=lambda place: (byes.get(ranked[place], 0), -place))
    return {ranked[place] for place in by_claim[:count]}


@dataclass(slots=True)
class _Search:
    """Looks for the tables with the fewest repeated meetings, trying neighbours in the ranking first."""

    met: Collection[frozenset[str]]
    tried: int = 0

    @property
    def is_exhausted(self) -> bool:
        return self.tried > MOST_TRIED

    def repeats(self, table: Sequence[str]) -> int:
        """How many pairs at a table have met before."""
        return sum(frozenset(pair) in self.met for pair in combinations(table, 2))

    def best(self, playing: Sequence[str], sizes: Sequence[int]) -> list[list[str]]:
        """Tables of these sizes; those of neighbours in the ranking, if the search takes too long."""
        for allowed in range(len(playing) ** 2):
            found = self._tables(list(playing), list(sizes), allowed)
            if found is not None:
                return found
            if self.is_exhausted:
                break
        return _in_order(playing, sizes)

    def _tables(self, left: list[str], sizes: list[int], allowed: int) -> list[list[str]] | None:
        """Seat everybody with so many repeated meetings at most; None if that is impossible, or takes too long."""
        if not left:
            return []
        for table, repeats in self._first_tables(left, sizes, allowed):
            rest = [one for one in left if one not in table]
            fewer = list(sizes)
            fewer.remove(len(table))
            others = self._tables(rest, fewer, allowed - repeats)
            if others is not None:
                return [table, *others]
        return None

    def _first_tables(self, left: list[str], sizes: list[int], allowed: int) -> Iterator[tuple[list[str], int]]:
        """The tables at which the best of these could sit, those with neighbours in the ranking first."""
        for size in dict.fromkeys(sizes):
            yield from self._companies([left[0]], left[1:], size - 1, allowed)

    def _companies(
        self, table: list[str], rest: list[str], missing: int, allowed: int
    ) -> Iterator[tuple[list[str], int]]:
        """Fill a table from those who are left, in their order; a person who would be too much is passed over."""
        if missing == 0:
            yield table, self.repeats(table)
            return
        for place in range(len(rest) - missing + 1):
            self.tried += 1
            if self.is_exhausted:
                return
            wider = [*table, rest[place]]
            if self.repeats(wider) <= allowed:
                yield from self._companies(wider, rest[place + 1 :], missing - 1, allowed)


def _in_order(playing: Sequence[str], sizes: Sequence[int]) -> list[list[str]]:
    starts = [sum(sizes[:place]) for place in range(len(sizes))]
    return [list(playing[start : start + size]) for start, size in zip(starts, sizes, strict=True)]


def _swapped(tables: list[list[str]], search: _Search) -> list[list[str]]:
    """Swap two people as long as that means fewer repeated meetings."""
    while swap := _better_swap(tables, search):
        one, place, other, seat = swap
        tables[one][place], tables[other][seat] = tables[other][seat], tables[one][place]
    return tables


def _better_swap(tables: list[list[str]], search: _Search) -> tuple[int, int, int, int] | None:
    repeats = [search.repeats(table) for table in tables]
    for one, other in combinations(range(len(tables)), 2):
        if not repeats[one] and not repeats[other]:
            continue
        for place, first in enumerate(tables[one]):
            for seat, second in enumerate(tables[other]):
                here = [second if person == first else person for person in tables[one]]
                there = [first if person == second else person for person in tables[other]]
                if search.repeats(here) + search.repeats(there) < repeats[one] + repeats[other]:
                    return one, place, other, seat
    return None
