"""The results as a picture: a ladder of the contestants, each with the interval of its share of the wins."""

from collections.abc import Iterator
from html import escape
from typing import NamedTuple

from posse.bots.arena.report import Report, Standing

WIDTH = 760
LEFT = 230  # where the share 0 is
RIGHT = 560  # where the share 1 is
TOP = 64
ROW = 34
BOTTOM = 44
TICKS = (0, 25, 50, 75, 100)
STYLE = (
    "text{font:14px sans-serif;fill:#2b2118}.title{font-weight:bold;font-size:16px}.small{font-size:12px;fill:#6b5a48}"
    ".end{text-anchor:end}.middle{text-anchor:middle}line{stroke:#d8cbb8}.fair{stroke:#a4432a;stroke-dasharray:4 3}"
    ".span{stroke:#2f5d7c;stroke-width:3}circle{fill:#2f5d7c}"
)


class Labels(NamedTuple):
    """What the picture says, in the reader's language."""

    title: str
    scale: str


def ladder(report: Report, labels: Labels) -> str:
    """The picture as SVG, the strongest contestant on top."""
    rows = report.ladder
    height = TOP + ROW * len(rows) + BOTTOM
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}">'
    paper = f'<rect width="{WIDTH}" height="{height}" fill="#fbf7ef"/>'
    lines = [head, f"<style>{STYLE}</style>", paper, text(16, 28, labels.title, "title")]
    lines += axis(height - BOTTOM, labels)
    for number, standing in enumerate(rows):
        lines += rung(standing, TOP + ROW * number + ROW // 2)
    return "\n".join([*lines, "</svg>", ""])


def axis(bottom: int, labels: Labels) -> Iterator[str]:
    """The scale in percent, with its name below it."""
    for percent in TICKS:
        x = place(percent / 100)
        yield line(x, TOP - 6, x, bottom, "")
        yield text(x, bottom + 16, f"{percent} %", "small middle")
    yield text((LEFT + RIGHT) / 2, bottom + 34, labels.scale, "small middle")


def rung(standing: Standing, y: int) -> Iterator[str]:
    """A contestant: the name, the interval with the share as a dot, the fair share as a dashed line, the rating."""
    share, rating = standing.share, standing.rating
    yield text(LEFT - 14, y + 5, shortened(standing.name), "end")
    yield line(place(standing.fair), y - ROW // 2 + 2, place(standing.fair), y + ROW // 2 - 2, "fair")
    yield line(place(share.low), y, place(share.high), y, "span")
    yield f'<circle cx="{place(share.value):.1f}" cy="{y}" r="5"/>'
    yield text(RIGHT + 14, y + 5, f"{percent(share.value)} % ({percent(share.low)}–{percent(share.high)})", "")
    yield text(WIDTH - 12, y + 5, f"{rating.mean:.1f}±{2 * rating.deviation:.1f}", "small end")


def place(share: float) -> float:
    return LEFT + (RIGHT - LEFT) * share


def percent(share: float) -> str:
    return f"{100 * share:.0f}"


def shortened(name: str, most: int = 26) -> str:
    """The end of a long name, which tells more than its beginning: a class and not a path."""
    return name if len(name) <= most else f"…{name[1 - most :]}"


def text(x: float, y: float, said: str, style: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{style}">{escape(said)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, style: str) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{style}"/>'
