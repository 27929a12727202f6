"""Proposals: who is asked, who has voted, and when it is decided."""

import pytest

from posse.server.errors import NotNow
from posse.server.tables.votes import BOT, UNDO, Proposal, Proposals


def undo(voters: list[int]) -> Proposal:
    return Proposal(1, "undo", 0, 0, voters)


def give_to_bot(voters: list[int]) -> Proposal:
    return Proposal(2, "bot", 0, 9, voters)


def test_a_proposal_shows_how_it_stands() -> None:
    proposal = give_to_bot([1, 2, 3])
    assert proposal.vote([2], True)
    assert proposal.vote([1], False)
    told = {"id": 2, "kind": "bot", "by": 0, "seat": 9, "yes": [0, 2], "no": [1], "open": [3]}
    assert proposal.json() == told


def test_an_undo_needs_everybody() -> None:
    proposal = undo([1, 2])
    carried = []
    for seat in (1, 2):
        carried.append(proposal.is_carried)
        proposal.vote([seat], True)
    assert [*carried, proposal.is_carried] == [False, False, True]
    assert not proposal.is_lost


def test_one_refusal_ends_an_undo() -> None:
    proposal = undo([1, 2, 3])
    proposal.vote([2], False)
    assert proposal.is_lost
    assert not proposal.is_carried


def test_among_bots_an_undo_needs_nobody() -> None:
    assert undo([]).is_carried
    assert give_to_bot([]).is_carried


@pytest.mark.parametrize(("voters", "yes_needed", "no_needed"), [(1, 1, 1), (2, 1, 2), (3, 2, 2), (4, 2, 3)])
def test_a_bot_needs_more_than_half_of_the_people(voters: int, yes_needed: int, no_needed: int) -> None:
    """The proposer is one of them, and agrees."""
    seats = list(range(1, voters + 1))
    for count in range(voters + 1):
        agreed, refused = give_to_bot(list(seats)), give_to_bot(list(seats))
        agreed.vote(seats[:count], True)
        refused.vote(seats[:count], False)
        assert agreed.is_carried == (count >= yes_needed)
        assert refused.is_lost == (count >= no_needed)


def test_every_vote_is_decisive_in_the_end() -> None:
    for voters in range(5):
        for yes in range(voters + 1):
            proposal = give_to_bot(list(range(1, voters + 1)))
            proposal.vote(list(range(1, yes + 1)), True)
            proposal.vote(list(range(yes + 1, voters + 1)), False)
            assert proposal.is_carried != proposal.is_lost


def test_a_vote_counts_once_and_only_of_those_asked() -> None:
    proposal = undo([1, 2])
    assert proposal.vote([1], True)
    assert not proposal.vote([1], False)
    assert not proposal.vote([0, 7], True)
    assert proposal.open == [2]


def test_several_seats_of_one_person_vote_together() -> None:
    proposal = undo([1, 2])
    assert proposal.vote([0, 1, 2], True)
    assert proposal.is_carried


def test_a_vote_does_not_wait_for_a_forgotten_seat() -> None:
    proposal = undo([1, 2, 3])
    proposal.vote([1], True)
    proposal.vote([2], False)
    for seat in (2, 3, 7):
        proposal.forget(seat)
    assert proposal.json()["yes"] == [0, 1]
    assert proposal.is_carried
    assert not proposal.is_lost


# --- one at a time


def proposals(kind: str = BOT, voters: tuple[int, ...] = (1, 2)) -> Proposals:
    """Seat 0 has proposed something about seat 3."""
    made = Proposals()
    made.make(kind, 0, 3, list(voters))
    return made


def test_there_is_one_proposal_at_a_time_and_each_has_its_number() -> None:
    made = proposals()
    with pytest.raises(NotNow):
        made.make(UNDO, 1, 1, [0, 2])
    made.drop()
    made.make(UNDO, 1, 1, [0, 2])
    assert made.current is not None
    assert made.current.id == 2
    with pytest.raises(NotNow):
        made.vote(1, [0], True)


def test_a_proposer_who_refuses_withdraws() -> None:
    made = proposals()
    made.vote(1, [0], False)
    assert made.current is None


def test_a_decided_proposal_is_taken_away_and_returned_if_carried() -> None:
    carried, lost = proposals(), proposals()
    assert carried.take_carried() is None
    carried.vote(1, [1], True)
    lost.vote(1, [1, 2], False)
    taken = carried.take_carried()
    assert taken is not None
    assert (taken.kind, taken.seat) == (BOT, 3)
    assert lost.take_carried() is None
    assert carried.current is lost.current is None


def test_only_a_vote_on_a_bot_does_not_wait_for_the_absent() -> None:
    for kind, voters in ((BOT, [2]), (UNDO, [1, 2])):
        made = proposals(kind)
        made.forget_absent([1])
        assert made.current is not None
        assert made.current.voters == voters


def test_a_proposal_about_a_bot_is_dropped_when_its_person_is_back() -> None:
    made = proposals()
    made.drop_bot_for([1, 2])
    assert made.current is not None
    made.drop_bot_for([3])
    assert made.current is None


def test_an_undo_is_dropped_for_its_seat_or_for_any() -> None:
    made = proposals(UNDO)
    assert not made.drop_undo(1)
    assert made.drop_undo(3)
    assert not made.drop_undo()
    assert not proposals(BOT).drop_undo()
    assert proposals(UNDO).drop_undo()


def test_an_undo_waits_for_a_person_for_whom_a_bot_plays() -> None:
    for kind, voters in ((BOT, [2]), (UNDO, [1, 2])):
        made = proposals(kind)
        made.leave_to_standin(1)
        assert made.current is not None
        assert made.current.voters == voters


def test_a_stand_in_proposes_nothing_and_needs_no_vote() -> None:
    for seat in (0, 3):
        made = proposals()
        made.leave_to_standin(seat)
        assert made.current is None


def test_a_seat_that_was_given_up_neither_votes_nor_proposes() -> None:
    made = proposals()
    made.forget_seat(1)
    assert made.current is not None
    assert made.current.voters == [2]
    made.forget_seat(0)
    assert made.current is None
