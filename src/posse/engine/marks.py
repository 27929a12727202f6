"""States to which a match can go back, so that an undo does not replay the match from its start."""

from typing import Any, Final

SPACING: Final = 64  # lines from one mark to the next: a copy of the state costs as much as a few answers


class Mark:
    """The state after so many lines that count, and how many events there were by then."""

    def __init__(self, place: int, state: Any, events: int) -> None:
        self.place: Final = place
        self.state: Final = state
        self.events: Final = events


def added(marks: list[Mark], mark: Mark) -> list[Mark]:
    """The marks to keep with a new one: the older, the sparser, one or two for each doubling of the distance to it.

    So going back plays at most a few lines more than it takes back, and a match of a thousand lines has about ten
    marks.
    """
    return [*[old for old in marks if old.place % _spacing(mark.place - old.place) == 0], mark]


def up_to(marks: list[Mark], place: int) -> list[Mark]:
    """The marks with at most so many lines; there is always one, at the start."""
    return [mark for mark in marks if mark.place <= place]


def _spacing(distance: int) -> int:
    """The largest power of two up to the distance."""
    spacing = 1
    while spacing * 2 <= distance:
        spacing *= 2
    return spacing
