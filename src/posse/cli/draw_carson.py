"""Carson City in the terminal: the town, the action spaces and the players, for 80 columns and for more."""

from rich.text import Text

from posse.cli import carson_map
from posse.cli.carson_players import panel_lines, table_lines
from posse.cli.carson_spaces import LAST_ROUND, space_lines
from posse.cli.carson_spots import spots_of
from posse.cli.picture import FAINT, STRONG, Picture, Position, beside, fit

WIDE = 98
NARROW = 74
SPACES = 25


def draw_carson(position: Position) -> Picture:
    """The whole table."""
    spots = spots_of(position)
    town = carson_map.map_lines(position, spots)
    width = position.width
    lines = [_title(position)]
    room = width - carson_map.WIDTH - 1
    if width >= WIDE:
        spaces = SPACES + (room - SPACES) // 3 - 7
        players = room - spaces - 1
        side = (space_lines(position, spots, spaces), spaces)
        lines += beside([(town, carson_map.WIDTH), side, (panel_lines(position, players), players)])
    elif width >= NARROW:
        lines += beside([(town, carson_map.WIDTH), (space_lines(position, spots, room), room)])
        lines += table_lines(position, width)
    else:
        lines += [*town, *space_lines(position, spots, min(width, 40)), *table_lines(position, width)]
    for line in lines:
        line.rstrip()
    return Picture([line if line.cell_len <= width else fit(line, width) for line in lines], spots.marked)


def _title(position: Position) -> Text:
    """The game, the round and what is left in the supply."""
    view = position.view
    line = Text(position.say("game-carson"), STRONG)
    round_name = position.say("cli-carson-round", round=min(view["round"], LAST_ROUND), rounds=LAST_ROUND)
    line.append(" · ", FAINT).append(round_name, STRONG)
    supply = position.say("cli-carson-supply", houses=view["houses"], roads=view["roads_left"])
    return line.append(" · ", FAINT).append(supply, FAINT)
