"""The choices of a moment: numbered and grouped for reading, looked up by number or by words."""

import unicodedata
from dataclasses import dataclass
from functools import cached_property
from itertools import groupby

from rich.text import Text

from posse.cli.colours import FAINT, LEGAL, STRONG
from posse.cli.picture import Picture, fit, spread
from posse.cli.trouble import Trouble
from posse.texts import Texts

FEW = 8
MOST_NAMED = 6


@dataclass
class Choices:
    """Legal answers in words and, in the same order, as sentences."""

    phrases: list[str]
    sentences: list[str]

    def find(self, typed: str) -> str:
        """The answer that was typed; `Trouble` if there is none or more than one."""
        text = " ".join(typed.split())
        if text.isdecimal():
            return self._by_number(text)
        for found in self._tiers(text):
            if len(found) == 1:
                return self.phrases[found[0]]
            if found:
                named = ", ".join(self.phrases[index] for index in found[:MOST_NAMED])
                raise Trouble("cli-error-unclear", typed=text, count=len(found), named=named)
        raise Trouble("cli-error-no-choice", typed=text)

    @cached_property
    def numbers(self) -> list[int]:
        return numbers_of(self.phrases)

    def _by_number(self, text: str) -> str:
        number = int(text[:9])
        if number not in self.numbers:
            raise Trouble("cli-error-no-number", number=text, least=min(self.numbers), most=max(self.numbers))
        return self.phrases[self.numbers.index(number)]

    def _tiers(self, text: str) -> list[list[int]]:
        """The matching answers, from the strictest reading to the loosest."""
        if text in self.phrases:
            return [[self.phrases.index(text)]]
        typed = words_of(text)
        if not typed:
            return []
        phrases = [words_of(phrase) for phrase in self.phrases]
        sentences = [words_of(sentence) for sentence in self.sentences]
        return [
            [index for index, words in enumerate(sentences) if words == typed],
            _best([(index, words) for index, words in enumerate(phrases) if _begins(words, typed)], typed),
            _best([(index, words) for index, words in enumerate(phrases) if _contains(words, typed)], typed),
            _best([(index, words) for index, words in enumerate(sentences) if _contains(words, typed)], typed),
        ]

    def completions(self, typed: str, others: list[str]) -> list[tuple[str, str]]:
        """The words that can follow what is typed, each with a sentence that explains it."""
        *heads, partial = typed.split(" ")
        found: dict[str, str] = {}
        known = [(phrase, sentence) for phrase, sentence in zip(self.phrases, self.sentences, strict=True)]
        known += [(sentence, "") for sentence in self.sentences] + [(other, "") for other in others]
        for text, sentence in known:
            words = text.split()
            if len(words) > len(heads) and all(map(_is_prefix, [*heads, partial], words)):
                is_last = len(words) == len(heads) + 1
                found.setdefault(words[len(heads)], sentence if is_last else "")
        return list(found.items())


def numbers_of(phrases: list[str]) -> list[int]:
    """What to type for each answer: an amount is its own number, the others are counted after the amounts."""
    amounts = [_amount(phrase) for phrase in phrases]
    after = max((amount for amount in amounts if amount is not None), default=0)
    numbers: list[int] = []
    for amount in amounts:
        if amount is None:
            after += 1
        numbers.append(after if amount is None else amount)
    return numbers


def _amount(phrase: str) -> int | None:
    """The number that an answer names, if that is all it names."""
    words = phrase.split(" ")
    return int(words[1]) if len(words) == 2 and words[1].isdecimal() else None


def _is_prefix(part: str, word: str) -> bool:
    return simple(word).startswith(simple(part))


def simple(text: str) -> str:
    """Small letters without accents, so that `placa` finds `płaca`."""
    decomposed = unicodedata.normalize("NFD", text.casefold().replace("ł", "l"))
    return "".join(letter for letter in decomposed if not unicodedata.combining(letter))


def words_of(text: str) -> list[str]:
    """The words of an answer; punctuation between them does not matter."""
    return "".join(sign if sign.isalnum() else " " for sign in simple(text)).split()


def _begins(words: list[str], typed: list[str]) -> bool:
    """Each typed word begins the word at its place."""
    return len(typed) <= len(words) and all(word.startswith(part) for part, word in zip(typed, words, strict=False))


def _contains(words: list[str], typed: list[str]) -> bool:
    """The typed words begin some of the words, in their order."""
    left = iter(words)
    return all(any(word.startswith(part) for word in left) for part in typed)


def _best(found: list[tuple[int, list[str]]], typed: list[str]) -> list[int]:
    """The best matches: those that contain every typed word whole, and among them those with no other words."""
    whole = [(index, words) for index, words in found if all(part in words for part in typed)]
    exact = [index for index, words in whole if len(words) == len(typed)]
    return exact or [index for index, _ in whole or found]


# --- the list


def listing(choices: Choices, picture: Picture, texts: Texts, width: int, notes: bool = True) -> list[Text]:
    """The choices in few lines: large groups are shown by an example, and a note takes a line of its own."""
    marked = picture.marked
    singles: list[Text] = []
    lines: list[Text] = []
    numbered = list(enumerate(choices.phrases))
    for _, group in groupby(numbered, key=lambda pair: pair[1].split(" ")[0]):
        members = list(group)
        in_picture = [pair for pair in members if pair[1] in marked]
        if len(in_picture) > FEW:
            lines.append(_summary("cli-choices-marked", in_picture, choices, texts))
            members = [pair for pair in members if pair[1] not in marked]
        if len(members) > FEW and _is_row(members):
            lines.append(_summary("cli-choices-row", members, choices, texts))
        elif len(members) > FEW * 2:
            lines += _compact(members, choices, width)
        elif notes and any(phrase in picture.notes for _, phrase in members):
            lines += [_noted(choices, index, picture.notes.get(phrase, "")) for index, phrase in members]
        else:
            singles += [_single(choices, index) for index, _ in members]
    return [fit(line, min(width, line.cell_len)) for line in [*spread(singles, width), *lines]]


def _single(choices: Choices, index: int) -> Text:
    return Text().append(f"{choices.numbers[index]:>2}", LEGAL).append(" ").append(choices.sentences[index])


def _noted(choices: Choices, index: int, note: str) -> Text:
    return _single(choices, index).append(f" · {note}", FAINT)


def _summary(key: str, members: list[tuple[int, str]], choices: Choices, texts: Texts) -> Text:
    """How many there are, and how to type one."""
    index, phrase = members[len(members) // 2]
    last = members[-1][1].split(" ")[-1]
    facts = {"count": len(members), "example": phrase, "sentence": choices.sentences[index]}
    first = members[0][1].split(" ")[-1]
    return Text().append("▸ ", STRONG).append(texts.say(key, **facts, first=first, last=last))


def _is_row(members: list[tuple[int, str]]) -> bool:
    """Whether these are consecutive amounts."""
    amounts = [phrase.split(" ")[-1] for _, phrase in members]
    return all(amount.isdecimal() for amount in amounts) and int(amounts[-1]) - int(amounts[0]) == len(amounts) - 1


def _compact(members: list[tuple[int, str]], choices: Choices, width: int) -> list[Text]:
    """The first one as a sentence, the others by their words."""
    index, phrase = members[0]
    head = _single(choices, index).append(f"  ({phrase})", FAINT)
    rest = [
        Text().append(f"{choices.numbers[place]} ", FAINT).append(" ".join(said.split(" ")[1:]))
        for place, said in members[1:]
    ]
    return [head, *[Text("   ").append_text(line) for line in spread(rest, width - 3, gap=2)]]
