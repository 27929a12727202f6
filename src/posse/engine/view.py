"""Building blocks of typed views.

In the type of a view, a word of a list is `Annotated[str, WORKER]`. A dict whose keys are such words has some of them;
`Annotated[dict[Worker, int], EVERY]` has all. `Annotated[list[str], 2]` is a pair. `python -m tools.generate` makes the
browser's types of them.
"""

from typing import Final

from mypy_extensions import i64

from posse.engine.words import Nouns

EVERY: Final = "every word of the list is a key"


def word_or_none(nouns: Nouns, index: i64) -> str | None:
    """The word of an index as JSON shows it: -1 is nothing."""
    return nouns.words[index] if index >= 0 else None


def seat_or_none(seat: i64) -> int | None:
    return seat if seat >= 0 else None
