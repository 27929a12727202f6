"""Random games with many duels."""

from collections.abc import Iterator

import posse
from posse.engine.dice import SeededDice
from tests.games.carson.table import standing

FEW_SPACES = ("place ammunition", "place gambling", "place roads_3", "place parcel_income", "place parcel_vp")


def brawl(match: posse.Match, seed: int, sleeper: int = -1) -> Iterator[posse.Match]:
    """Play at random, but place where others are, and yield every position.

    A sleeper passes as soon as they have drawn new tiles, and so keeps them.
    """
    dice = SeededDice(seed)
    while True:
        yield match
        if match.over:
            return
        seat = match.asked[dice.below(len(match.asked))]
        choices = _fierce(match, seat, match.choices(seat))
        if seat == sleeper and "pass" in match.choices(seat) and _has_drawn(match, seat):
            choices = ["pass"]
        match.play(seat, choices[dice.below(len(choices))])


def _fierce(match: posse.Match, seat: int, choices: list[str]) -> list[str]:
    """The places where a duel follows or may follow; else every choice except passing and half-moves."""
    placing = [choice for choice in choices if choice.startswith("place ")]
    joining = [choice for choice in placing if set(standing(match, choice.split()[1])) - {seat}]
    few = [choice for choice in placing if choice in FEW_SPACES]
    others = [choice for choice in choices if choice != "pass" and not choice.startswith(("lift", "back"))]
    return joining or few or others or choices


def _has_drawn(match: posse.Match, seat: int) -> bool:
    return match.view(None)["players"][seat]["duel_tiles"]["total"] is None
