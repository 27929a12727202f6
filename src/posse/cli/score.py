"""The score as a table: places, points and where they come from."""

from itertools import chain

from rich.text import Text

from posse import Match
from posse.cli.colours import FAINT, STRONG, colour, mark
from posse.cli.picture import fit
from posse.texts import Texts

LABEL = 30
MOST_NAME = 12


def score_lines(match: Match, names: list[str], texts: Texts, width: int) -> list[Text]:
    """A column for each player, a line for each source of points that gave any."""
    column = max(6, min(MOST_NAME, (width - LABEL) // len(names) - 1))
    head = Text(" " * LABEL)
    for seat, name in enumerate(names):
        head.append(" ").append_text(_right(Text(f"{mark(seat)} {name}", colour(seat)), column))
    lines = [head]
    for source, points in match.breakdown.items():
        if any(points):
            lines.append(_line(_source(texts, source), points, column, ""))
    return [*lines, _line(texts.say("total"), match.scores, column, STRONG)]


def _source(texts: Texts, source: str) -> str:
    return texts.noun("source", source) if texts.has(f"source-{source}") else source


def _line(label: str, points: list[int], column: int, style: str) -> Text:
    line = fit(Text(label, style or FAINT), LABEL)
    for amount in points:
        line.append(" ").append_text(_right(Text(str(amount), style), column))
    return line


def _right(text: Text, width: int) -> Text:
    """The text, right-aligned in its column."""
    text = text if text.cell_len <= width else fit(text, width)
    return Text(" " * (width - text.cell_len)).append_text(text)


def is_tie_broken(match: Match) -> bool:
    """Whether somebody tied with the winners on points but lost the tiebreak."""
    points = match.scores[match.ranking[0][0]]
    return any(match.scores[seat] == points for seat in chain(*match.ranking[1:2]))


def result_lines(match: Match, names: list[str], texts: Texts) -> list[Text]:
    """The winners and the ranking."""
    first = match.ranking[0]
    points = max(match.scores[seat] for seat in first) if first else 0
    lines = [Text(texts.ending([names[seat] for seat in first], points), STRONG)]
    place = 1
    for seats in match.ranking:
        for seat in seats:
            line = Text(f"{place}. ").append(f"{mark(seat)} {names[seat]}", colour(seat))
            lines.append(line.append(f"  {texts.score(match.scores[seat])}"))
        place += len(seats)
    if first and is_tie_broken(match):
        winners = ", ".join(names[seat] for seat in first)
        lines.append(Text(texts.say("tie", points=texts.score(points), seats=winners), FAINT))
    elif first and max(match.scores) > points and texts.has("upset"):
        lines.append(Text(texts.say("upset"), FAINT))
    return lines
