"""Two records that differ in the cards that others drew look the same to a seat until one of them is shown."""

from collections.abc import Iterator

import pytest

import posse
from tests.contract.law import check_twins, watchers
from tests.games.twins import Outcome, excerpt, exchanged, hidden_outcomes, unseen_by

SHOWN = {"discarded", "removed", "played", "showed", "shuffled"}
LINES = 60


def tells(event: posse.Event) -> bool:
    """Whether an event shows a card of a hand, or the content of a stack."""
    return event.name in SHOWN


def twins(match: posse.Match, drawn: list[Outcome]) -> Iterator[str]:
    """Records in which one player has drawn two different cards in the other order, at two times."""
    for index, one in enumerate(drawn):
        for other in drawn[index + 1 :]:
            if one.mask == other.mask and one.line != other.line and one.words != other.words:
                yield exchanged(match.record(), one, other)


@pytest.mark.heavy
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_exchanged_cards_of_others_change_nothing_for_a_seat(seats: int) -> None:
    """GWT-0.8: everything sent is the same bytes, however many messages, until a card is shown."""
    tried = followed = 0
    for seed in range(60):
        match, happened = excerpt("trail", seats, {"setup": "standard"}, seed, LINES)
        viewer = watchers(match)[seed % (seats + 1)]
        drawn = unseen_by(viewer, hidden_outcomes(match, happened, "card", "got_card"))
        for twin in list(twins(match, drawn))[::5][:2]:
            tried += 1
            followed += check_twins(match.game, match.record(), twin, viewer, tells)
    assert tried > 10, tried
    assert followed > tried, (tried, followed)


def test_the_owner_of_exchanged_cards_sees_the_difference() -> None:
    """The comparison detects a real difference."""
    parted = 0
    for seed in range(20):
        match, happened = excerpt("trail", 2, {}, seed, LINES)
        drawn = [one for one in hidden_outcomes(match, happened, "card", "got_card") if one.mask == 1]
        for twin in list(twins(match, drawn))[:2]:
            try:
                check_twins(match.game, match.record(), twin, 0, lambda event: False)
            except AssertionError:
                parted += 1
    assert parted > 0
