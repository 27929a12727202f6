"""Bots of one level on whichever seats are asked."""

from posse.bots.levels import LEVELS, level_bot
from posse.bots.peek import Bot, Peek
from posse.engine.match import Match


class Company:
    """Answers for every seat by a bot of its own, always alike in the same game."""

    def __init__(self, level: str, game: str) -> None:
        self._level = LEVELS.index(level) + 1
        self._game = game
        self._bots: dict[int, Bot] = {}

    def __call__(self, match: Match, seat: int) -> str:
        if seat not in self._bots:
            self._bots[seat] = level_bot(self._level, self._game, seed=seat + 1)
        return match.game.words.phrases[self._bots[seat].decide(Peek(match, seat))]
