"""The signs of Colt Express in the terminal, and the choices that name a spot or a bandit."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from rich.text import Text

from posse.cli.colours import ASKED, FAINT, LEGAL, STRONG, colour
from posse.cli.picture import Position
from posse.games.colt.data.bandits import BANDIT
from posse.games.colt.data.train import SPOT

MARSHAL = "✪"
SHOTGUN = "✦"
HORSE = "♞"
PURSE = "$"
JEWEL = "◊"
STRONGBOX = "▣"
FLASK = "⚱"
LETTERS = 2


@dataclass
class Marks:
    """Spots and bandits with the number of their choice, what the question is about, and the choices so marked."""

    numbers: dict[str, int] = field(default_factory=dict)
    asked_about: set[str] = field(default_factory=set)
    marked: set[str] = field(default_factory=set)


def marks_of(position: Position) -> Marks:
    """What the choices of a moment name; a card is named by two words and is found in the hand."""
    marks = Marks(asked_about={str(value) for value in (position.question or {}).values()})
    for number, phrase in enumerate(position.choices, 1):
        _, *words = phrase.split(" ")
        if len(words) == 1 and words[0] in PLACES:
            marks.numbers[words[0]] = number
            marks.marked.add(phrase)
    return marks


PLACES = frozenset([*SPOT.words, *BANDIT.words])


def number(marks: Marks, word: str) -> list[Text]:
    """What to type for something, if it can be chosen."""
    return [Text(str(marks.numbers[word]), LEGAL)] if word in marks.numbers else []


def letters(position: Position, bandit: str) -> str:
    """The first letters of a name: no two bandits share them."""
    return position.texts.noun("bandit", bandit)[:LETTERS]


def figure(position: Position, marks: Marks, bandit: str) -> Text:
    """A bandit as two letters in the colour of the player, with the number of the choice that names them."""
    seat = position.view["bandits"][bandit]["seat"]
    line = Text()
    for sign in number(marks, bandit):
        line.append_text(sign)
    return line.append(letters(position, bandit), ASKED if bandit in marks.asked_about else colour(seat))


# --- loot


def loot_on(loot: dict[str, Any]) -> list[Text]:
    """The loot on a spot."""
    return loot_signs(loot["purses"].values(), loot["jewels"], loot["strongboxes"], loot["flasks"].values())


def loot_signs(
    purses: Iterable[int | None], jewels: int, strongboxes: int, flasks: Iterable[dict[str, Any]]
) -> list[Text]:
    """Loot as signs with their numbers; a purse whose value is known shows it."""
    worth = list(purses)
    known = [Text(f"{PURSE}{value}") for value in worth if value is not None]
    counted = {PURSE: worth.count(None), JEWEL: jewels, STRONGBOX: strongboxes}
    counted |= Counter(flask_sign(flask) for flask in flasks)
    return [*known, *[counted_sign(sign, count) for sign, count in counted.items() if count]]


def counted_sign(sign: str, count: int) -> Text:
    """A sign, behind its number if there are several."""
    return Text(sign) if count == 1 else Text(str(count), STRONG).append(sign, "none")


def flask_sign(flask: dict[str, Any]) -> str:
    """A flask: unknown, of normal or of old whiskey; whole or half-full."""
    kind = {None: "?", "normal": "", "old": "+"}[flask["kind"]]
    return f"{FLASK}{kind}{'½' if flask['half'] else ''}"


def labelled(label: str, value: object) -> Text:
    return Text().append(f"{label} ", FAINT).append(str(value), STRONG)
