"""A local table: a match, its people and bots, and its file."""

from posse import Event, Match
from posse.bots import Advice, Bot, Peek, make
from posse.cli.picture import Position
from posse.cli.save import Save, Seating
from posse.cli.trouble import Trouble
from posse.learning import Coach
from posse.texts import Texts

ADVISER = "level5"
RECENT = 8
"""How many events are shown when an old game is continued; those of the set-up are left out."""


class Table:
    """Plays answers, and stores them before they are shown."""

    def __init__(self, match: Match, seating: Seating, texts: Texts, save: Save | None, seed: int = 0) -> None:
        self.match = match
        self.seating = seating
        self.texts = texts
        self.save = save
        self.bots: dict[int, Bot] = {}
        self.answered: list[int] = []
        self.warnings: list[Trouble] = []
        self.drawing = match.game.name
        self._undone: list[int] = []
        self.coaches: dict[int, Coach] = {}
        self._read_to = [max(0, len(match.events) - (RECENT if len(match.lines) > 1 else 0))] * match.seats
        self._seed = seed
        self._seconds = 0.0
        self._advisers: dict[int, Bot] = {}

    @property
    def names(self) -> list[str]:
        return self.seating.names

    @property
    def game(self) -> str:
        return self.match.game.name

    def seat_bots(self, seconds: float) -> None:
        """Create the bots; none thinks longer than this about an answer."""
        self._seconds = seconds
        for seat, kind in enumerate(self.seating.bots):
            if kind:
                self.bots[seat] = self._bot(kind, seat)

    def _bot(self, kind: str, seat: int) -> Bot:
        return make(kind, self.game, self._seed * 31 + seat + 1, seconds=self._seconds)

    def call_coach(self) -> None:
        """Let every person have a coach from now on."""
        self.coaches = {seat: Coach(seat, self.texts.has) for seat in self.seating.people}

    # --- answers

    def play(self, seat: int, words: str) -> list[Event]:
        """The answer of a person."""
        before = len(self.match.events)
        events = list(self.match.play(seat, words))
        self._read_to[seat] = before
        self.answered.append(seat)
        self._undone.clear()
        self.keep()
        return events

    def play_bot(self, seat: int) -> list[Event]:
        """Let a bot answer."""
        action = self.bots[seat].decide(Peek(self.match, seat))
        events = list(self.match.play(seat, action))
        self.keep()
        return events

    def advised(self, seat: int) -> tuple[int, Advice | None]:
        """What the strongest level would answer for a seat, and what it thinks of the options."""
        if seat not in self._advisers:
            self._advisers[seat] = self._bot(ADVISER, seat)
        bot = self._advisers[seat]
        advice = bot.advice(Peek(self.match, seat))
        return (advice.opinions[0].action if advice else bot.decide(Peek(self.match, seat))), advice

    def keep(self) -> None:
        """Store what is new; where that fails the game goes on, and the reader is warned."""
        if self.save is None:
            return
        try:
            self.save.keep(self.match)
        except Trouble as trouble:
            self.save = None
            self.warnings += [trouble, Trouble("cli-error-not-saved")]

    def last_person(self, seat: int) -> int:
        """The person whose answer an undo would strike: the last one to answer, else the one who asks for the undo."""
        return self.answered[-1] if self.answered else seat

    def needs_consent(self, seat: int) -> bool:
        """Bots agree to everything; other people are asked if it is their answer or they have seen what followed."""
        person = self.last_person(seat)
        return len(self.seating.people) > 1 and (person != seat or not self.match.can_undo(person))

    def undo(self, seat: int) -> None:
        """Strike the last answer of a person, and whatever came since."""
        person = self.last_person(seat)
        self.match.undo(person, consent=not self.match.can_undo(person))
        self._undone.append(person)
        if self.answered:
            self.answered.pop()
        self._read_to = [len(self.match.events)] * self.match.seats
        self.keep()

    def redo(self) -> list[Event]:
        """Play again what was just struck."""
        before = len(self.match.events)
        events = self.match.redo()
        self.answered += [self._undone.pop()] if self._undone else []
        self._read_to = [min(place, before) for place in self._read_to]
        self.keep()
        return events

    # --- what a reader sees

    def sentences(self, events: list[Event], seat: int | None) -> list[str]:
        """Events in words, as a seat sees them."""
        seen = [shown for event in events if (shown := event.seen_by(seat))]
        return [self.texts.event(event, self.names) for event in seen]

    def news(self, seat: int) -> list[str]:
        """What has happened since the last turn of a seat, its own answer included."""
        return self.sentences(self._new_events(seat), seat)

    def advice(self, seat: int) -> list[str]:
        """What the coach of a seat has to say when it is asked; nothing without a coach."""
        if seat not in self.coaches:
            return []
        seen = [shown for event in self._new_events(seat) if (shown := event.seen_by(seat))]
        said = self.coaches[seat].advice(self.match, seen)
        return [self.texts.told(one.key, one.facts, self.names) for one in said]

    def _new_events(self, seat: int) -> list[Event]:
        return self.match.events[self._read_to[seat] :]

    def position(self, seat: int | None, width: int) -> Position:
        """The moment as a seat sees it."""
        choices = [] if seat is None else self.match.choices(seat)
        return Position(
            self.match.view(seat), self.names, self.texts, self.match.asked, choices, self.match.question, width
        )

    @property
    def has_secrets(self) -> bool:
        """Whether the page of a seat may show what not everybody may see."""
        return self.match.game.has_secrets(self.match.options)
