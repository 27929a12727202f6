"""What a sentence of a lesson tells: numbers and words found on the board in sight, never typed into the lesson.

players.0.cash                    a number of the view
town.c4.income + town.d5.income   a sum; also with -
#players.0.hand                   how many there are
building: row.construction_3      a word of a list, which the texts name
before.players.0.cash             the same when the step began
answer.1                          the second word of the learner's answer
way.0.1                           the second word of the first answer that the step wants
scores.0                          the points of a seat at the end of the game
printed.WAGE                      what is printed on the components (`printed.py` of the game)
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from operator import eq, ge, le, ne
from typing import Any, Final

Fact = int | tuple[str, str]
"""A number, or a list of words and one of its words."""

COMPARED: Final = {"==": eq, "!=": ne, ">=": ge, "<=": le}


@dataclass(frozen=True)
class Said:
    """A sentence: its message and the arguments."""

    key: str
    facts: Mapping[str, Fact]


class Missing(LookupError):
    """The board in sight does not have such a thing."""


@cache
def printed(game: str) -> Mapping[str, Any]:
    """What is printed on the components of a game."""
    rows: Mapping[str, Any] = import_module(f"posse.games.{game}.printed").printed()
    return rows


def facts_in(wanted: Mapping[str, str], sight: Mapping[str, Any]) -> dict[str, Fact]:
    """Those of the facts that are there."""
    return dict(_found(wanted, sight))


def _found(wanted: Mapping[str, str], sight: Mapping[str, Any]) -> Iterator[tuple[str, Fact]]:
    for name, expression in wanted.items():
        try:
            yield name, fact(expression, sight)
        except Missing:
            continue


def fact(expression: str, sight: Mapping[str, Any]) -> Fact:
    """The fact that an expression names; `Missing` if there is none."""
    nouns, colon, path = expression.partition(": ")
    if colon:
        return nouns, str(_value(path, sight))
    return _sum(expression.split(), sight)


def holds(condition: str, sight: Mapping[str, Any]) -> bool:
    """Whether a comparison with a word or a number is true; of something that is not there it never is."""
    path, sign, value = condition.split()
    try:
        found = _value(path, sight)
    except Missing:
        return False
    wanted = int(value) if value.lstrip("-").isdecimal() else value
    return bool(COMPARED[sign](found, wanted))


def _sum(terms: list[str], sight: Mapping[str, Any]) -> int:
    """Terms with + and - between them."""
    total = _number(terms[0], sight)
    for sign, path in zip(terms[1::2], terms[2::2], strict=True):
        total += _number(path, sight) if sign == "+" else -_number(path, sight)
    return total


def _number(path: str, sight: Mapping[str, Any]) -> int:
    if path.startswith("#"):
        return len(_value(path[1:], sight))
    found = _value(path, sight)
    if isinstance(found, str) and found.isdecimal():
        return int(found)
    if not isinstance(found, int):
        raise Missing(path)
    return found


def _value(path: str, sight: Mapping[str, Any]) -> Any:
    """What stands at the end of a path of keys and places."""
    found: Any = sight
    for part in path.split("."):
        try:
            found = found[int(part)] if isinstance(found, list) else found[part]
        except (KeyError, IndexError, TypeError) as error:
            raise Missing(path) from error
    if found is None:
        raise Missing(path)
    return found
