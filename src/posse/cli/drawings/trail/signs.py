"""The signs of Great Western Trail in the terminal, and the choices that name something in the picture."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from rich.text import Text

from posse.cli.choices import numbers_of
from posse.cli.colours import FAINT, LEGAL, ROAD, ROCK, STRONG, WATER, colour, mark
from posse.cli.picture import Position, spread
from posse.games.trail.game import GAME

BLACK = "▪"
TEEPEES = {"green_teepee": ("△", ""), "blue_teepee": ("▼", WATER)}
HAZARDS = {"flood": ("≈", WATER), "drought": ("☼", ROAD), "rockfall": ("◢", ROCK)}
LETTERS = 2
INDENT = 2

# What is found in the picture by the list and the word that a choice names.
Thing = tuple[str, str]


@dataclass
class Marks:
    """Things with the number of the first choice that names them, what each choice names, and the choices marked."""

    numbers: dict[Thing, int] = field(default_factory=dict)
    named: dict[str, Thing] = field(default_factory=dict)
    marked: set[str] = field(default_factory=set)


def marks_of(position: Position) -> Marks:
    """What the choices of a moment name."""
    marks = Marks()
    for phrase, choice in zip(position.choices, numbers_of(position.choices), strict=True):
        if " " in phrase:
            thing = _thing(phrase)
            marks.numbers.setdefault(thing, choice)
            marks.named[phrase] = thing
            if thing[0] in ON_BOARD:
                marks.marked.add(phrase)
    return marks


def _thing(phrase: str) -> Thing:
    """What a choice names: the word behind its verb, or the last of several; a worker is found by the row as well."""
    verb, *words = phrase.split(" ")
    if verb == "hire":
        return verb, " ".join(words)
    declared = GAME.words.verb_of(GAME.words.action(phrase))
    *_, nouns = declared.args.values()
    return FOUND_AS.get(verb, nouns.name), words[-1]


ON_BOARD = frozenset(["spot", "space", "station", "city"])
# A card is for sale or in the hand, where objective cards wait to be played.
FOUND_AS = {"buy": "sale", "add": "sale", "play": "card"}


def number(marks: Marks, name: str, word: str) -> Text:
    """What to type for something, if it can be chosen."""
    found = marks.numbers.get((name, word))
    return Text() if found is None else Text(str(found), LEGAL).append(" ", "none")


def tile_sign(position: Position, tile: str) -> Text:
    """A tile: two letters of a worker, a teepee, or a hazard with its points and the hand that asks for toll."""
    if tile in TEEPEES:
        return Text(*TEEPEES[tile])
    hazard, _, face = tile.partition("_")
    if hazard not in HAZARDS:
        return Text(worker_letters(position, tile))
    sign, style = HAZARDS[hazard]
    return Text(f"{sign}{face[-1]}{BLACK if face.startswith('black') else ''}", style)


def worker_letters(position: Position, worker: str) -> str:
    """The first letters of a worker's name: no two kinds share them."""
    return position.texts.noun("worker", worker)[:LETTERS].capitalize()


def seat_marks(seats: Iterable[int]) -> Text:
    """The shapes of some seats in their colours."""
    line = Text()
    for seat in seats:
        line.append(mark(seat), colour(seat))
    return line


def section(label: str, items: list[Text], width: int) -> list[Text]:
    """Items behind their label; what does not fit goes on below, indented."""
    first, *more = spread([Text(f"{label}:", FAINT), *items], width - INDENT, gap=2)
    return [first, *(Text(" " * INDENT).append_text(line) for line in more)]


def labelled(label: str, value: object) -> Text:
    return Text().append(f"{label} ", FAINT).append(str(value), STRONG)


def counted(thing: Text, count: int) -> Text:
    """A thing, and how many of it there are if there are several."""
    return thing.append(f" ×{count}", STRONG) if count > 1 else thing
