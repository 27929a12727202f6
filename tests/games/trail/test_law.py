"""The law of hidden information on the bytes of every message of Great Western Trail: the cards that others drew."""

from random import Random

import pytest

from tests.server.comparing import Loose, check_exchanges, check_twins, noticed
from tests.server.proofs import Eyes, Turn, run
from tests.server.stories import made_up, told

STANDARD = {"setup": "standard"}

STORIES = [
    pytest.param(2, STANDARD, 3, id="2"),
    pytest.param(3, {**STANDARD, "sides": "bbbbbbbbbb"}, 5, id="3-all-b"),
    pytest.param(4, {"setup": "beginner"}, 1, id="4-beginner"),
]

# Events that reveal a card of a hand, or its total.
SHOWN_TO_ALL = (b"discarded", b"removed", b"played", b"showed", b"shuffled")


def tells(turn: Turn, eyes: Eyes, aware: set[int]) -> bool:
    """Whether this viewer learns something about the cards of the seats that know."""
    told_of = [b'"event":"%s","seat":%d' % (event, seat) for event in SHOWN_TO_ALL for seat in aware]
    return any(words in body for _, body in turn[eyes] for words in told_of)


@pytest.mark.parametrize(("seats", "options", "seed"), STORIES)
def test_exchanged_cards_change_no_byte_for_those_who_did_not_see_them(
    seats: int, options: dict[str, str], seed: int
) -> None:
    """GWT-0.8: including undo, previews, refusals, reconnects, stand-ins and their pauses; until a card is shown."""
    check_exchanges(run(made_up("trail", seats, options, seed)), Random(seed), tells)


def test_a_table_that_shows_a_hand_would_be_caught() -> None:
    story = run(made_up("trail", 3, STANDARD, 4))
    true = run(told(story, Loose))
    for aware, other in noticed(story, true, 2, Random(4), Loose):
        if 0 in aware:
            with pytest.raises(AssertionError):
                check_twins(true, other, aware, tells)
            return
    raise AssertionError("seat 0 has noticed nothing")
