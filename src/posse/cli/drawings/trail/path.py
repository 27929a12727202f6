"""The trail of Great Western Trail in the terminal: every way between two junctions, a line each."""

from rich.text import Text

from posse.cli.colours import FAINT, STRONG, colour, mark
from posse.cli.drawings.trail.signs import Marks, number, seat_marks, tile_sign
from posse.cli.picture import Position, beside
from posse.games.trail.data.trail import (
    FORK,
    HAZARD_SPOT,
    IN_WOODS,
    KANSAS_CITY,
    KIND_OF,
    NEUTRAL_SPOT,
    NEXT,
    OFF_TRADE_SPOT,
    RISK,
    SPOT,
    SPOTS,
    START,
    TRADE_SPOT,
    TRADE_SPOTS,
    TRADE_VALUE,
)

FREE, WOODS, RISKY, EMPTY = "·", "♣", "!", "∘"
STANDS = "@"
GAP = 3
VALUES = dict(zip(TRADE_SPOTS, TRADE_VALUE, strict=True))


def _is_junction(spot: int) -> bool:
    """Whether all ways from here are drawn separately: at a neutral building with a fork, and at both ends."""
    return spot in (START, KANSAS_CITY) or (KIND_OF[spot] == NEUTRAL_SPOT and FORK[spot] >= 0)


def _way(start: int, first: int) -> list[int]:
    """A way from its start to the next junction, both included."""
    way = [start, first]
    while not _is_junction(way[-1]):
        way.append(NEXT[way[-1]])
    return way


def _ways() -> list[list[int]]:
    """All ways in the order of travel; where a building spot forks, only its second way is a new one."""
    firsts = [(spot, NEXT[spot]) for spot in range(SPOTS) if _is_junction(spot)]
    firsts += [(spot, FORK[spot]) for spot in range(SPOTS)]
    return [_way(spot, first) for spot, first in sorted(firsts) if first >= 0]


WAYS = _ways()
HALF = 8  # ways up to the fork behind which the trail is one again
BESIDE = [spot for spot in range(SPOTS) if KIND_OF[spot] == OFF_TRADE_SPOT]


def trail_lines(position: Position, marks: Marks, width: int) -> list[Text]:
    """All ways with what stands on them, the spots beside the trail, and Kansas City; in two columns if they fit."""
    path = Path(position, marks)
    tolls = position.view["tolls"]
    head = Text(position.say("cli-tolls", green=tolls["green"], black=tolls["black"]), FAINT)
    lines = [*path.ways(), path.beside(), path.city()]
    left, right = lines[:HALF], lines[HALF:]
    widths = [max(line.cell_len for line in half) for half in (left, right)]
    if sum(widths) + GAP > width:
        return [head, *lines]
    return [head, *beside([(left, widths[0]), (right, widths[1])], GAP)]


class Path:
    """The trail of one moment."""

    def __init__(self, position: Position, marks: Marks) -> None:
        self.position = position
        self.marks = marks
        self.places = [player["place"] for player in position.view["players"]]

    def ways(self) -> list[Text]:
        """A junction is drawn in full where the first way leaves it, elsewhere it is only named."""
        drawn: set[int] = set()
        lines: list[Text] = []
        for start, *between, end in WAYS:
            line = self._name(start) if start in drawn else self._spot(start)
            drawn.add(start)
            for spot in between:
                line.append("─", FAINT).append_text(self._spot(spot))
            lines.append(line.append("▸", FAINT).append_text(self._name(end)))
        return lines

    def beside(self) -> Text:
        """The places for teepees that nobody enters."""
        line = Text(self.position.say("cli-beside"), FAINT)
        for spot in BESIDE:
            line.append(" ").append_text(self._spot(spot))
        return line

    def city(self) -> Text:
        return self._spot(KANSAS_CITY)

    def _spot(self, spot: int) -> Text:
        """The number of the choice, what is there, and who stands there."""
        word = SPOT.words[spot]
        line = number(self.marks, "spot", word).append_text(self._content(spot, word))
        here = [seat for seat, place in enumerate(self.places) if place == word]
        return line.append(STANDS, FAINT).append_text(seat_marks(here)) if here else line

    def _content(self, spot: int, word: str) -> Text:
        tile = self.position.view["trail"].get(word)
        value = Text(f"${VALUES[spot]}", FAINT) if spot in VALUES else Text()
        if tile is None:
            return value.append_text(self._empty(spot))
        if "tile" in tile:
            return value.append_text(tile_sign(self.position, tile["tile"]))
        owner = tile["owner"]
        if owner is None:
            return Text(f"[{tile['building']}]", STRONG)
        return Text(f"{mark(owner)}{tile['building']}", colour(owner))

    def _empty(self, spot: int) -> Text:
        if spot in (START, KANSAS_CITY):
            return self._name(spot, STRONG)
        if KIND_OF[spot] in (HAZARD_SPOT, TRADE_SPOT, OFF_TRADE_SPOT):
            return Text(EMPTY, FAINT)
        return Text((WOODS if IN_WOODS[spot] else FREE) + (RISKY if RISK[spot] >= 0 else ""), FAINT)

    def _name(self, spot: int, style: str = FAINT) -> Text:
        """A junction in short: the letter of its building, or what it is called."""
        if spot == KANSAS_CITY:
            return Text(self.position.texts.noun("city", "kansas_city"), style)
        if spot == START:
            return Text(self.position.say("cli-start"), style)
        tile = self.position.view["trail"].get(SPOT.words[spot])
        return Text(tile["building"], style) if tile else self._empty(spot)
