"""Bots, which choose among the legal answers."""

from typing import Any

from posse.bots.peek import Bot, Peek
from posse.bots.playout import GreedyBot, PointsTaste, RandomBot, Taste
from posse.bots.search import SearchBot
from posse.bots.taste import TASTES
from posse.engine.errors import BadTable
from posse.games import GAMES

BOTS = ("random", "greedy", "search")

# Names for bots, used unless somebody at the table has the same name; none is a character of a game.
BOT_NAMES = ("Pearl", "Cassidy", "Hank", "Wyatt", "Rosa", "Jesse", "Lottie", "Buck", "Etta", "Cole", "Maude", "Frank")


def taste_of(game: str) -> Taste[Any]:
    """The game's own taste, or the default one, which counts points."""
    if game not in GAMES:
        raise BadTable("not-a-game", given=game, allowed=list(GAMES))
    return TASTES[game] if game in TASTES else PointsTaste(GAMES[game])


def make(name: str, game: str, seed: int = 0, *, seconds: float = 0.0, playouts: int = 0) -> Bot:
    """A bot by its name; `seconds` and `playouts` limit how long `search` may think."""
    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        return GreedyBot(taste_of(game), seed)
    if name == "search":
        return SearchBot(taste_of(game), seed, seconds, playouts)
    raise BadTable("not-a-bot", given=name, allowed=list(BOTS))


__all__ = ["BOTS", "BOT_NAMES", "TASTES", "Bot", "GreedyBot", "Peek", "RandomBot", "SearchBot", "Taste", "make"]
