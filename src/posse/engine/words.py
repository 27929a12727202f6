"""The words of a game: answers, chance and events are ints inside and words outside, each declared once."""

from collections.abc import Iterable
from operator import index
from typing import Any, Final, SupportsIndex, cast

from mypy_extensions import i64

from posse.engine.errors import BrokenGame, NotAWord

NOTHING: Final = "-"
HIDDEN: Final = "?"
MARKS: Final = " ,|:"  # separates words in records and scenes
MOST_COMPARED: Final = 60  # characters of the value that was given
MOST_SHOWN: Final = 8  # words
MOST_REMEMBERED: Final = 256  # outcomes of a kind of chance

Value = int | str | list[int] | None
"""An argument as JSON shows it: a number or a seat, a word, a set of seats, nothing."""

Answer = str | SupportsIndex
"""An answer in words or by number, which may be one of numpy."""


def whole(text: str) -> int:
    """The number for these digits; -1 if they are no number, or longer than any number here."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= 18 else -1


def whole_number(value: object) -> int | None:
    """A whole number of any library, as Python's own; None if it is none."""
    try:
        return index(cast("SupportsIndex", value))
    except TypeError:
        return None


class Nouns:
    """A list of words that an argument can take, stored as the index of the word; -1 is nothing.

    `parts` describes words without a text of their own: the name and length of each part, in order.
    `optional`: an argument of a step can be nothing while the step is open.
    """

    def __init__(
        self, name: str, words: Iterable[str], parts: dict[str, int] | None = None, *, optional: bool = False
    ) -> None:
        self.name = name
        self.parts = parts or {}
        self.words = list(words)
        self.optional = optional
        self._index = {word: index for index, word in enumerate(self.words)}
        self._are_numbers = bool(self.words) and all(whole(word) >= 0 for word in self.words)
        for word in self.words:
            if word in ("", NOTHING, HIDDEN) or not word.isprintable() or any(mark in word for mark in MARKS):
                raise BrokenGame("not-a-noun", given=word, kind=name)
        if len(self._index) < len(self.words):
            raise BrokenGame("doubled-word", given=name)

    def or_nothing(self) -> "Nouns":
        """The same list for an argument that can be nothing."""
        return Nouns(self.name, self.words, optional=True)

    def word(self, index: int) -> str:
        return NOTHING if index < 0 else self.words[index]

    def index(self, word: str) -> int:
        """The index of a word; `NotAWord` if it is not in the list."""
        if word == NOTHING:
            return -1
        if word not in self._index:
            raise NotAWord("not-a-noun", given=word, kind=self.name, **nearest(word, self.words))
        return self._index[word]

    def value(self, index: int) -> Value:
        """The JSON value: a number for a list of numbers, else the word."""
        if index < 0:
            return None
        word = self.words[index]
        return int(word) if self._are_numbers else word

    def parts_of(self, word: str) -> dict[str, str]:
        """The parts of a composite word for a sentence, in capitals."""
        found: dict[str, str] = {}
        start = 0
        for name, length in self.parts.items():
            found[name] = word[start : start + length].upper()
            start += length
        return found


class Numbers(Nouns):
    """Whole numbers from 0; an event can hold any of them, an answer those below `limit`."""

    def __init__(self, name: str, limit: int = 0) -> None:
        super().__init__(name, [str(number) for number in range(limit)])

    def word(self, index: int) -> str:
        return str(index)

    def index(self, word: str) -> int:
        size = whole(word.removeprefix("-"))
        if size < 0:
            raise NotAWord("not-a-noun", given=word, kind=self.name, allowed=["0", "1", "2"])
        return -size if word.startswith("-") else size

    def value(self, index: int) -> Value:
        return index


class Range(Numbers):
    """Whole numbers from `least` to `most`: what an argument of a step can be."""

    def __init__(self, most: int, *, least: int = 0) -> None:
        super().__init__("number")
        self.least = least
        self.most = most

    def index(self, word: str) -> int:
        number = super().index(word)
        if not self.least <= number <= self.most:
            raise NotAWord("not-in-range", given=word, least=self.least, most=self.most)
        return number


class Seats(Numbers):
    """A seat at the table; the user interface shows the player's name instead."""

    def word(self, index: int) -> str:
        return NOTHING if index < 0 else str(index)

    def index(self, word: str) -> int:
        if word != NOTHING and word not in self.words:
            raise NotAWord("not-a-noun", given=word, kind=self.name, allowed=self.words)
        return -1 if word == NOTHING else int(word)

    def value(self, index: int) -> Value:
        return None if index < 0 else index


class SeatSets(Nouns):
    """Several seats as a bit mask: `0+2`."""

    def __init__(self, name: str) -> None:
        super().__init__(name, [])

    def word(self, index: int) -> str:
        return "+".join(str(seat) for seat in seats_of(index)) or NOTHING

    def index(self, word: str) -> int:
        if word == NOTHING:
            return 0
        seats = [whole(part) for part in word.split("+")]
        if not all(0 <= seat < MOST_SEATS for seat in seats):
            raise NotAWord("not-a-noun", given=word, kind=self.name, allowed=["0", "0+2"])
        return sum(1 << seat for seat in set(seats))

    def value(self, index: int) -> Value:
        return seats_of(index)


def word_of(value: Value) -> str:
    """A JSON value as its word in a phrase."""
    if isinstance(value, list):
        return "+".join(map(str, value)) or NOTHING
    return NOTHING if value is None else str(value)


MOST_SEATS: Final = 8
SEAT: Final = Seats("seat", MOST_SEATS)
SEATS: Final = SeatSets("seats")
NUMBER: Final = Numbers("number")


def seats_of(mask: int) -> list[int]:
    """The seats in a mask, lowest first."""
    return [seat for seat in range(MOST_SEATS) if mask >> seat & 1]


class Declared:
    """A verb, a kind of chance, an event or a step: its name and its arguments in order."""

    def __init__(self, name: str, args: dict[str, Nouns], *, secret: int = 0, reveals: bool = False) -> None:
        self.name = name
        self.args = args
        self.secret = secret
        self.reveals = reveals

    def phrase(self, values: Iterable[int]) -> str:
        nouns = self.args.values()
        return " ".join([self.name, *(noun.word(value) for noun, value in zip(nouns, values, strict=False))])

    def values(self, words: list[str]) -> list[int]:
        """The ints of the words after the name."""
        if len(words) != len(self.args):
            raise NotAWord(
                "wrong-count", given=" ".join([self.name, *words]), allowed=" ".join([self.name, *self.args])
            )
        return [noun.index(word) for noun, word in zip(self.args.values(), words, strict=True)]


def argument(action: i64, verb: i64, size: i64) -> i64:
    """The argument of an answer of a verb with so many words, or -1 if it is of another verb."""
    return action - verb if verb <= action < verb + size else -1


def nearest(word: str, words: Iterable[str]) -> dict[str, Any]:
    """Facts for an error: similar words, or else the first ones of all, and how many more there are."""
    from difflib import get_close_matches

    known = {other.lower(): other for other in words}
    close = get_close_matches(word[:MOST_COMPARED].lower(), known, n=3) or list(known)[:MOST_SHOWN]
    return {"allowed": [known[other] for other in close], "more": len(known) - len(close)}


def _check_new(name: str, declared: list[Declared]) -> None:
    if any(other.name == name for other in declared):
        raise BrokenGame("doubled-word", given=name)


# What can stand in the way of an answer in any game; `obstacle.py` names their numbers.
COMMON_OBSTACLES: Final[list[tuple[str, dict[str, Nouns]]]] = [
    ("game_over", {}),
    ("watching", {}),
    ("not_asked", {"asked": SEATS}),
    ("other_question", {}),
    ("other_choice", {}),
    ("belongs_to", {"seat": SEAT}),
]


class Words:
    """The vocabulary of one game."""

    def __init__(self) -> None:
        self.verbs: list[Declared] = []
        self.chances: list[Declared] = []
        self.events: list[Declared] = []
        self.obstacles: list[Declared] = [Declared(name, args) for name, args in COMMON_OBSTACLES]
        self.phrases: list[str] = []
        self.numbers: list[Any] = []  # of the phrases; listing the same objects is faster than making new ones
        self._actions: dict[str, int] = {}
        self._verb_of: list[int] = []
        self._later: dict[str, tuple[int, str]] = {}
        self._naming: dict[str, list[int]] = {}
        self._chance_phrases: dict[tuple[int, int], str] = {}

    def verb(self, name: str, /, **args: Nouns) -> i64:
        """Declare an answer; one with arguments takes a block of ints, the last argument varying fastest."""
        base = len(self.phrases)
        declared = Declared(name, args)
        combinations: list[tuple[int, ...]] = [()]
        for nouns in args.values():
            combinations = [(*head, index) for head in combinations for index in range(len(nouns.words))]
        for values in combinations:
            phrase = declared.phrase(values)
            if phrase in self._actions:
                raise BrokenGame("doubled-word", given=phrase)
            self._actions[phrase] = len(self.phrases)
            self.numbers.append(self._actions[phrase])
            self.phrases.append(phrase)
            self._verb_of.append(len(self.verbs))
        self.verbs.append(declared)
        return base

    def chance(self, name: str, nouns: Nouns, /) -> i64:
        """Declare a kind of chance with its possible outcomes."""
        _check_new(name, self.chances)
        self.chances.append(Declared(name, {nouns.name: nouns}))
        return len(self.chances) - 1

    def event(self, name: str, /, *, secret: int = 0, reveals: bool = False, **args: Nouns) -> i64:
        """Declare an event with at most four arguments; the last `secret` ones can be shown to some seats only."""
        _check_new(name, self.events)
        if len(args) > 4 or secret > len(args):
            raise BrokenGame("wrong-count", given=name, allowed=" ".join(args))
        self.events.append(Declared(name, args, secret=secret, reveals=reveals))
        return len(self.events) - 1

    def obstacle(self, name: str, /, **args: Nouns) -> i64:
        """Declare what can stand in the way of an answer, in the order in which the rules test it."""
        _check_new(name, self.obstacles)
        self.obstacles.append(Declared(name, args))
        return len(self.obstacles) - 1

    def later(self, verb: str, rule: str) -> None:
        """Declare what is said of an answer while another question is open: the obstacle `later_<verb>`, by a rule.

        Where several answers name a thing, the first one declared speaks.
        """
        self._later[verb] = int(self.obstacle(f"later_{verb}")), rule

    def later_of(self, action: int) -> tuple[int, str] | None:
        """What is declared for an answer by `later`: the obstacle and its rule."""
        return self._later.get(self.verb_of(action).name)

    def action(self, answer: Answer) -> int:
        """The int of an answer given in words or as its int, of numpy too; `NotAWord` if it is neither."""
        if isinstance(answer, int) and not isinstance(answer, bool) and 0 <= answer < len(self.phrases):
            return answer
        if isinstance(answer, str) and answer in self._actions:
            return self._actions[answer]
        number = None if isinstance(answer, int) else whole_number(answer)
        if number is not None and 0 <= number < len(self.phrases):
            return number
        phrase = " ".join(str(answer).split())
        if phrase not in self._actions:
            raise NotAWord("not-a-word", given=phrase, **nearest(phrase, self.phrases))
        return self._actions[phrase]

    @property
    def fingerprint(self) -> str:
        """Sixteen digits that change with the answers of the game or their order.

        The number of an answer means the same in two versions of a game if this is the same. Whoever stores numbers, in
        a data set or in the weights of a net, stores it beside them.
        """
        from hashlib import sha256

        return sha256("\n".join(self.phrases).encode()).hexdigest()[:16]

    def verb_of(self, action: int) -> Declared:
        return self.verbs[self._verb_of[action]]

    def terms_of(self, action: int) -> list[str]:
        """The words of an answer, each with its list: `verb:build`, `building:bank`, `parcel:c4`."""
        lists = [nouns.name for nouns in self.verb_of(action).args.values()]
        return [f"{name}:{word}" for name, word in zip(["verb", *lists], self.phrases[action].split(), strict=True)]

    def naming(self, terms: Iterable[str]) -> list[int]:
        """Every answer that contains all of these terms; there is none for a term that no answer has."""
        if not self._naming:
            self._naming = self._by_term()
        found = [self._naming.get(term, []) for term in terms]
        common = set(found[0]).intersection(*found[1:]) if found else set()
        return sorted(common)

    def _by_term(self) -> dict[str, list[int]]:
        """The answers in which each term stands."""
        index: dict[str, list[int]] = {}
        for action in range(len(self.phrases)):
            for term in dict.fromkeys(self.terms_of(action)):
                index.setdefault(term, []).append(action)
        return index

    def chance_phrase(self, kind: int, outcome: int) -> str:
        """A random outcome in words; remembered, as a few hundred of them make up all records."""
        known = self._chance_phrases.get((kind, outcome))
        if known is None:
            known = self.chances[kind].phrase([outcome])
            if 0 <= outcome < MOST_REMEMBERED:
                self._chance_phrases[kind, outcome] = known
        return known

    def chance_of(self, phrase: str) -> tuple[int, int]:
        """Parse the kind and outcome of a random outcome in words."""
        name, *rest = phrase.split() or [""]
        for kind, declared in enumerate(self.chances):
            if declared.name == name:
                return kind, declared.values(rest)[0]
        raise NotAWord("not-a-chance", given=phrase, allowed=[declared.name for declared in self.chances])
