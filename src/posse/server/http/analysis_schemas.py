"""What is sent about analyses of finished games, and about puzzles."""

from typing import Any, Literal

from pydantic import BaseModel

from posse.server.http.schemas import Question


class TriedAnswer(BaseModel):
    words: str
    chance: float


class Decision(BaseModel):
    """An answer where there was a choice, judged by what its seat knew; see docs/analysis.md."""

    seat: int
    words: str
    before: float
    after: float
    word: Literal["best", "good", "inaccuracy", "mistake", "blunder"]
    effects: list[float]
    answers: list[TriedAnswer]


class AnalysedMoment(BaseModel):
    line: int
    chances: list[float]
    chance: list[str]
    luck: list[float]
    decision: Decision | None


class SeatAccount(BaseModel):
    """A seat's game in sum: skill, others and luck add up to the result less the prior."""

    seat: int
    prior: float
    result: float
    skill: float
    others: float
    luck: float
    words: dict[str, int]


class Analysis(BaseModel):
    moments: list[AnalysedMoment]
    accounts: list[SeatAccount]
    turning: list[int]


class AnalysisState(BaseModel):
    """The analysis of a game once it is done; before that, how far it is."""

    state: Literal["none", "running", "done"]
    done: int
    places: int
    analysis: Analysis | None


class PuzzleInfo(BaseModel):
    game: str
    id: str


class Puzzles(BaseModel):
    puzzles: list[PuzzleInfo]


class PuzzleOfDay(BaseModel):
    id: str | None


class PuzzlePage(BaseModel):
    """The moment of a puzzle as its seat sees it."""

    id: str
    game: str
    seat: int
    seats: int
    view: dict[str, Any]
    question: Question | None
    asked: list[int]
    choices: list[str]


class PuzzleSolution(BaseModel):
    right: bool
    answers: list[TriedAnswer]
