"""All errors, split by what the reader can do about them.

    PosseError
    ├── BadTable      no such game, number of seats or option: fix the call
    ├── NotAWord      the words name nothing in this game: fix the words
    ├── NotAllowed    words of this game, but not a legal answer now: choose another
    ├── NotYourTurn   this seat is not asked: wait
    ├── CannotUndo    the line cannot be undone, or only by consent
    ├── BadScene      a picture of the table that does not add up
    ├── BadRecord     a record that cannot be followed, with the line where it breaks
    ├── Unverifiable  a record that does not allow to check its luck
    ├── BadLuck       random outcomes that do not follow from the seed: the record was changed, or somebody cheated
    ├── WrongChance   scripted dice that ran out, or have a different kind of outcome
    └── BrokenGame    a bug in a game's rules: report it

An error carries a key and facts, never a sentence. The user interface makes the sentence from `error-<key>` in the
reader's language; `import posse` makes `str()` return the English one.
"""

from collections.abc import Callable
from typing import Any


def _plain(key: str, facts: dict[str, Any]) -> str:
    told = ", ".join(f"{name}: {value}" for name, value in facts.items())
    return f"{key} ({told})" if told else key


_tell: list[Callable[[str, dict[str, Any]], str]] = [_plain]


def speak_with(tell: Callable[[str, dict[str, Any]], str]) -> None:
    """Let `str(error)` return the sentence that this function makes of key and facts."""
    _tell[0] = tell


class PosseError(Exception):
    """The root of the tree: a key for the text and the facts it speaks of."""

    def __init__(self, key: str, **facts: Any) -> None:
        super().__init__(key, facts)
        self.key = key
        self.facts = facts

    def __str__(self) -> str:
        return _tell[0](self.key, self.facts)


class BadTable(PosseError):
    """No such game, number of seats, option or value."""


class NotAWord(PosseError):
    """The words name nothing in this game."""


class NotAllowed(PosseError):
    """Words of this game, but not a legal answer now."""


class NotYourTurn(PosseError):
    """This seat owes no answer now."""


class CannotUndo(PosseError):
    """There is nothing to undo, or others must consent."""


class BadScene(PosseError):
    """An impossible picture of the table, with the reason."""


class BadRecord(PosseError):
    """A record that cannot be replayed; `line` is where it fails, `match` the game up to there, if it began."""

    def __init__(self, key: str, line: int, match: Any = None, **facts: Any) -> None:
        super().__init__(key, line=line, **facts)
        self.line = line
        self.match = match


class Unverifiable(PosseError):
    """The luck of a record cannot be verified: nothing was committed to, or not everything is revealed."""


class BadLuck(PosseError):
    """The luck of a record is not that to which the server committed itself; among the facts is the line that fails."""


class WrongChance(PosseError):
    """Scripted dice ran out, or hold a different kind of outcome than the one needed."""


class BrokenGame(PosseError):
    """The rules contradict themselves: a bug."""
