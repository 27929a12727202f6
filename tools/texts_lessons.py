"""Check that every sentence of the lessons is there in every language, with the arguments that the lesson gives it.

The lessons determine which messages there are and what they can name. A number typed into a sentence is refused,
since it would not follow the scene.
"""

import re
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser, ast, visitor

from posse.games import GAMES
from posse.learning import Lesson, lessons_of
from posse.texts import LANGUAGES, LESSONS
from tools.messages import Message, Messages, Needed, forms_of, loose_ends, read, unmet
from tools.texts_cli import COMMON, Rooms

SOURCE = Path("src/posse")
DIGIT = re.compile(r"\d")
ELSE = "else"
ENDINGS = ("won", "lost")  # of a real game


def path_of(game: str, lang: str) -> Path:
    return SOURCE / "games" / game / "text" / LESSONS / f"{lang}.ftl"


class Texts(visitor.Visitor):
    """Collects the plain texts of a message."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 the parser's name
        self.found.append(node.value)


def typed_numbers(path: Path) -> Iterator[str]:
    """Messages with a number in their text."""
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        texts = Texts()
        texts.visit(entry)
        if isinstance(entry, ast.Message) and any(DIGIT.search(text) for text in texts.found):
            yield f"{path}: {entry.id.name} has a number that is no argument"


def needed_in(lesson: Lesson, forms: dict[str, set[str]]) -> Iterator[Needed]:
    """The messages of a lesson, and the variables that each can name."""
    yield Needed(lesson.title, frozenset())
    for place, step in enumerate(lesson.steps):
        variables = frozenset(one for name, told in step.facts.items() for one in variables_of(name, told, forms))
        yield Needed(lesson.text(place), variables)
        endings = ENDINGS if step.play else () if step.free or lesson.flows(place) else ("then",)
        yield from (Needed(lesson.text(place, name), variables) for name in endings)
        yield from (Needed(lesson.text(place, name), variables) for name in step.replies)


def possible_in(lesson: Lesson, forms: dict[str, set[str]]) -> Iterator[Needed]:
    """Comments on answers that have none of their own; a test reaches those that are wanted."""
    for place, step in enumerate(lesson.steps):
        if step.free:
            variables = frozenset(one for name, told in step.facts.items() for one in variables_of(name, told, forms))
            yield Needed(lesson.text(place, ELSE), variables)


def variables_of(name: str, told: str, forms: dict[str, set[str]]) -> set[str]:
    """The variables of a fact: a word has those of its forms, too."""
    nouns = told.partition(": ")[0] if ": " in told else ""
    return {name, f"{name}_key", *(f"{name}_{form}" for form in forms.get(nouns, ()))}


def arguments(message: Message, facts: set[str]) -> set[str]:
    """The facts that a message names, in whichever form."""
    return {fact for fact in facts for one in message.variables if one == fact or one.startswith(f"{fact}_")}


def read_spoken(path: Path) -> tuple[Messages, list[str]]:
    """The messages of a file, and its problems: numbers that are typed into sentences are some, too."""
    own, problems = read(path)
    return own, [*problems, *(typed_numbers(path) if path.is_file() else ())]


class LessonCheck:
    """Compare the sentences of the lessons with the lessons; `told` are the messages of the table and the games."""

    def __init__(self, told: Rooms) -> None:
        self.told = told
        self.problems: list[str] = []

    def run(self) -> None:
        for game in GAMES:
            if lessons_of(game):
                files = {lang: self._read(game, lang) for lang in LANGUAGES}
                for lang, own in files.items():
                    self._check(game, lang, own, files["en"])

    def _read(self, game: str, lang: str) -> Messages:
        own, problems = read_spoken(path_of(game, lang))
        self.problems += problems
        return own

    def _check(self, game: str, lang: str, own: Messages, english: Messages) -> None:
        where = f"lessons {game} {lang}"
        known = self.told[COMMON, lang] | self.told[game, lang]
        forms = forms_of(known)
        lessons = lessons_of(game)
        needed = [one for lesson in lessons for one in needed_in(lesson, forms)]
        possible = [one for lesson in lessons for one in possible_in(lesson, forms) if one.key in own]
        keys = {one.key for one in [*needed, *possible]}
        facts = {name for lesson in lessons for step in lesson.steps for name in step.facts}
        self.problems += unmet(where, own, [*needed, *possible])
        self.problems += [f"{where}: {key} belongs to no lesson" for key in sorted(own.keys() - keys)]
        self.problems += [f"{where}: {key} is missing" for key in sorted((english.keys() & keys) - own.keys())]
        self.problems += loose_ends(where, own, own | known)
        for key in sorted(own.keys() & english.keys()):
            if arguments(own[key], facts) != arguments(english[key], facts):
                self.problems.append(f"{where}: {key} does not name the same facts as in English")
