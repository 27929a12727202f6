"""What is sent about analyses of finished games, and about puzzles."""

from typing import Annotated, Any, Literal

from pydantic import Field

from posse.server.http.model import Model
from posse.server.http.schemas import MOST_PICKED, Body, GameEvent, Question, Word


class TriedAnswer(Model):
    words: str
    chance: float


class Decision(Model):
    """An answer where there was a choice, judged by what its seat knew; see docs/analysis.md."""

    seat: int
    words: str
    before: float
    after: float
    word: Literal["best", "good", "inaccuracy", "mistake", "blunder"]
    effects: list[float]
    answers: list[TriedAnswer]


class AnalysedMoment(Model):
    line: int
    chances: list[float]
    chance: list[str]
    luck: list[float]
    decision: Decision | None


class SeatAccount(Model):
    """A seat's game in sum: skill, others and luck add up to the result less the prior."""

    seat: int
    prior: float
    result: float
    skill: float
    others: float
    luck: float
    words: dict[str, int]


class Analysis(Model):
    moments: list[AnalysedMoment]
    accounts: list[SeatAccount]
    turning: list[int]


class AnalysisState(Model):
    """The analysis of a game once it is done; before that, how far it is."""

    state: Literal["none", "running", "done"]
    done: int
    places: int
    analysis: Analysis | None


class PuzzleAnswer(Body):
    """An answer to a puzzle; null to be shown the solution."""

    answer: Word | None


class PuzzleThing(Body):
    """A thing on the board of a puzzle, by its spots, and what was clicked before it."""

    thing: Word
    picked: Annotated[list[Word], Field(default_factory=list, max_length=MOST_PICKED)]


class PuzzleInfo(Model):
    """A puzzle in a list: how many play, and what is asked."""

    id: str
    game: str
    seats: int
    question: Question


class Puzzles(Model):
    puzzles: list[PuzzleInfo]


class PuzzleOfDay(Model):
    id: str | None
    game: str | None


class PuzzlePage(Model):
    """The moment of a puzzle as its seat sees it."""

    id: str
    game: str
    seat: int
    seats: int
    view: dict[str, Any]
    question: Question | None
    asked: list[int]
    choices: list[str]


class RankedAnswer(TriedAnswer):
    lead: Annotated[
        float | None, Field(description="by how many points the seat may expect to end ahead of the best other seat")
    ]
    events: Annotated[list[GameEvent], Field(description="what surely follows, as the seat sees it")]


class PuzzleSolution(Model):
    """Whether the answer is the best, what surely follows it, and the answers that were tried, best first."""

    right: bool
    events: list[GameEvent]
    answers: list[RankedAnswer]
