"""Bots against bots: which one is stronger, by how much, and how sure that is.

`Arena(setup(game, ["greedy", MyBot])).play(deals=100)` is a report; docs/opponents.md tells more.
"""

from posse.bots.arena.arena import Arena, Progress, Where
from posse.bots.arena.contestants import Contestant, Factory
from posse.bots.arena.errors import BadLog, BotFailed, NoCluster
from posse.bots.arena.fixtures import Fixture, Setup, setup
from posse.bots.arena.gate import Gate, steps
from posse.bots.arena.intervals import Estimate
from posse.bots.arena.report import Meeting, Report, Standing
from posse.bots.arena.sprt import Question, Verdict
from posse.bots.arena.table import Result, play

__all__ = [
    "Arena",
    "BadLog",
    "BotFailed",
    "Contestant",
    "Estimate",
    "Factory",
    "Fixture",
    "Gate",
    "Meeting",
    "NoCluster",
    "Progress",
    "Question",
    "Report",
    "Result",
    "Setup",
    "Standing",
    "Verdict",
    "Where",
    "play",
    "setup",
    "steps",
]
