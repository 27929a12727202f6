"""One question to one person: the page, the prompt, and the commands that can be typed instead of an answer."""

from collections.abc import Callable

from rich.text import Text

from posse import NotAWord, PosseError
from posse.cli.choices import Choices, listing, simple
from posse.cli.colours import FAINT, STRONG, colour, mark
from posse.cli.draw import draw
from posse.cli.hints import hint_sentences
from posse.cli.picture import Picture
from posse.cli.rules import show_rules
from posse.cli.save import write_copy
from posse.cli.score import score_lines
from posse.cli.screen import Screen
from posse.cli.table import Table
from posse.cli.trouble import Quit, Trouble, path_of

COMMANDS = ["help", "undo", "redo", "preview", "hint", "rules", "log", "score", "board", "save", "quit"]
LEAST_NEWS = 3
AROUND = 3
"""The lines for the question, the heading of the news and the prompt."""


class Turn:
    """The dialogue with one seat until the position changes."""

    def __init__(self, table: Table, screen: Screen, seat: int) -> None:
        self.table = table
        self.screen = screen
        self.seat = seat
        self.texts = table.texts
        phrases = table.match.choices(seat)
        self.choices = Choices(phrases, [self.texts.choice(phrase, table.names) for phrase in phrases])
        self.names = {self.texts.say(f"cli-command-{command}"): command for command in COMMANDS}
        self.names |= {command: command for command in COMMANDS} | {"?": "help"}
        self.advice = table.advice(seat)
        self.is_over = False
        self.typed_ahead = ""

    def run(self) -> None:
        """Show the page and read lines until one is an answer, an undo or a redo."""
        self.show_page()
        while not self.is_over:
            typed = self.typed_ahead or self.screen.ask(self._prompt(), self.suggest)
            self.typed_ahead = ""
            if typed:
                self.obey(typed)

    def _prompt(self) -> str:
        return f"{mark(self.seat)} {self.table.names[self.seat]} > "

    def obey(self, typed: str) -> None:
        """Carry out one line; if it is wrong, say why in one line and change nothing."""
        try:
            command, rest = self._command(typed)
            if command:
                self._commands()[command](rest)
            else:
                self.table.play(self.seat, self._find(typed))
                self.is_over = True
        except Trouble as trouble:
            self.screen.bad(self.texts.say(trouble.key, **trouble.facts))
        except PosseError as error:
            self.screen.bad(self.texts.error(error, self.table.names))

    def _command(self, typed: str) -> tuple[str, str]:
        """The command in a line and its argument; a prefix is enough unless the line is also an answer."""
        first, _, rest = typed.partition(" ")
        word = simple(first)
        known = {simple(name): command for name, command in self.names.items()}
        if word in known:
            return known[word], rest.strip()
        begun = {command for name, command in known.items() if name.startswith(word)}
        if len(begun) == 1 and not first.isdecimal() and not self._is_answer(typed):
            return begun.pop(), rest.strip()
        return "", ""

    def _find(self, typed: str) -> str:
        """The answer that was typed; if it is one that is not legal now, the trouble says why."""
        try:
            return self.choices.find(typed)
        except Trouble:
            why = self._why_not(typed)
            if not why:
                raise
            raise Trouble("cli-why", why=why) from None

    def _why_not(self, typed: str) -> str:
        """Why an answer of this game is not legal now; empty if it is none."""
        try:
            obstacle = self.table.match.why_not(self.seat, typed.lower())
        except NotAWord:
            return ""
        return self.texts.obstacle(obstacle, self.table.names) if obstacle else ""

    def _is_answer(self, typed: str) -> bool:
        try:
            self.choices.find(typed)
        except Trouble as trouble:
            return trouble.key == "cli-error-unclear"
        return True

    def suggest(self, typed: str) -> list[tuple[str, str]]:
        """The tab completions."""
        return self.choices.completions(typed, list(self.names))

    # --- the page

    def show_page(self, paged: bool = True) -> None:
        """Show board, news, question and choices; news that does not fit gets a page of its own first."""
        news = self.table.news(self.seat)
        picture = draw(self.table.drawing, self.table.position(self.seat, self.screen.width))
        coach = self._coach()
        choices = self._listing(picture, len(news) + len(coach))
        room = max(LEAST_NEWS, self.screen.height - len(picture.lines) - len(choices) - len(coach) - AROUND)
        if self.screen.is_live and len(news) > room:
            room -= 1  # for the line that tells how much is left out
            if paged:
                self._page_news(news)
        self.screen.clear()
        self.screen.lines(picture.lines)
        self._show_news(news, room if self.screen.is_live else len(news))
        question = self.texts.question(self.table.match.question or {}, self.table.names)
        line = Text().append(f"{mark(self.seat)} ", colour(self.seat)).append(question, STRONG)
        self.screen.line(line)
        self.screen.lines(coach)
        self.screen.lines(choices)
        for trouble in self.table.warnings:
            self.screen.bad(self.texts.say(trouble.key, **trouble.facts))
        self.table.warnings.clear()

    def _coach(self) -> list[Text]:
        """What the coach says, in lines as wide as the screen."""
        said = [Text(self.texts.say("cli-coach", said=one), FAINT) for one in self.advice]
        lines = [line for one in said for line in one.wrap(self.screen.console, self.screen.width)]
        for line in lines:
            line.rstrip()
        return lines

    def _listing(self, picture: Picture, news: int) -> list[Text]:
        """The choices, with notes if there is room for them."""
        width = self.screen.width
        noted = listing(self.choices, picture, self.texts, width)
        fits = len(picture.lines) + len(noted) + news + AROUND <= self.screen.height
        if fits or not self.screen.is_live:
            return noted
        return listing(self.choices, picture, self.texts, width, notes=False)

    def _page_news(self, news: list[str]) -> None:
        """Show all news on a page of its own."""
        self.screen.clear()
        self._show_news(news, len(news))
        self.typed_ahead = self.screen.pause("cli-go-on")

    def _show_news(self, news: list[str], room: int) -> None:
        if not news:
            return
        self.screen.say("cli-news", style=FAINT)
        hidden = len(news) - room
        if hidden > 0:
            self.screen.say("cli-earlier", style=FAINT, count=hidden)
        self.screen.lines(Text(f"  {sentence}") for sentence in news[max(0, hidden) :])

    # --- commands

    def _commands(self) -> dict[str, Callable[[str], None]]:
        return {
            "help": self.help,
            "undo": self.undo,
            "redo": self.redo,
            "preview": self.preview,
            "hint": self.hint,
            "rules": self.rules,
            "log": self.log,
            "score": self.score,
            "board": self.board,
            "save": self.save,
            "quit": self.quit,
        }

    def help(self, _: str) -> None:
        """List what can be typed."""
        self.screen.say("cli-help-answers")
        width = max(len(self.texts.say(f"cli-command-{command}")) for command in COMMANDS) + 2
        for command in COMMANDS:
            line = Text().append(f"  {self.texts.say(f'cli-command-{command}'):<{width}}", STRONG)
            self.screen.line(line.append(self.texts.say(f"cli-help-{command}")))
        if self.texts.has("cli-help"):
            self.screen.say("cli-help", style=FAINT)

    def undo(self, _: str) -> None:
        """Take back the last answer of a person."""
        others = self.table.needs_consent(self.seat)
        if others and not self.screen.agrees("cli-ask-consent"):
            return
        self.table.undo(self.seat)
        self.is_over = True

    def redo(self, _: str) -> None:
        self.table.redo()
        self.is_over = True

    def preview(self, typed: str) -> None:
        """Tell what an answer is certain to bring."""
        phrase = self._find(typed)
        events = self.table.match.preview(self.seat, phrase)
        self.screen.say("cli-preview", style=FAINT, choice=self.texts.choice(phrase, self.table.names))
        sentences = [*self._meaning(phrase), *self.table.sentences(events, self.seat)]
        sentences = sentences or [self.texts.say("cli-preview-nothing")]
        self.screen.lines(Text(f"  {sentence}") for sentence in sentences)

    def hint(self, _: str) -> None:
        """Tell what the strongest bot would answer, and why."""
        with self.screen.thinking(self.texts.say("cli-hinting")):
            sentences = hint_sentences(self.table, self.seat)
        self.screen.lines(Text(f"  {sentence}") for sentence in sentences)

    def _meaning(self, phrase: str) -> list[str]:
        """The game's explanations of the things an answer names."""
        words = self.table.match.game.words
        lists = words.verb_of(words.action(phrase)).args.values()
        keys = [f"{nouns.name}-{word}-why" for nouns, word in zip(lists, phrase.split(" ")[1:], strict=True)]
        notes = draw(self.table.drawing, self.table.position(self.seat, self.screen.width)).notes
        meanings = [self.texts.say(key) for key in keys if self.texts.has(key)]
        return [*meanings, notes[phrase]] if phrase in notes else meanings

    def rules(self, wanted: str) -> None:
        show_rules(self.screen, self.texts, wanted)

    def log(self, _: str) -> None:
        """Print everything this seat has seen happen."""
        self.screen.lines(Text(sentence) for sentence in self.table.sentences(self.table.match.events, self.seat))

    def score(self, _: str) -> None:
        self.screen.lines(score_lines(self.table.match, self.table.names, self.texts, self.screen.width))

    def board(self, _: str) -> None:
        self.show_page(paged=False)

    def save(self, name: str) -> None:
        """Write a copy of the record, or say where the game is kept."""
        if name:
            write_copy(path_of(name), self.table.match)
            self.screen.say("cli-saved", file=name)
        elif self.table.save is not None:
            self.screen.say("cli-saved", file=str(self.table.save.path))
        else:
            raise Trouble("cli-error-not-saved")

    def quit(self, _: str) -> None:
        raise Quit
