"""The files of the lessons: what a lesson and its steps consist of, found by the names of the files."""

import tomllib
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Any, Final

from posse.engine.errors import BadTable
from posse.games import GAMES

GAMES_HOME: Final = Path(__file__).parent.parent / "games"
FOLDER: Final = "lessons"
LEARNER: Final = 0


@dataclass(frozen=True, kw_only=True)
class LessonStep:
    """One goal. Patterns are answers in words, in which a word can be `c4|d4` or `*`.

    `scene`: the table it begins on, else what the last step left.
    `way`: the patterns of the answers that lead to the goal, one after the other.
    `until`: facts such as `town.c4.owner == 0` that mean the goal is reached, whichever way.
    `free`: the learner decides: every answer counts and gets a comment.
    `replies`: the name of a sentence for each other answer that deserves its own, with its patterns.
    `others`: the answers of the other seats, such as `1 pass`, in their order.
    `dice`: the outcomes of chance; where the story has none, they are drawn with a fixed seed.
    `facts`: the arguments of the sentences, read from the view (see facts.py).
    `lit`: what is marked on the board, such as `parcel:c4`; without it, the next answer of the way.
    `play`: the level of the bots with which the learner plays the game to its end, without any way.
    `rule`: the rule to read, if it is not that of the lesson.
    """

    way: list[str] = field(default_factory=list)
    scene: dict[str, Any] | None = None
    until: list[str] = field(default_factory=list)
    free: bool = False
    replies: dict[str, list[str]] = field(default_factory=dict)
    others: list[str] = field(default_factory=list)
    dice: list[str] = field(default_factory=list)
    facts: dict[str, str] = field(default_factory=dict)
    lit: list[str] | None = None
    play: str = ""
    rule: str = ""


@dataclass(frozen=True)
class Lesson:
    """A lesson: its name in addresses and texts, the message that is its title, the rule to read, its steps."""

    game: str
    id: str
    title: str
    rule: str
    steps: tuple[LessonStep, ...]

    def text(self, place: int, name: str = "") -> str:
        """The message of a step, or of one of its replies."""
        return f"{self.title}-{place + 1}-{name}" if name else f"{self.title}-{place + 1}"

    def flows(self, place: int) -> bool:
        """Whether the next step begins at once on the same table, so that its sentence says what happened."""
        return place + 1 < len(self.steps) and self.steps[place + 1].scene is None

    def rule_of(self, place: int) -> str:
        return self.steps[place].rule or self.rule


def fits(pattern: str, answer: str) -> bool:
    """Whether an answer has as many words as the pattern, each one of those that the pattern allows there."""
    wanted, words = pattern.split(), answer.split()
    return len(wanted) == len(words) and all(
        any(fnmatchcase(word, one) for one in allowed.split("|")) for allowed, word in zip(wanted, words, strict=True)
    )


@cache
def lessons_of(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game in their order; none if it has no folder of lessons."""
    if game not in GAMES:
        raise BadTable("not-a-game", given=game, allowed=list(GAMES))
    return tuple(_read(game, path) for path in sorted((GAMES_HOME / game / FOLDER).glob("*.toml")))


def lesson_of(game: str, name: str) -> Lesson:
    """A lesson by its name; `BadTable` lists those that there are."""
    for lesson in lessons_of(game):
        if lesson.id == name:
            return lesson
    raise BadTable("not-a-lesson", given=name, allowed=[lesson.id for lesson in lessons_of(game)])


def _read(game: str, path: Path) -> Lesson:
    """The lesson of a file; a key that is none of ours is refused by the constructor of the step."""
    table = tomllib.loads(path.read_text(encoding="utf-8"))
    name = path.stem.partition("-")[2]
    steps = tuple(LessonStep(**_plain(step)) for step in table["steps"])
    return Lesson(game, name, f"lesson-{name}", table["rule"], steps)


def _plain(step: dict[str, Any]) -> dict[str, Any]:
    """A step whose replies are all lists of patterns, though a single pattern may be written as it is."""
    replies = {name: [given] if isinstance(given, str) else given for name, given in step.get("replies", {}).items()}
    return {**step, "replies": replies}
