"""What an analysis finds: plain data, ready for JSON."""

from dataclasses import asdict, dataclass
from typing import Any

VERSION = 3
"""Changes whenever the same record would be analysed differently, so that stored analyses are not mixed up."""

BEST = "best"
WORDS = (BEST, "good", "inaccuracy", "mistake", "blunder")


@dataclass(frozen=True)
class Answer:
    """An answer that was tried, and the chance to win that it would have left its seat, as far as that seat knew."""

    words: str
    chance: float


@dataclass(frozen=True)
class Decision:
    """One answer where there was a choice.

    `before`: the chance of the seat with the best answer; `after`: with the one it gave; both given what it knew.
    `effects`: what the answer changed for every seat, compared with the best one.
    `answers`: the answers that were tried, best first.
    """

    seat: int
    words: str
    before: float
    after: float
    word: str
    effects: list[float]
    answers: list[Answer]


@dataclass(frozen=True)
class Moment:
    """One line of the record that counts, and what it made of the chances.

    `line`: its number; 0 is the start. `chances`: of every seat after it, if everything on the table is known.
    `chance`: the random outcomes. `luck`: what every seat gained by them and by what came to light.
    """

    line: int
    chances: list[float]
    chance: list[str]
    luck: list[float]
    decision: Decision | None


@dataclass(frozen=True)
class Account:
    """A seat's game in sum: `skill` + `others` + `luck` is exactly `result` - `prior`.

    `skill`: what its own answers changed, compared with the best ones found. `others`: what those of the others did.
    `luck`: what chance and hidden things brought. `words`: how many of its answers earned each word.
    """

    seat: int
    prior: float
    result: float
    skill: float
    others: float
    luck: float
    words: dict[str, int]


@dataclass(frozen=True)
class Analysis:
    """The analysis of a whole game; `turning` are the lines that changed most, in their order."""

    version: int
    game: str
    seats: int
    names: list[str]
    depth: str
    seed: int
    moments: list[Moment]
    accounts: list[Account]
    turning: list[int]

    def json(self) -> dict[str, Any]:
        return asdict(self)
