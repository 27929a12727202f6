"""The town of Carson City in the terminal: 8 x 8 parcels of five by two signs, roads on the lines between them."""

from typing import Any

from rich.text import Text

from posse.cli.colours import ASKED, BADGE, BRIDGE, FAINT, LEGAL, ROAD, ROCK, STRONG, WATER, colour, mark
from posse.cli.drawings.carson.spots import Spots
from posse.cli.picture import Position
from posse.games.carson.data.board import LETTERS

CELL = 5
WIDTH = 2 + 8 * CELL + 9
WHITE_COWBOY = "✪"

# Corners by the lines that meet there: 1 up, 2 right, 4 down, 8 left.
THIN = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
THICK = " ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋"


def map_lines(position: Position, spots: Spots) -> list[Text]:
    """The map with the letters of its columns above and the numbers of its rows on the left."""
    head = Text("  ")
    for letter in LETTERS:
        head.append(f"   {letter.upper()}  ", STRONG)
    lines = [head]
    town = Town(position, spots)
    for y in range(9):
        lines.append(town.line_above(y))
        if y < 8:
            lines += town.cells(y)
    return lines


class Town:
    """The map of one moment."""

    def __init__(self, position: Position, spots: Spots) -> None:
        self.position = position
        self.view = position.view
        self.spots = spots
        self.built = dict.fromkeys(self.view["roads"], ROAD) | dict.fromkeys(self.view["bridges"], BRIDGE)

    def line_above(self, y: int) -> Text:
        """The corners and horizontal edges above row y; the last one is the bottom rim."""
        line = Text("  ")
        for x in range(9):
            self._corner(line, x, y)
            if x < 8:
                self._across(line, across_name(x, y))
        return line

    def _corner(self, line: Text, x: int, y: int) -> None:
        arms = {
            1: down_name(x, y - 1) if y > 0 else "",
            2: across_name(x, y) if x < 8 else "",
            4: down_name(x, y) if y < 8 else "",
            8: across_name(x - 1, y) if x > 0 else "",
        }
        roads = sum(arm for arm, edge in arms.items() if edge in self.built)
        if roads:
            line.append(THICK[roads], ROAD)
        else:
            line.append(THIN[sum(arm for arm, edge in arms.items() if edge)], FAINT)

    def _across(self, line: Text, edge: str) -> None:
        if edge in self.built:
            line.append(("═" if self.built[edge] == BRIDGE else "━") * CELL, self.built[edge])
        elif edge in self.spots.edges:
            line.append(f"╌{edge.capitalize()}╌", LEGAL)
        else:
            line.append("─" * CELL, FAINT)

    def _down(self, line: Text, edge: str, upper: bool) -> None:
        """One sign of a vertical edge; an edge to choose shows its side."""
        if edge in self.built:
            line.append("║" if self.built[edge] == BRIDGE else "┃", self.built[edge])
        elif edge in self.spots.edges:
            line.append(edge[-1] if upper else "╎", LEGAL)
        else:
            line.append("│", FAINT)

    def cells(self, y: int) -> list[Text]:
        """The two lines of a row of parcels."""
        first, second = Text().append(f"{y + 1} ", STRONG), Text("  ")
        for x in range(9):
            self._down(first, down_name(x, y), True)
            self._down(second, down_name(x, y), False)
            if x < 8:
                parcel = f"{LETTERS[x]}{y + 1}"
                first.append_text(self._upper(parcel))
                second.append_text(self._lower(parcel))
        return [first, second]

    def _upper(self, parcel: str) -> Text:
        """Owner, what stands there, and its income, or the price where it can be chosen."""
        spot = self.view["town"][parcel]
        owner = spot.get("owner")
        content = spot.get("content", "nothing")
        if content == "river":
            return Text("≈" * CELL, WATER)
        line = Text(" ") if owner is None else Text().append(mark(owner), colour(owner))
        line.append_text(self._content(content, owner))
        figure = self._figure(parcel, spot)
        space = CELL - line.cell_len - len(figure)
        if space < 0:
            line.right_crop(-space)
        return line.append(" " * space).append_text(figure)

    def _content(self, content: str, owner: int | None) -> Text:
        if content == "nothing":
            return Text("  ")
        if content == "house":
            return Text("⌂ ", STRONG if owner is None else colour(owner))
        if content == "mountain":
            return Text("◢◣", ROCK)
        label = self.position.say(f"cli-label-{content}")
        return Text(label, STRONG if owner is None else colour(owner))

    def _figure(self, parcel: str, spot: dict[str, Any]) -> Text:
        if "income" in spot:
            return Text(str(spot["income"]), STRONG)
        if parcel in self.spots.priced and "price" in spot:
            return Text(f"${spot['price']}", FAINT)
        return Text()

    def _lower(self, parcel: str) -> Text:
        """The name where the parcel can be chosen, and who stands there."""
        spot = self.view["town"][parcel]
        if spot.get("content") == "river":
            return Text("≈" * CELL, WATER)
        line = Text()
        if parcel in self.spots.asked_about:
            line.append(parcel.upper(), ASKED)
        elif parcel in self.spots.parcels:
            line.append(parcel.upper(), LEGAL)
        line.append_text(standing(self.view, parcel, CELL - line.cell_len))
        if "robber" in spot and line.cell_len < CELL - 1:
            line.append("½", STRONG).append(mark(spot["robber"]), colour(spot["robber"]))
        return line.append(" " * (CELL - line.cell_len))


def standing(view: dict[str, Any], place: str, room: int) -> Text:
    """The cowboys on a place as the shapes of their seats, the white one as a badge before its holder."""
    line = Text()
    white = view["white"]
    seats: list[int] = view["cowboys"].get(place, [])
    for seat in sorted(set(seats)):
        if white["at"] == place and white["holder"] == seat:
            line.append(WHITE_COWBOY, BADGE)
        count = seats.count(seat)
        line.append(mark(seat) + (str(count) if count > 1 else ""), colour(seat))
    if line.cell_len > room:
        line.truncate(room, overflow="ellipsis")
    return line


def across_name(x: int, y: int) -> str:
    """The word of a horizontal edge."""
    return f"{LETTERS[x]}{y + 1}n" if y < 8 else f"{LETTERS[x]}8s"


def down_name(x: int, y: int) -> str:
    """The word of a vertical edge."""
    return f"{LETTERS[x]}{y + 1}w" if x < 8 else f"h{y + 1}e"
