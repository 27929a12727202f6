"""Check that the levels of the bots are in order: each must beat the one below it, in every game.

    python -m tools.arena          all games
    python -m tools.arena NAME...  some of them

For every two neighbouring levels a sequential test is run, which stops as soon as it can tell. The games are the same
on every machine. The seconds are a guard: whatever has not been told by then is judged by the games played so far. Long
runs, with figures, are the business of `posse arena`; see docs/opponents.md.
"""

import sys
from collections.abc import Iterator, Sequence
from itertools import product
from typing import NamedTuple

import posse
from posse.bots import LEVELS
from posse.bots.arena import Gate, Verdict, steps
from posse.bots.arena.gate import Step

SEATS = 2
SEED = 1  # the games are always the same, so that luck cannot break the order on some days


class Part(NamedTuple):
    """Some neighbouring levels, the most deals for each two of them, and the most seconds."""

    levels: Sequence[str]
    deals: int
    seconds: float


PARTS = (Part(LEVELS[:-1], deals=60, seconds=10.0), Part(LEVELS[-2:], deals=10, seconds=45.0))
"""The highest level takes its time, so there are few games with it."""

SAID = {Verdict.STRONGER: "stronger", Verdict.NOT_STRONGER: "NOT STRONGER", Verdict.OPEN: "open"}


def told(step: Step) -> str:
    """One line about two neighbours."""
    share, report = step.higher.share, step.report
    measured = f"{100 * share.value:.0f} % ({100 * share.low:.0f}-{100 * share.high:.0f}) of {report.games} games"
    names = f"{step.gate.game}: {step.higher.name} against {step.lower.name}"
    return f"{names}: {SAID[step.verdict]}, {measured}{'' if step.has_passed else '  <- the order is broken'}"


def problems(games: Sequence[str]) -> Iterator[str]:
    """Print every test as it ends; the lines of those that fail."""
    for game, part in product(games, PARTS):
        for step in steps(Gate(game, SEATS, deals=part.deals, seconds=part.seconds), part.levels, seed=SEED):
            print(told(step), flush=True)
            if not step.has_passed:
                yield told(step)


def main(words: Sequence[str]) -> int:
    unknown = [word for word in words if word not in posse.GAMES]
    if unknown:
        sys.exit(f"There is no game called {unknown[0]}.")
    return 1 if [*problems(words or [*posse.GAMES])] else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
