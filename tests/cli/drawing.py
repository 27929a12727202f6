"""Helpers for tests of terminal drawings: the picture of a moment, and moments of all kinds."""

from functools import cache

import posse
from posse.cli.draw import draw
from posse.cli.picture import Picture, Position
from posse.texts import terminal_texts
from tests.cli.terminal import played
from tests.contract.tables import table

NAMES = ["Ada", "Bartholomew the Elder", "Кэт", "Żaneta", "Eve", "Flo"]
TABLES = (0, 5, 11, 18)
ANSWERS = (0, 21, 75, 160, 10_000)


@cache
def moments(game: str) -> list[posse.Match]:
    """Positions at several tables of a game, from the first question to the end."""
    tables = [table(posse.GAMES[game], number) for number in TABLES]
    return [played(game, answers, seats, seed=5, **options) for seats, options in tables for answers in ANSWERS]


def position_of(match: posse.Match, seat: int | None, width: int = 100, language: str = "en") -> Position:
    """A moment as a seat sees it, or (None) a spectator."""
    choices = match.choices(seat) if seat in match.asked and seat is not None else []
    texts = terminal_texts(language, match.game.name)
    return Position(match.view(seat), NAMES[: match.seats], texts, match.asked, choices, match.question, width)


def picture_of(match: posse.Match, width: int = 100, language: str = "en", drawing: str | None = None) -> Picture:
    """What the seat to act sees, or a spectator when the game is over."""
    seat = match.asked[0] if match.asked else None
    return draw(match.game.name if drawing is None else drawing, position_of(match, seat, width, language))


def shown_to(match: posse.Match, seat: int | None) -> str:
    """What a seat sees, as plain text."""
    return plain(draw(match.game.name, position_of(match, seat)))


def plain(picture: Picture) -> str:
    return "\n".join(line.plain for line in picture.lines)
