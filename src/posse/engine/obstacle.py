"""Obstacles: what stands in the way of an answer, as a declared sentence with its values and the rule that says so."""

from typing import Any, Final, final

from mypy_extensions import i64

from posse.engine.words import Words

# What can stand in the way in any game; every vocabulary begins with these (`COMMON_OBSTACLES`).
GAME_OVER: Final[i64] = 0
WATCHING: Final[i64] = 1
NOT_ASKED: Final[i64] = 2
OTHER_QUESTION: Final[i64] = 3
OTHER_CHOICE: Final[i64] = 4
BELONGS_TO: Final[i64] = 5


@final
class Obstacle:
    """Why an answer is not legal: a kind that the words of the game declare, a rule such as CC-7.5, and values.

    The kinds are declared in the order in which the rules test them, so of two obstacles the later kind is the one
    that is met later: the nearer miss.
    """

    def __init__(self, kind: i64, rule: str = "", *values: int) -> None:
        self.kind = kind
        self.rule = rule
        self.values = list(values)

    def json(self, words: Words) -> dict[str, Any]:
        """Its name, its rule and its arguments by name, ready for JSON."""
        declared = words.obstacles[self.kind]
        args = {
            name: nouns.value(value) for (name, nouns), value in zip(declared.args.items(), self.values, strict=True)
        }
        return {"obstacle": declared.name, "rule": self.rule or None, **args}
