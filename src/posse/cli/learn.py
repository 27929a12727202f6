"""`posse learn`: the lessons of a game, listed or played in the terminal."""

from argparse import Namespace
from collections.abc import Callable

from rich.text import Text

from posse import PosseError
from posse.bots import BOT_NAMES, Company
from posse.cli.choices import Choices, listing, simple
from posse.cli.colours import FAINT, LEGAL, STRONG
from posse.cli.draw import draw
from posse.cli.picture import Position
from posse.cli.reports import game_texts
from posse.cli.rules import show_rules
from posse.cli.score import score_lines
from posse.cli.screen import Screen
from posse.cli.trouble import Quit, Trouble
from posse.learning import NEXT, Course, Lesson, lesson_of, lessons_of
from posse.texts import lesson_texts

COMMANDS = ("show", "undo", "rules", "board", "help", "quit")


def learn(arguments: Namespace, language: str) -> int:
    """List the lessons of a game, or play one and those after it."""
    game_texts(arguments, language)
    texts = lesson_texts(language, arguments.game)
    screen = Screen(texts, arguments.stdin)
    if arguments.lesson is None:
        list_lessons(screen, arguments.game)
        return 0
    lesson: Lesson | None = lesson_of(arguments.game, arguments.lesson)
    try:
        while lesson is not None:
            Learning(lesson, screen).run()
            lesson = _next_wanted(lesson, screen)
    except Quit:
        pass
    return 0


def list_lessons(screen: Screen, game: str) -> None:
    """Each lesson with the name by which it is called."""
    lessons = lessons_of(game)
    width = max((len(lesson.id) for lesson in lessons), default=0) + 2
    for lesson in lessons:
        screen.line(Text().append(f"{lesson.id:<{width}}", STRONG).append(screen.texts.say(lesson.title)))
    screen.hint("cli-learn-how" if lessons else "cli-learn-none", game=game)


def _next_wanted(lesson: Lesson, screen: Screen) -> Lesson | None:
    """The lesson after this one, if there is one and the reader wants it."""
    lessons = lessons_of(lesson.game)
    after = lessons[lessons.index(lesson) + 1 :]
    if after and screen.agrees("cli-learn-next", title=screen.texts.say(after[0].title)):
        return after[0]
    return None


class Learning:
    """The dialogue of one lesson: every line is an answer, a command, or the wish to go on."""

    def __init__(self, lesson: Lesson, screen: Screen) -> None:
        self.lesson = lesson
        self.screen = screen
        self.texts = screen.texts
        self.answers: list[str] = []
        self.course = Course(lesson, (), Company)
        self.names = {self.texts.say(f"cli-command-{command}"): command for command in COMMANDS}
        self.names |= {command: command for command in COMMANDS} | {"?": "help"}

    def run(self) -> None:
        """Show the table and what is said, and read lines until the lesson is over."""
        self.show_page()
        while self.course.mood != "over":
            typed = self.screen.ask("> ", self.suggest)
            if typed or self.course.mood != "asked":
                self.obey(typed)

    def obey(self, typed: str) -> None:
        """Carry out one line; if it is wrong, say why in one line and change nothing."""
        first, _, rest = typed.partition(" ")
        command = {simple(name): one for name, one in self.names.items()}.get(simple(first), "")
        try:
            if command:
                self._commands()[command](rest.strip())
            elif self.course.mood == "astray":
                self.undo("")
            else:
                self.give(NEXT if self.course.mood == "done" else self.choices().find(typed))
        except Trouble as trouble:
            self.screen.bad(self.texts.say(trouble.key, **trouble.facts))
        except PosseError as error:
            self.screen.bad(self.texts.error(error, self.players()))

    def give(self, words: str) -> None:
        """Add an answer, and show what it led to."""
        self.course = Course(self.lesson, [*self.answers, words], Company)
        self.answers.append(words)
        self.show_page()

    # --- the page

    def show_page(self) -> None:
        """The board, what happened, what the lesson says, and what can be answered."""
        course = self.course
        picture = draw(self.lesson.game, self.position())
        self.screen.clear()
        self.screen.lines(picture.lines)
        self.screen.lines(Text(f"  {sentence}", FAINT) for sentence in self.news())
        self.screen.line(self._heading())
        said = course.reply or course.text
        self.screen.line(Text(self.texts.told(said.key, said.facts, self.players()), STRONG))
        self.screen.lines(Text(sentence) for sentence in self.advice())
        if course.step.play and course.match.over:
            self.screen.lines(score_lines(course.match, self.players(), self.texts, self.screen.width))
        if course.mood == "asked":
            self.screen.lines(listing(self.choices(), picture, self.texts, self.screen.width))
        elif course.mood != "over":
            self.screen.hint("cli-learn-again" if course.mood == "astray" else "cli-go-on")

    def _heading(self) -> Text:
        step = self.texts.say("cli-learn-step", step=self.course.place + 1, steps=len(self.lesson.steps))
        heading = Text().append(self.texts.say(self.lesson.title), LEGAL).append(f"  {step}", FAINT)
        return heading.append(f"  {self.lesson.rule_of(self.course.place)}", FAINT)

    def position(self) -> Position:
        match = self.course.match
        return Position(
            self.course.view,
            self.players(),
            self.texts,
            match.asked,
            self.course.choices,
            match.question,
            self.screen.width,
        )

    def players(self) -> list[str]:
        """The learner and the bots at the table."""
        return [self.texts.say("cli-learn-you"), *BOT_NAMES[: self.course.match.seats - 1]]

    def news(self) -> list[str]:
        """What the last answer led to, as the learner sees it."""
        seen = [shown for event in self.course.events if (shown := event.seen_by(0))]
        return [self.texts.event(event, self.players()) for event in seen]

    def advice(self) -> list[str]:
        """What the coach adds, where it has words for it."""
        said = [one for one in self.course.advice if self.texts.has(one.key)]
        return [self.texts.told(one.key, one.facts, self.players()) for one in said]

    def choices(self) -> Choices:
        phrases = self.course.choices
        return Choices(phrases, [self.texts.choice(phrase, self.players()) for phrase in phrases])

    def suggest(self, typed: str) -> list[tuple[str, str]]:
        """The tab completions."""
        return self.choices().completions(typed, list(self.names))

    # --- commands

    def _commands(self) -> dict[str, Callable[[str], None]]:
        return {
            "show": self.show,
            "undo": self.undo,
            "rules": self.rules,
            "board": self.board,
            "help": self.help,
            "quit": self.quit,
        }

    def show(self, _: str) -> None:
        """Give the answer that leads on."""
        if self.course.shown is None:
            raise Trouble("cli-error-nothing-to-show")
        self.give(self.course.shown)

    def undo(self, _: str) -> None:
        """Take back the last answer, with the step that was begun after it."""
        given = [place for place, words in enumerate(self.answers) if words != NEXT]
        if not given:
            raise Trouble("cli-error-nothing-to-undo")
        self.answers = self.answers[: given[-1]]
        self.course = Course(self.lesson, self.answers, Company)
        self.show_page()

    def rules(self, wanted: str) -> None:
        """Show the rule of the step, or whatever is asked for."""
        show_rules(self.screen, self.texts, wanted or self.lesson.rule_of(self.course.place))

    def board(self, _: str) -> None:
        self.show_page()

    def help(self, _: str) -> None:
        """List what can be typed."""
        self.screen.say("cli-help-answers")
        width = max(len(self.texts.say(f"cli-command-{command}")) for command in COMMANDS) + 2
        for command in COMMANDS:
            line = Text().append(f"  {self.texts.say(f'cli-command-{command}'):<{width}}", STRONG)
            self.screen.line(line.append(self.texts.say(f"cli-help-{HELP.get(command, command)}")))

    def quit(self, _: str) -> None:
        raise Quit


# Commands that mean something else in a lesson than at a table.
HELP = {"undo": "undo-lesson", "rules": "rules-lesson", "quit": "quit-lesson"}
