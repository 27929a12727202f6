"""Draw the README's badges from what they speak of: `python -m tools.badges`, or `make pictures`.

They are files of the repository: no page that shows them has to ask another site.
"""

import tomllib
from pathlib import Path
from typing import Final, NamedTuple

from posse.texts import LANGUAGES

TARGET: Final = Path("docs/pictures")
LETTER: Final = 6.6  # average width at this size of letters
PADDING: Final = 7
HEIGHT: Final = 20
COLOURS: Final = ("#4a3423", "#a9561e")

PLATE: Final = '<rect x="{x}" width="{width}" height="{height}" fill="{colour}"/>'
TEXT: Final = '<text x="{x}" y="14" textLength="{length}">{text}</text>'
DRAWING: Final = """<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" role="img">
<title>{label}</title>
<clipPath id="round"><rect width="{width}" height="{height}" rx="3"/></clipPath>
<g clip-path="url(#round)">{plates}</g>
<g fill="#fff" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11">{texts}</g>
</svg>
"""


class Badge(NamedTuple):
    """What it speaks of, and what it says."""

    name: str
    value: str


def badges(project: Path = Path("pyproject.toml")) -> list[Badge]:
    """Facts about the project, from where they are declared."""
    declared = tomllib.loads(project.read_text(encoding="utf-8"))["project"]
    return [
        Badge("python", declared["requires-python"].removeprefix(">=") + " or newer"),
        Badge("licence", declared["license"]),
        Badge("languages", " ".join(LANGUAGES)),
    ]


def drawn(badge: Badge) -> str:
    """A badge as SVG: its name on one plate, its value on another."""
    x = 0
    plates, texts = [], []
    for text, colour in zip(badge, COLOURS, strict=True):
        length = round(LETTER * len(text))
        width = length + 2 * PADDING
        plates.append(PLATE.format(x=x, width=width, height=HEIGHT, colour=colour))
        texts.append(TEXT.format(x=x + PADDING, length=length, text=text))
        x += width
    return DRAWING.format(width=x, height=HEIGHT, label=": ".join(badge), plates="".join(plates), texts="".join(texts))


def main() -> None:
    for badge in badges():
        TARGET.joinpath(f"{badge.name}.svg").write_text(drawn(badge), encoding="utf-8")


if __name__ == "__main__":
    main()
