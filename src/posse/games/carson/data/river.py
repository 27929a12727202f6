"""The Carson river: our default course and the players' own (CC-14.10, CC-14.18, R-19, R-36)."""

from typing import Final

from posse.engine.errors import BadTable
from posse.games.carson.data.board import LETTERS, PARCEL
from posse.games.carson.data.rates import MOUNTAINS, RIVER_MOUNTAINS

DEFAULT: Final = ["c1", "c2", "c3", "d3", "d4", "d5", "e5", "e6", "e7", "e8"]
SHORTEST: Final = 2
LONGEST: Final = 15
PARCELS_PER_MOUNTAIN: Final = 3


def settle_river(given: str) -> str:
    """A custom course in canonical form, such as `b1 b2 b3 a3`; `BadTable` says what is wrong with it."""
    course = given.lower().replace(",", " ").split()
    wrong = _fault(course)
    if wrong:
        raise BadTable(wrong, option="river", given=given, allowed=["none", "carson", "b1 b2 b3 a3"])
    return " ".join(course)


def course_of(value: str) -> list[int]:
    """The river parcels of an option's value, in order."""
    if value == "none":
        return []
    names = DEFAULT if value == "carson" else value.split()
    return [PARCEL.index(name) for name in names]


def mountains_with(value: str) -> int:
    """How many mountains the set-up places (CC-2.5, CC-14.10, CC-14.18)."""
    if value == "carson":
        return RIVER_MOUNTAINS
    return MOUNTAINS - len(course_of(value)) // PARCELS_PER_MOUNTAIN


def _fault(course: list[str]) -> str:
    """The key of a course's error, or empty."""
    if any(name not in PARCEL.words for name in course):
        return "river-parcel"
    if not SHORTEST <= len(course) <= LONGEST or len(set(course)) != len(course):
        return "river-length"
    spots = [(LETTERS.index(name[0]) + 1, int(name[1])) for name in course]
    if any(not _on_rim(spot) or _in_corner(spot) for spot in (spots[0], spots[-1])):
        return "river-ends"
    if any(_on_rim(spot) for spot in spots[1:-1]):
        return "river-rim"
    return _touching(spots)


def _touching(spots: list[tuple[int, int]]) -> str:
    """Check that successive parcels share a side, and that others touch only diagonally around a single bend."""
    for late in range(1, len(spots)):
        for early in range(late):
            across = abs(spots[late][0] - spots[early][0])
            down = abs(spots[late][1] - spots[early][1])
            if (across + down == 1) != (late - early == 1):
                return "river-sides"
            if across == 1 and down == 1 and late - early != 2:
                return "river-corners"
    return ""


def _on_rim(spot: tuple[int, int]) -> bool:
    return spot[0] in (1, 8) or spot[1] in (1, 8)


def _in_corner(spot: tuple[int, int]) -> bool:
    return spot[0] in (1, 8) and spot[1] in (1, 8)
