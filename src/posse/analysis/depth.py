"""How thoroughly a game is analysed."""

from typing import NamedTuple

from posse.engine.errors import BadTable

LEAST_PLAYOUTS = 2  # for less there is no standard error


class Depth(NamedTuple):
    """The cost of an analysis, in playouts and never in seconds, so that it does not depend on the machine.

    `share`: of the playouts of the strongest bots, spent on finding the promising answers to each question.
    `habit`: playouts that a quick planner which searches may spend on one of its answers.
    `fates`: how often a table is played on to estimate the chances of everybody.
    `worlds`: in how many imagined worlds each promising answer is tried.
    `width`: how many answers are tried, beside the one that was given.
    `budget`: how often tables are played on in a whole game; a long game has less for each of its lines.
    """

    share: float
    habit: int
    fates: int
    worlds: int
    width: int
    budget: int

    def for_lines(self, lines: int) -> "Depth":
        """The depth for a game with so many lines, whose playouts stay within the budget."""
        wanted = lines * (self.fates + self.worlds * (self.width + 1))
        if wanted <= self.budget:
            return self
        part = self.budget / wanted
        fates, worlds = (max(LEAST_PLAYOUTS, int(part * number)) for number in (self.fates, self.worlds))
        return self._replace(share=part * self.share, fates=fates, worlds=worlds)


DEPTHS = {
    "quick": Depth(share=1 / 64, habit=3, fates=8, worlds=4, width=2, budget=25_000),
    "standard": Depth(share=1 / 16, habit=4, fates=20, worlds=8, width=3, budget=60_000),
    "deep": Depth(share=1 / 4, habit=10, fates=64, worlds=32, width=5, budget=300_000),
}
STANDARD = "standard"


def depth_named(name: str) -> Depth:
    """A depth by its name; `BadTable` lists those that there are."""
    if name not in DEPTHS:
        raise BadTable("not-a-value", option="depth", given=name, allowed=list(DEPTHS))
    return DEPTHS[name]
