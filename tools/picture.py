"""Draw the picture of the README: `python -m tools.picture` plays half a game and writes what the terminal shows."""

import io
import re
from pathlib import Path

from rich.console import Console
from rich.text import Text

import posse
from posse.bots import Peek, make
from posse.cli.colours import paint
from posse.cli.draw import draw
from posse.cli.picture import Position
from posse.texts import terminal_texts

TARGET = Path("docs/pictures/terminal.svg")
NAMES = ["Annie", "Belle", "Cassidy", "Doc"]
WIDTH = 112
ROUND = 3
NEWS = 3


def half_a_game(seed: int) -> posse.Match:
    """Bots play up to the middle of a placement phase."""
    match = posse.new("carson", len(NAMES), seed=seed)
    bots = [make("search", "carson", seat, playouts=60) for seat in range(len(NAMES))]
    while match.view(None)["round"] < ROUND or match.asked[0] != 0 or len(match.view(None)["cowboys"]) < 9:
        seat = match.asked[0]
        match.play(seat, match.game.words.phrases[bots[seat].decide(Peek(match, seat))])
    return match


def page(match: posse.Match, seat: int) -> list[Text]:
    """What the terminal shows to the seat."""
    words = terminal_texts("en", "carson")
    position = Position(match.view(seat), NAMES, words, match.asked, match.choices(seat), match.question, WIDTH)
    lines = draw("carson", position).lines
    lines += [Text("  " + words.event(event, NAMES), "faint") for event in match.events[-NEWS:]]
    return [*lines, Text(words.question(match.question or {}, NAMES), "strong"), Text(f"{NAMES[seat]} > place wages")]


def main() -> None:
    console = Console(record=True, width=WIDTH, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    paint(console)
    for line in page(half_a_game(9), 0):
        console.print(line)
    picture = console.export_svg(title="posse play carson")
    # The reader's own monospaced letters: a picture fetches nothing from elsewhere.
    picture = re.sub(r"@font-face \{.*?\}\s*", "", picture, flags=re.S).replace("Fira Code, ", "")
    picture = re.sub(r"<!--.*?-->\s*", "", picture, flags=re.S)
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    main()
