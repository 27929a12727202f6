"""Many tables of one game that are stepped together, for programs that learn. Compiled, and the same for every game.

What a program reads of them lies in vecs that never move, one row for each table, so numpy looks into them for good.
Each row is written to its end with every step: nothing of another seat's row, options or mask is left in it.
"""

from collections.abc import Callable
from typing import Any, Final, NamedTuple, final

from librt.strings import read_i64_le
from librt.vecs import append, vec
from mypy_extensions import i64, u8

from posse.bots.peek import Bot, Peek
from posse.engine.dice import SeededDice
from posse.engine.game import Game
from posse.engine.log import Event, Log, events_of
from posse.engine.loops import copy_part, fill_part, flag_places
from posse.engine.observation import Layout, Row
from posse.engine.position import Position
from posse.engine.record import Header
from posse.engine.returns import final_returns
from posse.engine.state import open_kind

NUMBER: Final[i64] = 8  # bytes of an action
NOTHING: Final[i64] = -1  # behind the last option

Seating = dict[int, Callable[[int], Bot]]
"""What makes the opponent of a seat, from a seed."""


class Games(NamedTuple):
    """Which games the tables of a batch play: game number `n` of table `t` has the seed `seed + t + n * tables`."""

    seed: int
    tables: int

    def seed_of(self, table: int, number: int) -> int:
        return self.seed + table + number * self.tables


def opponent_seed(seed: int, seat: int, seats: int) -> int:
    """The seed of the opponent on a seat in the game with a seed: a negative one, so its luck is never the table's."""
    return -1 - seed * seats - seat


@final
class Table(Position):
    """One table of a batch: it plays in place, and keeps no record."""

    def __init__(self, game: Game[Any], header: Header, seating: Seating) -> None:
        super().__init__(game, header)
        self.dice = SeededDice(0)
        self.log = Log(loud=False)
        self.number = 0  # of the next game
        self._seating = seating
        self._opponents: list[Bot | None] = []

    @property
    def events(self) -> list[Event]:
        """Everything that has happened since the game began; it is noted only where there are opponents to tell it."""
        return events_of(self.game.words, self.log)

    def begin(self, seed: int) -> None:
        """Begin the game with a seed, with new opponents."""
        seats = self.header.seats
        self.dice = SeededDice(seed)
        if self._seating:
            self.log = Log()
            makers = [self._seating.get(seat) for seat in range(seats)]
            self._opponents = [
                None if make is None else make(opponent_seed(seed, seat, seats)) for seat, make in enumerate(makers)
            ]
        self._state = self.game.set_up(seats, self.header.options, self.dice, self.log)

    def answer(self, seat: i64, action: i64) -> None:
        """Carry out a legal answer."""
        state = self._state
        self.game.steps[open_kind(state)].take(state, seat, action, self.dice, self.log)

    def advance(self, out: vec[i64]) -> i64:
        """Go on to a question that no opponent answers, and write its options; their number is 0 after the end."""
        count = self.game.advance(self._state, self.dice, self.log, out)
        if self._seating:
            while count:
                seat = self.game.to_act(self._state)
                opponent = self._opponents[seat]
                if opponent is None:
                    break
                self._count = -1  # the options that a position keeps are no longer known
                self.answer(seat, opponent.decide(Peek(self, seat)))
                count = self.game.advance(self._state, self.dice, self.log, out)
        return count

    def write_row(self, seat: i64, row: Row, place: i64) -> None:
        """Write what a seat may know."""
        row.begin(self._state, seat, place)
        self.game.observe(self._state, seat, row)
        row.finish()


class Tables:
    """Tables from number `first` on, with a row of every array for each of them."""

    def __init__(
        self, game: Game[Any], header: Header, games: Games, returns: str, seating: Seating, first: int, size: int
    ) -> None:
        seats, answers = header.seats, len(game.words.phrases)
        self.game: Final = game
        self.games = games
        self.returns = returns
        self.first = first
        self.size: Final[i64] = size
        self.seats: Final[i64] = seats
        self.answers: Final[i64] = answers
        self.most: Final[i64] = game.most_options
        self.row: Final = Row(Layout(game.fields, game.kinds, seats, header.options), size)
        self.masks: Final = vec[u8]([0] * (size * answers))
        self.to_act: Final = vec[i64]([0] * size)
        self.rewards: Final = vec[float]([0.0] * (size * seats))
        self.ends: Final = vec[u8]([0] * size)
        self.options: Final = vec[i64]([NOTHING] * (size * game.most_options))
        self.counts: Final = vec[i64]([0] * size)
        self._out: Final = game.scratch()
        tables = vec[Table]()
        for _ in range(size):
            tables = append(tables, Table(game, header, seating))
        self._tables: Final = tables
        self.is_amid = False  # some tables have been stepped or begun anew, others not yet
        for place in range(self.size):
            self._begin(place)

    def reset(self, games: Games | None) -> None:
        """Begin a new game at every table: the next one, or the first one of other games."""
        self.is_amid = True
        for place in range(self.size):
            self._clear_end(place)
            if games is not None:
                self._tables[place].number = 0
        self.games = games or self.games
        for place in range(self.size):
            self._begin(place)
        self.is_amid = False

    def first_illegal(self, actions: bytes) -> int:
        """The first place whose action is not legal there; -1 if all are."""
        answers = self.answers
        for place in range(self.size):
            action = read_i64_le(actions, place * NUMBER)
            if not 0 <= action < answers or not self.masks[place * answers + action]:
                return place
        return -1

    def step(self, actions: bytes) -> None:
        """Play a legal answer at each table, given as 64-bit numbers, and go on to its next question."""
        self.is_amid = True
        for place in range(self.size):
            self._clear_end(place)
            table = self._tables[place]
            table.answer(self.to_act[place], read_i64_le(actions, place * NUMBER))
            count = table.advance(self._out)
            if count:
                self._write(place, count)
            else:
                self._note_end(place)
                self._begin(place)
        self.is_amid = False

    def _begin(self, place: i64) -> None:
        """Begin the next game, up to its first question for a program; one that only opponents play is passed over."""
        table = self._tables[place]
        count: i64 = 0
        while count == 0:
            table.begin(self.games.seed_of(self.first + place, table.number))
            table.number += 1
            count = table.advance(self._out)
        self._write(place, count)

    def _note_end(self, place: i64) -> None:
        self.ends[place] = u8(1)
        base = place * self.seats
        for seat, reward in enumerate(final_returns(self.game, self._tables[place].state, self.returns)):
            self.rewards[base + seat] = reward

    def _clear_end(self, place: i64) -> None:
        if self.ends[place]:
            self.ends[place] = u8(0)
            for index in range(place * self.seats, (place + 1) * self.seats):
                self.rewards[index] = 0.0

    def _write(self, place: i64, count: i64) -> None:
        """Write who is asked, the options, which are in `_out`, their mask, and what the seat may know."""
        table = self._tables[place]
        seat = self.game.to_act(table._state)
        self.to_act[place] = seat
        options, flags, base, before = self.options, place * self.answers, place * self.most, self.counts[place]
        flag_places(self.masks, flags, options, base, before, u8(0))
        copy_part(options, base, self._out, 0, count)
        if count < before:
            fill_part(options, base + count, NOTHING, before - count)
        flag_places(self.masks, flags, options, base, count, u8(1))
        self.counts[place] = count
        table.write_row(seat, self.row, place)
