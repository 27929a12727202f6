"""The players of Carson City: panels beside the map, or a table below it."""

from typing import Any

from rich.text import Text

from posse.cli.colours import FAINT, STRONG, colour, mark
from posse.cli.picture import Position, fit, spread


def panel_lines(position: Position, width: int) -> list[Text]:
    """A few lines for each player."""
    lines: list[Text] = []
    for seat in range(len(position.names)):
        lines += _panel(position, seat, width)
    return lines


def _panel(position: Position, seat: int, width: int) -> list[Text]:
    player = position.view["players"][seat]
    say = position.say
    lines = [_heading(position, seat, width)]
    money = Text("  ").append(f"${player['cash']}", STRONG).append(_limit(player), FAINT)
    money.append(f" {say('cli-firepower')} ").append(str(player["firepower"]), STRONG)
    goods = Text("  ")
    for name in ("cowboys", "roads", "revolvers"):
        goods.append(say(f"cli-{name}") + " ").append(f"{player[name]} ", STRONG)
    return [*lines, money, goods, *_particulars(position, seat, width)]


def _heading(position: Position, seat: int, width: int) -> Text:
    """Shape, name, whether they are asked, place in the pass order, and points."""
    points = position.say("cli-vp", points=position.view["players"][seat]["points"])
    line = _name(position, seat)
    passed = _passed(position, seat)
    room = width - len(points) - len(passed) - 1
    if line.cell_len > room:
        line = fit(line, room)
    line.append(passed)
    return fit(line, width - len(points) - 1).append(" ").append(points, STRONG)


def _name(position: Position, seat: int) -> Text:
    line = Text().append("▶" if seat in position.asked else " ", STRONG)
    return line.append(f"{mark(seat)} {position.names[seat]}", colour(seat))


def _passed(position: Position, seat: int) -> str:
    """The place in the pass order."""
    passed = position.view["passed"]
    return f" #{passed.index(seat) + 1}" if seat in passed else ""


def _limit(player: dict[str, Any]) -> str:
    return f" ≤{player['limit']}" if player["limit"] is not None else ""


def _particulars(position: Position, seat: int, width: int) -> list[Text]:
    """The character and whatever only some players have."""
    return [Text("  ").append_text(line) for line in spread(_items(position, seat), width - 2, gap=2)]


def _items(position: Position, seat: int) -> list[Text]:
    items = [_character(position, seat), *_tokens(position, seat), _kept(position, seat), _tiles(position, seat)]
    return [item for item in items if item.plain]


def _character(position: Position, seat: int) -> Text:
    player = position.view["players"][seat]
    if player["character"] is None:
        return Text()
    side = position.view["sides"][player["character"]]
    line = Text(position.texts.noun("character", player["character"]))
    line.append(" " + position.say(f"cli-side-{side}"), FAINT)
    return line.append("…") if player["waiting"] else line


def _tokens(position: Position, seat: int) -> list[Text]:
    view = position.view
    tokens: list[Text] = []
    if view["three_guns"] == seat:
        tokens.append(Text(position.say("cli-three_guns"), STRONG))
    if view["white"]["holder"] == seat and view["white"]["at"] is None:
        tokens.append(Text("✪", STRONG))
    if view["doubled"] and view["players"][seat]["character"] == "shopkeeper":
        tokens.append(Text(f"×2 {position.texts.noun('building', view['doubled'])}", STRONG))
    return tokens


def _kept(position: Position, seat: int) -> Text:
    kept = position.view["players"][seat]["kept"]
    if not kept:
        return Text()
    labels = [position.say(f"cli-label-{kind}") for kind, count in kept.items() for _ in range(count)]
    return Text().append(position.say("cli-kept") + " ", FAINT).append(" ".join(labels), STRONG)


def _tiles(position: Position, seat: int) -> Text:
    """The tiles of one's own hand, or how many tiles another player holds."""
    tiles = position.view["players"][seat].get("duel_tiles")
    if tiles is None:
        return Text()
    line = Text().append(position.say("cli-tiles") + " ", FAINT)
    if "hand" in tiles:
        line.append(" ".join(str(value) for value in tiles["hand"]) or "–", STRONG)
    else:
        line.append("▯" * tiles["count"] or "–")
    if tiles["laid"]:
        line.append(" ▮" if tiles.get("chosen") is None else f" ▮{tiles['chosen']}")
    return line


COLUMNS = ["vp", "cash", "cowboys", "roads", "revolvers", "firepower"]


def table_lines(position: Position, width: int) -> list[Text]:
    """One line for each player, under a line of headings."""
    headings = [position.say(f"cli-column-{name}") for name in COLUMNS]
    widths = [max(len(heading), 8 if name == "cash" else 3) for name, heading in zip(COLUMNS, headings, strict=True)]
    longest = max(len(name) for name in position.names)
    name_width = max(8, min(14, longest)) + 6
    head = Text(" " * name_width)
    for heading, size in zip(headings, widths, strict=True):
        head.append(f" {heading:>{size}}", FAINT)
    lines = [head]
    for seat in range(len(position.names)):
        lines += _row(position, seat, name_width, widths, width)
    return lines


def _row(position: Position, seat: int, name_width: int, widths: list[int], width: int) -> list[Text]:
    """A player's figures, followed by what only some players have; what does not fit continues below."""
    player = position.view["players"][seat]
    line = fit(_name(position, seat).append(_passed(position, seat)), name_width)
    figures = [player["points"], f"${player['cash']}{_limit(player)}"]
    figures += [player[key] for key in ("cowboys", "roads", "revolvers", "firepower")]
    for figure, size in zip(figures, widths, strict=True):
        line.append(f" {figure!s:>{size}}")
    indent = line.cell_len + 2
    rest = spread(_items(position, seat), max(width - indent, 12), gap=2) or [Text()]
    return [line.append("  ").append_text(rest[0]), *[Text(" " * indent).append_text(more) for more in rest[1:]]]
