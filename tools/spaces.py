"""The page of a game's numbers: how its answers are numbered, and the fields of its observations."""

from typing import Any

import posse
from posse.engine.game import Game
from posse.engine.observation import Field, Layout
from posse.engine.words import Declared


def page(name: str) -> str:
    """A page in Markdown, made of the game's declarations."""
    game = posse.GAMES[name]
    return "\n".join([*_head(name), *_answers(game), *_rows(game)]) + "\n"


def _head(name: str) -> list[str]:
    return [
        f"# Numbers of `{name}`",
        "",
        "Written by `python -m tools.generate`; do not edit. [library.md](../library.md) tells how they are used.",
        "",
    ]


def _answers(game: Game[Any]) -> list[str]:
    """A row for each verb with the block of numbers that it has."""
    words = game.words
    rows = [f"## Answers: {len(words.phrases):,}, fingerprint `{words.fingerprint}`", ""]
    rows += ["| first number | how many | answer | arguments, the last one fastest |", "|---:|---:|---|---|"]
    first = 0
    for verb in words.verbs:
        count = _count(verb)
        arguments = ", ".join(f"{name} ({len(nouns.words)})" for name, nouns in verb.args.items())
        rows.append(f"| {first} | {count} | `{verb.name}` | {arguments} |")
        first += count
    return [*rows, ""]


def _count(verb: Declared) -> int:
    count = 1
    for nouns in verb.args.values():
        count *= len(nouns.words)
    return count


def _rows(game: Game[Any]) -> list[str]:
    """A row for each field: with which option, its shape, and where it begins for each number of players."""
    span = range(game.least, game.most + 1)
    plain = {name: option.default for name, option in game.options.items()}
    layouts = [Layout(game.fields, game.kinds, seats, plain) for seats in span]
    sizes = ", ".join(f"{layout.size:,} with {seats}" for seats, layout in zip(span, layouts, strict=True))
    return [
        "## Observations",
        "",
        f"A row has {sizes} players and the default options.",
        "A field of another option follows after these, in the order of this table; `match.observation.fields` has the",
        "offsets at your table. `S` is the number of players.",
        "",
        "| field | shape | with | begins at, by players " + "/".join(map(str, span)) + " | what |",
        "|---|---|---|---|---|",
        *(_row(field, layouts) for field in game.fields.declared),
    ]


def _row(field: Field, layouts: list[Layout]) -> str:
    begins = [str(layout.fields[field.name].offset) if field.name in layout.fields else "-" for layout in layouts]
    places = "/".join(begins) if set(begins) != {"-"} else ""
    only = " or ".join(
        f"`{one.option}={one.value}`" + f" ({one.seats} players)" * bool(one.seats) for one in field.only
    )
    return f"| `{field.name}` | {_shape(field)} | {only} | {places} | {field.meaning} |"


def _shape(field: Field) -> str:
    """The axes with their lengths: `seat S × card 34`."""
    shown = [f"{one.name} {one.size or (f'{one.each_seat}S' if one.each_seat > 1 else 'S')}" for one in field.axes]
    return " × ".join(shown) or "1"
