"""Bots for the tests of the arena, quick ones and bad ones; each is made from the name of a game and a seed."""

from posse.bots import Bot, Peek, RandomBot


class First(Bot):
    """Takes the first option; needs neither game nor seed."""

    def __init__(self, game: str, seed: int) -> None:
        self.seed = seed

    def decide(self, peek: Peek) -> int:
        return peek.options[0]


class Last(First):
    """Takes the last option."""

    def decide(self, peek: Peek) -> int:
        return peek.options[-1]


class Illegal(First):
    """Answers what was not offered."""

    def decide(self, peek: Peek) -> int:
        return next(action for action in range(10_000) if action not in peek.options)


class Raising(First):
    """Gives up."""

    def decide(self, peek: Peek) -> int:
        raise LookupError("no\nidea")


class NoBot:
    """Takes what a bot takes, and is none."""

    def __init__(self, game: str, seed: int) -> None:
        self.seed = seed


def dice(game: str, seed: int) -> Bot:
    """A function that makes a bot."""
    return RandomBot(seed)
