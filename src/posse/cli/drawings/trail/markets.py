"""The markets of Great Western Trail in the terminal: workers, cattle, foresight, objective cards."""

from rich.text import Text

from posse.cli.colours import FAINT, STRONG
from posse.cli.drawings.trail.signs import INDENT, Marks, counted, number, section, tile_sign, worker_letters
from posse.cli.picture import Position, spread

NOBODY = "·"


def market_lines(position: Position, marks: Marks, width: int) -> list[Text]:
    """What can be hired, bought, foreseen and taken, each under its name."""
    return [
        *section(position.say("label-jobs"), _jobs(position, marks), width),
        *section(position.say("label-market"), _cattle(position, marks), width),
        *section(position.say("label-foresight"), _foresight(position, marks), width),
        *_objectives(position, marks, width),
    ]


def _jobs(position: Position, marks: Marks) -> list[Text]:
    """The rows in which somebody wants work, and that of the token, with their wages."""
    view = position.view
    lines: list[Text] = []
    for row, (workers, wage) in enumerate(zip(view["jobs"], view["wages"], strict=True), 1):
        if row != view["token"] and not any(workers):
            continue
        line = Text("▸" if row == view["token"] else "", STRONG).append(f"{row}", STRONG).append(f" ${wage}")
        for worker in workers:
            line.append(" ").append_text(_applicant(position, marks, worker, row))
        lines.append(line)
    return lines


def _applicant(position: Position, marks: Marks, worker: str | None, row: int) -> Text:
    if worker is None:
        return Text(NOBODY, FAINT)
    return number(marks, "hire", f"{worker} {row}").append(worker_letters(position, worker))


def _cattle(position: Position, marks: Marks) -> list[Text]:
    view = position.view
    cards = [
        counted(number(marks, "sale", card).append(position.texts.noun("card", card)), count)
        for card, count in view["market"].items()
    ]
    return [*cards, Text(f"+{view['cattle_left']}", FAINT)]


def _foresight(position: Position, marks: Marks) -> list[Text]:
    """Two tiles in each column, and how many are left in its pile."""
    lines: list[Text] = []
    for tiles, left in zip(position.view["foresight"], position.view["piles"], strict=True):
        line = Text()
        for tile in tiles:
            if tile is None:
                line.append(f"{NOBODY} ", FAINT)
            else:
                line.append_text(number(marks, "tile", tile)).append_text(tile_sign(position, tile)).append(" ")
        lines.append(line.append(f"+{left}", FAINT))
    return lines


def _objectives(position: Position, marks: Marks, width: int) -> list[Text]:
    """How many cards are left, and below it the open ones, each in as many lines as it takes."""
    lines = section(position.say("label-display"), [Text(f"+{position.view['objectives_left']}", FAINT)], width)
    for card in position.view["display"]:
        words = position.texts.noun("objective", card).split(" ")
        first = number(marks, "objective", card).append(words[0])
        wrapped = spread([first, *(Text(word) for word in words[1:])], width - INDENT, gap=1)
        lines += [Text(" " * INDENT).append_text(line) for line in wrapped]
    return lines
