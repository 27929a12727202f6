"""The picture of a moment: the game's own drawing, or indented text for a game without one."""

from typing import Any

from rich.text import Text

from posse.cli.colours import FAINT
from posse.cli.drawings import DRAWINGS
from posse.cli.picture import Picture, Position, spread

PLAIN = ""
SMALL = 36


def draw(game: str, position: Position) -> Picture:
    """The picture of a moment."""
    return DRAWINGS.get(game, draw_plainly)(position)


def draw_plainly(position: Position) -> Picture:
    """Everything the seat sees, as indented text."""
    return Picture(_tree(position, position.view, 0))


def _tree(position: Position, value: dict[str, Any], depth: int) -> list[Text]:
    """A line for each entry; short ones share lines."""
    indent = "  " * depth
    lines: list[Text] = []
    small: list[Text] = []
    for name, inner in value.items():
        line = Text().append(f"{_label(position, name)}: ", FAINT).append(_short(inner))
        if not _is_flat(inner) or line.cell_len + len(indent) > position.width:
            lines.append(Text(indent).append(f"{_label(position, name)}:", FAINT))
            lines += _tree(position, _rows(position, inner), depth + 1)
        elif depth and line.cell_len <= SMALL:
            small.append(line)
        else:
            lines.append(Text(indent).append_text(line))
    return lines + [Text(indent).append_text(line) for line in spread(small, position.width - len(indent), gap=4)]


def _label(position: Position, name: str) -> str:
    """The game's label for a key, if it has one."""
    key = f"label-{name}"
    return position.say(key) if position.texts.has(key) else name


def _rows(position: Position, value: Any) -> dict[str, Any]:
    """The inner entries by name: lists of one entry per player by the players' names, others by number."""
    if isinstance(value, dict):
        return {str(name): inner for name, inner in value.items()}
    things = value if isinstance(value, list) else [value]
    names = position.names if len(things) == len(position.names) else [str(place) for place in range(len(things))]
    return dict(zip(names, things, strict=True))


def _is_flat(value: Any) -> bool:
    """Whether nothing is nested in the value."""
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else []
    return not any(isinstance(item, dict | list) for item in inner)


def _short(value: Any) -> str:
    """A flat value in one line."""
    if isinstance(value, dict):
        return ", ".join(f"{name} {_short(inner)}" for name, inner in value.items()) or "-"
    if isinstance(value, list):
        return " ".join(_short(item) for item in value) or "-"
    if value is None:
        return "-"
    return str(value).lower() if isinstance(value, bool) else str(value)
