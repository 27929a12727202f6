"""Proposals that the people at a table agree to or refuse."""

from dataclasses import dataclass, field
from typing import Any

EVERYBODY = "undo"  # this kind needs all; the others need more than half


@dataclass(slots=True)
class Proposal:
    """Something one seat proposes; `voters` are the other people's seats that are asked."""

    id: int
    kind: str
    by: int
    seat: int
    voters: list[int]
    yes: list[int] = field(default_factory=list)
    no: list[int] = field(default_factory=list)

    def vote(self, seats: list[int], agrees: bool) -> bool:
        """Take the votes of these seats as far as they are asked; whether any was."""
        fresh = [seat for seat in seats if seat in self.open]
        (self.yes if agrees else self.no).extend(fresh)
        return bool(fresh)

    def forget(self, seat: int) -> None:
        """Ask this seat no longer, whatever it has said."""
        for seats in (self.voters, self.yes, self.no):
            if seat in seats:
                seats.remove(seat)

    @property
    def open(self) -> list[int]:
        return [seat for seat in self.voters if seat not in self.yes and seat not in self.no]

    @property
    def is_carried(self) -> bool:
        if self.kind == EVERYBODY:
            return len(self.yes) == len(self.voters)
        return 2 * (len(self.yes) + 1) > len(self.voters) + 1

    @property
    def is_lost(self) -> bool:
        if self.kind == EVERYBODY:
            return bool(self.no)
        return 2 * len(self.no) >= len(self.voters) + 1

    def json(self) -> dict[str, Any]:
        return {
            "id": self.id,
            "kind": self.kind,
            "by": self.by,
            "seat": self.seat,
            "yes": sorted([self.by, *self.yes]),
            "no": sorted(self.no),
            "open": self.open,
        }
