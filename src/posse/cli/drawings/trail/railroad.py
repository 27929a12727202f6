"""The railroad of Great Western Trail in the terminal: engines on the track, the stations, the cities."""

from rich.text import Text

from posse.cli.colours import FAINT, LEGAL, STRONG
from posse.cli.drawings.trail.signs import Marks, counted, number, seat_marks, section, worker_letters
from posse.cli.picture import Position, spread
from posse.games.trail.data.railroad import (
    CITY,
    CITY_BLACK,
    CITY_VALUE,
    IS_TURNOUT,
    SPACE,
    STATION,
    STATION_AT,
    STATION_BLACK,
    STATION_COST,
    STATION_POINTS,
)

TURNOUT, RAIL = "┴", "·"
BLACK_CORNERS = "▪"


def railroad_lines(position: Position, marks: Marks, width: int) -> list[Text]:
    """The track, the stations and the cities, each with who is there."""
    return [
        *spread([Text(f"{position.say('label-engine')}: ", FAINT), *_track(position, marks)], width, gap=0),
        *section(position.say("label-stations"), _stations(position, marks), width),
        *section(position.say("label-cities"), _cities(position, marks), width),
    ]


def _track(position: Position, marks: Marks) -> list[Text]:
    """The spaces in order, a piece of track up to each turnout; a station's number stands behind its turnout."""
    engines = [player["engine"] for player in position.view["players"]]
    pieces = [Text()]
    for space, word in enumerate(SPACE.words):
        here = [seat for seat, place in enumerate(engines) if place == word]
        _add_space(pieces[-1], marks, word, here)
        if IS_TURNOUT[space]:
            pieces[-1].append(str(STATION_AT[space] + 1), FAINT)
            pieces.append(Text())
    return [*pieces[:-1], pieces[-1].append("39", FAINT)]


def _add_space(line: Text, marks: Marks, word: str, here: list[int]) -> None:
    sign = TURNOUT if word.startswith("turnout") else RAIL
    if ("space", word) in marks.numbers:
        line.append(" " if line.plain else "").append(str(marks.numbers["space", word]), LEGAL)
        line.append(sign if sign == TURNOUT else " ", FAINT)
    elif here:
        line.append_text(seat_marks(here)).append(sign if sign == TURNOUT else "", FAINT)
    else:
        line.append(sign, FAINT)


def _stations(position: Position, marks: Marks) -> list[Text]:
    """Number, price, points, who has a disc there, and the station master who waits."""
    masters = position.view["masters"]
    lines: list[Text] = []
    for station, word in enumerate(STATION.words):
        line = number(marks, "station", word).append(str(station + 1), STRONG)
        line.append(BLACK_CORNERS if STATION_BLACK[station] else "", FAINT)
        line.append(f" ${STATION_COST[station]}").append(f"→{STATION_POINTS[station]}", FAINT)
        owners = [seat for seat, player in enumerate(position.view["players"]) if word in player["stations"]]
        line.append(" " if owners else "").append_text(seat_marks(owners))
        lines.append(line.append(_master(position, masters[station]) if station < len(masters) else "", FAINT))
    return lines


def _master(position: Position, place: dict[str, str | None]) -> str:
    master, worker = place["master"], place["worker"]
    if master is not None:
        return " " + position.say(f"cli-master-{master}")
    return "" if worker is None else " " + worker_letters(position, worker)


def _cities(position: Position, marks: Marks) -> list[Text]:
    """Name, value and whose discs lie there."""
    lines: list[Text] = []
    for city, word in enumerate(CITY.words):
        line = number(marks, "city", word).append(position.texts.noun("city", word))
        line.append(f" {CITY_VALUE[city]}", STRONG).append(BLACK_CORNERS if CITY_BLACK[city] else "", FAINT)
        for seat, player in enumerate(position.view["players"]):
            if word in player["cities"]:
                line.append(" ").append_text(counted(seat_marks([seat]), player["cities"][word]))
        lines.append(line)
    return lines
