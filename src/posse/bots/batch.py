"""Batches: many tables of one game at once, in this process or in several, read and answered by arrays."""

from array import array
from collections.abc import Mapping
from functools import partial
from math import prod
from reprlib import repr as shortened
from struct import calcsize
from types import TracebackType
from typing import Any, NamedTuple, Protocol, SupportsIndex

from posse.bots import BOTS, make
from posse.bots.tables import NUMBER, Games, Seating, Tables
from posse.engine.errors import BadTable, NotAllowed
from posse.engine.game import Game
from posse.engine.observation import Layout
from posse.engine.record import Header
from posse.engine.returns import check_returns
from posse.engine.words import Words, whole_number
from posse.games import GAMES

MOST_TABLES = 1_000_000
MOST_WORKERS = 1_000
LARGEST_SEED = 2**62

INT64 = {"q", "l"}  # formats of buffers, if their items have eight bytes


class Setup(NamedTuple):
    """Everything that was agreed about the tables of a batch; a worker is sent it."""

    game: str
    seats: int
    options: dict[str, str]
    games: Games
    opponents: dict[int, str]
    returns: str

    def tables(self, first: int, size: int) -> Tables:
        """Some of the tables, with their first questions."""
        game = GAMES[self.game]
        header = Header(game.name, game.version, self.seats, self.options, None, False)
        seating: Seating = {seat: partial(make, name, self.game) for seat, name in self.opponents.items()}
        return Tables(game, header, self.games, self.returns, seating, first, size)


class Column(NamedTuple):
    """One array: the format of its numbers, and their shape at one table."""

    name: str
    format: str
    shape: tuple[int, ...]

    @property
    def size(self) -> int:
        """Bytes for each table."""
        return calcsize(self.format) * prod(self.shape)


def columns_of(game: Game[Any], layout: Layout, seats: int) -> list[Column]:
    """The arrays of a batch; those with the largest numbers come first, so that each is aligned."""
    return [
        Column("options", "q", (game.most_options,)),
        Column("counts", "q", ()),
        Column("to_act", "q", ()),
        Column("rewards", "d", (seats,)),
        Column("observations", "i", (layout.size,)),
        Column("masks", "B", (len(game.words.phrases),)),
        Column("ends", "B", ()),
    ]


def bytes_of(tables: Tables) -> dict[str, memoryview]:
    """The arrays of some tables as they lie in memory, by name."""
    vecs: dict[str, Any] = {
        "observations": tables.row.numbers,
        "options": tables.options,
        "counts": tables.counts,
        "to_act": tables.to_act,
        "rewards": tables.rewards,
        "masks": tables.masks,
        "ends": tables.ends,
    }
    return {name: memoryview(numbers).cast("B") for name, numbers in vecs.items()}


class Hands(Protocol):
    """Who plays the tables: this process, or a crew of others; `arrays` is what they write."""

    arrays: dict[str, memoryview]

    def first_illegal(self, actions: bytes) -> int: ...
    def step(self, actions: bytes) -> None: ...
    def reset(self, games: Games | None) -> None: ...
    def close(self) -> None: ...


class OwnHands:
    """This process."""

    def __init__(self, setup: Setup) -> None:
        self._tables = setup.tables(0, setup.games.tables)
        self.arrays = bytes_of(self._tables)

    def first_illegal(self, actions: bytes) -> int:
        self._check_whole()
        return self._tables.first_illegal(actions)

    def step(self, actions: bytes) -> None:
        self._tables.step(actions)

    def reset(self, games: Games | None) -> None:
        self._check_whole()
        self._tables.reset(games)

    def _check_whole(self) -> None:
        """After an error, or Ctrl-C, half-way through the tables there is no way to go on."""
        if self._tables.is_amid:
            raise BadTable("batch-closed")

    def close(self) -> None:
        """There is nothing to end."""


class Batch:
    """Many tables of one game that are stepped together; see `posse.batch`.

    Each array has a row for each table. numpy reads it without copying it, and sees every step in it:
    `np.asarray(batch.observations)` once is enough.

    `observations`: what the seat to act may know, as `match.observe` tells it, int32.
    `masks`: one byte for each answer of the game, 1 where it is legal, uint8.
    `options`, `counts`: the legal answers by number, then -1, and how many they are, int64.
    `to_act`: the seat that is asked, int64.
    `rewards`, `ends`: for the game that the last step has ended, the returns of every seat, float64, and 1, uint8; else
    0. All other arrays are then those of the next game already.
    """

    def __init__(self, setup: Setup, workers: int) -> None:
        game = GAMES[setup.game]
        self.game = game
        self.tables = setup.games.tables
        self.seats = setup.seats
        self.words: Words = game.words
        self.observation = Layout(game.fields, game.kinds, setup.seats, setup.options)
        columns = columns_of(game, self.observation, setup.seats)
        self._hands = hired(setup, columns, min(workers, self.tables))
        self._is_open = True
        shaped = self._shaped(columns)
        self.observations: memoryview[int] = shaped["observations"]
        self.masks: memoryview[int] = shaped["masks"]
        self.options: memoryview[int] = shaped["options"]
        self.counts: memoryview[int] = shaped["counts"]
        self.to_act: memoryview[int] = shaped["to_act"]
        self.rewards: memoryview[float] = shaped["rewards"]
        self.ends: memoryview[int] = shaped["ends"]

    def _shaped(self, columns: list[Column]) -> dict[str, Any]:
        arrays: dict[str, Any] = self._hands.arrays
        return {one.name: arrays[one.name].cast(one.format, (self.tables, *one.shape)) for one in columns}

    def step(self, actions: Any) -> None:
        """Answer at every table, by number, and go on to its next question. On an error nothing changes.

        `actions` has one number for each table: an array of int64, any other buffer of whole numbers, or a list.
        """
        self._check_open()
        given = action_bytes(actions, self.tables)
        wrong = self._hands.first_illegal(given)
        if wrong >= 0:
            raise self._not_allowed(
                wrong, int.from_bytes(given[wrong * NUMBER : (wrong + 1) * NUMBER], "little", signed=True)
            )
        self._hands.step(given)

    def reset(self, seed: SupportsIndex | None = None) -> None:
        """Begin a new game at every table: the next one of each, or those of another seed."""
        self._check_open()
        self._hands.reset(None if seed is None else Games(checked_seed(seed), self.tables))

    def close(self) -> None:
        """End the workers, if there are any; the arrays stay as they are."""
        if self._is_open:
            self._is_open = False
            self._hands.close()

    def __enter__(self) -> "Batch":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"<{self.tables} tables of {self.game.name} with {self.seats} seats>"

    def _check_open(self) -> None:
        if not self._is_open:
            raise BadTable("batch-closed")

    def _not_allowed(self, table: int, action: int) -> NotAllowed:
        legal = [self.options[table, place] for place in range(self.counts[table])]
        return NotAllowed(
            "batch-not-allowed",
            table=table,
            seat=self.to_act[table],
            action=action,
            given=self._said(action),
            allowed=[self._said(one) for one in legal],
        )

    def _said(self, action: int) -> str:
        """An action by number and, if there is one, in words."""
        phrases = self.words.phrases
        return f"{action} ({phrases[action]})" if 0 <= action < len(phrases) else str(action)


def action_bytes(actions: Any, tables: int) -> bytes:
    """One 64-bit number for each table, as bytes."""
    try:
        view = memoryview(actions)
        if view.format in INT64 and view.itemsize == 8 and view.shape == (tables,):
            return view.tobytes()
        numbers: Any = view.tolist()
    except (TypeError, ValueError, NotImplementedError):  # no buffer, or one of something else than numbers
        numbers = actions
    is_right = isinstance(numbers, list | tuple) and len(numbers) == tables
    if not is_right or any(isinstance(number, bool) for number in numbers):
        raise BadTable("batch-actions", tables=tables, given=shortened(actions))
    try:
        return array("q", numbers).tobytes()
    except (TypeError, OverflowError):
        raise BadTable("batch-actions", tables=tables, given=shortened(actions)) from None


def hired(setup: Setup, columns: list[Column], workers: int) -> Hands:
    """This process, or as many others."""
    if workers == 1:
        return OwnHands(setup)
    from posse.bots.batch_crew import Crew

    return Crew(setup, columns, workers)


# --- what is agreed


def new_batch(
    game: Game[Any],
    seats: int,
    tables: int,
    seed: SupportsIndex,
    options: Mapping[str, object],
    opponents: object,
    returns: str,
    workers: int,
) -> Batch:
    """A batch, if all of this can be agreed on."""
    check_returns(returns)
    games = Games(checked_seed(seed), checked_number("tables", tables, MOST_TABLES))
    settled = game.settle(options, seats)
    setup = Setup(game.name, seats, settled, games, checked_opponents(opponents, seats), returns)
    return Batch(setup, checked_number("workers", workers, MOST_WORKERS))


def checked_number(name: str, given: object, most: int, least: int = 1) -> int:
    number = None if isinstance(given, bool) else whole_number(given)
    if number is None or not least <= number <= most:
        raise BadTable("batch-number", name=name, given=shortened(given), least=least, most=most)
    return number


def checked_seed(given: object) -> int:
    return checked_number("seed", given, LARGEST_SEED, least=0)


def checked_opponents(given: object, seats: int) -> dict[int, str]:
    """The names of bots by seat, with at least one seat left for the program."""
    if not isinstance(given, Mapping):
        raise BadTable("batch-opponents", given=shortened(given))
    opponents: dict[int, str] = {}
    for seat, name in given.items():
        number = None if isinstance(seat, bool) else whole_number(seat)
        if number is None or not 0 <= number < seats:
            raise BadTable("no-such-seat", given=repr(seat), seats=seats)
        if name not in BOTS:
            raise BadTable("not-a-bot", given=str(name), allowed=list(BOTS))
        opponents[number] = name
    if len(opponents) == seats:
        raise BadTable("batch-full", seats=seats)
    return opponents
