"""Scenes: conversion between a state and a plain dict, defined by one row for each key.

A game lists its keys in a `Fields` table: rows for the table, and rows for each player.

    FIELDS: Final = Fields[MyState](
        table=[
            Field("row", Slots(Word(BUILDING, or_nothing=True), 7), lambda state: state.row),
            Field("round", Whole(4)),
        ],
        player=[
            Field("cash", Whole(999), lambda state: state.cash),
            Field("kept", Each(BUILDING, Whole(6)), lambda state: state.kept),
            Field("hand", Counted(Word(CARD)), lambda state: state.hand, hidden=True),
        ],
    )

A row has a key, a shape and, if a `vec` of the state holds the numbers in the shape's order, that vec. A shape converts
a value of a scene into a flat list of numbers and back, and refuses invalid values: `BadScene` names the key, the value
found and what is allowed. Shapes are composable; a game adds one by subclassing `Shape`.

Rows with a vec are read, shown and checked by the engine. For the others the game reads `Said` and supplies the
numbers:

    def from_picture(picture: Mapping[str, Any], seats: int, options: Mapping[str, str]) -> MyState:
        said = FIELDS.read(picture, seats, KINDS)
        state = bare_table(seats, options)
        ...                                         # lay the usual pieces
        FIELDS.fill(state, said)                    # every row with a vec; missing keys change nothing
        state.round = said.number("round", 1)       # rows without one
        ...                                         # work out supplies from what is left
        open_steps(KINDS, STEPS, state, said.frames)
        return state

    def picture(state: MyState) -> dict[str, Any]:
        return FIELDS.show(state, {"round": [state.round]}, KINDS)

`open_steps` (in `stack.py`) checks the open steps, and adds those that must lie under the ones that the scene names:
`KINDS.kind("act", under=SCHEMIN)` declares it, and the methods `under`, `can_lie_under`, `lies_on` and `fault` of a
step refine it.

`sums(state)` of a game returns what does not add up, as errors that are not raised: `FIELDS.faults(state)` finds
numbers out of bounds; a `Tally` finds missing or surplus pieces and says where they are.

Pieces that a scene names are taken first; `take_usual` lays the usual ones from what is left.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, Generic

from librt.vecs import vec
from mypy_extensions import i64

from posse.engine.errors import BadScene
from posse.engine.shapes import Shape, Where, entries, pairs, told
from posse.engine.step import Frame, Kinds, S
from posse.engine.words import NOTHING

STEPS_KEY: Final = "at"
PLAYERS_KEY: Final = "players"
MOST_GROWN: Final = 1_000_000_000


# --- the table of fields


class Field(Generic[S]):
    """One key of a scene: its shape, and the vec of the state that holds its numbers, if there is one.

    An empty vec is a field that is not used with these options; a scene may only leave it empty. `hidden`: not every
    seat may know it.
    """

    def __init__(
        self, key: str, shape: Shape, of: Callable[[S], vec[i64]] | None = None, *, hidden: bool = False
    ) -> None:
        self.key = key
        self.shape = shape
        self.of = of
        self.hidden = hidden


class Said:
    """The numbers of a scene: of the table or, in `players`, of each seat; `frames` are the steps it names."""

    def __init__(self, numbers: dict[str, list[int]], players: list["Said"], frames: list[Frame]) -> None:
        self._numbers = numbers
        self.players = players
        self.frames = frames

    def __contains__(self, key: object) -> bool:
        return key in self._numbers

    def numbers(self, key: str) -> list[int]:
        """The numbers of a key; empty if it is missing."""
        return self._numbers.get(key, [])

    def number(self, key: str, usual: int) -> int:
        """The single number of a key, or the default."""
        return self._numbers[key][0] if key in self._numbers else usual


class Fields(Generic[S]):
    """Every key of a game's scenes apart from the open steps."""

    def __init__(self, *, table: list[Field[S]], player: list[Field[S]]) -> None:
        self.table = table
        self.player = player

    # --- reading

    def read(self, picture: Mapping[str, Any], seats: int, kinds: Kinds) -> Said:
        """Read a picture; `BadScene` if it contains an impossible value."""
        where = Where("", seats)
        names = [*(field.key for field in self.table), PLAYERS_KEY, STEPS_KEY]
        given = pairs(dict(picture), where, names)
        players = [self._read_player(one, place) for one, place in _players(given, where)]
        return Said(_read(self.table, given, where), players, _frames(given, kinds))

    def _read_player(self, player: object, where: Where) -> Said:
        given = pairs(player, where, [field.key for field in self.player])
        return Said(_read(self.player, given, where), [], [])

    def fill(self, state: S, said: Said) -> None:
        """Write the given values into the vecs of the state; missing keys change nothing."""
        for field in self.table:
            _fill(field, state, said, 0, field.key)
        for seat, player in enumerate(said.players):
            for field in self.player:
                _fill(field, state, player, seat, _path(seat, field.key))

    # --- showing

    def show(self, state: S, numbers: Mapping[str, list[int]], kinds: Kinds) -> dict[str, Any]:
        """The state as a complete dict; `numbers` are those of the keys without a vec."""
        shown: dict[str, Any] = {}
        for field in self.table:
            if field.key in numbers:
                shown[field.key] = field.shape.show(numbers[field.key])
            elif _is_there(field, state):
                shown[field.key] = field.shape.show(_part(field, state, 0))
        if self.player:
            shown[PLAYERS_KEY] = [self._show_player(state, seat) for seat in range(state.seats)]
        shown[STEPS_KEY] = kinds.frames(state)
        return shown

    def _show_player(self, state: S, seat: int) -> dict[str, Any]:
        there = [field for field in self.player if _is_there(field, state)]
        return {field.key: field.shape.show(_part(field, state, seat)) for field in there}

    # --- checking

    def faults(self, state: S) -> list[BadScene]:
        """The numbers of the state that are out of the bounds of their shape."""
        return [
            BadScene("scene-number", field=field.key, given=str(number), least=field.shape.least, most=field.shape.most)
            for field in [*self.table, *self.player]
            if field.of is not None
            for number in out_of_bounds(field.of(state), field.shape.least, _ceiling(field.shape))
        ]


def out_of_bounds(numbers: vec[i64], least: i64, most: i64) -> list[int]:
    found: list[int] = []
    for index in range(i64(len(numbers))):
        if numbers[index] < least or numbers[index] > most:
            found.append(numbers[index])
    return found


def _ceiling(shape: Shape) -> int:
    """The largest value that a number can reach in play."""
    return MOST_GROWN if shape.grows else shape.most


def _path(seat: int, key: str) -> str:
    """The path of a key of the table (-1) or of a seat."""
    return f"{PLAYERS_KEY}[{seat}].{key}" if seat >= 0 else key


def _players(given: Mapping[str, object], where: Where) -> list[tuple[object, Where]]:
    """The entries of each player with their paths; trailing players may be missing."""
    inside = where.key(PLAYERS_KEY)
    players = entries(given.get(PLAYERS_KEY, []), inside, 0, where.seats)
    nobody: list[object] = [{} for _ in range(where.seats - len(players))]
    return [(player, inside.item(seat)) for seat, player in enumerate([*players, *nobody])]


def _read(fields: list[Field[S]], given: Mapping[str, object], where: Where) -> dict[str, list[int]]:
    there = [field for field in fields if field.key in given]
    return {field.key: field.shape.read(given[field.key], where.key(field.key)) for field in there}


def _frames(given: Mapping[str, object], kinds: Kinds) -> list[Frame]:
    """The open steps that a scene names, the top one last: a phrase, or a list of them."""
    said = given.get(STEPS_KEY, [kinds.declared[0].name])
    phrases = [said] if isinstance(said, str) else said
    if not isinstance(phrases, list) or not all(isinstance(phrase, str) for phrase in phrases):
        raise BadScene("scene-steps", field=STEPS_KEY, given=told(said))
    return [kinds.frame(phrase) for phrase in phrases]


def _fill(field: Field[S], state: S, said: Said, seat: int, path: str) -> None:
    if field.of is None or field.key not in said:
        return
    numbers = said.numbers(field.key)
    if _is_there(field, state):
        fill_part(field.of(state), seat * field.shape.size, numbers)
    elif numbers != field.shape.empty():
        raise BadScene("scene-absent", field=path, given=told(field.shape.show(numbers)))


def fill_part(into: vec[i64], first: int, numbers: list[int]) -> None:
    """Write numbers into a vec, starting at an index."""
    for place, number in enumerate(numbers):
        into[first + place] = number


def _is_there(field: Field[S], state: S) -> bool:
    return field.of is not None and len(field.of(state)) > 0


def _part(field: Field[S], state: S, seat: int) -> list[int]:
    """The numbers of a field for a seat."""
    assert field.of is not None
    first = seat * field.shape.size
    return list(field.of(state)[first : first + field.shape.size])


# --- what must add up


class Tally:
    """Counts the pieces of one kind wherever they are; if the total is wrong, reports where they are."""

    def __init__(self, name: str, there: int, seat: int = -1) -> None:
        self.name = name
        self.there = there
        self.seat = seat
        self.counts: list[tuple[str, int, int]] = []

    def add(self, where: str, count: int, seat: int = -1) -> None:
        """Add a number of pieces at a key of the scene, or at a key of a player."""
        if count:
            self.counts.append((where, count, seat))

    def faults(self) -> list[BadScene]:
        """An error with the numbers if the total is wrong; a derived supply is negative if there are too many."""
        found = sum(count for _, count, _ in self.counts)
        if found == self.there and all(count > 0 for _, count, _ in self.counts):
            return []
        said = [(where, count, seat) for where, count, seat in self.counts if count > 0]
        places = [f"{_path(seat, where)} {count}" for where, count, seat in said]
        field = _path(self.seat, self.name)
        given = sum(count for _, count, _ in said)
        return [BadScene("scene-count", field=field, given=given, there=self.there, where=", ".join(places) or NOTHING)]


def take_usual(wanted: Iterable[int], left: vec[i64]) -> list[int]:
    """Take the usual pieces out of what is left, replacing a kind that is used up by the first available one, or -1."""
    taken: list[int] = []
    for kind in wanted:
        others = [other for other in range(len(left)) if left[other] > 0]
        piece = kind if left[kind] > 0 else (others[0] if others else -1)
        if piece >= 0:
            left[piece] -= 1
        taken.append(piece)
    return taken
