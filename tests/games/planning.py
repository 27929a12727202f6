"""What the planner of a game answers, and what it sees."""

from collections.abc import Mapping

import posse
from posse.bots.peek import Peek
from posse.bots.skill.base import Skill
from posse.bots.value import Row


def answers_of(
    skill: Skill, match: posse.Match, count: int, weights: Mapping[str, float] | None = None, playouts: int = 0
) -> list[str]:
    """What bots answer one after the other, by these weights or by the learned ones."""
    bots = [skill.bot(seat, weights=weights, playouts=playouts) for seat in range(len(match.scores))]
    given = []
    for _ in range(count):
        seat = match.asked[0]
        given.append(match.game.words.phrases[bots[seat].decide(Peek(match, seat))])
        match.play(seat, given[-1])
    return given


def features_of(skill: Skill, match: posse.Match, seat: int = 0) -> dict[str, float]:
    """The features of a table by name."""
    made = skill.features()
    row = Row(len(made.names))
    made.fill(match.state, seat, row)
    return dict(zip(made.names, row.values, strict=True))
