"""Imagined worlds by enumerating the outcomes of `imagine`: every world with its weight."""

from collections import Counter
from collections.abc import Callable, Iterable
from fractions import Fraction
from typing import Any

import posse
from posse.engine.chance import outcomes

Worlds = dict[Any, Fraction]


def imagined(match: posse.Match, viewer: int | None, look: Callable[[Any], Any]) -> Worlds:
    """A projection of every state that `imagine` gives, with its weight."""
    found: Worlds = {}
    for weight, state in outcomes(lambda dice: match.game.imagine(match.state, -1 if viewer is None else viewer, dice)):
        seen = look(state)
        found[seen] = found.get(seen, Fraction(0)) + weight
    return found


def equally(worlds: Iterable[Any]) -> Worlds:
    """A uniform distribution; duplicates count repeatedly."""
    counts = Counter(worlds)
    total = sum(counts.values())
    return {world: Fraction(count, total) for world, count in counts.items()}
