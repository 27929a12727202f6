"""Which lines of a match can be undone without asking the others."""

from typing import Any

from posse.engine.game import Game
from posse.engine.record import Line


def is_free(game: Game[Any], lines: list[Line], number: int) -> bool:
    """Whether no chance, revelation or other seat's answer followed, except within the same open secret step."""
    mine = lines[number]
    unseen = is_in_open_secret(game, lines, number)
    for line in lines[number:]:
        if line.struck or line.kind == "undo" or (unseen and line.seat != mine.seat):
            continue
        if line.chance or line.revealed or line.seat != mine.seat:
            return False
    return True


def is_in_open_secret(game: Game[Any], lines: list[Line], number: int) -> bool:
    """Whether this answer and all since belong to one secret step that is still open."""
    frame = lines[number].frame
    since = [line for line in lines[number:] if line.is_answer and not line.struck]
    return game.steps[frame[0]].secret and all(line.frame == frame and line.stayed for line in since)


def looks_the_same(game: Game[Any], before: Any, now: Any, seat: int) -> bool:
    """Whether a seat sees and can answer the same in two states; views cost most, so they are compared last."""
    if game.question(before) != game.question(now) or game.asked(before) != game.asked(now):
        return False
    if seat in game.asked(now) and game.answers(before, seat) != game.answers(now, seat):
        return False
    return game.view(before, seat) == game.view(now, seat)
