"""A position of a match: everything that one can ask about a table without changing it."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from posse.engine.counted import Tally, tally_of
from posse.engine.errors import BadTable, NotAllowed, NotYourTurn
from posse.engine.game import Game
from posse.engine.log import Event
from posse.engine.loops import has_number, picked
from posse.engine.observation import Layout, Row
from posse.engine.obstacle import Obstacle
from posse.engine.record import Header
from posse.engine.returns import ZERO_SUM, check_returns, final_returns
from posse.engine.state import State, bit, open_kind, open_mask
from posse.engine.why import why_not, why_not_thing
from posse.engine.words import Answer

NO_STATE: Final = State(seats=0, stack=vec[i64](), top=-1)  # before the match begins

MOST: Final = 1 << 30  # no game has as many answers

# Which arrays take bytes or numbers of a row: formats, as `struct` names them, with the size of an item.
BYTES: Final = (("B", 1), ("b", 1), ("c", 1))
FORMATS: Final = {"uint8": (*BYTES, ("?", 1)), "int32": (*BYTES, ("i", 4), ("l", 4))}


class Position:
    """A state with what was agreed about its table. The options of the seat to act are kept: they are asked often."""

    def __init__(self, game: Game[Any], header: Header) -> None:
        self.game: Final = game
        self.header = header
        self._state: State = NO_STATE
        self._options = game.scratch()
        self._others_options = game.scratch()  # also for the position that comes next, until it counts
        self._count: i64 = -1  # of the options that are kept; -1 if they are not known
        self._first: i64 = -1  # the seat that they belong to
        self._row: Row | None = None

    # --- the table

    @property
    def state(self) -> Any:
        """The state itself: the next answer changes it, so clone it to keep it."""
        return self._state

    @property
    def seats(self) -> int:
        return self.header.seats

    @property
    def options(self) -> dict[str, str]:
        return dict(self.header.options)

    @property
    def events(self) -> list[Event]:
        """Everything that has happened, where it is noted; a position alone knows nothing of it."""
        return []

    @property
    def over(self) -> bool:
        return self._state.top < 0

    @property
    def scores(self) -> list[int]:
        return [self.game.score(self._state, seat) for seat in range(self.seats)]

    @property
    def ranking(self) -> list[list[int]]:
        """The places, best first; those who tie share one."""
        return self.game.ranking(self._state)

    @property
    def breakdown(self) -> dict[str, list[int]]:
        """Where the points come from."""
        return self.game.breakdown(self._state)

    @property
    def teams(self) -> list[int]:
        """The team of every seat; mostly each is a team of its own."""
        return [self.game.team(self._state, seat) for seat in range(self.seats)]

    @property
    def tally(self) -> Tally:
        """What the game counts for its statistics, from what has happened."""
        return tally_of(self.game.counts, self.game.words, self.seats, self.events)

    def returns(self, by: str = ZERO_SUM) -> list[float]:
        """What the game was worth to every seat; 0 for all until it is over.

        `score`: the points. `rank`: the share of the other seats that one is placed before, a tie counting half, so
        from 0 to 1. `zero_sum`: the same from -1 to 1, which adds up to 0 over the seats.
        """
        check_returns(by)
        return final_returns(self.game, self._state, by) if self.over else [0.0] * self.seats

    # --- the question

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that owe an answer now; () when the game is over."""
        return self.game.asked(self._state)

    @property
    def to_act(self) -> int:
        """The seat that is asked, and the one to act first if there are several; -1 when the game is over."""
        self._keep_options()
        return self._first

    @property
    def question(self) -> dict[str, Any] | None:
        """The open step and its arguments, ready for JSON."""
        return self.game.question(self._state)

    def choices(self, seat: int) -> list[str]:
        """Every legal answer of a seat, in words; empty if it is not asked."""
        count = self._options_of(seat)
        return picked(self.game.words.phrases, self._options if seat == self._first else self._others_options, count)

    def actions(self, seat: int) -> list[int]:
        """Every legal answer of a seat, by number, in the order of `choices`; empty if it is not asked."""
        count = self._options_of(seat)
        return picked(self.game.words.numbers, self._options if seat == self._first else self._others_options, count)

    def mask(self, seat: int, out: Any = None) -> Any:
        """One byte for each answer of the game, 1 where it is legal for the seat now; written into `out` if given.

        `out` is any writable buffer of that many bytes, such as a numpy array of bool or uint8; else a `bytearray` is
        made.
        """
        flags = bytearray(len(self.game.words.phrases))
        for action in self.actions(seat):
            flags[action] = 1
        return flags if out is None else filled(out, flags, "uint8")

    def _options_of(self, seat: int) -> i64:
        """How many options a seat has: those of `to_act` are kept, those of another seat written beside them."""
        self._check_seat(seat)
        return self._count_options(seat)

    def _count_options(self, seat: i64) -> i64:
        """The same for a seat that is at the table."""
        self._keep_options()
        if seat == self._first:
            return self._count
        state = self._state
        if not open_mask(state) & bit(seat):
            return 0
        return self.game.steps[open_kind(state)].options(state, seat, self._others_options)

    def _keep_options(self) -> None:
        """Find the options of the seat to act, unless they are known."""
        if self._count >= 0:
            return
        state = self._state
        self._first = self.game.to_act(state)
        self._count = 0
        if self._first >= 0:
            self._count = self.game.steps[open_kind(state)].options(state, self._first, self._options)

    def _legal(self, seat: int, answer: Answer) -> int:
        """The action for an answer in words or by number, if this seat may give it now."""
        self._check_seat(seat)
        action = self.game.words.action(answer)
        if not self._is_option(seat, action):
            if not open_mask(self._state) & bit(seat):
                raise NotYourTurn("game-over" if self.over else "not-asked", seat=seat, asked=list(self.asked))
            given = self.game.words.phrases[action]
            raise NotAllowed("not-allowed", given=given, allowed=self.choices(seat))
        return action

    def _kept_option(self, seat: int, answer: Answer) -> i64:
        """The answer if it is the number of an option that is kept; else -1, and it must be looked at more closely."""
        if isinstance(answer, int) and not isinstance(answer, bool) and seat == self._first and 0 <= answer < MOST:
            if has_number(self._options, self._count, answer):
                return answer
        return -1

    def _is_option(self, seat: i64, action: i64) -> bool:
        count = self._count_options(seat)
        return has_number(self._options if seat == self._first else self._others_options, count, action)

    def why_not(self, seat: int | None, answer: Answer) -> dict[str, Any] | None:
        """What stands in the way of an answer: its name, rule and arguments, ready for JSON; None if it is legal."""
        action = self.game.words.action(answer)
        return self._told(why_not(self.game, self._state, self._seat_or_spectator(seat), action))

    def why_not_thing(self, seat: int | None, thing: str, picked: Sequence[str] = ()) -> dict[str, Any] | None:
        """What stands in the way of a thing on the board; None if it leads on to an answer.

        The thing names its spots as a drawing does: `place:c4 parcel:c4`, or `worker:cowboy,row:3` if one click says
        several words, and with `@` where it lies or whose it is: `tile:cowboy,@column:2`. `picked` are the terms that
        were clicked before it.
        """
        spots = [spot.split(",") for spot in thing.split()]
        seen_by = self._seat_or_spectator(seat)
        return self._told(why_not_thing(self.game, self._state, seen_by, spots, list(picked)))

    def _told(self, obstacle: Obstacle | None) -> dict[str, Any] | None:
        return obstacle.json(self.game.words) if obstacle else None

    def plans(self, seat: int) -> dict[str, list[str]]:
        """What a seat may plan, by name, each with the answers from which it has to choose, if it has to."""
        self._check_seat(seat)
        game = self.game
        return {name: game.planned_choices(self._state, seat, plan) for name, plan in game.plans.items()}

    # --- what somebody sees

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat sees, or a spectator (None), ready for JSON."""
        return self.game.view(self._state, self._seat_or_spectator(seat))

    def open_view(self) -> Mapping[str, Any]:
        """The public part of every view; a server builds it once for all watchers."""
        return self.game.open_view(self._state)

    def own_view(self, seat: int | None) -> Mapping[str, Any]:
        """The rest of what a seat or a spectator sees."""
        return self.game.own_view(self._state, self._seat_or_spectator(seat))

    @property
    def observation(self) -> Layout:
        """The fields of the rows that `observe` writes at this table, by name, and the length of a row."""
        return self._row_of_seat().layout

    def observe(self, seat: int, out: Any = None) -> Any:
        """What a seat may know, as a row of 32-bit integers with the layout of `observation`.

        The row is written into `out` if given, any writable buffer of that size such as a numpy array of int32; else a
        new one is made, which numpy reads without copying it: `np.frombuffer(match.observe(0), np.int32)`.
        """
        self._check_seat(seat)
        row = self._row_of_seat()
        row.begin(self._state, seat)
        self.game.observe(self._state, seat, row)
        row.finish()
        return row.numbers[:] if out is None else filled(out, row.numbers, "int32")

    def _row_of_seat(self) -> Row:
        """The row to write into, made when it is first needed."""
        if self._row is None:
            self._row = Row(Layout(self.game.fields, self.game.kinds, self.seats, self.header.options))
        return self._row

    def scene(self) -> dict[str, Any]:
        """The state as a dict; `posse.scene` continues from it like this match."""
        return {"seats": self.seats, "options": dict(self.options), **self.game.picture(self._state)}

    def _seat_or_spectator(self, seat: int | None) -> int:
        if seat is None:
            return -1
        self._check_seat(seat)
        return seat

    def _check_seat(self, seat: object) -> None:
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < self.header.seats:
            raise NotYourTurn("no-such-seat", given=repr(seat), seats=self.seats)


def filled(out: Any, row: Any, kind: str) -> Any:
    """Write the bytes of a row over those of a writable array of such numbers, or of bytes, and return that array."""
    source = memoryview(row).cast("B")
    try:
        target = memoryview(out)
    except TypeError:
        raise BadTable("wrong-buffer", given=type(out).__name__, size=len(row), type=kind) from None
    fits = (target.format.lstrip("@=<"), target.itemsize) in FORMATS[kind]
    if not fits or target.nbytes != len(source) or target.readonly or not target.c_contiguous:
        raise BadTable("wrong-buffer", given=_told(target), size=len(row), type=kind)
    target.cast("B")[:] = source
    return out


def _told(target: "memoryview[Any]") -> str:
    """What an array is that cannot be written into."""
    traits = [] if not target.readonly else ["read-only"]
    traits += [] if target.c_contiguous else ["with gaps"]
    return " ".join([target.format, str(target.shape), *traits])
