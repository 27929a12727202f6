"""States, dice and matches as values: how they are compared, hashed, pickled and copied."""

from collections.abc import Callable
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

_fields: dict[type[Any], list[str]] = {}
_find_game: list[Callable[[str], Any]] = []


def find_games_with(find: Callable[[str], Any]) -> None:
    """Let a match be unpickled with the games that this function finds by name: the engine knows none."""
    _find_game[:] = [find]


def game_named(name: str) -> Any:
    return _find_game[0](name)


def fields_of(kind: type[Any]) -> list[str]:
    """The fields of a class of states, which are the parameters of its constructor."""
    if kind not in _fields:
        import inspect

        _fields[kind] = list(inspect.signature(kind).parameters)
    return _fields[kind]


def numbers_of(state: Any) -> tuple[Any, ...]:
    """Every field of a state in the order of its constructor: a number, or a tuple of numbers.

    (The names come from the constructor, which already is the one list of what a state consists of.)
    """
    values = [getattr(state, name) for name in fields_of(type(state))]
    return tuple([value if isinstance(value, int) else tuple(value) for value in values])


def state_of(kind: type[Any], numbers: tuple[Any, ...]) -> Any:
    """The state with these numbers."""
    given: dict[str, Any] = {}
    for name, value in zip(fields_of(kind), numbers, strict=True):
        given[name] = value if isinstance(value, int) else vec[i64](value)
    return kind(**given)
