"""Carson City in the terminal: the town, the action spaces and the players, for 80 columns and for more."""

from posse.cli import carson_map
from posse.cli.carson_players import panel_lines, table_lines
from posse.cli.carson_spaces import space_lines
from posse.cli.carson_spots import spots_of
from posse.cli.picture import Picture, Position, beside, fit

WIDE = 100
NARROW = 74
SPACES = 23
PLAYERS = 25


def draw_carson(position: Position) -> Picture:
    """The whole table."""
    spots = spots_of(position)
    town = carson_map.map_lines(position, spots)
    width = position.width
    room = width - carson_map.WIDTH - 1
    if width >= WIDE:
        spaces = SPACES + min(9, (room - SPACES - PLAYERS) // 2)
        players = room - spaces - 1
        side = (space_lines(position, spots, spaces), spaces)
        lines = beside([(town, carson_map.WIDTH), side, (panel_lines(position, players), players)])
    elif width >= NARROW:
        lines = beside([(town, carson_map.WIDTH), (space_lines(position, spots, room), room)])
        lines += table_lines(position, width)
    else:
        lines = [*town, *space_lines(position, spots, min(width, 40)), *table_lines(position, width)]
    for line in lines:
        line.rstrip()
    fitted = [line if line.cell_len <= width else fit(line, width) for line in lines]
    return Picture(fitted, spots.marked, _notes(position))


def _notes(position: Position) -> dict[str, str]:
    """What each character on offer does, with the side that is up."""
    notes: dict[str, str] = {}
    for phrase in position.choices:
        verb, _, card = phrase.partition(" ")
        if verb == "take":
            notes[phrase] = position.say(f"character-{card}-{position.view['sides'][card]}")
    return notes
