"""What a drawing is given and what it returns, and how blocks of text are laid out."""

from dataclasses import dataclass, field
from typing import Any

from rich.text import Text

from posse.texts import Texts


@dataclass(frozen=True)
class Position:
    """Everything a drawing needs to know of a moment, as a seat or a spectator sees it."""

    view: dict[str, Any]
    names: list[str]
    texts: Texts
    asked: tuple[int, ...] = ()
    choices: list[str] = field(default_factory=list)
    question: dict[str, Any] | None = None
    width: int = 80

    def say(self, key: str, **facts: Any) -> str:
        return self.texts.say(key, **facts)


@dataclass(frozen=True)
class Picture:
    """The lines of a drawing, the choices that can be found in it, and what some choices mean."""

    lines: list[Text]
    marked: set[str] = field(default_factory=set)
    notes: dict[str, str] = field(default_factory=dict)


def fit(line: Text, width: int) -> Text:
    """The line, cut or padded to exactly this width."""
    fitted = line.copy()
    fitted.truncate(width, overflow="ellipsis", pad=True)
    return fitted


def trimmed(lines: list[Text], width: int) -> list[Text]:
    """The lines without trailing blanks, none wider than the terminal."""
    for line in lines:
        line.rstrip()
    return [line if line.cell_len <= width else fit(line, width) for line in lines]


def beside(blocks: list[tuple[list[Text], int]], gap: int = 1) -> list[Text]:
    """Blocks of lines side by side, each at its own width."""
    height = max(len(lines) for lines, _ in blocks)
    joined: list[Text] = []
    for row in range(height):
        whole = Text()
        for place, (lines, width) in enumerate(blocks):
            whole.append(" " * gap if place else "")
            whole.append_text(fit(lines[row] if row < len(lines) else Text(), width))
        joined.append(whole)
    return joined


def spread(items: list[Text], width: int, gap: int = 3) -> list[Text]:
    """Items one after the other, in as many lines as they need; an item is cut only if it is wider than a line."""
    lines: list[Text] = []
    for item in items:
        item = item if item.cell_len <= width else fit(item, width)
        if lines and lines[-1].cell_len + gap + item.cell_len <= width:
            lines[-1].append(" " * gap)
            lines[-1].append_text(item)
        else:
            lines.append(item.copy())
    return lines
