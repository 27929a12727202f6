"""The lines of a match: those just played are rows of numbers, and become lines in words when they are read."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from posse.engine.dice import NotedDice
from posse.engine.log import Event, Log, events_of
from posse.engine.loops import copy_part, grown
from posse.engine.record import Line
from posse.engine.state import WIDTH, State
from posse.engine.words import Words

ROW: Final[i64] = 11  # seat, action, notes and events by then, whether the step stayed; kind, arguments, depth of it
KIND: Final[i64] = 5
ARGUMENTS: Final[i64] = 6
AT_DEPTH: Final[i64] = 10
FIRST_ROWS: Final = 32


class Journal:
    """What has happened: answers with their random outcomes and events, in full.

    Playing appends numbers only. Words and `Line` and `Event` objects are made for whoever reads them.
    """

    def __init__(self, words: Words, noted: NotedDice, log: Log) -> None:
        self.words = words
        self.noted = noted
        self.log = log
        self.live: list[int] = []  # the numbers of the answers and imaginings that no undo has struck
        self.told: i64 = 0  # the events that count; those after them belong to an answer that failed
        self.drawn: i64 = 0  # the random outcomes that count, likewise
        self._lines: list[Line] = []
        self._events: list[Event] = []
        self._rows = vec[i64]()
        self._waiting: i64 = 0  # rows that are no lines yet
        self._told_by: i64 = 0  # the events up to the last line that is made
        self._start: i64 = -1  # the random outcomes of the set-up, until they are a line; then -1

    @property
    def place(self) -> int:
        """How many lines count."""
        return len(self.live) + self._waiting

    def cut_back(self) -> None:
        """Drop what an answer that failed has left behind."""
        self.log.size = self.told
        self.noted.size = self.drawn

    def note_answer(self, state: State, seat: i64, action: i64, turn: i64) -> None:
        """Write down an answer that is about to be carried out in this state; it counts once its outcome is noted.

        The argument `turn` of the open step says whose turn it is, and is left out.
        """
        base = self._waiting * ROW
        if base + ROW > i64(len(self._rows)):
            self._rows = grown(self._rows, FIRST_ROWS * ROW)
        rows, stack, frame = self._rows, state.stack, state.top * WIDTH
        rows[base] = seat
        rows[base + 1] = action
        rows[base + KIND] = stack[frame]
        copy_part(rows, base + ARGUMENTS, stack, frame + 2, 4)
        if turn >= 0:
            rows[base + ARGUMENTS + turn] = 0
        rows[base + AT_DEPTH] = state.top

    def is_same_question(self, state: State, turn: i64) -> bool:
        """Whether the step of the answer is open, with the same arguments at the same depth.

        Neither who has answered it nor whose turn it is matters.
        """
        rows, stack, base, frame = self._rows, state.stack, self._waiting * ROW, state.top * WIDTH
        if rows[base + AT_DEPTH] != state.top or rows[base + KIND] != stack[frame]:
            return False
        for index in range(i64(4)):
            if index != turn and rows[base + ARGUMENTS + index] != stack[frame + 2 + index]:
                return False
        return True

    def note_outcome(self, stayed: bool) -> None:
        """Let the answer count, with what was drawn and told since."""
        base, rows = self._waiting * ROW, self._rows
        self.drawn = self.noted.size
        self.told = self.log.size
        rows[base + 2] = self.drawn
        rows[base + 3] = self.told
        rows[base + 4] = i64(1) if stayed else i64(0)
        self._waiting += 1

    # --- in words

    @property
    def lines(self) -> list[Line]:
        """Every line so far."""
        if self._waiting or self._start >= 0:
            self._make_lines()
        return self._lines

    @property
    def events(self) -> list[Event]:
        """Every event so far."""
        known = len(self._events)
        if known < self.told:
            self._events += events_of(self.words, self.log, known, self.told)
        return self._events

    def append(self, line: Line) -> None:
        """Append a line that is no answer."""
        self.lines.append(line)

    def append_live(self, line: Line) -> None:
        """Append a line that is no answer and has changed the state."""
        line.told = self.told
        self.append(line)
        self.live.append(len(self._lines) - 1)

    def chance_of_line(self) -> list[str]:
        """The random outcomes in words that belong to no line yet, for one that is no answer."""
        said = self._chance_said(0, self.noted.size)
        self._forget_chance()
        return said

    def _make_lines(self) -> None:
        """Turn the rows that are waiting into lines."""
        drawn: i64 = 0
        if self._start >= 0:
            drawn, self._start = self._start, -1
            start = Line("start", chance=self._chance_said(0, drawn))
            start.told = self._told_by
            self._lines.append(start)
        for place in range(self._waiting):
            base = place * ROW
            self.live.append(len(self._lines))
            self._lines.append(self._line_at(base, drawn))
            drawn = self._rows[base + 2]
            self._told_by = self._rows[base + 3]
        self._waiting = 0
        self._forget_chance()

    def _line_at(self, base: i64, drawn: i64) -> Line:
        rows = self._rows
        said = self._chance_said(drawn, rows[base + 2])
        line = Line("answer", seat=rows[base], words=self.words.phrases[rows[base + 1]], chance=said)
        line.stayed = rows[base + 4] != 0
        line.frame = tuple([int(rows[base + KIND + index]) for index in range(6)])
        line.revealed = self._reveals(self._told_by, rows[base + 3])
        line.told = rows[base + 3]
        return line

    def _reveals(self, first: i64, last: i64) -> bool:
        """Whether one of these events reveals something."""
        for place in range(first, last):
            if self.words.events[self.log.kind(place)].reveals:
                return True
        return False

    def _chance_said(self, first: i64, last: i64) -> list[str]:
        return [self.words.chance_phrase(kind, outcome) for kind, outcome in self.noted.notes_between(first, last)]

    def _forget_chance(self) -> None:
        """Forget the outcomes that stand in lines now."""
        self.noted.size = 0
        self.drawn = 0

    # --- other histories

    def begun(self) -> None:
        """Begin with what the setup has drawn and told."""
        self.told = self._told_by = self.log.size
        self.drawn = self._start = self.noted.size

    def copy(self, noted: NotedDice) -> "Journal":
        """The same history for another match, so that an undo in one does not affect the other."""
        twin = Journal(self.words, noted, self.log.up_to(self.told))
        twin._lines = [line.copy() for line in self.lines]
        twin._events = list(self.events)
        twin.live, twin.told, twin._told_by = list(self.live), self.told, self.told
        return twin

    def without_lines(self, place: int, told: i64, noted: NotedDice) -> "Journal":
        """The history up to a place, when this many events had been told, with events and without lines."""
        twin = Journal(self.words, noted, self.log.up_to(told))
        twin._events = self.events[:told]
        twin.live, twin.told, twin._told_by = self.live[:place], told, told
        return twin

    def go_back(self, twin: "Journal", live: list[int]) -> None:
        """Take over the events of another history, in which only these lines count."""
        for number, line in zip(reversed(live), reversed(twin.lines), strict=False):
            self._lines[number].told = line.told
        self.log, self._events = twin.log, twin._events
        self.told = self._told_by = twin.told
        self.live = live
