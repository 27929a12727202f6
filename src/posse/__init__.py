"""Posse plays Wild West board games: the public interface for players, bots, servers and tests.

>>> import posse
>>> match = posse.new(next(iter(posse.GAMES)), seats=2, seed=7)
>>> seat = match.asked[0]
>>> events = match.play(seat, match.choices(seat)[0])
"""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, SupportsIndex

from posse.engine import fairness as _fairness
from posse.engine import opening as _opening
from posse.engine.dice import Dice, ScriptedDice, SeededDice
from posse.engine.errors import (
    BadLuck,
    BadRecord,
    BadScene,
    BadTable,
    CannotUndo,
    NotAllowed,
    NotAWord,
    NotYourTurn,
    PosseError,
    Unverifiable,
    WrongChance,
    speak_with,
)
from posse.engine.log import Event
from posse.engine.luck import Draw
from posse.engine.match import Match
from posse.engine.pack import find_games_with
from posse.engine.words import whole_number
from posse.games import GAMES

if TYPE_CHECKING:  # these take a while to import, and few need them
    from fractions import Fraction

    from posse.analysis import Analysis
    from posse.analysis.puzzles import Puzzle
    from posse.bots.batch import Batch
    from posse.learning import Lesson

__version__ = "0.1.0"

COMPILED: bool = not _opening.__file__.endswith(".py")
"""Whether the running engine is compiled."""


def new(
    game: str,
    seats: int = 2,
    options: Mapping[str, object] | None = None,
    seed: SupportsIndex = 0,
    dice: Dice | None = None,
    ask_all: bool = False,
) -> Match:
    """A new match; the same seed gives the same random outcomes. With `ask_all`, forced answers are asked for too."""
    found = _game(game)
    return _opening.begin(found, _seats(found, seats), _options(options), dice or SeededDice(seed), ask_all)


def scene(
    game: str, picture: Mapping[str, Any], seed: SupportsIndex = 0, dice: Dice | None = None, ask_all: bool = False
) -> Match:
    """A match set up in the middle of a game, from a plain dict."""
    return _opening.begin_scene(_game(game), picture, dice or SeededDice(seed), ask_all)


def load(record: str, seed: SupportsIndex = 0, dice: Dice | None = None) -> Match:
    """The match of a record; random outcomes after its last line come from the seed."""
    return _opening.load(GAMES, record, dice or SeededDice(seed))


def verify(record: str) -> list[Draw]:
    """All draws of a record, if its luck follows from the seed that the server committed itself to.

    `Unverifiable` if the record does not allow to check that, `BadLuck` if something does not follow, `BadRecord` if
    it is no valid record.
    """
    return _fairness.verified(GAMES, record)


def outcomes(
    game: str,
    seats: int = 2,
    options: Mapping[str, object] | None = None,
    chance: Iterable[str] = (),
    ask_all: bool = False,
) -> "list[tuple[str, Fraction]]":
    """What chance can bring next while a game is set up, after the outcomes given so far, with exact probabilities.

    Empty when all are given: `new` begins that game with `dice=ScriptedDice(chance)`.
    """
    found = _game(game)
    return _opening.first_outcomes(found, _seats(found, seats), _options(options), chance, ask_all)


def batch(
    game: str,
    seats: int = 2,
    tables: int = 256,
    seed: SupportsIndex = 0,
    options: Mapping[str, object] | None = None,
    opponents: Mapping[int, str] | None = None,
    returns: str = "zero_sum",
    workers: int = 1,
) -> "Batch":
    """Many tables of one game that are stepped together and read as arrays, for programs that learn.

    `opponents` are names of bots by seat, as `posse.bots.make` takes them, which then answer by themselves. Game `n` of
    table `t` is that of `new` with the seed `seed + t + n * tables`, however many `workers`, which are processes, play
    them. With more than one, close the batch, or use `with`.
    """
    from posse.bots.batch import new_batch

    found = _game(game)
    return new_batch(found, _seats(found, seats), tables, seed, _options(options), opponents or {}, returns, workers)


def analyse(record: str, depth: str = "standard", seed: int = 0) -> "Analysis":
    """What was luck and what was skill in a finished game: every decision judged by what its seat knew.

    `depth` is `quick`, `standard` or `deep`. The same seed gives the same analysis; `json()` makes plain data of it.
    """
    from posse.analysis import analyse as analysed

    return analysed(load(record), depth, seed)


def puzzles(game: str) -> "tuple[Puzzle, ...]":
    """The puzzles of a game: moments with one clearly best answer."""
    from posse.analysis.puzzles import puzzles_of

    return puzzles_of(game)


def lessons(game: str) -> "tuple[Lesson, ...]":
    """The lessons of a game in their order: each has an id, the message that is its title, and steps."""
    from posse.learning import lessons_of

    return lessons_of(game)


def __getattr__(name: str) -> Any:
    """The class of a lesson, imported when it is asked for."""
    if name != "Lesson":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from posse.learning import Lesson

    return Lesson


def _in_english(key: str, facts: Mapping[str, Any]) -> str:
    """An error as a sentence; the texts are loaded on first use."""
    from posse.texts import tell

    return tell(key, facts)


speak_with(_in_english)


def _game(name: str) -> Any:
    if name not in GAMES:
        raise BadTable("not-a-game", given=name, allowed=list(GAMES))
    return GAMES[name]


find_games_with(_game)


def _seats(game: Any, given: object) -> int:
    """Check the type of a number of seats, which may be one of numpy; the game checks its range."""
    seats = None if isinstance(given, bool) else whole_number(given)
    if seats is None:
        raise BadTable("wrong-seats", game=game.name, given=repr(given), least=game.least, most=game.most)
    return seats


def _options(given: object) -> dict[str, object]:
    """Check the type of options; the game checks their names and values."""
    if not isinstance(given, Mapping | None):
        raise BadTable("not-options", given=repr(given))
    return {str(name): value for name, value in (given or {}).items()}


__all__ = [
    "COMPILED",
    "GAMES",
    "BadLuck",
    "BadRecord",
    "BadScene",
    "BadTable",
    "CannotUndo",
    "Dice",
    "Draw",
    "Event",
    "Lesson",
    "Match",
    "NotAWord",
    "NotAllowed",
    "NotYourTurn",
    "PosseError",
    "ScriptedDice",
    "SeededDice",
    "Unverifiable",
    "WrongChance",
    "analyse",
    "batch",
    "lessons",
    "load",
    "new",
    "outcomes",
    "puzzles",
    "scene",
    "verify",
]
