"""A finished game of a few lines, which is analysed in seconds."""

from functools import cache

import posse
from posse.analysis import Analysis
from tests.sample import scene


@cache
def short_game() -> posse.Match:
    """The last round of a game, in which everybody gave the first answer there was."""
    match = scene(seats=2, round=4, at="place : 0")
    while not match.over:
        seat = match.asked[0]
        match.play(seat, match.choices(seat)[0])
    return match


@cache
def short_analysis() -> Analysis:
    return posse.analyse(short_game().record(), "quick")
