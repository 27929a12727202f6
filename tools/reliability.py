"""Draw how often predicted chances came true, from what `python -m posse.analysis.calibrate` left in a folder.

`python -m tools.reliability FOLDER` writes docs/pictures/reliability.svg, which docs/analysis.md shows.
"""

import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from posse.texts import texts

PICTURE = Path(__file__).parents[1] / "docs" / "pictures" / "reliability.svg"
COLOURS = ("#b4451f", "#1f6f8b", "#6b8e23")
LEFT, TOP, SIZE = 40, 20, 300
LEAST = 1.5  # the radius of a circle for few chances, which grows with their number
HEAD = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 380 370" font-family="sans-serif" font-size="12" role="img" '
    'aria-label="Reliability: how often predicted chances came true"><rect width="100%" height="100%" fill="#fff"/>'
)


def drawn(reports: Sequence[dict[str, Any]]) -> str:
    """The picture of some reports, a colour for each game."""
    lines = [HEAD, *frame()]
    for number, report in enumerate(reports):
        lines += curve(report, number, COLOURS[number % len(COLOURS)])
    return "\n".join([*lines, "</svg>", ""])


def frame() -> Iterator[str]:
    """Where predictions that always came true would lie, and the scales."""
    yield f'<line x1="{LEFT}" y1="{TOP + SIZE}" x2="{LEFT + SIZE}" y2="{TOP}" stroke="#999" stroke-dasharray="4"/>'
    yield f'<rect x="{LEFT}" y="{TOP}" width="{SIZE}" height="{SIZE}" fill="none" stroke="#444"/>'
    for share in (0.0, 0.5, 1.0):
        x, y = spot(share, share)
        yield f'<text x="{x}" y="{TOP + SIZE + 16}" text-anchor="middle">{share:.0%}</text>'
        yield f'<text x="{LEFT - 4}" y="{y + 4}" text-anchor="end">{share:.0%}</text>'
    yield f'<text x="{LEFT + SIZE / 2}" y="{TOP + SIZE + 36}" text-anchor="middle">predicted chance</text>'


def curve(report: dict[str, Any], number: int, colour: str) -> Iterator[str]:
    """How often each tenth of a game's chances came true; the more there were, the larger the circle."""
    spots = [(*spot(chance, won), count) for chance, won, count in report["tenths"]]
    points = " ".join(f"{x},{y}" for x, y, _ in spots)
    yield f'<polyline fill="none" stroke="{colour}" stroke-width="1.5" points="{points}"/>'
    most = max(count for _, _, count in spots)
    for x, y, count in spots:
        yield f'<circle cx="{x}" cy="{y}" r="{LEAST + 4 * (count / most) ** 0.5:.1f}" fill="{colour}"/>'
    name = texts("en", report["game"]).say(f"game-{report['game']}")
    yield f'<text x="{LEFT + 8}" y="{TOP + 16 + 14 * number}" fill="{colour}">{name}</text>'


def spot(chance: float, won: float) -> tuple[float, float]:
    """The place of a prediction in the picture."""
    return round(LEFT + chance * SIZE, 1), round(TOP + (1 - won) * SIZE, 1)


def main() -> None:
    folder = Path(sys.argv[1])
    reports = [json.loads(path.read_text(encoding="utf-8")) for path in sorted(folder.glob("*.json"))]
    PICTURE.write_text(drawn(reports), encoding="utf-8")


if __name__ == "__main__":
    main()
