"""The standings of a tournament: points, then those of the opponents, then wins, then who entered first."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import NamedTuple

from posse.server.store.tournaments import Entrant, Pairing


class Standing(NamedTuple):
    """Somebody's place: `strength` is what all opponents have won so far, `wins` how often they were first."""

    id: str
    name: str
    dropped: bool
    points: float
    strength: float
    wins: int
    byes: int


def standings(entrants: Sequence[Entrant], pairings: Iterable[Pairing]) -> list[Standing]:
    """Everybody, the best first."""
    played = list(pairings)
    points: defaultdict[str, float] = defaultdict(float)
    for one in played:
        points[one.person] += one.points or 0.0
    strength: defaultdict[str, float] = defaultdict(float)
    for first, second in _opponents(played):
        strength[first] += points[second]
        strength[second] += points[first]
    wins = [one.person for one in played if one.table is not None and one.points == 1.0]
    byes = byes_of(played)
    found = [
        Standing(*one, points[one.id], strength[one.id], wins.count(one.id), byes.get(one.id, 0)) for one in entrants
    ]
    return sorted(found, key=lambda one: (-one.points, -one.strength, -one.wins))


def met_in(pairings: Iterable[Pairing]) -> set[frozenset[str]]:
    """Who has sat at a table with whom."""
    return {frozenset(pair) for pair in _opponents(pairings)}


def byes_of(pairings: Iterable[Pairing]) -> dict[str, int]:
    """How often everybody was left out, who was."""
    out = [one.person for one in pairings if one.table is None]
    return {one: out.count(one) for one in out}


def _opponents(pairings: Iterable[Pairing]) -> list[tuple[str, str]]:
    sitting: defaultdict[str, list[str]] = defaultdict(list)
    for one in pairings:
        if one.table is not None:
            sitting[one.table].append(one.person)
    return [pair for people in sitting.values() for pair in combinations(people, 2)]
