"""Draw what the terminal shows: `python -m tools.picture [RECORD LINE]` writes the README's picture.

RECORD is a golden record such as `GAME/4-standard`; without one it is a moment of the sample game. The picture is what
the seat that answers in LINE sees before it.
"""

import io
import re
import sys
from pathlib import Path

from rich.console import Console
from rich.text import Text

import posse
from posse.cli.colours import paint
from posse.cli.draw import draw
from posse.cli.picture import Position
from posse.engine.record import read_line
from posse.texts import terminal_texts
from tests.browser.sample import TERMINAL

RECORDS = Path("tests/records")
TARGET = Path("docs/pictures/terminal.svg")
NAMES = ["Annie", "Belle", "Cassidy", "Doc", "Etta", "Frank"]
WIDTH = 112
NEWS = 3


def before(record: str, line: int) -> tuple[posse.Match, int, str]:
    """The match before a line of a record, the seat that answers, and its answer."""
    whole = posse.load((RECORDS / f"{record}.txt").read_text(encoding="utf-8"))
    answer = read_line(whole.lines[line], line)
    rows = [*whole.header.lines(), *whole.lines[:line], ""]
    return posse.load("\n".join(rows)), answer.seat, answer.words


def page(match: posse.Match, seat: int, answer: str) -> list[Text]:
    """What the terminal shows to the seat that is about to answer."""
    names = NAMES[: match.seats]
    words = terminal_texts("en", match.game.name)
    position = Position(match.view(seat), names, words, match.asked, match.choices(seat), match.question, WIDTH)
    lines = draw(match.game.name, position).lines
    told = [event for event in match.events if event.seen_by(seat)][-NEWS:]
    lines += [Text("  " + words.event(event, names), "faint") for event in told]
    return [*lines, Text(words.question(match.question or {}, names), "strong"), Text(f"{names[seat]} > {answer}")]


def main(record: str = TERMINAL.record, line: str = str(TERMINAL.line)) -> None:
    console = Console(record=True, width=WIDTH, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    paint(console)
    match, seat, answer = before(record, int(line))
    for text in page(match, seat, answer):
        console.print(text)
    picture = console.export_svg(title=f"posse play {match.game.name}")
    # Uses the reader's own monospaced font: a picture must not download anything.
    picture = re.sub(r"@font-face \{.*?\}\s*", "", picture, flags=re.S).replace("Fira Code, ", "")
    picture = re.sub(r"<!--.*?-->\s*", "", picture, flags=re.S)
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
