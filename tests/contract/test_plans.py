"""Contract tests of plans: what a seat may decide on before it is asked."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import posse
from tests.contract.tables import matches, some

games = pytest.mark.parametrize("name", posse.GAMES)


@games
@some(4)
@given(data=st.data())
def test_plans_offer_answers_of_the_game_and_change_nothing(name: str, data: st.DataObject) -> None:
    match = data.draw(matches(name))
    before = match.state.clone()
    for seat in range(match.seats):
        for plan, choices in match.plans(seat).items():
            declared = match.game.plans[plan]
            assert all(words in match.game.words.phrases and declared.can_choose(words) for words in choices)
            assert declared.is_chosen or not choices
            assert len(set(choices)) == len(choices)
    assert match.state == before


@games
@some(4)
@given(data=st.data())
def test_what_can_be_planned_shows_nothing_that_the_seat_does_not_know(name: str, data: st.DataObject) -> None:
    match = data.draw(matches(name))
    for seat in range(match.seats):
        assert match.fork(seat, seed=1).plans(seat) == match.plans(seat)
