"""Sentences for people, in four languages, made by Fluent from the words of the games.

An argument `n` with the word `w` of the list `l` gives a sentence these variables: `$n` is the text of the noun
`l-w`, `$n_key` is `w` itself, and `$n_acc` is the attribute `.acc` of that noun: its accusative, its plural, whatever
the language needs. If a noun lacks a form that others of its list have, its basic form is used. In a list whose words
are made of parts, a word without a text of its own is the message `l`, given those parts. Numbers stay numbers, so that
plurals are right, and a seat becomes its player's name.
"""

import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message

from posse.engine.errors import BadTable, PosseError
from posse.engine.game import Game
from posse.engine.log import Event
from posse.engine.words import HIDDEN, NOTHING, SEAT, SEATS, Declared, Nouns, Seats, SeatSets, word_of
from posse.games import GAMES
from posse.languages import LANGUAGES as LANGUAGES

HOME: Final = Path(__file__).parent
MINUS: Final = "\N{MINUS SIGN}"
HYPHEN_FOR_MINUS: Final = re.compile(r"(?:(?<=[\s(])|^)-(?=\d)")  # Fluent puts a hyphen before numbers below zero
MOST_COUNTED: Final = 10**15  # larger numbers are shown as they are given
TITLE: Final = "title"
TERMINAL: Final = "cli"
LESSONS: Final = "lessons"
COACH: Final = "coach"
PLAYERS: Final[dict[str, Nouns]] = {SEAT.name: SEAT, SEATS.name: SEATS}
MOST_LISTED: Final = 8
OWN_SCORE: Final = "points-of-game"  # of a game that counts in something else
WHOLE: Final = re.compile(r"-?\d+")
ONE_LETTER: Final = re.compile(r"(?<=[ \u00a0(„])([aiouwzAIOUWZ]) (?=\S)")

Variables = dict[str, Any]
Chapter = tuple[str, list[tuple[str, str]]]


@cache
def texts(lang: str, game: str | None = None) -> "Texts":
    """The texts of a language, read once; with a game, its words too."""
    return Texts(lang, game)


@cache
def terminal_texts(lang: str, game: str | None = None) -> "Texts":
    """The texts of a language plus those that only the terminal uses; with a game, its words too."""
    return Texts(lang, game, TERMINAL)


@cache
def coach_texts(lang: str, game: str) -> "Texts":
    """The texts of a game for the terminal, and what the coach says of it."""
    return Texts(lang, game, TERMINAL, COACH)


@cache
def lesson_texts(lang: str, game: str) -> "Texts":
    """The texts of a game for lessons in the terminal: what these and the coach say in addition to the game's own."""
    return Texts(lang, game, TERMINAL, LESSONS, COACH)


def tell(key: str, facts: Mapping[str, Any]) -> str:
    """An error as an English sentence, whichever game it comes from; one without a text as its key and facts."""
    for game in (None, *GAMES):
        if texts("en", game).has(f"error-{key}"):
            return texts("en", game).sentence_of(key, facts)
    return " ".join([key, *(f"{name}={value!r}" for name, value in facts.items())])


def text_files(lang: str, game: str | None, *rooms: str) -> list[Path]:
    """The files to read: the common one, the titles of all games, the game's own, and those of subfolders, if any."""
    homes = [HOME / "text"] if game is None else [HOME / "text", HOME / "games" / game / "text"]
    titles = [HOME / "games" / name / "text" / TITLE / f"{lang}.ftl" for name in GAMES]
    own = [home / room / f"{lang}.ftl" for room in rooms for home in homes]
    return [*(home / f"{lang}.ftl" for home in homes), *titles, *(path for path in own if path.is_file())]


def typeset(source: str, lang: str) -> str:
    """The text of a file with its line breaks in mind: Polish keeps a word of one letter with the next word."""
    return ONE_LETTER.sub("\\1\u00a0", source) if lang == "pl" else source


class Texts:
    """All sentences of one language: those common to all games and, with a game, its own.

    `rooms` are subfolders with more of them, such as those that only the terminal uses.
    """

    def __init__(self, lang: str, game: str | None = None, *rooms: str) -> None:
        if lang not in LANGUAGES:
            raise BadTable("not-a-language", given=lang, allowed=list(LANGUAGES))
        if game is not None and game not in GAMES:
            raise BadTable("not-a-game", given=game, allowed=list(GAMES))
        self.lang = lang
        self.game = game
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._forms: dict[str, set[str]] = {}
        self._rules: RulesText | None = None
        self._nouns = {} if game is None else GAMES[game].nouns
        for path in text_files(lang, game, *rooms):
            self._read(path)

    def _read(self, path: Path) -> None:
        """Add a file, and note which forms the nouns of each list have."""
        resource = FluentResource(typeset(path.read_text(encoding="utf-8"), self.lang))
        self._bundle.add_resource(resource)
        for entry in resource.body:
            if isinstance(entry, Message) and entry.attributes:
                forms = self._forms.setdefault(entry.id.name.partition("-")[0], set())
                forms.update(attribute.id.name for attribute in entry.attributes)

    # --- messages

    def has(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def say(self, key: str, /, **args: Any) -> str:
        """A message; `KeyError` if there is none, or if it uses a variable that is not given."""
        return _formatted(self._bundle, key, "", args)

    # --- the words of a game

    def choice(self, phrase: str, names: Sequence[str] = ()) -> str:
        """An answer as a sentence, addressed to the player who may choose it."""
        words = self._game().words
        declared = words.verb_of(words.action(phrase))
        return self._sentence(f"verb-{declared.name}", declared, phrase.split()[1:], names)

    def event(self, event: Event, names: Sequence[str] = ()) -> str:
        """An event as a sentence; one that hides something from the reader has a sentence of its own."""
        key = f"event-{event.name}-hidden" if event.hidden else f"event-{event.name}"
        return self._sentence(key, event.declared, str(event).split()[1:], names)

    def question(self, question: Mapping[str, Any], names: Sequence[str] = ()) -> str:
        """The question, addressed to the seat that is asked."""
        step = question["step"]
        declared = next(one for one in self._game().kinds.declared if one.name == step)
        values = [question[name] for name in declared.args]
        words = [word_of(value) for value in values]
        return self._sentence(f"ask-{step}", declared, words, names)

    def obstacle(self, obstacle: Mapping[str, Any], names: Sequence[str] = ()) -> str:
        """Why an answer is not possible, and the rule that says so."""
        declared = next(one for one in self._game().words.obstacles if one.name == obstacle["obstacle"])
        words = [word_of(obstacle[name]) for name in declared.args]
        said = self._sentence(f"why-{declared.name}", declared, words, names)
        return f"{said} {obstacle['rule']}" if obstacle["rule"] else said

    def told(self, key: str, facts: Mapping[str, int | tuple[str, str]], names: Sequence[str] = ()) -> str:
        """A message about facts: numbers, and words each with the name of its list."""
        variables: Variables = {}
        for name, fact in facts.items():
            nouns, word = ("number", str(fact)) if isinstance(fact, int) else fact
            listed = PLAYERS.get(nouns) or self._nouns.get(nouns) or Nouns(nouns, [])
            variables.update(self._variables(name, listed, word, names))
        return self.say(key, **variables)

    def noun(self, list_name: str, word: str) -> str:
        """A word of a list: `building`, `bank`."""
        return self._noun(list_name, word, "")

    def _game(self) -> Game[Any]:
        if self.game is None:
            raise BadTable("not-a-game", given="", allowed=list(GAMES))
        return GAMES[self.game]

    def _sentence(self, key: str, declared: Declared, words: Sequence[str], names: Sequence[str]) -> str:
        variables: Variables = {}
        for (name, nouns), word in zip(declared.args.items(), words, strict=True):
            variables.update(self._variables(name, nouns, word, names))
        return self.say(key, **variables)

    def _variables(self, name: str, nouns: Nouns, word: str, names: Sequence[str]) -> Variables:
        """The variables that a sentence is given for one argument."""
        if word != HIDDEN and isinstance(nouns, SeatSets):
            seats = [] if word == NOTHING else word.split("+")
            return {name: self._seats(seats, names), f"{name}_key": word}
        if word != HIDDEN and isinstance(nouns, Seats):
            return {name: self._seat(word, names), f"{name}_key": word}
        if WHOLE.fullmatch(word):
            return {name: int(word), f"{name}_key": word}
        variables: Variables = {name: self._noun(nouns.name, word, ""), f"{name}_key": word}
        for form in self._forms.get(nouns.name, ()):
            variables[f"{name}_{form}"] = self._noun(nouns.name, word, form)
        return variables

    def _noun(self, list_name: str, word: str, form: str) -> str:
        if word == HIDDEN or WHOLE.fullmatch(word):
            return word
        if word == NOTHING:
            return self.say("nothing")
        key = f"{list_name}-{word}"
        nouns = self._nouns.get(list_name)
        if nouns is None or not nouns.parts or self.has(key):
            return _formatted(self._bundle, key, form, {})
        return _formatted(self._bundle, list_name, form, nouns.parts_of(word))

    def _seat(self, word: str, names: Sequence[str]) -> str:
        if word == NOTHING:
            return self.say("nobody")
        seat = int(word)
        return names[seat] if seat < len(names) else self.say("seat-number", number=seat)

    def _seats(self, words: Sequence[str], names: Sequence[str]) -> str:
        seats = [self._seat(word, names) for word in words] or [self.say("nobody")]
        return format_list(seats, locale=self.lang)

    # --- results

    def score(self, count: int) -> str:
        """A result in what the game counts: points, or something of its own, with the minus before its sign."""
        if not self.has(OWN_SCORE):
            return self.say("points", count=count)
        return (MINUS if count < 0 else "") + self.say(OWN_SCORE, count=abs(count))

    def ending(self, winners: Sequence[str], count: int) -> str:
        """Who has won, and with how many points, or whatever the game counts in."""
        if not winners:
            return self.say("nobody-wins")
        is_own = self.has(OWN_SCORE)
        points = self.score(count) if is_own else count
        if len(winners) == 1:
            return self.say("wins-of-game" if is_own else "wins", seat=winners[0], points=points)
        seats = format_list(winners, locale=self.lang)
        return self.say("shared-win-of-game" if is_own else "shared-win", seats=seats, points=points)

    # --- errors

    def error(self, error: PosseError, names: Sequence[str] = ()) -> str:
        """What went wrong, what is possible instead, and the reason."""
        return self.sentence_of(error.key, error.facts, names)

    def sentence_of(self, key: str, facts: Mapping[str, Any], names: Sequence[str] = ()) -> str:
        """An error by its key and facts."""
        if not self.has(f"error-{key}"):
            return tell(key, facts)
        told = {name: self._fact(name, value, names) for name, value in facts.items()}
        said = [self.say(f"error-{key}", **told)]
        if isinstance(facts.get("allowed"), list) and facts["allowed"]:
            allowed = self._listed(facts["allowed"], facts.get("more", 0))
            said.append(self.say("error-allowed", allowed=allowed))
        if isinstance(facts.get("reason"), PosseError):
            said.append(str(told["reason"]))
        return " ".join(said)

    def _fact(self, name: str, value: object, names: Sequence[str]) -> int | str:
        if isinstance(value, PosseError):
            return self.error(value, names)
        if name == "seat":
            return self._seat(str(value), names)
        if isinstance(value, list | tuple):
            return self._seats([str(one) for one in value], names) if name == "asked" else self._listed(value)
        if name == "kind" and self.has(f"noun-{value}"):
            return self.say(f"noun-{value}")
        return value if isinstance(value, int) and abs(value) < MOST_COUNTED else str(value)

    def _listed(self, values: Sequence[object], more: int = 0) -> str:
        """A list for reading, shortened; `more` entries that the list itself leaves out are counted too."""
        shown = [self.say("quoted", text=str(value)) for value in values[:MOST_LISTED]]
        left = len(values) - len(shown) + more
        if left == 0:
            return format_list(shown, "or", locale=self.lang)
        return self.say("list-more", items=", ".join(shown), count=left)

    # --- rules

    def rule(self, rule_id: str) -> str | None:
        """The summary of a rule such as CC-7.5, if there is one."""
        return self._rules_text().rule(rule_id)

    def rules(self) -> list[Chapter]:
        """Every chapter of the rules with its heading and the summaries in it."""
        return self._rules_text().chapters()

    def in_short(self) -> list[str]:
        """What the rules begin with: the goal, then a turn, a sentence each."""
        return self._rules_text().in_short()

    def _rules_text(self) -> "RulesText":
        if self._rules is None:
            self._rules = RulesText(self.lang, self._game().name)
        return self._rules


class RulesText:
    """The summary of a game's rules in one language; `rule-CC-7-5` is CC-7.5, of the chapter `chapter-7`.

    A chapter whose rules are not numbered by chapter names their prefix: `.rules = EX`.
    """

    def __init__(self, lang: str, game: str) -> None:
        path = HOME / "games" / game / "text" / "rules" / f"{lang}.ftl"
        resource = FluentResource(typeset(path.read_text(encoding="utf-8"), lang))
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._bundle.add_resource(resource)
        self._keys = [entry.id.name for entry in resource.body if isinstance(entry, Message)]

    def rule(self, rule_id: str) -> str | None:
        key = f"rule-{rule_id.replace('.', '-')}"
        return _formatted(self._bundle, key, "", {}) if self._bundle.has_message(key) else None

    def in_short(self) -> list[str]:
        beginning = [key for key in self._keys if key == "goal" or key.startswith("turn-")]
        return [_formatted(self._bundle, key, "", {}) for key in beginning]

    def chapters(self) -> list[Chapter]:
        found: dict[str, Chapter] = {}
        for key in self._keys:
            if key.startswith("chapter-"):
                found[self._letters(key)] = (_formatted(self._bundle, key, "", {}), [])
        for key in self._keys:
            if key.startswith("rule-"):
                _, letters, *numbers = key.split("-")
                chapter = found[numbers[0] if len(numbers) > 1 else letters]
                chapter[1].append((f"{letters}-{'.'.join(numbers)}", _formatted(self._bundle, key, "", {})))
        return [chapter for chapter in found.values() if chapter[1]]

    def _letters(self, key: str) -> str:
        """The prefix of a chapter's rules: its number, or letters of their own."""
        attributes = self._bundle.get_message(key).attributes
        return _formatted(self._bundle, key, "rules", {}) if "rules" in attributes else key.removeprefix("chapter-")


def _formatted(bundle: FluentBundle, key: str, form: str, args: Variables) -> str:
    """A message or one of its forms; the message itself if it lacks that form."""
    if not bundle.has_message(key):
        raise KeyError(key)
    message = bundle.get_message(key)
    pattern = message.attributes.get(form, message.value)
    if pattern is None:
        raise KeyError(key)
    text, errors = bundle.format_pattern(pattern, args)
    if errors:
        raise KeyError(f"{key}: {errors[0]}")
    return HYPHEN_FOR_MINUS.sub(MINUS, str(text))
