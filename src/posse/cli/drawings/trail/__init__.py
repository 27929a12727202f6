"""Great Western Trail in the terminal: the trail, the railroad, the markets, the players and one's own board."""

from posse.cli.drawings.trail.markets import market_lines
from posse.cli.drawings.trail.path import trail_lines
from posse.cli.drawings.trail.players import own_lines, player_lines
from posse.cli.drawings.trail.railroad import railroad_lines
from posse.cli.drawings.trail.signs import Marks, marks_of
from posse.cli.picture import Picture, Position, beside, trimmed

WIDE = 120
BOARD = 73


def draw(position: Position) -> Picture:
    """The whole table; the markets stand on the right where there is room."""
    width, marks = position.width, marks_of(position)
    if width >= WIDE:
        markets = width - BOARD - 1
        board = [*trail_lines(position, marks, BOARD), *railroad_lines(position, marks, BOARD)]
        lines = beside([(board, BOARD), (market_lines(position, marks, markets), markets)])
    else:
        lines = [*trail_lines(position, marks, width), *railroad_lines(position, marks, width)]
        lines += market_lines(position, marks, width)
    lines += [*player_lines(position, width), *own_lines(position, marks, width)]
    return Picture(trimmed(lines, width), marks.marked, _notes(position, marks))


def _notes(position: Position, marks: Marks) -> dict[str, str]:
    """What a way along the trail costs, and what the freight to a city does."""
    notes: dict[str, str] = {}
    reach = position.view["reach"] or {}
    delivery = position.view["delivery"] or {"cities": []}
    freight = {city["city"]: city["cost"] for city in delivery["cities"]}
    for phrase, (name, word) in marks.named.items():
        if name == "spot" and word in reach:
            notes[phrase] = position.say("cli-way", **reach[word])
        elif name == "city" and word in freight:
            notes[phrase] = position.say("cli-freight", cost=freight[word])
    return notes
