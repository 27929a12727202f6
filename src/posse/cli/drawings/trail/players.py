"""The players of Great Western Trail, and the viewer's own board and hand."""

from typing import Any

from rich.text import Text

from posse.cli.colours import FAINT, STRONG, colour, mark
from posse.cli.drawings.trail.signs import Marks, counted, labelled, number, section, tile_sign, worker_letters
from posse.cli.picture import Position, fit, spread
from posse.games.trail.data.board import AUX, AUX_FIRST, AUX_SECOND, DISC

NAME = 16
LEAST_ROOM = 24


def player_lines(position: Position, width: int) -> list[Text]:
    """A line or two for each player."""
    name = min(NAME, max(len(name) for name in position.names) + 4)
    indent = Text(" " * (name + 1))
    lines: list[Text] = []
    for seat, player in enumerate(position.view["players"]):
        first, *more = spread(_items(position, player), max(width - name - 1, LEAST_ROOM), gap=2)
        lines.append(_head(position, seat, name).append(" ").append_text(first))
        lines += [indent.copy().append_text(line) for line in more]
    return lines


def _head(position: Position, seat: int, width: int) -> Text:
    line = Text().append("▶" if seat in position.asked else " ", STRONG)
    return fit(line.append(f"{mark(seat)} {position.names[seat]}", colour(seat)), width)


def _items(position: Position, player: dict[str, Any]) -> list[Text]:
    """Points, money, limits, workers, cards, and whatever not everybody has."""
    say = position.say
    certificates = f"{player['certificates']}/{player['certificate_limit']}"
    if player["permanent"]:
        certificates += f"+{player['permanent']}"
    return [
        Text(say("cli-vp", points=player["score"]), STRONG),
        Text(f"${player['money']}", STRONG),
        labelled(say("cli-certificates"), certificates),
        labelled(say("cli-steps"), player["step_limit"]),
        _workers(position, player),
        labelled(say("cli-hand"), f"{player['hand']}/{player['hand_limit']}"),
        labelled(say("cli-deck"), f"{player['stack']}+{player['discarded']}"),
        labelled(say("cli-discs"), len(player["discs"])),
        labelled(say("cli-unbuilt"), len(player["unbuilt"])),
        labelled(say("cli-objectives"), len(player["area"])),
        *_won(position, player),
    ]


def _workers(position: Position, player: dict[str, Any]) -> Text:
    workers = [Text(f"{worker_letters(position, name)}{count}") for name, count in player["workers"].items()]
    return Text(" ").join(workers)


def _won(position: Position, player: dict[str, Any]) -> list[Text]:
    """Tiles and station masters."""
    tiles = [counted(tile_sign(position, tile), count) for tile, count in player["tiles"].items()]
    return [*tiles, *(Text(position.say(f"cli-master-{title}")) for title in player["titles"])]


# --- one's own


def own_lines(position: Position, marks: Marks, width: int) -> list[Text]:
    """Hand, auxiliary actions, buildings and objective cards of the seat that looks; a spectator has none."""
    seat = position.view["seat"]
    if seat is None:
        return []
    own = position.view["players"][seat]
    worth = position.say("cli-worth", value=position.view["value"])
    hand = [_card(position, marks, card, count) for card, count in position.view["hand"].items()]
    buildings = [number(marks, "building", building).append(building) for building in own["unbuilt"]]
    area = [Text(position.texts.noun("objective", card)) for card in own["area"]]
    return [
        *section(position.say("label-hand"), [*hand, Text(worth, FAINT)], width),
        *section(position.say("noun-aux"), [*_auxiliaries(position, marks, own), *_discs(position, marks)], width),
        *(section(position.say("label-unbuilt"), buildings, width) if buildings else []),
        *(section(position.say("label-area"), area, width) if area else []),
    ]


def _card(position: Position, marks: Marks, card: str, count: int) -> Text:
    return counted(number(marks, "card", card).append(position.texts.noun("card", card)), count)


def _auxiliaries(position: Position, marks: Marks, own: dict[str, Any]) -> list[Text]:
    """The auxiliary actions that are free to use, with how often each may be done at once."""
    lines: list[Text] = []
    for aux, word in enumerate(AUX.words):
        places = [DISC.word(AUX_FIRST[aux]), DISC.word(AUX_SECOND[aux])]
        free = sum(place not in own["discs"] for place in places)
        if free:
            lines.append(counted(number(marks, "aux", word).append(position.texts.noun("aux", word)), free))
    return lines


def _discs(position: Position, marks: Marks) -> list[Text]:
    """The discs that can be taken now."""
    found = [(word, choice) for (name, word), choice in marks.numbers.items() if name == "disc"]
    return [number(marks, "disc", word).append(position.texts.noun("disc", word)) for word, _ in found]
