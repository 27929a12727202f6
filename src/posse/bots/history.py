"""What answers have brought in the walks of a search so far, wherever in a walk they were given.

A card that has paid again and again pays at other places of the tree, too: playouts that know this are closer to
what players would do (a history heuristic, known as move-average sampling). Compiled, and the same for every game.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

TRUST: Final = 20.0  # walks after which half of what was seen is believed
MOST_NOTED: Final[i64] = 1000


class History:
    """The mean lead after each answer, by the seat that gave it and the part of the walk in which it did."""

    def __init__(self, seats: i64, parts: i64, answers: i64) -> None:
        size = int(seats * parts * answers)
        self.seats: Final[i64] = seats
        self.answers: Final[i64] = answers
        self.counts: Final = vec[float]([0.0] * size)
        self.totals: Final = vec[float]([0.0] * size)
        self.means: Final = vec[float]([0.0] * int(seats))  # of all walks, by seat
        self.walks = 0.0
        self.places: Final = vec[i64]([0] * int(MOST_NOTED))  # of the answers of this walk, in `counts` and `totals`
        self.noted: i64 = 0

    def clear(self) -> None:
        """Begin a new search."""
        for place in range(i64(len(self.counts))):
            self.counts[place] = self.totals[place] = 0.0
        for seat in range(self.seats):
            self.means[seat] = 0.0
        self.walks = 0.0
        self.noted = 0

    def note(self, part: i64, seat: i64, answer: i64) -> None:
        """An answer in the walk that is under way; those beyond the most that are kept are not worth it."""
        if self.noted < MOST_NOTED:
            self.places[self.noted] = self._place(part, seat, answer)
            self.noted += 1

    def learn(self, leads: vec[float]) -> None:
        """The walk is over; the lead of each seat at its end."""
        self.walks += 1.0
        for seat in range(self.seats):
            self.means[seat] += (leads[seat] - self.means[seat]) / self.walks
        for index in range(self.noted):
            place = self.places[index]
            self.counts[place] += 1.0
            self.totals[place] += leads[place // self.answers % self.seats]
        self.noted = 0

    def surplus(self, part: i64, seat: i64, answer: i64) -> float:
        """By how much the seat has done better than usual with this answer; less than that after few walks."""
        place = self._place(part, seat, answer)
        count = self.counts[place]
        return (self.totals[place] - count * self.means[seat]) / (count + TRUST)

    def _place(self, part: i64, seat: i64, answer: i64) -> i64:
        return (part * self.seats + seat) * self.answers + answer
