"""Check that every text has a message in every language, with the variables it needs.

The words of the games, their options and the errors in the source determine which messages are required and which
variables they get; English determines the others. An unused message is only a warning.
"""

import re
import sys
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

from posse.bots import BOT_NAMES, BOTS
from posse.engine.game import Game
from posse.engine.step import Step
from posse.engine.words import Declared, Nouns, Numbers, SeatSets
from posse.games import GAMES
from posse.texts import LANGUAGES, TITLE, WHOLE
from tools.messages import (
    Messages,
    Needed,
    differences,
    forms_of,
    loose_ends,
    read,
    read_together,
    strange_variables,
    unmet,
)
from tools.spoken import Spoken, spoken_in
from tools.spoken_web import Browser
from tools.texts_cli import COMMON, Rooms, TerminalCheck, drawn_games
from tools.texts_cli import code_of as drawing_of
from tools.texts_coach import CoachCheck
from tools.texts_lessons import LessonCheck
from tools.texts_web import WebCheck

SOURCE = Path("src/posse")
RULES = Path("docs/rules")
FAULT = "scene-step-"  # prefix of the keys that `Step.fault` returns
RULE = re.compile(r"^- ([A-Z]+-\d+(?:\.\d+)?) ", re.MULTILINE)


# --- required messages


def questions(game: Game[Any]) -> list[Declared]:
    """The steps that ask a seat."""
    asking = [step for step in game.steps if type(step).options is not Step.options]
    return [game.kinds.declared[step.kind] for step in asking]


def lists_of(game: Game[Any]) -> list[Nouns]:
    """Every list of words that an answer, a question, an event, an obstacle or chance of the game can hold."""
    words = game.words
    declared = [*words.verbs, *words.events, *words.chances, *words.obstacles, *questions(game)]
    return list({nouns.name: nouns for one in declared for nouns in one.args.values()}.values())


def needed_nouns(game: Game[Any]) -> Iterator[Needed]:
    """A text for the name of every list, and for its words: one for all composite words, else one each."""
    for nouns in lists_of(game):
        yield Needed(f"noun-{nouns.name}", frozenset())
        if nouns.parts:
            yield Needed(nouns.name, frozenset(nouns.parts))
        for word in nouns.words:
            if not is_made_of_parts(nouns, word) and not WHOLE.fullmatch(word):
                yield Needed(f"{nouns.name}-{word}", frozenset())


def is_made_of_parts(nouns: Nouns, word: str) -> bool:
    """Whether a word is composite, having the length of its parts together; longer ones have their own texts."""
    return bool(nouns.parts) and len(word) == sum(nouns.parts.values())


def needed_options(game: Game[Any]) -> Iterator[Needed]:
    """A label and an explanation for every option, and a label for every value that is a word."""
    for option in game.options.values():
        keys = [f"option-{option.name}", f"option-{option.name}-why"]
        keys += [f"option-{option.name}-{value}" for value in option.values if not WHOLE.fullmatch(value)]
        yield from (Needed(key, frozenset()) for key in keys)


def needed_sentences(game: Game[Any], forms: dict[str, set[str]]) -> Iterator[Needed]:
    """A sentence for every answer, question, event and obstacle, for events with hidden arguments, and for a tie."""
    for verb in game.words.verbs:
        yield Needed(f"verb-{verb.name}", variables_of(verb, forms))
    for step in questions(game):
        yield Needed(f"ask-{step.name}", variables_of(step, forms))
    for event in game.words.events:
        yield Needed(f"event-{event.name}", variables_of(event, forms))
        if event.secret:
            shown = list(event.args.items())[: -event.secret]
            yield Needed(f"event-{event.name}-hidden", variables_of(Declared(event.name, dict(shown)), forms))
    for obstacle in game.words.obstacles:
        yield Needed(f"why-{obstacle.name}", variables_of(obstacle, forms))
    yield Needed("tie", frozenset({"points", "seats"}))


def needed_plans(game: Game[Any]) -> Iterator[Needed]:
    """What each plan is, what ends it, and why it was stopped early, if it can be."""
    for plan in game.plans.values():
        ends = ["", "-until", *(["-disturbed"] if plan.can_be_disturbed else [])]
        yield from (Needed(f"plan-{plan.name}{end}", frozenset()) for end in ends)


def variables_of(declared: Declared, forms: dict[str, set[str]]) -> frozenset[str]:
    """The variables of a sentence about these arguments."""
    found: set[str] = set()
    for name, nouns in declared.args.items():
        found |= {name, f"{name}_key"}
        if not isinstance(nouns, Numbers | SeatSets):
            found |= {f"{name}_{form}" for form in forms.get(nouns.name, ())}
    return frozenset(found)


def needed_everywhere() -> Iterator[Needed]:
    """The messages common to all games."""
    keys = [f"language-{lang}" for lang in LANGUAGES] + ["nothing", "nobody", "error-allowed", "quoted", "list-more"]
    keys += [f"game-{game}{end}" for game in GAMES for end in ("", "-why", "-by")]
    keys += [key for bot in BOTS for key in (f"bot-{bot}", f"bot-{bot}-why")]
    keys += [f"character-{name.lower()}" for name in BOT_NAMES]
    yield from (Needed(key, None) for key in keys)
    yield Needed("seat-name", frozenset({"number"}))


def rule_problems(game: str) -> list[str]:
    """Rules of the page without a summary, and summaries without a rule."""
    page = RULES / f"{game}.md"
    numbered = {f"rule-{name.replace('.', '-')}" for name in RULE.findall(page.read_text(encoding="utf-8"))}
    found: list[str] = []
    english, _ = read(rules_path(game, "en"))
    for lang in LANGUAGES:
        path = rules_path(game, lang)
        messages, problems = read(path)
        summaries = {key for key in messages if key.startswith("rule-")}
        chapters = {key for key in messages if key.startswith("chapter-")}
        wanted = {f"chapter-{key.split('-')[2]}" for key in numbered if key.count("-") == 3}
        found += problems
        found += [f"{path}: {key} is missing" for key in sorted((numbered - summaries) | (wanted - chapters))]
        found += [f"{path}: {key} is missing, or only here" for key in sorted(in_short(messages) ^ in_short(english))]
        found += [f"{path}: {key} is not a rule of {page}" for key in sorted(summaries - numbered)]
    return found


def rules_path(game: str, lang: str) -> Path:
    return SOURCE / "games" / game / "text" / "rules" / f"{lang}.ftl"


def in_short(messages: Messages) -> set[str]:
    """What a page of rules begins with: the goal, and a turn in a few lines."""
    return {key for key in messages if key == "goal" or key.startswith("turn-")}


class Check:
    """Compare all messages of the table and the games with what is needed."""

    def __init__(self) -> None:
        self.problems: list[str] = []
        self.used: set[str] = set()
        self.files: Rooms = {}
        for lang in LANGUAGES:
            titles = [SOURCE / "games" / game / "text" / TITLE / f"{lang}.ftl" for game in GAMES]
            self._read(COMMON, lang, [SOURCE / "text" / f"{lang}.ftl", *titles])
            for game in GAMES:
                self._read(game, lang, [SOURCE / "games" / game / "text" / f"{lang}.ftl"])

    def _read(self, room: str, lang: str, paths: list[Path]) -> None:
        self.files[room, lang], problems = read_together(paths)
        self.problems += problems

    def run(self) -> None:
        for lang in LANGUAGES:
            common = self.files[COMMON, lang]
            self._check(COMMON, lang, common, list(needed_everywhere()))
            for name, game in GAMES.items():
                both = common | self.files[name, lang]
                sentences = needed_sentences(game, forms_of(both))
                self._check(
                    name, lang, both, [*sentences, *needed_nouns(game), *needed_options(game), *needed_plans(game)]
                )

    def _check(self, room: str, lang: str, messages: Messages, needed: list[Needed]) -> None:
        where = f"{room or 'common'} {lang}"
        own, english = self.files[room, lang], self.files[room, "en"]
        known = {one.key for one in needed if one.variables is not None}
        self.problems += unmet(where, messages, needed)
        self.problems += differences(where, own, english)
        self.problems += strange_variables(where, own, english, known)
        self.problems += loose_ends(where, own, messages)
        if room != COMMON:
            shared = sorted(own.keys() & self.files[COMMON, lang].keys())
            self.problems += [f"{where}: {key} is a common message too" for key in shared]
        self.used |= {one.key for one in needed}


def unspoken(spoken: Spoken, rooms: Rooms) -> Iterator[str]:
    """Messages named in the source that do not exist, or that lack a variable."""
    errors = [Needed(f"error-{key}", facts) for key, facts in errors_in(spoken).items()]
    said = [Needed(key, variables) for key, variables in spoken.said.items()]
    for (room, lang), one in product(dict.fromkeys(rooms), [*errors, *said]):
        if one.key in rooms[room, lang]:
            yield from unmet(f"{room or 'common'} {lang}", rooms[room, lang], [one])
    for lang, one in product(LANGUAGES, [*errors, *said]):
        if not any(one.key in messages for (_, spoken_in), messages in rooms.items() if spoken_in == lang):
            yield f"{lang}: {one.key} is missing"


def errors_in(spoken: Spoken) -> dict[str, frozenset[str] | None]:
    """The errors that the source raises, and the faults of steps in a scene, whose keys it returns."""
    faults = [key for key in spoken.literals if key.startswith(FAULT) and key != FAULT]
    return {**dict.fromkeys(faults, frozenset({"field", "given"})), **spoken.errors}


def unused(used: set[str], spoken: list[Spoken | Browser], rooms: list[Rooms]) -> list[str]:
    """Messages that neither the source nor the browser part seems to use."""
    families = [f"{nouns.name}-" for game in GAMES.values() for nouns in lists_of(game)]
    beginnings = (*families, *(one for part in spoken for one in part.beginnings))
    asked = used.union(*(part.literals for part in spoken))
    english = [key for told in rooms for (_, lang), messages in told.items() if lang == "en" for key in messages]
    return [key for key in english if key not in asked and not key.startswith(beginnings)]


def source_files() -> list[Path]:
    """All modules except the drawings of the games, which have their own texts."""
    drawn = {path for game in drawn_games() for path in drawing_of(game)}
    return [path for path in SOURCE.rglob("*.py") if path not in drawn]


def main() -> int:
    spoken = spoken_in(source_files())
    check = Check()
    terminal, web, lessons = TerminalCheck(check.files), WebCheck(check.files), LessonCheck(check.files)
    coach = CoachCheck(check.files, needed_sentences)
    for one in (check, terminal, web, lessons, coach):
        one.run()
    told = check.files | {(f"terminal {room}".strip(), lang): own for (room, lang), own in terminal.own.items()}
    problems = [*check.problems, *terminal.problems, *web.problems, *lessons.problems, *coach.problems]
    problems += unspoken(spoken, told)
    problems += [problem for game in GAMES for problem in rule_problems(game)]
    parts: list[Spoken | Browser] = [spoken, *terminal.spoken.values(), *web.spoken.values()]
    left = unused(check.used | {f"error-{key}" for key in errors_in(spoken)}, parts, [told, web.own])
    if left:
        print("warning: unused messages:", ", ".join(left))
    print("\n".join(dict.fromkeys(problems)), end="\n" if problems else "")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
