"""A match: the state, the record, and the only interface that changes a state permanently."""

from bisect import bisect_left
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final, SupportsIndex, final

from librt.vecs import vec
from mypy_extensions import i64

from posse.engine.beginning import begun_scene
from posse.engine.dice import Dice, NotedDice, ScriptedDice, SeededDice, check_all_read
from posse.engine.errors import BadRecord, CannotUndo, NotAllowed, NotAWord, NotYourTurn, PosseError
from posse.engine.game import Game
from posse.engine.journal import Journal
from posse.engine.log import Event, Events, Log
from posse.engine.marks import SPACING, Mark, added, up_to
from posse.engine.position import Position
from posse.engine.recall import recalled
from posse.engine.record import Header, Line, read_line
from posse.engine.state import State, bit, open_kind, open_mask
from posse.engine.step import Step
from posse.engine.undo import is_free, is_in_open_secret, looks_the_same
from posse.engine.words import Answer

if TYPE_CHECKING:
    from fractions import Fraction

START: Final = 0  # the number of the line with which every record begins


@final
class Match(Position):
    """The state and record of one game. Created by `begin`, `begin_scene` and `load` in opening.py."""

    def __init__(self, game: Game[Any], header: Header, dice: Dice) -> None:
        super().__init__(game, header)
        self.dice = dice
        self._noted = NotedDice(dice)
        self._journal = Journal(game.words, self._noted, Log())
        self._tickets = vec[i64]([0] * header.seats)
        self._keeps_before = False  # whether the state before the last answer is kept: whoever undoes may do so again
        self._spare: State | None = None  # that state, or one to be written over
        self._spare_place = -1  # how many lines counted in it; -1 if it is nothing to go back to
        self._spare_told: i64 = 0  # how many events there were by then
        self._undone: list[list[tuple[int, str]]] = []
        self._marks: list[Mark] = []
        self._replayed = 0
        self._scores_due = False  # whether the line with the final scores has yet to be written
        dice.learn(game.words)

    def ticket(self, seat: int) -> int:
        """A number that changes when the seat has a new question."""
        self._check_seat(seat)
        return self._tickets[seat]

    @property
    def events(self) -> list[Event]:
        """Everything that has happened, as an omniscient narrator tells it; `seen_by` is what a seat hears of it."""
        return self._journal.events

    # --- answers

    def play(self, seat: int, answer: Answer, chance: Iterable[str] | None = None) -> Events:
        """Answer for a seat, in words or by number; returns the resulting events. On an error nothing changes.

        `chance` are all random outcomes that follow, in words, where the caller decides about them.
        """
        action = self._kept_option(seat, answer)
        if action < 0:
            action = self._legal(seat, answer)
        journal = self._journal
        told = journal.told
        self._apply(seat, action, self.dice if chance is None else self.script(chance))
        self._scores_due = self._state.top < 0
        return Events(self.game.words, journal.log, told, journal.told)

    def preview(self, seat: int, answer: Answer) -> list[Event]:
        """The certain consequences of an answer as the seat would see them, up to the first chance or secret.

        It is played in an imagined world, so nothing of the true state can leak.
        """
        action = self._legal(seat, answer)
        world = self.game.imagine(self._state, seat, SeededDice(1))
        return self.game.foresee(world, seat, action, self.header.ask_all)

    def outcomes(self, seat: int, answer: Answer, chance: Iterable[str] = ()) -> "list[tuple[str, Fraction]]":
        """What chance can bring next after an answer and the outcomes given so far: words and exact probabilities.

        It is empty if nothing random follows: then `play(seat, answer, chance)` is one branch of the tree. The bags and
        decks are those of this very table, so a seat that may not see them asks a `fork`.
        """
        from posse.engine.chance import next_outcomes

        action = self._legal(seat, answer)
        return next_outcomes(self.game.words, chance, lambda dice: self._try(seat, action, dice))

    def _try(self, seat: int, action: int, dice: Dice) -> None:
        """Play an answer on a clone that is thrown away."""
        state = self._state.clone()
        log = Log(loud=False)
        self.game.steps[open_kind(state)].take(state, seat, action, dice, log)
        self.game.go_on(state, dice, log, self.header.ask_all)

    def _apply(self, seat: i64, action: i64, dice: Dice) -> None:
        """Play an answer; a failure changes nothing."""
        journal, noted = self._journal, self._noted
        journal.cut_back()
        noted.dice = dice
        state = self._copied_into_spare() if self._keeps_before else self._state
        step = self.game.steps[open_kind(state)]
        asked = open_mask(state)
        journal.note_answer(state, seat, action, step.turn)
        try:
            count = self._carry_out(state, step, seat, action, dice)
        except BaseException:
            dice.give_back(noted.size - journal.drawn)
            if not self._keeps_before:
                self._recover()
            raise
        if self._keeps_before:
            self._spare, self._spare_place, self._spare_told = self._state, journal.place, journal.told
        self._note(state, step.turn, seat, action, asked)
        self._become(state, count)
        if journal.place % SPACING == 0:
            self._mark()

    def _carry_out(self, state: State, step: Step[Any], seat: i64, action: i64, dice: Dice) -> i64:
        """Play an answer in this state, up to the next question; the number of its options, or -1 if not known."""
        log, noted = self._journal.log, self._noted
        step.take(state, seat, action, noted, log)
        count: i64 = -1
        if self.header.ask_all:
            self.game.go_on(state, noted, log, True)
        else:
            count = self.game.advance(state, noted, log, self._others_options)
        if dice is not self.dice:  # they are the outcomes of one line of a record
            check_all_read(dice)
        return count

    def _recover(self) -> None:
        """Go back to the last line that counts, after an answer that has failed half-way."""
        self._journal.cut_back()
        self._replay(self._live, len(self._live))

    def _copied_into_spare(self) -> State:
        """A copy of the state, in the place of one that is no longer needed."""
        spare = self._spare
        if spare is None:
            return self._state.clone()
        self._spare_place = -1
        spare.copy_from(self._state)
        return spare

    def _become(self, state: State, count: i64 = -1) -> None:
        """Go on from a state; its options lie in `_others_options`, if their number is known."""
        self._state = state
        self._count = count
        if count >= 0:
            kept = self._options
            self._options = self._others_options
            self._others_options = kept
            self._first = self.game.to_act(state)

    def _note(self, state: State, turn: i64, seat: i64, action: i64, asked: i64) -> None:
        """Write the answer down; seats that answered, are newly asked, or see another step open get a new ticket."""
        same = self._journal.is_same_question(state, turn)
        newly = open_mask(state) & ~asked
        tickets = self._tickets
        for other in range(i64(len(tickets))):
            if other == seat or not same or newly & bit(other):
                tickets[other] += 1
        self._journal.note_outcome(same and newly == 0)
        if self._undone:
            self._mark_redone(seat, self.game.words.phrases[action])

    def information_state(self, seat: int) -> str:
        """Everything that a seat has seen and answered, in order: the same in all games that it cannot tell apart."""
        self._check_seat(seat)
        lines, game = self._lines, self.game
        counted = [lines[START], *[lines[number] for number in self._live]]
        begun = {"game": game.name, "seats": self.seats, "options": self.options, "seat": seat}
        first = {**begun, "view": game.view(self._marks[0].state, seat)}
        now = {"view": self.view(seat), "question": self.question, "asked": self.asked, "choices": self.choices(seat)}
        return recalled(seat, first, counted, self.events, now)

    def _mark(self) -> None:
        """Keep the state, to go back to it."""
        mark = Mark(self._journal.place, self._state.clone(), self._journal.told)
        self._marks = added(self._marks, mark)

    # --- the record

    @property
    def _lines(self) -> list[Line]:
        """Every line so far, made now if it was not read before."""
        lines = self._journal.lines
        if self._scores_due:
            self._scores_due = False
            lines.append(self._final_scores())
        return lines

    @property
    def _live(self) -> list[int]:
        """The numbers of the answers and imaginings that no undo has struck."""
        self._lines  # noqa: B018  (an answer has a number as soon as it is a line)
        return self._journal.live

    def _final_scores(self) -> Line:
        return Line("scores", words=" ".join(str(score) for score in self.scores), chance=[])

    @property
    def lines(self) -> list[str]:
        """The lines after the header, `start` first; an undo refers to them by index."""
        return [str(line) for line in self._lines]

    def lines_since(self, count: int) -> list[str]:
        """The lines from an index on: those a store does not have yet."""
        return [str(line) for line in self._lines[count:]]

    def record(self) -> str:
        """The record as text: everything needed to replay the match."""
        return "".join(line + "\n" for line in [*self.header.lines(), *self.lines, *self._ending()])

    def _ending(self) -> list[str]:
        """What a finished record reveals about its luck."""
        pledge = self.header.pledge
        return [] if pledge is None else pledge.ending([len(line.chance) for line in self._lines])

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
            self._apply(line.seat, self._legal(line.seat, line.words), self.script(line.chance))
        elif line.kind == "undo":
            self._strike(line)
        elif line.kind == "imagine":
            self._imagine(line.seat, self.script(line.chance))
        elif line.kind == "start":
            raise NotAWord("not-a-word", given="start", allowed=[])
        elif not self.over or self._lines[-1].kind == "scores" or line.words != self._final_scores().words:
            raise NotAllowed("wrong-scores", given=line.words, allowed=self._final_scores().words)
        else:
            self._lines.append(line)

    def script(self, chance: Iterable[str]) -> ScriptedDice:
        dice = ScriptedDice(chance)
        dice.learn(self.game.words)
        return dice

    # --- undo, redo, fork

    def undo(self, seat: int, consent: bool = False) -> None:
        """Undo the seat's last line and everything after it; where others would notice, only with their consent."""
        self._check_seat(seat)
        number = self._last_line_of(seat)
        if consent:
            line = Line("undo", chance=[], first=number, last=len(self._lines) - 1)
        elif is_free(self.game, self._lines, number):
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
        return consent or is_free(self.game, self._lines, number)

    def can_redo(self, seat: int) -> bool:
        """Whether the last undo concerned only this seat; False in a secret step, where it would reveal who undid."""
        if not self._undone or (not self.over and self.game.step(self._state).secret):
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

    def _mark_redone(self, seat: int, words: str) -> None:
        """An answer equal to the next undone one keeps the rest available to redo; any other clears it."""
        if self._undone[-1][0] == (seat, words):
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
        unseen = is_in_open_secret(self.game, lines, undo.first)
        if after < len(self._live) and not unseen:
            raise CannotUndo("undo-between", line=undo.first, last=undo.last)
        before = self._state
        self._go_back(kept, after)
        for seat in range(self.seats):
            if any(line.seat == seat for line in struck) or not (
                unseen or looks_the_same(self.game, before, self._state, seat)
            ):
                self._tickets[seat] += 1
        for line in struck:
            line.struck_by = len(lines)
        self._undone.append([(line.seat, line.words) for line in struck if line.is_answer])
        lines.append(undo)

    def _go_back(self, kept: int, after: int) -> None:
        """Leave out the lines that count from place `kept` up to `after`; on an error nothing changes.

        From then on the state before each answer is kept, so that undoing one answer after another replays nothing.
        """
        live = self._live
        self._replayed += self._replay([*live[:kept], *live[after:]], kept)
        self._keeps_before = True

    def _replay(self, live: list[int], kept: int) -> int:
        """Go back to where only these lines count; returns how many were played again.

        Those are only what lies between the nearest kept state and `kept`, and what comes after it.
        """
        twin = self._twin_at(kept)
        again = live[twin._journal.place :]
        for number in again:
            twin._follow_line(self._lines[number])
        self._journal.go_back(twin._journal, live)
        self._marks = twin._marks
        self._spare, self._spare_place = None, -1
        self._become(twin._state)
        return len(again)

    def _twin_at(self, place: int) -> "Match":
        """A match without a record at the last state that is kept with at most so many lines that count."""
        marks = up_to(self._marks, place)
        twin = self._twin_without_record()
        twin._marks = marks
        spare = self._spare
        if spare is not None and marks[-1].place < self._spare_place <= place:
            twin._state = spare.clone()
            twin._journal = self._journal.without_lines(self._spare_place, self._spare_told, twin._noted)
        else:
            twin._state = marks[-1].state.clone()
            twin._journal = self._journal.without_lines(marks[-1].place, marks[-1].events, twin._noted)
        return twin

    def _twin_without_record(self) -> "Match":
        """A match that cannot recover by replaying its lines, so it keeps the state before each answer."""
        twin = Match(self.game, self.header, self.dice)
        twin._keeps_before = True
        return twin

    def retraced(self, number: int) -> list[tuple[Any, list[Event]]]:
        """The state after the start or a line that counts, and after each later one, with the events of each."""
        live = self._live
        place = bisect_left(live, number)
        twin = self._twin_at(place)
        found: list[tuple[Any, list[Event]]] = []
        if number == START:
            found.append((twin._state.clone(), list(twin.events)))
        for index in range(twin._journal.place, len(live)):
            before = len(twin.events)
            twin._follow_line(self._lines[live[index]])
            if index >= place:
                found.append((twin._state.clone(), twin.events[before:]))
        return found

    def resumed(self, state: Any, lines: Iterable[str]) -> "Match":
        """A match without a record: from a state that this one was in before, after further lines."""
        twin = self._twin_without_record()
        twin._become(state.clone())
        twin._mark()
        twin.follow(lines)
        return twin

    @property
    def replayed(self) -> int:
        """How many lines all undos together have played again: what they cost."""
        return self._replayed

    def fork(self, seat: int | None, seed: SupportsIndex = 0, dice: Dice | None = None) -> "Match":
        """A new match from here in which everything the seat (None: a spectator) cannot know is sampled."""
        if seat is not None:
            self._check_seat(seat)
        twin = self._twin(dice or SeededDice(seed))
        twin.header = self.header.unpledged()
        twin._imagine(-1 if seat is None else seat, twin.dice)
        return twin

    def _twin(self, dice: Dice) -> "Match":
        """A copy of the match, with these dice for the future."""
        twin = Match(self.game, self.header, dice)
        self._lines  # noqa: B018  (the final scores are copied, too)
        twin._journal = self._journal.copy(twin._noted)
        twin._become(self._state.clone())
        twin._tickets, twin._marks, twin._replayed = self._tickets[:], list(self._marks), self._replayed
        return twin

    def __copy__(self) -> "Match":
        """An independent match that continues from here; it shares only the dice."""
        return self._twin(self.dice)

    def __deepcopy__(self, memo: dict[int, Any]) -> "Match":
        """The same with dice of its own: both continue with the same luck."""
        from copy import deepcopy

        return self._twin(deepcopy(self.dice, memo))

    def __reduce__(self) -> tuple[Any, ...]:
        from posse.engine.opening import load_game

        return load_game, (self.game, self.record(), self.dice)

    def __eq__(self, other: object) -> bool:
        """Whether the same has happened in both, with the same questions open."""
        return isinstance(other, Match) and self.record() == other.record()

    def __hash__(self) -> int:
        """By value, so it changes with every answer: keep a copy as a key."""
        return hash(self.record())

    def _imagine(self, seat: int, dice: Dice) -> None:
        """Sample anew what a seat or a spectator (-1) cannot know."""
        if not -1 <= seat < self.seats:
            raise NotYourTurn("no-such-seat", given=str(seat), seats=self.seats)
        self._lines  # noqa: B018  (so that the random outcomes from here on are those of this line)
        self._journal.cut_back()
        self._noted.dice = dice
        state = self.game.imagine(self._state, seat, self._noted)
        if dice is not self.dice:
            check_all_read(dice)
        self._become(state)
        for other in range(i64(self.header.seats)):
            self._tickets[other] += 1
        self._journal.append_live(Line("imagine", seat=seat, chance=self._journal.chance_of_line()))
        self._mark()

    # --- the beginning

    def begin(self, dice: Dice) -> None:
        """Set up the game or the scene, and advance to the first question."""
        self._noted.dice = dice
        noted, log, header = self._noted, self._journal.log, self.header
        if header.scene is None:
            state = self.game.set_up(header.seats, header.options, noted, log)
            self.game.go_on(state, noted, log, header.ask_all)
        else:
            state = begun_scene(self.game, header, noted, log)
        self._become(state)
        self._journal.begun()
        self._mark()
        for seat in self.asked:
            self._tickets[seat] += 1
