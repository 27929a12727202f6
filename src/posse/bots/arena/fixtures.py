"""Which games an arena consists of, and everything about each of them that is not chosen by a bot.

A deal is the seed of a table. Every lineup plays every deal once for each rotation of its seats, so that all
contestants meet the same luck from every seat. All seeds follow from the seed of the arena and the fixture, so the
results do not depend on which process plays a game, or when.
"""

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import NamedTuple

import posse
from posse.bots.arena.contestants import Contestant, Given, contestants
from posse.engine.errors import BadTable

SEED_BYTES = 6

Lineup = tuple[int, ...]
"""The contestant on each seat, before any rotation."""


class Fixture(NamedTuple):
    """One game of an arena."""

    deal: int
    lineup: int
    rotation: int


@dataclass(frozen=True)
class Setup:
    """What is played, and by whom: enough for any process to play any fixture."""

    game: str
    seats: int
    options: Mapping[str, str]
    seed: int
    contestants: tuple[Contestant, ...]
    lineups: tuple[Lineup, ...]

    @property
    def names(self) -> list[str]:
        return [one.name for one in self.contestants]

    @property
    def games_a_deal(self) -> int:
        return sum(rotations(lineup) for lineup in self.lineups)

    def fixtures(self, deals: int) -> Iterator[Fixture]:
        """All games, deal by deal."""
        for deal in range(deals):
            yield from self.fixtures_of(deal)

    def fixtures_of(self, deal: int) -> Iterator[Fixture]:
        for number, lineup in enumerate(self.lineups):
            for rotation in range(rotations(lineup)):
                yield Fixture(deal, number, rotation)

    def seating(self, fixture: Fixture) -> Lineup:
        """The contestant on each seat of a game."""
        return rotated(self.lineups[fixture.lineup], fixture.rotation)

    def table_seed(self, fixture: Fixture) -> int:
        """The luck of the table: the same for all games of a deal."""
        return derived(self.seed, "table", fixture.deal)

    def bot_seed(self, fixture: Fixture, seat: int) -> int:
        """The luck of a bot: its own in every game and on every seat."""
        return derived(self.seed, "bot", *fixture, seat)


def setup(
    game: str,
    bots: Sequence[Given],
    *,
    seats: int = 0,
    options: Mapping[str, object] | None = None,
    seed: int = 0,
) -> Setup:
    """The arena of these bots; without `seats` there are as many as bots, but at least two."""
    if not bots:
        raise BadTable("no-bots")
    count = seats or max(2, len(bots))
    given = {str(name): written(value) for name, value in (options or {}).items()}
    posse.new(game, count, given)  # refuses a table that cannot be
    listed = contestants(bots, game)
    several = tuple(dict.fromkeys(listed))
    places = [several.index(one) for one in listed]
    return Setup(game, count, given, seed, several, lineups(places, count))


def written(value: object) -> str:
    """The value of an option as it is written in a record."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def lineups(bots: Sequence[int], seats: int) -> tuple[Lineup, ...]:
    """One bot for each seat as listed; of more bots, every choice; fewer bots repeat, each of them first once."""
    if len(bots) == seats:
        return (tuple(bots),)
    if len(set(bots)) < len(bots):
        raise BadTable("bots-and-seats", bots=len(bots), seats=seats)
    if len(bots) > seats:
        return tuple(combinations(bots, seats))
    starts = [tuple(bots[(first + seat) % len(bots)] for seat in range(seats)) for first in range(len(bots))]
    distinct: dict[Lineup, Lineup] = {}
    for lineup in starts:
        distinct.setdefault(min(all_rotations(lineup)), lineup)
    return tuple(distinct.values())


def rotated(lineup: Lineup, rotation: int) -> Lineup:
    return lineup[rotation:] + lineup[:rotation]


def all_rotations(lineup: Lineup) -> list[Lineup]:
    return [rotated(lineup, rotation) for rotation in range(len(lineup))]


def rotations(lineup: Lineup) -> int:
    """How many rotations of a lineup differ."""
    return len(set(all_rotations(lineup)))


def derived(seed: int, *path: object) -> int:
    """A seed that follows from the arena's: unrelated for any two paths, and short enough to be typed."""
    text = " ".join(map(str, ("posse arena", seed, *path)))
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:SEED_BYTES], "big")
