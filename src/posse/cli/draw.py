"""The drawings of the games; a game without one is shown as indented text."""

from collections.abc import Callable
from typing import Any

from rich.text import Text

from posse.cli.draw_carson import draw_carson
from posse.cli.picture import FAINT, Picture, Position, fit

DRAWINGS: dict[str, Callable[[Position], Picture]] = {"carson": draw_carson}


def draw(game: str, position: Position) -> Picture:
    """The picture of a moment."""
    return DRAWINGS.get(game, draw_plainly)(position)


def draw_plainly(position: Position) -> Picture:
    """Everything the seat sees, as indented text."""
    lines = [fit(line, position.width) for line in _tree(position.view, 0)]
    for line in lines:
        line.rstrip()
    return Picture(lines)


def _tree(value: dict[str, Any], depth: int) -> list[Text]:
    lines: list[Text] = []
    for name, inner in value.items():
        head = Text("  " * depth).append(f"{name}:", FAINT)
        if _is_short(inner):
            lines.append(head.append(f" {_short(inner)}"))
        else:
            lines.append(head)
            rows = inner if isinstance(inner, dict) else dict(enumerate(inner))
            lines += _tree({str(key): row for key, row in rows.items()}, depth + 1)
    return lines


def _is_short(value: Any) -> bool:
    """Whether the value fits behind its name."""
    if isinstance(value, list):
        return not any(isinstance(item, dict | list) for item in value)
    return not isinstance(value, dict) or not value


def _short(value: Any) -> str:
    if isinstance(value, list):
        return " ".join(_short(item) for item in value) or "-"
    if value is None or value == {}:
        return "-"
    return str(value).lower() if isinstance(value, bool) else str(value)
