"""The analysis of a finished game: every decision judged by what its seat knew, and all else told as luck.

Chances begin with an equal share for every seat and end with the result. What happens between two lines is the effect
of the answer, which is the skill of its seat, and a rest, which is luck; so skill, the skill of others and luck add up
to the result by construction.
"""

import itertools
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict
from typing import Any, NamedTuple

from posse.analysis.depth import STANDARD, depth_named
from posse.analysis.estimate import Estimator, Verdict, mean
from posse.analysis.findings import BEST, VERSION, WORDS, Account, Analysis, Answer, Decision, Moment
from posse.analysis.judge import ended
from posse.analysis.squash import calibration
from posse.bots.peek import Peek
from posse.engine.errors import NotAllowed
from posse.engine.match import Match
from posse.engine.record import Line, read_line

TURNING_POINTS = 8
LEAST_TURN = 0.04  # a smaller change of chances is no turning point

Watch = Callable[[int, int], None]
"""Told how many lines are done, and of how many."""


class Played(NamedTuple):
    """A line that counts: its number, itself, and the tables before and after it."""

    number: int
    line: Line
    before: Any
    after: Any


class Found(NamedTuple):
    """What was found about one line, independent of all others: the chances after it, and the decision.

    `is_forced`: somebody gave the only answer there was, and nothing was drawn.
    """

    number: int
    chance: list[str]
    chances: list[float]
    decision: Decision | None
    is_forced: bool = False

    def json(self) -> dict[str, Any]:
        return {**self._asdict(), "decision": asdict(self.decision) if self.decision else None}

    @classmethod
    def read(cls, row: dict[str, Any]) -> "Found":
        """What `json` made plain."""
        told = row["decision"]
        answers = [Answer(**answer) for answer in told["answers"]] if told else []
        return cls(**{**row, "decision": Decision(**{**told, "answers": answers}) if told else None})


class Study:
    """A finished game, of which each line can be looked into by itself: by one process, or by many."""

    def __init__(self, match: Match, depth: str = STANDARD, seed: int = 0) -> None:
        if not match.over:
            raise NotAllowed("analysis-unfinished")
        self._match = match
        self._depth = depth
        self._seed = seed
        self._played = list(counted(match))
        self._estimator = Estimator(match.game, match.seats, depth_named(depth).for_lines(self.size), seed)

    @property
    def size(self) -> int:
        """How many places there are to look into: the start, and every line that counts."""
        return len(self._played) + 1

    def look(self, place: int) -> Found:
        """What is found at one place; 0 is the start."""
        if place == 0:
            return Found(0, [], self._chances(self._played[0].before if self._played else self._match.state), None)
        played = self._played[place - 1]
        decision = decided(self._match, self._estimator, played)
        is_forced = played.line.is_answer and decision is None and not played.line.chance
        return Found(played.number, list(played.line.chance), self._chances(played.after), decision, is_forced)

    def _chances(self, state: Any) -> list[float]:
        if state.top < 0:
            return ended(self._match.game, state).shares or []
        return self._estimator.chances(state)

    def added_up(self, found: Sequence[Found]) -> Analysis:
        """The analysis, from what was found at every place."""
        match = self._match
        names = [match.header.names.get(seat, "") for seat in range(match.seats)]
        return added_up(match.game.name, names, self._depth, self._seed, found)


def analyse(match: Match, depth: str = STANDARD, seed: int = 0, watch: Watch | None = None) -> Analysis:
    """Analyse a finished game; the same seed gives the same analysis."""
    study = Study(match, depth, seed)
    found = []
    for place in range(study.size):
        found.append(study.look(place))
        if watch:
            watch(place + 1, study.size)
    return study.added_up(found)


def added_up(game: str, names: list[str], depth: str, seed: int, found: Sequence[Found]) -> Analysis:
    """Everything in its order, with what is left for luck, and the sum for every seat."""
    seats = len(names)
    before = [1 / seats] * seats
    moments = []
    for one, after in zip(found, settled(found), strict=True):
        moments.append(moment(one, before, after))
        before = after
    accounts = [account(moments, seat, seats) for seat in range(seats)]
    return Analysis(VERSION, game, seats, names, depth, seed, moments, accounts, turning_points(moments))


def settled(found: Sequence[Found]) -> list[list[float]]:
    """The chances after every line, where no forced answer without chance changes any.

    As far as their estimates differ before and after it, that is noise: both get the mean; the result is exact.
    """
    runs: list[list[Found]] = []
    for one in found:
        if one.is_forced and runs:
            runs[-1].append(one)
        else:
            runs.append([one])
    last = runs.pop()
    told = [mean([one.chances for one in run]) for run in runs for _ in run]
    return told + [last[-1].chances for _ in last]


def moment(found: Found, before: list[float], after: list[float]) -> Moment:
    """What one line made of the chances; how the game was set up is luck, too."""
    effects = found.decision.effects if found.decision else [0.0] * len(before)
    luck = [now - then - effect for now, then, effect in zip(after, before, effects, strict=True)]
    return Moment(found.number, after, found.chance, luck, found.decision)


def counted(match: Match) -> Iterator[Played]:
    """The answers and imaginings that no undo has struck, in their order."""
    states = [state for state, _ in match.retraced(0)]
    lines = [read_line(text, number) for number, text in enumerate(match.lines)]
    kept = [number for number in live_lines(match, lines) if lines[number].kind in ("answer", "imagine")]
    for place, number in enumerate(kept):
        yield Played(number, lines[number], states[place], states[place + 1])


def live_lines(match: Match, lines: list[Line]) -> list[int]:
    """The numbers of the lines that no undo has struck."""
    imagined = [number for number, line in enumerate(lines) if line.kind == "imagine"]
    return sorted([*imagined, *(number for seat in range(match.seats) for number in match.answers_of(seat))])


def decided(match: Match, estimator: Estimator, played: Played) -> Decision | None:
    """The decision of a line; None if there was nothing to choose."""
    if not played.line.is_answer:
        return None
    peek = Peek(match.resumed(played.before, []), played.line.seat)
    if len(peek.options) < 2:
        return None
    verdict = estimator.verdict(peek, match.game.words.action(played.line.words), played.number)
    return told(match, verdict, played.line)


def told(match: Match, verdict: Verdict, line: Line) -> Decision:
    """A verdict in words."""
    phrases, seat = match.game.words.phrases, line.seat
    best, given = verdict.tried[0], verdict.given
    before, after = verdict.chance(best, seat), verdict.chance(given, seat)
    word = BEST if given is best else word_for(before - after, match.game.name)
    answers = [Answer(phrases[one.action], verdict.chance(one, seat)) for one in verdict.tried]
    answers.sort(key=lambda answer: -answer.chance)
    return Decision(seat, line.words, before, after, word, verdict.effects, answers)


def word_for(loss: float, game: str) -> str:
    """The word for an answer that was not the best, by the chance that it lost."""
    limits: list[float] = calibration(game)["words"]
    return WORDS[1 + sum(loss >= limit for limit in limits)]


def account(moments: list[Moment], seat: int, seats: int) -> Account:
    """A seat's game in sum."""
    decisions = [moment.decision for moment in moments if moment.decision]
    own = [one for one in decisions if one.seat == seat]
    words = {word: sum(one.word == word for one in own) for word in WORDS}
    return Account(
        seat=seat,
        prior=1 / seats,
        result=moments[-1].chances[seat],
        skill=sum(one.effects[seat] for one in own),
        others=sum(one.effects[seat] for one in decisions if one.seat != seat),
        luck=sum(moment.luck[seat] for moment in moments),
        words=words,
    )


def turning_points(moments: list[Moment]) -> list[int]:
    """The lines that changed the chances of some seat most."""
    pairs = itertools.pairwise(moments)
    swings = [(swing(one, other), other.line) for one, other in pairs]
    most = sorted((found for found in swings if found[0] >= LEAST_TURN), reverse=True)[:TURNING_POINTS]
    return sorted(line for _, line in most)


def swing(before: Moment, after: Moment) -> float:
    return max(abs(now - then) for now, then in zip(after.chances, before.chances, strict=True))
