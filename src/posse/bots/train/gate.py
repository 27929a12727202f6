"""The gate to ship: new weights are accepted only if they beat those before at the table."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Mapping
from dataclasses import dataclass
from math import sqrt

from posse.bots.selfplay import play_duel
from posse.bots.skill import SKILLS
from posse.bots.train.playing import Table

CONFIDENCE = 1.645  # standard deviations: one chance in twenty that an equal value passes


@dataclass(frozen=True)
class Deal:
    """One deal, played twice: the new weights sit on the even seats, then on the odd ones."""

    game: str
    table: Table
    new: Mapping[str, float]
    old: Mapping[str, float]
    seed: int


@dataclass(frozen=True)
class Verdict:
    """How the new weights have fared."""

    deals: int
    share: float
    error: float
    margin: float

    @property
    def accepted(self) -> bool:
        return self.share - CONFIDENCE * self.error > 0.5

    def __str__(self) -> str:
        word = "accepted" if self.accepted else "rejected"
        return (
            f"{word}: {self.share:.1%} ± {1.96 * self.error:.1%} of {2 * self.deals} games, {self.margin:+.1f} points"
        )


def tried(game: str, tables: list[Table], new: Mapping[str, float], old: Mapping[str, float], deals: int, seed: int,
          processes: int) -> Verdict:  # fmt: skip
    """Play new weights against old ones on the same deals from both sides."""
    dealt = [Deal(game, tables[number % len(tables)], new, old, seed + number) for number in range(deals)]
    if processes == 1:
        results = list(map(played, dealt))
    else:
        with multiprocessing.get_context("spawn").Pool(processes, os.nice, (10,)) as pool:
            results = pool.map(played, dealt)
    shares = [share for share, _ in results]
    mean = sum(shares) / deals
    variance = sum((share - mean) ** 2 for share in shares) / max(deals - 1, 1)
    return Verdict(deals, mean, sqrt(variance / deals), sum(margin for _, margin in results) / deals)


def played(deal: Deal) -> tuple[float, float]:
    """The share of the two games that the new weights win, and by how much on average their best seat leads."""
    skill = SKILLS[deal.game]
    options = skill.game.settle(deal.table.options, deal.table.seats)
    share = margin = 0.0
    for side in (0, 1):
        planners = [skill.plan(deal.new, deal.seed), skill.plan(deal.old, deal.seed)]
        at = [(seat + side) % 2 for seat in range(deal.table.seats)]
        scores = play_duel(skill.game, [planners[which] for which in at], options, deal.seed)
        best = [max(score for score, which in zip(scores, at, strict=True) if which == one) for one in (0, 1)]
        share += 0.5 if best[0] > best[1] else 0.25 if best[0] == best[1] else 0.0
        margin += (best[0] - best[1]) / 2
    return share, margin
