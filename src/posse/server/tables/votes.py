"""Proposals that the people at a table agree to or refuse."""

from dataclasses import dataclass, field
from typing import Any

from posse.server.errors import NotNow

UNDO, BOT = "undo", "bot"
UNANIMOUS = UNDO  # proposals of this kind need everybody's vote, others more than half


@dataclass(slots=True)
class Proposal:
    """Something one seat proposes; `voters` are the seats of the other people who are asked.

    `line` is how many lines the record had then.
    """

    id: int
    kind: str
    by: int
    seat: int
    voters: list[int]
    line: int = 0
    yes: list[int] = field(default_factory=list)
    no: list[int] = field(default_factory=list)

    def vote(self, seats: list[int], agrees: bool) -> bool:
        """Count the votes of those of these seats that are still asked; whether there was one."""
        fresh = [seat for seat in seats if seat in self.open]
        (self.yes if agrees else self.no).extend(fresh)
        return bool(fresh)

    def forget(self, seat: int) -> None:
        """Stop asking this seat, and ignore its vote if it has voted."""
        for seats in (self.voters, self.yes, self.no):
            if seat in seats:
                seats.remove(seat)

    @property
    def open(self) -> list[int]:
        """The seats that have not voted yet."""
        return [seat for seat in self.voters if seat not in self.yes and seat not in self.no]

    @property
    def is_carried(self) -> bool:
        if self.kind == UNANIMOUS:
            return len(self.yes) == len(self.voters)
        return 2 * (len(self.yes) + 1) > len(self.voters) + 1

    @property
    def is_lost(self) -> bool:
        if self.kind == UNANIMOUS:
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


class Proposals:
    """The proposal that is voted on, if any: one at a time."""

    def __init__(self) -> None:
        self.current: Proposal | None = None
        self._made = 0

    def make(self, kind: str, by: int, seat: int, voters: list[int], line: int = 0) -> None:
        if self.current is not None:
            raise NotNow("proposal-open")
        self._made += 1
        self.current = Proposal(self._made, kind, by, seat, voters, line)

    def vote(self, number: int, seats: list[int], agrees: bool) -> None:
        """Vote for or against; a proposer who votes against withdraws the proposal."""
        proposal = self.current
        if proposal is None or proposal.id != number:
            raise NotNow("proposal-gone")
        if not agrees and proposal.by in seats:
            self.current = None
        elif not proposal.vote(seats, agrees):
            raise NotNow("no-vote")

    def drop(self) -> None:
        self.current = None

    def drop_undo(self, seat: int | None = None) -> bool:
        """Drop a proposed undo, of any seat or only of this one; whether there was one."""
        proposal = self.current
        if proposal is None or proposal.kind != UNDO or seat not in (None, proposal.seat):
            return False
        self.current = None
        return True

    def drop_bot_for(self, seats: list[int]) -> None:
        """No bot is needed on any of these seats: its person is back, or it has one."""
        if self.current and self.current.kind == BOT and self.current.seat in seats:
            self.current = None

    def forget_absent(self, seats: list[int]) -> None:
        """The seats of these people are no longer kept: a vote on letting a bot play does not wait for them."""
        if self.current and self.current.kind == BOT:
            for seat in seats:
                self.current.forget(seat)

    def leave_to_standin(self, seat: int) -> None:
        """A bot plays for the person of this seat until they are back: it proposes nothing, and consents to nothing.

        So an undo waits for that person: what they or the bot have played stays until they agree.
        """
        self.forget_absent([seat])
        self.drop_bot_for([seat])
        if self.current and self.current.by == seat:
            self.current = None

    def forget_seat(self, seat: int) -> None:
        """The person has given this seat up: it neither votes nor proposes."""
        if self.current:
            self.current.forget(seat)
        if self.current and self.current.by == seat:
            self.current = None

    def take_carried(self) -> Proposal | None:
        """Take away a proposal that is decided; it is returned if it was carried."""
        proposal = self.current
        if proposal is None or not (proposal.is_carried or proposal.is_lost):
            return None
        self.current = None
        return proposal if proposal.is_carried else None
