"""Carson City in the terminal: the town, the action spaces and the players, for 80 columns and for more."""

from posse.cli.drawings.carson.players import panel_lines, table_lines
from posse.cli.drawings.carson.spaces import space_lines
from posse.cli.drawings.carson.spots import spots_of
from posse.cli.drawings.carson.town import WIDTH as MAP
from posse.cli.drawings.carson.town import map_lines
from posse.cli.picture import Picture, Position, beside, trimmed

WIDE = 100
NARROW = 74
SPACES = 23
PLAYERS = 25


def draw(position: Position) -> Picture:
    """The whole table."""
    spots = spots_of(position)
    parcels = map_lines(position, spots)
    width = position.width
    room = width - MAP - 1
    if width >= WIDE:
        spaces = SPACES + min(9, (room - SPACES - PLAYERS) // 2)
        players = room - spaces - 1
        side = (space_lines(position, spots, spaces), spaces)
        lines = beside([(parcels, MAP), side, (panel_lines(position, players), players)])
    elif width >= NARROW:
        lines = beside([(parcels, MAP), (space_lines(position, spots, room), room)])
        lines += table_lines(position, width)
    else:
        lines = [*parcels, *space_lines(position, spots, min(width, 40)), *table_lines(position, width)]
    return Picture(trimmed(lines, width), spots.marked, _notes(position))


def _notes(position: Position) -> dict[str, str]:
    """What each character on offer does, with the side that is up."""
    notes: dict[str, str] = {}
    for phrase in position.choices:
        verb, _, card = phrase.partition(" ")
        if verb == "take":
            notes[phrase] = position.say(f"character-{card}-{position.view['sides'][card]}")
    return notes
