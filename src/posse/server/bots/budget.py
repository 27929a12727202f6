"""How long a bot may think: the more questions wait, the shorter, so that nobody waits for long.

A level is given by its playouts. A shorter time means fewer of them, never another way of playing.
"""

TARGET_SECONDS = 2.5  # from question to answer when many wait
LEAST_SECONDS = 0.008
FORGETTING = 0.98  # of the longest time, with every answer
NEARLY = 1.1  # a bot that has used nearly all its time would have used more


def seconds_for(behind: int, age: float, workers: int, most: float) -> float:
    """The time for a question that has waited so long already, with so many behind it.

    If all of them were asked at the same time and get as much, none is late.
    """
    if behind == 0:
        return most
    return min(most, max(LEAST_SECONDS, (TARGET_SECONDS - age) * workers / (behind + 1)))


class UsualTimes:
    """How long the bots of each game and level have thought lately, at most."""

    def __init__(self) -> None:
        self._longest: dict[tuple[str, str], float] = {}

    def note(self, game: str, level: str, seconds: float) -> None:
        before = self._longest.get((game, level), 0.0)
        self._longest[game, level] = max(seconds, before * FORGETTING)

    def is_short(self, game: str, level: str, seconds: float) -> bool:
        """Whether such bots would use more time than this.

        It depends on no single question: otherwise it would tell how much there was to think about.
        """
        return seconds <= NEARLY * self._longest.get((game, level), 0.0)
