"""Five levels of strength for every game, from 1 to 5.

A level is given by temperature and playouts, never by seconds, so that its strength does not depend on the load. A game
whose skill is known has levels of its own; any other game has the usual ones.
"""

from collections.abc import Mapping
from typing import NamedTuple, Protocol

from posse.bots.peek import Bot
from posse.bots.playout import GreedyBot
from posse.bots.search import SearchBot
from posse.bots.skill import SKILLS
from posse.bots.taste import taste_of


class Skilled(Protocol):
    """A game's skill: it has a bot for each level."""

    def level(self, number: int, seed: int) -> Bot:
        """A bot as strong as a level from 1 to 5."""


class Recipe(NamedTuple):
    """How a bot thinks: one step ahead at a temperature (in hundredths of a point), or a number of playouts."""

    temperature: int = 0
    playouts: int = 0


LEVELS = ("level1", "level2", "level3", "level4", "level5")
USUAL = (
    Recipe(temperature=100),
    Recipe(temperature=30),
    Recipe(playouts=50),
    Recipe(playouts=200),
    Recipe(playouts=800),
)


def level_bot(number: int, game: str, seed: int, skills: Mapping[str, Skilled] = SKILLS) -> Bot:
    """The bot of a level from 1 to 5."""
    if game in skills:
        return skills[game].level(number, seed)
    recipe, taste = USUAL[number - 1], taste_of(game)
    if recipe.playouts:
        return SearchBot(taste, seed, playouts=recipe.playouts)
    return GreedyBot(taste, seed, temperature=recipe.temperature)
