"""A gate that bots of rising strength must pass: each must be stronger than the one before it."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from posse.bots.arena.arena import THIS_MACHINE, Arena, Where
from posse.bots.arena.contestants import Given
from posse.bots.arena.fixtures import setup
from posse.bots.arena.report import Report, Standing
from posse.bots.arena.sprt import Question, Verdict

QUESTION = Question(margin=0.15)
"""A level that is worth its name wins 65 of 100 games for two against the one below it, not 50."""


@dataclass(frozen=True)
class Gate:
    """A table at which the order must hold, and how much may be spent on each pair of neighbours."""

    game: str
    seats: int = 2
    options: Mapping[str, object] = field(default_factory=dict)
    deals: int = 100
    seconds: float = 0.0


@dataclass(frozen=True)
class Step:
    """The test of two neighbours."""

    gate: Gate
    report: Report

    @property
    def higher(self) -> Standing:
        return self.report.standings[0]

    @property
    def lower(self) -> Standing:
        return self.report.standings[1]

    @property
    def verdict(self) -> Verdict:
        return Verdict.OPEN if self.report.test is None else self.report.test.verdict

    @property
    def has_passed(self) -> bool:
        """Whether the order holds; where the test could not tell, by what was seen.

        Where the time was up before all deals were played, it holds unless what was seen speaks against it: how far a
        slow machine gets must not decide.
        """
        if self.verdict is not Verdict.OPEN:
            return self.verdict is Verdict.STRONGER
        if self.report.deals == 0:
            return False
        share = self.higher.share
        seen = share.value if self.report.deals == self.gate.deals else share.high
        return seen > self.higher.fair


def steps(gate: Gate, ascending: Sequence[Given], *, seed: int = 0, where: Where = THIS_MACHINE) -> Iterator[Step]:
    """Test every two neighbours of a list that begins with the weakest."""
    for lower, higher in pairwise(ascending):
        arena = Arena(
            setup(gate.game, [higher, lower], seats=gate.seats, options=gate.options, seed=seed), question=QUESTION
        )
        yield Step(gate, arena.play(gate.deals, where, seconds=gate.seconds))
