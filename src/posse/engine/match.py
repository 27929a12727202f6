"""A match: the state, the record, and the only interface that changes a state permanently."""

from bisect import bisect_left
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from posse.engine.beginning import begun_scene
from posse.engine.dice import Dice, NotedDice, ScriptedDice, SeededDice, check_all_read
from posse.engine.errors import (
    BadRecord,
    CannotUndo,
    NotAllowed,
    NotAWord,
    NotYourTurn,
    PosseError,
)
from posse.engine.game import Game
from posse.engine.log import Event, Log, events_of
from posse.engine.marks import Mark, added, up_to
from posse.engine.obstacle import Obstacle
from posse.engine.record import Header, Line, read_line
from posse.engine.state import WIDTH, State
from posse.engine.why import why_not, why_not_thing

START: Final = 0  # the number of the line with which every record begins


class Match:
    """The state and record of one game. Created by `begin`, `begin_scene` and `load` in opening.py."""

    def __init__(self, game: Game[Any], header: Header, dice: Dice) -> None:
        self.game = game
        self.header = header
        self.dice = dice
        self.state: Any = None
        self.events: list[Event] = []
        self._lines: list[Line] = []
        self._tickets = [0] * header.seats
        self._undone: list[list[tuple[int, str]]] = []
        self._live: list[int] = []  # the numbers of the answers and imaginings that no undo has struck
        self._marks: list[Mark] = []
        self._replayed = 0
        dice.learn(game.words)

    # --- queries

    @property
    def seats(self) -> int:
        return self.header.seats

    @property
    def options(self) -> dict[str, str]:
        return dict(self.header.options)

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that owe an answer now; () when the game is over."""
        return self.game.asked(self.state)

    @property
    def over(self) -> bool:
        return bool(self.state.top < 0)

    @property
    def question(self) -> dict[str, Any] | None:
        """The open step and its arguments, ready for JSON."""
        return self.game.question(self.state)

    @property
    def scores(self) -> list[int]:
        return [self.game.score(self.state, seat) for seat in range(self.seats)]

    @property
    def ranking(self) -> list[list[int]]:
        """The places, best first; those who tie share one."""
        return self.game.ranking(self.state)

    @property
    def breakdown(self) -> dict[str, list[int]]:
        """Where the points come from."""
        return self.game.breakdown(self.state)

    def choices(self, seat: int) -> list[str]:
        """Every legal answer of a seat, in words; empty if it is not asked."""
        self._check_seat(seat)
        if seat not in self.asked:
            return []
        phrases = self.game.words.phrases
        return [phrases[action] for action in self.game.answers(self.state, seat)]

    def ticket(self, seat: int) -> int:
        """A number that changes when the seat has a new question."""
        self._check_seat(seat)
        return self._tickets[seat]

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat sees, or a spectator (None), ready for JSON."""
        if seat is not None:
            self._check_seat(seat)
        return self.game.view(self.state, -1 if seat is None else seat)

    def open_view(self) -> Mapping[str, Any]:
        """The public part of every view; a server builds it once for all watchers."""
        return self.game.open_view(self.state)

    def own_view(self, seat: int | None) -> Mapping[str, Any]:
        """The rest of what a seat or a spectator sees."""
        if seat is not None:
            self._check_seat(seat)
        return self.game.own_view(self.state, -1 if seat is None else seat)

    def scene(self) -> dict[str, Any]:
        """The state as a dict; `posse.scene` continues from it like this match."""
        return {"seats": self.seats, "options": dict(self.options), **self.game.picture(self.state)}

    # --- answers

    def play(self, seat: int, answer: str | int) -> list[Event]:
        """Answer for a seat, in words or by number; returns the resulting events. On an error nothing changes."""
        action = self._legal(seat, answer)
        noted = NotedDice(self.dice)
        line = Line("answer", seat=seat, words=self.game.words.phrases[action], chance=[])
        try:
            events = self._apply(line, action, noted)
        except PosseError:
            self.dice.give_back(len(noted.notes))
            raise
        line.chance = self._said(noted)
        if self.over:
            self._lines.append(self._final_scores())
        return events

    def preview(self, seat: int, answer: str | int) -> list[Event]:
        """The certain consequences of an answer as the seat would see them, up to the first chance or secret.

        It is played in an imagined world, so nothing of the true state can leak.
        """
        action = self._legal(seat, answer)
        world = self.game.imagine(self.state, seat, SeededDice(1))
        return self.game.foresee(world, seat, action, self.header.ask_all)

    def why_not(self, seat: int | None, answer: str | int) -> dict[str, Any] | None:
        """What stands in the way of an answer: its name, rule and arguments, ready for JSON; None if it is legal."""
        action = self.game.words.action(answer)
        return self._told(why_not(self.game, self.state, self._seat_or_spectator(seat), action))

    def why_not_thing(self, seat: int | None, thing: str, picked: Sequence[str] = ()) -> dict[str, Any] | None:
        """What stands in the way of a thing on the board; None if it leads on to an answer.

        The thing names its spots as a drawing does: `place:c4 parcel:c4`, or `worker:cowboy,row:3` if one click says
        several words, and with `@` where it lies or whose it is: `tile:cowboy,@column:2`. `picked` are the terms that
        were clicked before it.
        """
        spots = [spot.split(",") for spot in thing.split()]
        seen_by = self._seat_or_spectator(seat)
        return self._told(why_not_thing(self.game, self.state, seen_by, spots, list(picked)))

    def _seat_or_spectator(self, seat: int | None) -> int:
        if seat is None:
            return -1
        self._check_seat(seat)
        return seat

    def _told(self, obstacle: Obstacle | None) -> dict[str, Any] | None:
        return obstacle.json(self.game.words) if obstacle else None

    def _check_seat(self, seat: object) -> None:
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < self.seats:
            raise NotYourTurn("no-such-seat", given=str(seat), seats=self.seats)

    def _legal(self, seat: int, answer: str | int) -> int:
        """The action for an answer in words or by number, if this seat may give it now."""
        self._check_seat(seat)
        action = self.game.words.action(answer)
        if seat not in self.asked:
            raise NotYourTurn("game-over" if self.over else "not-asked", seat=seat, asked=list(self.asked))
        if action not in self.game.answers(self.state, seat):
            given = self.game.words.phrases[action]
            raise NotAllowed("not-allowed", given=given, allowed=self.choices(seat))
        return action

    def _apply(self, line: Line, action: int, dice: Dice) -> list[Event]:
        """Play an answer on a clone and swap it in, so that a failure changes nothing."""
        state = self.state.clone()
        log = Log()
        self.game.step(state).take(state, line.seat, action, dice, log)
        self.game.go_on(state, dice, log, self.header.ask_all)
        check_all_read(dice)
        events = events_of(self.game.words, log.rows)
        line.frame = self._open_frame(self.state)
        line.stayed = line.frame == self._open_frame(state) and set(self.game.asked(state)) <= set(self.asked)
        line.revealed = any(event.reveals for event in events)
        self._renew_tickets(state, line.seat)
        self._mark_redone(line)
        self.state = state
        self.events += events
        self._append_live(line)
        return events

    def _append_live(self, line: Line) -> None:
        """Append a line that has changed the state."""
        self._live.append(len(self._lines))
        self._lines.append(line)
        self._marks = added(self._marks, self._mark())

    def _mark(self) -> Mark:
        return Mark(len(self._live), self.state, len(self.events))

    def _renew_tickets(self, after: State, answered: int) -> None:
        """Seats that answered, are newly asked, or see another step open get a new ticket."""
        changed = self._open_frame(after) != self._open_frame(self.state)
        before = self.asked
        now = self.game.asked(after)
        for seat in range(self.seats):
            if seat == answered or changed or (seat in now and seat not in before):
                self._tickets[seat] += 1

    def _open_frame(self, state: State) -> tuple[int, ...]:
        """Kind, arguments and depth of the open step; neither who has answered it nor whose turn it is matters."""
        if state.top < 0:
            return ()
        base = state.top * WIDTH
        values = [int(value) for value in list(state.stack[base + 2 : base + WIDTH])]
        turn = self.game.step(state).turn
        if turn >= 0:
            values[turn] = 0
        return (state.stack[base], *values, state.top)

    def _said(self, noted: NotedDice) -> list[str]:
        return [self.game.words.chance_phrase(kind, outcome) for kind, outcome in noted.notes]

    def _final_scores(self) -> Line:
        return Line("scores", words=" ".join(str(score) for score in self.scores), chance=[])

    # --- the record

    @property
    def lines(self) -> list[str]:
        """The lines after the header, `start` first; an undo refers to them by index."""
        return [str(line) for line in self._lines]

    def lines_since(self, count: int) -> list[str]:
        """The lines from an index on: those a store does not have yet."""
        return [str(line) for line in self._lines[count:]]

    def record(self) -> str:
        """The record as text: everything needed to replay the match."""
        return "".join(line + "\n" for line in [*self.header.lines(), *self.lines])

    def __str__(self) -> str:
        return self.record()

    def follow(self, lines: Iterable[str]) -> None:
        """Replay further lines of a record; `BadRecord` names the invalid one, and the match stays before it."""
        for text in lines:
            number = self.header.size + len(self._lines) + 1
            try:
                self._follow_line(read_line(text, number))
            except BadRecord as broken:
                broken.match = self
                raise
            except PosseError as error:
                raise BadRecord("record-broken", number, self, given=text[:80], reason=error) from error

    def _follow_line(self, line: Line) -> None:
        if line.is_answer:
            self._apply(line, self._legal(line.seat, line.words), self.script(line))
        elif line.kind == "undo":
            self._strike(line)
        elif line.kind == "imagine":
            self._imagine(line, self.script(line))
        elif line.kind == "start":
            raise NotAWord("not-a-word", given="start", allowed=[])
        elif not self.over or self._lines[-1].kind == "scores" or line.words != self._final_scores().words:
            raise NotAllowed("wrong-scores", given=line.words, allowed=self._final_scores().words)
        else:
            self._lines.append(line)

    def script(self, line: Line) -> ScriptedDice:
        dice = ScriptedDice(line.chance)
        dice.learn(self.game.words)
        return dice

    # --- undo, redo, fork

    def undo(self, seat: int, consent: bool = False) -> None:
        """Undo the seat's last line and everything after it; where others would notice, only with their consent."""
        self._check_seat(seat)
        number = self._last_line_of(seat)
        if consent:
            line = Line("undo", chance=[], first=number, last=len(self._lines) - 1)
        elif self._is_free(number):
            line = Line("undo", chance=[], first=number, last=number)
        else:
            raise CannotUndo("undo-consent", seat=seat, line=number, given=str(self._lines[number]))
        self._strike(line)

    def can_undo(self, seat: int, consent: bool = False) -> bool:
        """Whether the seat may undo its last line: freely, or only if the others consent."""
        try:
            number = self._last_line_of(seat)
        except CannotUndo:
            return False
        return consent or self._is_free(number)

    def can_redo(self, seat: int) -> bool:
        """Whether the last undo concerned only this seat; False in a secret step, where it would reveal who undid."""
        if not self._undone or (not self.over and self.game.step(self.state).secret):
            return False
        return all(struck == seat for struck, _ in self._undone[-1])

    def redo(self) -> list[Event]:
        """Replay the answers that were last undone, as long as they are legal under new random outcomes."""
        if not self._undone:
            raise CannotUndo("nothing-to-redo")
        events: list[Event] = []
        for seat, words in list(self._undone[-1]):
            try:
                events += self.play(seat, words)
            except (NotAllowed, NotYourTurn):
                self._undone.clear()
                break
        return events

    def _mark_redone(self, line: Line) -> None:
        """An answer equal to the next undone one keeps the rest available to redo; any other clears it."""
        if self._undone and self._undone[-1][0] == (line.seat, line.words):
            self._undone[-1].pop(0)
            if not self._undone[-1]:
                self._undone.pop()
        else:
            self._undone.clear()

    def answers_of(self, seat: int) -> list[int]:
        """The numbers of a seat's lines that no undo has struck."""
        lines = self._lines
        return [number for number in self._live if lines[number].is_answer and lines[number].seat == seat]

    def _last_line_of(self, seat: int) -> int:
        for number in reversed(self._live):
            line = self._lines[number]
            if line.kind == "imagine":
                break
            if line.seat == seat:
                return number
        raise CannotUndo("nothing-to-undo", seat=seat)

    def _is_free(self, number: int) -> bool:
        """Whether no chance, revelation or other seat's answer followed, except within the same open secret step."""
        mine = self._lines[number]
        unseen = self._is_in_open_secret(number)
        for line in self._lines[number:]:
            if line.struck or line.kind == "undo" or (unseen and line.seat != mine.seat):
                continue
            if line.chance or line.revealed or line.seat != mine.seat:
                return False
        return True

    def _is_in_open_secret(self, number: int) -> bool:
        """Whether this answer and all since belong to one secret step that is still open."""
        frame = self._lines[number].frame
        since = [line for line in self._lines[number:] if line.is_answer and not line.struck]
        return self.game.steps[frame[0]].secret and all(line.frame == frame and line.stayed for line in since)

    def _strike(self, undo: Line) -> None:
        """Append the undo and leave out the lines it strikes; seats that could not see it keep their tickets.

        Answers after the struck ones stay only within a secret step, where `undo` takes back one of several.
        """
        lines = self._lines
        is_there = 0 < undo.first <= undo.last < len(lines)
        if not is_there or lines[undo.first].struck or not lines[undo.first].is_answer:
            raise CannotUndo("nothing-to-undo", line=undo.first)
        if any(line.kind == "imagine" for line in lines[undo.first :]):
            raise CannotUndo("undo-imagined", line=undo.first)
        kept = bisect_left(self._live, undo.first)
        after = bisect_left(self._live, undo.last + 1)
        struck = [line for line in lines[undo.first : undo.last + 1] if line.kind != "undo" and not line.struck]
        unseen = self._is_in_open_secret(undo.first)
        if after < len(self._live) and not unseen:
            raise CannotUndo("undo-between", line=undo.first, last=undo.last)
        before = self.state
        self._go_back(kept, after)
        for seat in range(self.seats):
            if any(line.seat == seat for line in struck) or not (unseen or self._looks_the_same(before, seat)):
                self._tickets[seat] += 1
        for line in struck:
            line.struck_by = len(lines)
        self._undone.append([(line.seat, line.words) for line in struck if line.is_answer])
        lines.append(undo)

    def _looks_the_same(self, before: Any, seat: int) -> bool:
        """Whether a seat sees and can answer what it did before; views cost most, so they are compared last."""
        game, now = self.game, self.state
        if game.question(before) != game.question(now) or game.asked(before) != game.asked(now):
            return False
        if seat in game.asked(now) and game.answers(before, seat) != game.answers(now, seat):
            return False
        return game.view(before, seat) == game.view(now, seat)

    def _go_back(self, kept: int, after: int) -> None:
        """Leave out the lines that count from place `kept` up to `after`; on an error nothing changes.

        Only what lies between the nearest mark and `kept`, and what comes after the gap, is played again.
        """
        live = [*self._live[:kept], *self._live[after:]]
        twin = self._twin_at_mark(kept)
        again = live[len(twin._live) :]
        self._replayed += len(again)
        for number in again:
            twin._follow_line(self._lines[number].copy())
        self.state, self.events, self._marks, self._live = twin.state, twin.events, twin._marks, live

    def _twin_at_mark(self, place: int) -> "Match":
        """A match without a record at the last mark with at most so many lines that count."""
        marks = up_to(self._marks, place)
        twin = Match(self.game, self.header, self.dice)
        twin.state, twin.events = marks[-1].state, self.events[: marks[-1].events]
        twin._marks, twin._live = marks, self._live[: marks[-1].place]
        return twin

    def retraced(self, number: int) -> list[tuple[Any, list[Event]]]:
        """The state after the start or a line that counts, and after each later one, with the events of each."""
        place = bisect_left(self._live, number)
        twin = self._twin_at_mark(place)
        found: list[tuple[Any, list[Event]]] = [(twin.state, list(twin.events))] if number == START else []
        for index in range(len(twin._live), len(self._live)):
            before = len(twin.events)
            twin._follow_line(self._lines[self._live[index]].copy())
            if index >= place:
                found.append((twin.state, twin.events[before:]))
        return found

    def resumed(self, state: Any, lines: Iterable[str]) -> "Match":
        """A match without a record: from a state that this one was in before, after further lines."""
        twin = Match(self.game, self.header, self.dice)
        twin.state = state
        twin.follow(lines)
        return twin

    @property
    def replayed(self) -> int:
        """How many lines all undos together have played again: what they cost."""
        return self._replayed

    def fork(self, seat: int | None, seed: int = 0) -> "Match":
        """A new match from here in which everything the seat (None: a spectator) cannot know is sampled."""
        if seat is not None:
            self._check_seat(seat)
        twin = self._twin(SeededDice(seed))
        noted = NotedDice(twin.dice)
        line = Line("imagine", seat=-1 if seat is None else seat, chance=[])
        twin._imagine(line, noted)
        line.chance = twin._said(noted)
        return twin

    def _twin(self, dice: Dice) -> "Match":
        """A copy of the match, with new dice for the future."""
        twin = Match(self.game, self.header, dice)
        twin.state, twin.events = self.state, list(self.events)
        twin._lines, twin._tickets = [line.copy() for line in self._lines], list(self._tickets)
        twin._live, twin._marks, twin._replayed = list(self._live), list(self._marks), self._replayed
        return twin

    def __copy__(self) -> "Match":
        """An independent match that continues from here; it shares only the dice."""
        return self._twin(self.dice)

    def __deepcopy__(self, memo: dict[int, Any]) -> "Match":
        return self._twin(self.dice)

    def _imagine(self, line: Line, dice: Dice) -> None:
        if not -1 <= line.seat < self.seats:
            raise NotYourTurn("no-such-seat", given=str(line.seat), seats=self.seats)
        state = self.game.imagine(self.state, line.seat, dice)
        check_all_read(dice)
        self.state = state
        self._tickets = [ticket + 1 for ticket in self._tickets]
        self._append_live(line)

    # --- the beginning

    def begin(self, dice: Dice) -> None:
        """Set up the game or the scene, and advance to the first question."""
        noted = NotedDice(dice)
        log = Log()
        header = self.header
        if header.scene is None:
            state = self.game.set_up(header.seats, header.options, noted, log)
            self.game.go_on(state, noted, log, header.ask_all)
        else:
            state = begun_scene(self.game, header, noted, log)
        self.state = state
        self.events = events_of(self.game.words, log.rows)
        self._lines = [Line("start", chance=self._said(noted))]
        self._live, self._marks = [], [self._mark()]
        for seat in self.asked:
            self._tickets[seat] += 1
