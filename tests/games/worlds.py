"""What a watcher may suppose, read off what `imagine` gives: every world with its weight."""

from collections import Counter
from collections.abc import Callable, Iterable
from fractions import Fraction
from typing import Any

import posse
from posse.engine.dice import outcomes

Worlds = dict[Any, Fraction]


def imagined(match: posse.Match, viewer: int | None, look: Callable[[Any], Any]) -> Worlds:
    """What is looked at in every table that `imagine` gives, with its weight."""
    found: Worlds = {}
    for weight, state in outcomes(lambda dice: match.game.imagine(match.state, -1 if viewer is None else viewer, dice)):
        seen = look(state)
        found[seen] = found.get(seen, Fraction(0)) + weight
    return found


def equally(worlds: Iterable[Any]) -> Worlds:
    """Each of these as likely as any other; one that is named twice counts twice."""
    counts = Counter(worlds)
    total = sum(counts.values())
    return {world: Fraction(count, total) for world, count in counts.items()}
