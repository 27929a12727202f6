"""Whether everything that can be said has its sentence in every language, and every sentence can be said.

The words of the games, their options and the errors in the source say which messages must be there and which
variables they are given; English says which other messages there are. What nobody asks for is only warned of.
"""

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from posse.bots import BOTS
from posse.engine.game import Game
from posse.engine.step import Step
from posse.engine.words import Declared, Nouns, Numbers, SeatSets
from posse.games import GAMES
from posse.texts import LANGUAGES, SQUARE, WHOLE
from tools.messages import Messages, Needed, differences, loose_ends, read, strange_variables, unmet
from tools.spoken import Spoken, spoken_in
from tools.texts_web import WebCheck

SOURCE = Path("src/posse")
RULES = Path("docs/rules")
FAULT = "scene-step-"  # how the key begins that `Step.fault` returns
RULE = re.compile(r"^- ([A-Z]+-\d+(?:\.\d+)?) ", re.MULTILINE)


# --- what must be there


def questions(game: Game[Any]) -> list[Declared]:
    """The steps that ask somebody."""
    asking = [step for step in game.steps if type(step).options is not Step.options]
    return [game.kinds.declared[step.kind] for step in asking]


def lists_of(game: Game[Any]) -> list[Nouns]:
    """Every list of words that an answer, a question, an event or chance of the game can hold."""
    words = game.words
    declared = [*words.verbs, *words.events, *words.chances, *questions(game)]
    return list({nouns.name: nouns for one in declared for nouns in one.args.values()}.values())


def needed_nouns(game: Game[Any]) -> Iterator[Needed]:
    """A text for every word of every list but numbers and squares of the map, and for the list itself."""
    for nouns in lists_of(game):
        yield Needed(f"noun-{nouns.name}", frozenset())
        for word in nouns.words:
            square = SQUARE.fullmatch(word)
            if square and square[2]:
                yield Needed(nouns.name, frozenset({"parcel", "side"}))
            elif not square and not WHOLE.fullmatch(word):
                yield Needed(f"{nouns.name}-{word}", frozenset())


def needed_options(game: Game[Any]) -> Iterator[Needed]:
    """A label and a reason for every option, and a label for every value that is a word."""
    for option in game.options.values():
        keys = [f"option-{option.name}", f"option-{option.name}-why"]
        keys += [f"option-{option.name}-{value}" for value in option.values if not WHOLE.fullmatch(value)]
        yield from (Needed(key, frozenset()) for key in keys)


def needed_sentences(game: Game[Any], forms: dict[str, set[str]]) -> Iterator[Needed]:
    """A sentence for every answer, question and event, and one for events that hide something."""
    for verb in game.words.verbs:
        yield Needed(f"verb-{verb.name}", variables_of(verb, forms))
    for step in questions(game):
        yield Needed(f"ask-{step.name}", variables_of(step, forms))
    for event in game.words.events:
        yield Needed(f"event-{event.name}", variables_of(event, forms))
        if event.secret:
            shown = list(event.args.items())[: -event.secret]
            yield Needed(f"event-{event.name}-hidden", variables_of(Declared(event.name, dict(shown)), forms))


def variables_of(declared: Declared, forms: dict[str, set[str]]) -> frozenset[str]:
    """The variables that a sentence about these arguments is given."""
    found: set[str] = set()
    for name, nouns in declared.args.items():
        found |= {name, f"{name}_key"}
        if not isinstance(nouns, Numbers | SeatSets):
            found |= {f"{name}_{form}" for form in forms.get(nouns.name, ())}
    return frozenset(found)


def forms_of(messages: Messages) -> dict[str, set[str]]:
    """The forms that the nouns of each list have."""
    forms: dict[str, set[str]] = {}
    for key, message in messages.items():
        forms.setdefault(key.partition("-")[0], set()).update(message.forms)
    return forms


def needed_everywhere() -> Iterator[Needed]:
    """What the table itself says."""
    keys = [f"language-{lang}" for lang in LANGUAGES] + ["nothing", "nobody", "error-allowed", "quoted", "list-more"]
    keys += [key for game in GAMES for key in (f"game-{game}", f"game-{game}-why")]
    keys += [key for bot in BOTS for key in (f"bot-{bot}", f"bot-{bot}-why")]
    yield from (Needed(key, None) for key in keys)
    yield Needed("seat-name", frozenset({"number"}))


def rule_problems(game: str) -> list[str]:
    """Rules of the page without a summary, and summaries of no rule."""
    page = RULES / f"{game}.md"
    numbered = {f"rule-{name.replace('.', '-')}" for name in RULE.findall(page.read_text(encoding="utf-8"))}
    found: list[str] = []
    for lang in LANGUAGES:
        path = SOURCE / "games" / game / "text" / "rules" / f"{lang}.ftl"
        messages, problems = read(path)
        summaries = {key for key in messages if key.startswith("rule-")}
        chapters = {key for key in messages if key.startswith("chapter-")}
        wanted = {f"chapter-{key.split('-')[2]}" for key in numbered if key.count("-") == 3}
        found += problems
        found += [f"{path}: {key} is missing" for key in sorted((numbered - summaries) | (wanted - chapters))]
        found += [f"{path}: {key} is no rule of {page}" for key in sorted(summaries - numbered)]
    return found


class Check:
    """All messages of all languages against all that is needed."""

    def __init__(self, spoken: Spoken) -> None:
        self.spoken = spoken
        self.problems: list[str] = []
        self.used: set[str] = set()
        self.files: dict[tuple[str, str], Messages] = {}
        for lang in LANGUAGES:
            self._read("", SOURCE / "text" / f"{lang}.ftl", lang)
            for game in GAMES:
                self._read(game, SOURCE / "games" / game / "text" / f"{lang}.ftl", lang)

    def _read(self, game: str, path: Path, lang: str) -> None:
        messages, problems = read(path)
        self.files[game, lang] = messages
        self.problems += problems

    def run(self) -> None:
        for lang in LANGUAGES:
            common = self.files["", lang]
            self._check("", lang, common, list(needed_everywhere()))
            self._check_spoken(lang)
            for game in GAMES:
                both = common | self.files[game, lang]
                sentences = needed_sentences(GAMES[game], forms_of(both))
                nouns = needed_nouns(GAMES[game])
                self._check(game, lang, both, [*sentences, *nouns, *needed_options(GAMES[game])])

    def _check_spoken(self, lang: str) -> None:
        """What the source says by name is a message of the table or of a game."""
        errors = [Needed(f"error-{key}", facts) for key, facts in self.spoken.errors.items()]
        faults = [key for key in self.spoken.literals if key.startswith(FAULT) and key != FAULT]
        errors += [
            Needed(f"error-{key}", frozenset({"field", "given"})) for key in faults if key not in self.spoken.errors
        ]
        said = [Needed(key, variables) for key, variables in self.spoken.said.items()]
        for one in [*errors, *said]:
            home = next((game for game in GAMES if one.key in self.files[game, lang]), "")
            self.problems += unmet(f"{home or 'common'} {lang}", self.files[home, lang], [one])
            self.used.add(one.key)

    def _check(self, game: str, lang: str, messages: Messages, needed: list[Needed]) -> None:
        where = f"{game or 'common'} {lang}"
        own, english = self.files[game, lang], self.files[game, "en"]
        known = {one.key for one in needed if one.variables is not None}
        self.problems += unmet(where, messages, needed)
        self.problems += differences(where, own, english)
        self.problems += strange_variables(where, own, english, known)
        self.problems += loose_ends(where, own, messages)
        if game:
            shared = sorted(own.keys() & self.files["", lang].keys())
            self.problems += [f"{where}: {key} is a common message too" for key in shared]
        self.used |= {one.key for one in needed}

    def unused(self, web: WebCheck) -> list[str]:
        """Messages that neither the source nor the browser part seems to ask for."""
        families = [f"{nouns.name}-" for game in GAMES.values() for nouns in lists_of(game)]
        heard = web.spoken.values()
        beginnings = (*self.spoken.beginnings, *families, *(one for part in heard for one in part.beginnings))
        used = self.used | self.spoken.literals | {one for part in heard for one in part.literals}
        english = [
            key for rooms in (self.files, web.own) for (_, lang), told in rooms.items() if lang == "en" for key in told
        ]
        return [key for key in english if key not in used and not key.startswith(beginnings)]


def main() -> int:
    check = Check(spoken_in(SOURCE))
    check.run()
    web = WebCheck(check.files)
    web.run()
    problems = list(dict.fromkeys([*check.problems, *web.problems]))
    for game in GAMES:
        problems += rule_problems(game)
    unused = check.unused(web)
    if unused:
        print("warning: messages that nothing asks for yet:", ", ".join(unused))
    print("\n".join(problems), end="\n" if problems else "")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
