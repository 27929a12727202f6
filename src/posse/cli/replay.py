"""`posse replay`: a recorded game, line by line, forward and back."""

from argparse import Namespace
from pathlib import Path
from typing import Any

from rich.text import Text

import posse
from posse.cli.colours import FAINT, STRONG, colour, mark
from posse.cli.draw import draw
from posse.cli.picture import Position
from posse.cli.reports import file_of
from posse.cli.save import read_seating
from posse.cli.score import result_lines
from posse.cli.screen import Screen
from posse.cli.trouble import Trouble, read_text
from posse.engine.record import read_line
from posse.texts import Texts, terminal_texts

KEYS = {"right": "n", "left": "p", "down": "n", "up": "p", "home": "home", "end": "end", "n": "n", "p": "p", "q": "q"}
MOST_NEWS = 12


def replay(arguments: Namespace, language: str) -> int:
    """Show a record, up to the first line that cannot be followed."""
    path = file_of(arguments)
    match, trouble = _load(path)
    words = terminal_texts(language, match.game.name)
    screen = Screen(words, arguments.stdin)
    if trouble is not None:
        screen.bad(words.error(trouble))
    seating = read_seating(path, match.seats)
    told = match.header.names
    usual = [told.get(seat) or words.say("seat-name", number=seat + 1) for seat in range(match.seats)]
    names = seating.names if seating else usual
    given = (arguments.names or [])[: match.seats]
    Replay(match, [*given, *names[len(given) :]], screen).run()
    return 0


def _load(path: Path) -> tuple[posse.Match, posse.BadRecord | None]:
    try:
        return posse.load(read_text(path)), None
    except posse.BadRecord as error:
        if error.match is None:
            raise
        return error.match, error


class Replay:
    """A position in a record, and the match as it stood there."""

    def __init__(self, match: posse.Match, names: list[str], screen: Screen) -> None:
        self.names = names
        self.screen = screen
        self.texts: Texts = screen.texts
        self.head = match.header.lines()
        self.lines = match.lines
        self.is_finished = match.over
        self.place = 0
        self.match = self._at(0)
        self.news: list[str] = []

    def _at(self, place: int) -> posse.Match:
        """The match after this many lines beyond the start."""
        return posse.load("".join(f"{line}\n" for line in [*self.head, *self.lines[: place + 1]]))

    def run(self) -> None:
        """Read keys or lines until the reader quits."""
        keys = self._keys()
        self.show()
        while True:
            try:
                typed = self.screen.ask(self.texts.say("cli-replay-prompt") + " ", None, keys)
            except EOFError:
                return
            if typed.casefold() in ("q", "quit"):
                return
            self._obey(typed.casefold())

    def _keys(self) -> Any:
        if not self.screen.is_live:
            return None
        from posse.cli.prompt import answering_keys

        return answering_keys(KEYS)

    def _obey(self, typed: str) -> None:
        try:
            self.go(self._target(typed))
            self.show()
        except Trouble as trouble:
            self.screen.bad(self.texts.say(trouble.key, **trouble.facts))

    def _target(self, typed: str) -> int:
        """The place that was typed: n, p, home, end, g 12 or 12."""
        last = len(self.lines) - 1
        steps = {"": self.place + 1, "n": self.place + 1, "p": self.place - 1, "home": 0, "end": last}
        number = typed.removeprefix("g").strip()
        if typed in steps:
            return min(max(steps[typed], 0), last)
        if number.isdecimal() and len(number) < 9 and int(number) <= last:
            return int(number)
        raise Trouble("cli-error-replay", typed=typed, last=last)

    def go(self, place: int) -> None:
        """Go forward by following lines, back by replaying from the start."""
        if place < self.place:
            self.match = self._at(max(place - 1, 0))
            self.place = max(place - 1, 0)
        self.match.follow(self.lines[self.place + 1 : place])
        before = len(self.match.events)
        self.match.follow(self.lines[max(self.place + 1, place) : place + 1])
        self.news = self._sentences(self.match.events[before:])
        self.place = place

    def _sentences(self, events: list[posse.Event]) -> list[str]:
        """Events in words; in a finished game nothing is secret any more."""
        seen = events if self.is_finished else [shown for event in events if (shown := event.seen_by(None))]
        return [self.texts.event(event, self.names) for event in seen]

    def show(self) -> None:
        """Show the board, the line in words, and what followed from it."""
        self.screen.clear()
        position = Position(self.match.view(None), self.names, self.texts, self.match.asked, width=self.screen.width)
        self.screen.lines(draw(self.match.game.name, position).lines)
        self.screen.line(self._headline())
        hidden = len(self.news) - MOST_NEWS
        if self.screen.is_live and hidden > 0:
            self.screen.hint("cli-earlier", count=hidden)
        shown = self.news[max(0, hidden) :] if self.screen.is_live else self.news
        self.screen.lines(Text(f"  {sentence}") for sentence in shown)
        if self.match.over:
            self.screen.lines(result_lines(self.match, self.names, self.texts))

    def _headline(self) -> Text:
        """The number of the line, who answered, and what."""
        line = read_line(self.lines[self.place], self.place)
        where = self.texts.say("cli-replay-line", line=self.place, last=len(self.lines) - 1)
        text = Text().append(f"{where}  ", FAINT)
        if line.is_answer:
            text.append(f"{mark(line.seat)} {self.names[line.seat]}: ", colour(line.seat))
            return text.append(self.texts.choice(line.words, self.names), STRONG)
        if line.kind == "undo":
            return text.append(self.texts.say("cli-replay-undo", first=line.first, last=line.last), STRONG)
        return text.append(self.texts.say(f"cli-replay-{line.kind}"), STRONG)
