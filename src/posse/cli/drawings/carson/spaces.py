"""The three action rows of Carson City, one line a space, from top to bottom as they are resolved."""

from rich.text import Text

from posse.cli.colours import ASKED, CLOSED, FAINT, LEGAL, STRONG
from posse.cli.drawings.carson.spots import Spots
from posse.cli.drawings.carson.town import standing
from posse.cli.picture import Position, fit
from posse.games.carson.data.board import SPACE

# After these spaces something happens automatically; the last space of each row is among them.
AFTERWARDS = {"road_1": "parcel_purchase", "construction_3": "kept_buildings", "gambling": "estate_income"}
COWBOYS = 7
NUMBER = 3
LAST_ROUND = 4


def space_lines(position: Position, spots: Spots, width: int) -> list[Text]:
    """Every space with the number of its choice, its name and who stands there."""
    lines = [_rule(round_name(position), width)]
    for space in SPACE.words:
        lines.append(_space_line(position, spots, space, width))
        if space in AFTERWARDS:
            lines.append(_rule(position.say(f"cli-space-{AFTERWARDS[space]}"), width))
    supply = position.say("cli-supply", houses=position.view["houses"], roads=position.view["roads_left"])
    return [*lines, Text(supply, FAINT)]


def round_name(position: Position) -> str:
    """The round, or that the game has not begun or is over."""
    now = position.view["round"]
    if now == 0:
        return position.say("phase-starting_parcels")
    return position.say("cli-round", round=min(now, LAST_ROUND), rounds=LAST_ROUND)


def _rule(title: str, width: int) -> Text:
    """A line that separates the rows, with the title of what happens there."""
    return Text(f"── {title} ".ljust(width, "─")[:width], FAINT)


def _space_line(position: Position, spots: Spots, space: str, width: int) -> Text:
    line = Text()
    name = width - NUMBER - COWBOYS
    if space in spots.spaces:
        line.append(f"{spots.spaces[space]:>2}", LEGAL).append(" ")
    else:
        line.append(" " * NUMBER)
    style = ASKED if space in spots.asked_about else _style(position, space)
    line.append_text(fit(Text().append(space_name(position, space), style), name))
    return line.append(" ").append_text(standing(position.view, space, COWBOYS - 1))


def is_closed(position: Position, space: str) -> bool:
    """No building lies there, or the round marker does."""
    if space in position.view["row"]:
        return position.view["row"][space] is None
    return space in ROUND_MARKER[: max(position.view["round"] - 1, 0)]


ROUND_MARKER = ["buy_vp_2", "buy_vp_3", "buy_vp_4"]


def _style(position: Position, space: str) -> str:
    if is_closed(position, space):
        return CLOSED
    return STRONG if space in position.view["row"] else ""


def space_name(position: Position, space: str) -> str:
    """The short name; of a construction space its price and its building, of a blocked space a cross."""
    kind, _, figure = space.rpartition("_")
    if kind == "construction":
        building = position.view["row"][space]
        lies = position.texts.noun("building", building) if building else "–"
        return f"${figure:<2} {lies}"
    if kind == "buy_vp":
        name = position.say("cli-space-buy_vp", price=figure)
        return f"✕ {name}" if is_closed(position, space) else name
    return position.say(f"cli-space-{space}")
