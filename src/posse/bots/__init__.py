"""Bots, which choose among the legal answers."""

from typing import SupportsIndex

from posse.bots.anchors import Anchor, anchors_of
from posse.bots.company import Company
from posse.bots.levels import LEVELS, level_bot
from posse.bots.peek import Advice, Bot, Opinion, Peek
from posse.bots.playout import GreedyBot, RandomBot, Taste
from posse.bots.search import SearchBot
from posse.bots.taste import TASTES, taste_of
from posse.bots.world import World, imagined
from posse.engine.dice import seed_number
from posse.engine.errors import BadTable

BOTS = (*LEVELS, "random", "greedy", "search")

# Names for bots, used unless somebody at the table has the same name; none is a character of a game.
BOT_NAMES = ("Pearl", "Cassidy", "Hank", "Wyatt", "Rosa", "Jesse", "Lottie", "Buck", "Etta", "Cole", "Maude", "Frank")


def make(name: str, game: str, seed: SupportsIndex = 0, *, seconds: float = 0.0, playouts: int = 0) -> Bot:
    """A bot by its name: one of the levels for people, or a plain one for experiments.

    `seconds` and `playouts` limit how long it may think; a level is only itself without such a limit.
    """
    number = seed_number(seed)
    if name in LEVELS:
        bot = level_bot(LEVELS.index(name) + 1, game, number)
        bot.limit(seconds, playouts)
        return bot
    if name == "random":
        return RandomBot(number)
    if name == "greedy":
        return GreedyBot(taste_of(game), number)
    if name == "search":
        return SearchBot(taste_of(game), number, seconds, playouts)
    raise BadTable("not-a-bot", given=name, allowed=list(BOTS))


__all__ = [
    "BOTS",
    "BOT_NAMES",
    "LEVELS",
    "TASTES",
    "Advice",
    "Anchor",
    "Bot",
    "Company",
    "GreedyBot",
    "Opinion",
    "Peek",
    "RandomBot",
    "SearchBot",
    "Taste",
    "World",
    "anchors_of",
    "imagined",
    "make",
]
