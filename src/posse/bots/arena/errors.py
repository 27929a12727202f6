"""What can go wrong in an arena, beside a table that cannot be.

PosseError
├── BotFailed     a bot answered what is not allowed, or raised an exception: mend the bot, replay the game
├── BadLog        the file of results is of another arena, or holds something else: choose another file
└── NoCluster     Ray is not installed, or its cluster cannot be reached
"""

from posse.engine.errors import PosseError


class BotFailed(PosseError):
    """A game could not be finished because of a bot; the facts say which bot, seat, game and seed."""


class BadLog(PosseError):
    """The file holds no results of this arena."""


class NoCluster(PosseError):
    """There is no Ray, or no cluster at the address."""
