"""The gate to ship: new weights are accepted only if they beat those before at the table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from posse.bots.arena.sprt import Question, SequentialTest, Verdict
from posse.bots.selfplay import play_duel
from posse.bots.skill import SKILLS
from posse.bots.train.crew import Crew
from posse.bots.train.playing import Table

FAIR = 0.5


@dataclass(frozen=True)
class Deal:
    """One deal, played twice: the new weights sit on the even seats, then on the odd ones.

    `playouts`: what the planners spend on a question; 0 for as many as while learning.
    """

    game: str
    table: Table
    new: Mapping[str, float]
    old: Mapping[str, float]
    seed: int
    playouts: int = 0


@dataclass(frozen=True)
class Trial:
    """How the new weights have fared."""

    deals: int
    share: float
    margin: float
    verdict: Verdict

    @property
    def accepted(self) -> bool:
        return self.verdict is Verdict.STRONGER

    def __str__(self) -> str:
        found = f"{self.share:.1%} of {2 * self.deals} games, {self.margin:+.1f} points"
        return f"{'accepted' if self.accepted else 'rejected'} ({self.verdict.value}): {found}"


def tried(
    game: str,
    tables: list[Table],
    new: Mapping[str, float],
    old: Mapping[str, float],
    deals: int,
    seed: int,
    crew: Crew,
    playouts: int = 0,
) -> Trial:
    """Play new weights against old ones on the same deals from both sides, until it is clear or the deals run out."""
    dealt = [Deal(game, tables[number % len(tables)], new, old, seed + number, playouts) for number in range(deals)]
    return judged(crew.map(played, dealt))


def judged(results: Iterable[tuple[float, float]]) -> Trial:
    """The sequential test of the arena: are the new weights stronger by its margin?"""
    test = SequentialTest(Question(), FAIR)
    shares: list[float] = []
    margins: list[float] = []
    for share, margin in results:
        shares.append(share)
        margins.append(margin)
        if test.feed(share) is not Verdict.OPEN:
            break
    count = len(shares)
    return Trial(count, sum(shares) / count, sum(margins) / count, test.verdict)


def played(deal: Deal) -> tuple[float, float]:
    """The share of the two games that the new weights win, and by how much on average their best seat leads."""
    skill = SKILLS[deal.game]
    options = skill.game.settle(deal.table.options, deal.table.seats)
    share = margin = 0.0
    for side in (0, 1):
        planners = [skill.plan(weights, deal.seed, deal.playouts) for weights in (deal.new, deal.old)]
        at = [(seat + side) % 2 for seat in range(deal.table.seats)]
        scores = play_duel(skill.game, [planners[which] for which in at], options, deal.seed)
        best = [max(score for score, which in zip(scores, at, strict=True) if which == one) for one in (0, 1)]
        share += 0.5 if best[0] > best[1] else 0.25 if best[0] == best[1] else 0.0
        margin += (best[0] - best[1]) / 2
    return share, margin
