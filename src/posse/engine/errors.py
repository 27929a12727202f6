"""Everything that can go wrong, split by what the reader can do about it.

    PosseError
    ├── BadTable      the game, the seats or an option are not as they can be: mend the call
    ├── NotAWord      the words name nothing in this game: mend the words
    ├── NotAllowed    words of this game, but no legal answer now: choose another
    ├── NotYourTurn   this seat is not asked: wait
    ├── CannotUndo    the line cannot be struck, or only by consent
    ├── BadScene      a picture of the table that does not add up
    ├── BadRecord     a record that cannot be followed, with the line where it breaks
    ├── WrongChance   scripted dice that ran dry or say something else than was asked
    └── BrokenGame    a mistake in a game's rules: report it

An error carries a key and facts, never a sentence. Whoever shows it makes the sentence from `error-<key>` in the
reader's language; `import posse` teaches `str()` the English one.
"""

from collections.abc import Callable
from typing import Any


def _plain(key: str, facts: dict[str, Any]) -> str:
    told = ", ".join(f"{name}: {value}" for name, value in facts.items())
    return f"{key} ({told})" if told else key


_tell: list[Callable[[str, dict[str, Any]], str]] = [_plain]


def speak_with(tell: Callable[[str, dict[str, Any]], str]) -> None:
    """Make `str(error)` a sentence by this function of key and facts."""
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
    """Words of this game, but no legal answer now."""


class NotYourTurn(PosseError):
    """This seat owes no answer now."""


class CannotUndo(PosseError):
    """There is nothing to strike, or others must consent."""


class BadScene(PosseError):
    """A picture of the table that cannot be, with what is wrong in it."""


class BadRecord(PosseError):
    """A record that cannot be followed; `line` says where, `match` is the game up to there, if it began."""

    def __init__(self, key: str, line: int, match: Any = None, **facts: Any) -> None:
        super().__init__(key, line=line, **facts)
        self.line = line
        self.match = match


class WrongChance(PosseError):
    """Scripted dice ran dry, or hold another kind of outcome than was asked."""


class BrokenGame(PosseError):
    """The rules contradict themselves: a mistake of ours."""
