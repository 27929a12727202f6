"""How thoroughly a game is analysed."""

from typing import NamedTuple

from posse.engine.errors import BadTable


class Depth(NamedTuple):
    """The cost of an analysis, in playouts and never in seconds, so that it does not depend on the machine.

    `share`: of the playouts of the strongest bots, spent on finding the promising answers to each question.
    `habit`: playouts that a quick planner which searches may spend on one of its answers.
    `fates`: how often a table is played on to estimate the chances of everybody.
    `worlds`: in how many imagined worlds each promising answer is tried.
    `width`: how many answers are tried, beside the one that was given.
    """

    share: float
    habit: int
    fates: int
    worlds: int
    width: int


DEPTHS = {
    "quick": Depth(share=1 / 64, habit=6, fates=8, worlds=4, width=2),
    "standard": Depth(share=1 / 16, habit=10, fates=20, worlds=8, width=3),
    "deep": Depth(share=1 / 4, habit=20, fates=64, worlds=32, width=5),
}
STANDARD = "standard"


def depth_named(name: str) -> Depth:
    """A depth by its name; `BadTable` lists those that there are."""
    if name not in DEPTHS:
        raise BadTable("not-a-value", option="depth", given=name, allowed=list(DEPTHS))
    return DEPTHS[name]
