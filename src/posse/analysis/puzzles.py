"""Puzzles: moments of games with one clearly best answer, as files.

A puzzle is a JSON object: the record up to the moment, the seat that is asked, and the answers that were tried with the
chance to win and the lead in points that each leaves the seat, best first. The shipped ones are in
`games/<game>/puzzles/`. What a player of it sees is what the seat saw; the record is for the engine alone.
"""

import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from functools import cached_property
from hashlib import sha256
from operator import itemgetter
from pathlib import Path
from typing import Any

import posse
from posse.analysis.depth import STANDARD, depth_named
from posse.analysis.estimate import Estimator, Verdict, difference, mean
from posse.analysis.findings import Answer
from posse.analysis.study import Played, counted
from posse.bots.peek import Peek
from posse.engine.errors import BadTable, PosseError
from posse.engine.match import Match
from posse.engine.record import Header

FORMAT = 1
FOLDER = "puzzles"
GAMES_HOME = Path(posse.__file__).parent / "games"
SUFFIX = ".json"

LEAST_OPTIONS = 3
LEAST_GAP = 0.06
"""By so much the best answer must raise the chance to win, compared with the next."""
SEEDS = (0, 1, 2)
"""A puzzle must have the same answer with each of them."""
ID_DIGITS = 10


@dataclass(frozen=True)
class Ranked(Answer):
    """An answer of a puzzle, and by how many points its seat may then expect to end ahead of the best other seat."""

    lead: float | None = None


@dataclass(frozen=True)
class Puzzle:
    """A moment, and the answers to it, best first."""

    id: str
    game: str
    record: str
    seat: int
    answers: list[Ranked]

    @property
    def best(self) -> str:
        return self.answers[0].words

    def match(self) -> Match:
        """The game at the moment."""
        return posse.load(self.record)

    def json(self) -> dict[str, Any]:
        return {"puzzle": FORMAT, **asdict(self)}


def read_puzzle(text: str) -> Puzzle:
    """The puzzle of a file; `BadTable` if it is none, or its answers are not legal at its moment."""
    try:
        row = json.loads(text)
        if row.pop("puzzle") != FORMAT:
            raise ValueError(FORMAT)
        answers = [Ranked(**answer) for answer in row.pop("answers")]
        found = Puzzle(**row, answers=answers)
        choices = found.match().choices(found.seat)
    except (AttributeError, KeyError, TypeError, ValueError, PosseError) as error:
        raise BadTable("bad-puzzle", given=str(error)) from error
    if not answers or any(answer.words not in choices for answer in answers):
        raise BadTable("bad-puzzle", given=found.id)
    return found


class Library:
    """Puzzles by their ids: those that are shipped, and those of a folder. They are read when they are asked for."""

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder
        self._read: dict[str, Puzzle] = {}

    @cached_property
    def _files(self) -> dict[str, tuple[str, Path]]:
        """The games and files, by the ids."""
        shipped = [(game, path) for game in posse.GAMES for path in _sorted(GAMES_HOME / game / FOLDER)]
        own = [] if self._folder is None else [(_game_in(path), path) for path in _sorted(self._folder)]
        return {path.stem: (game, path) for game, path in [*shipped, *own]}

    @cached_property
    def names(self) -> list[tuple[str, str]]:
        """Every puzzle: its game and its id."""
        return [(game, id) for name in posse.GAMES for id, (game, _) in self._files.items() if game == name]

    def check(self) -> None:
        """`BadTable` if there is a file that is no puzzle of a known game."""
        _ = self._files

    def count(self, game: str) -> int:
        return sum(name == game for name, _ in self.names)

    def of(self, id: str) -> Puzzle:
        """A puzzle by its id."""
        if id not in self._files:
            raise BadTable("not-a-puzzle", given=id)
        if id not in self._read:
            _, path = self._files[id]
            self._read[id] = replace(read_puzzle(path.read_text(encoding="utf-8")), id=id)
        return self._read[id]

    def of_game(self, game: str) -> list[Puzzle]:
        """The puzzles of a game, if it has any."""
        if game not in posse.GAMES:
            raise BadTable("not-a-game", given=game, allowed=list(posse.GAMES))
        return [self.of(id) for name, id in self.names if name == game]

    def of_day(self, day: int) -> tuple[str | None, str | None]:
        """The game and the id of a day's puzzle: each in its turn, the games mixed; None if there are none."""
        mixed = sorted(self.names, key=itemgetter(1))
        return mixed[day % len(mixed)] if mixed else (None, None)


SHIPPED = Library()


def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    """The shipped puzzles of a game."""
    return tuple(SHIPPED.of_game(game))


def _sorted(folder: Path) -> list[Path]:
    return sorted(folder.glob(f"*{SUFFIX}"))


def _game_in(path: Path) -> str:
    """The game of a file, which is not replayed for that."""
    try:
        game = json.loads(path.read_text(encoding="utf-8"))["game"]
    except (KeyError, TypeError, ValueError):
        raise BadTable("bad-puzzle", given=path.name) from None
    if game not in posse.GAMES:
        raise BadTable("bad-puzzle", given=path.name)
    return str(game)


# --- finding


def find_puzzles(match: Match, depth: str = STANDARD) -> Iterator[Puzzle]:
    """The puzzles of a game: moments whose best answer is clearly the best with every seed."""
    lines = match.lines
    for played in counted(match):
        verdicts = list(_agreeing(match, played, depth))
        if len(verdicts) == len(SEEDS) and _is_alone(match, played, verdicts, depth):
            before = [*_nameless(match.header).lines(), *lines[: played.number]]
            found = _made(match, "".join(line + "\n" for line in before), played.line.seat, verdicts)
            yield with_leads(found, depth)


def _nameless(header: Header) -> Header:
    """The same without who played, and without what would lead back to the table."""
    return Header(header.game, header.version, header.seats, header.options, header.scene, header.ask_all)


def _agreeing(match: Match, played: Played, depth: str) -> Iterator[Verdict]:
    """Verdicts by one seed after the other, up to the first that finds no clear answer or another one."""
    if not played.line.is_answer:
        return
    peek = _peek(match, played)
    if len(peek.options) < LEAST_OPTIONS:
        return
    given = match.game.words.action(played.line.words)
    answer = -1
    for seed in SEEDS:
        estimator = Estimator(match.game, match.seats, depth_named(depth), seed)
        verdict = estimator.verdict(peek, given, played.number)
        best = verdict.tried[0]
        if not _is_clear(verdict, peek.seat) or answer not in (-1, best.action):
            return
        answer = best.action
        yield verdict


def _is_alone(match: Match, played: Played, verdicts: Sequence[Verdict], depth: str) -> bool:
    return is_alone(_peek(match, played), verdicts[0].tried[0].action, match.seats, played.number, depth)


def _peek(match: Match, played: Played) -> Peek:
    return Peek(match.resumed(played.before, []), played.line.seat)


def _is_clear(verdict: Verdict, seat: int) -> bool:
    """Whether the best answer is far better than each other one that was tried, beyond any doubt."""
    best, *others = verdict.tried
    return _are_far([difference(best, other, seat) for other in others])


def is_alone(peek: Peek, best: int, seats: int, number: int, depth: str = STANDARD) -> bool:
    """Whether no other legal answer comes near the best one, with any seed; `number` is that of its line.

    The search leaves most answers out, among them some that only put off the best one: whoever lays roads before a
    cowboy is placed would be told to be wrong.
    """
    estimators = [Estimator(peek.game, seats, depth_named(depth), seed) for seed in SEEDS]
    return all(_are_far(one.gaps(peek, best, number)) for one in estimators)


def _are_far(gaps: Sequence[tuple[float, float]]) -> bool:
    """Whether all these gaps, given with their errors, are wide enough for a puzzle."""
    return bool(gaps) and all(gap >= LEAST_GAP and gap >= 2 * error for gap, error in gaps)


def _made(match: Match, record: str, seat: int, verdicts: list[Verdict]) -> Puzzle:
    """The puzzle with the mean chances of all verdicts."""
    chances: dict[int, list[float]] = {}
    for verdict in verdicts:
        for one in verdict.tried:
            chances.setdefault(one.action, []).append(one.chances[seat])
    phrases = match.game.words.phrases
    means = {action: sum(found) / len(found) for action, found in chances.items()}
    best = verdicts[0].tried[0].action
    ranked = sorted(means, key=lambda action: (action != best, -means[action]))
    answers = [Ranked(phrases[action], round(means[action], 4)) for action in ranked]
    id = sha256(f"{record}{seat}".encode()).hexdigest()[:ID_DIGITS]
    return Puzzle(id, match.game.name, record, seat, answers)


def with_leads(puzzle: Puzzle, depth: str = STANDARD) -> Puzzle:
    """The puzzle with the lead in points that may be expected after each answer, as its reason."""
    match = puzzle.match()
    peek = Peek(match, puzzle.seat)
    actions = [match.game.words.action(answer.words) for answer in puzzle.answers]
    estimators = [Estimator(match.game, match.seats, depth_named(depth), seed) for seed in SEEDS]
    leads = mean([one.leads(peek, actions, len(match.lines)) for one in estimators])
    answers = [replace(answer, lead=round(lead, 2)) for answer, lead in zip(puzzle.answers, leads, strict=True)]
    return replace(puzzle, answers=answers)


def write_puzzle(folder: Path, puzzle: Puzzle) -> Path:
    """Write a puzzle into a folder, under its id."""
    path = folder / f"{puzzle.id}{SUFFIX}"
    path.write_text(json.dumps(puzzle.json(), indent=1) + "\n", encoding="utf-8")
    return path
