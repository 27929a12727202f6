"""The terms of a table are defined once, and everything else is derived from them."""

from typing import get_args

import pytest
from pydantic import ValidationError

from posse.bots import LEVELS
from posse.server.http.schemas import NewOptions, NewTable, Table
from posse.server.store.schema import game_table
from posse.server.store.terms import DAY, MINUTE, Days, Minutes, Terms


def test_every_term_is_a_column_and_can_be_chosen_changed_and_seen() -> None:
    terms = set(Terms.model_fields)
    assert terms <= set(game_table.c.keys())
    for body in (NewTable, NewOptions, Table):
        assert terms <= set(body.model_fields)
    assert terms <= set(Table.model_json_schema()["required"])


def test_a_standin_may_have_any_level() -> None:
    assert get_args(Terms.model_fields["standin"].annotation) == LEVELS


def test_a_change_leaves_what_is_not_given() -> None:
    agreed = Terms(public=False, clock=Days(kind="days", days=2), tempo="calm")
    changed = NewOptions.model_validate({"tempo": "off", "spectators": False}).applied_to(agreed)
    assert changed == Terms(public=False, spectators=False, clock=Days(kind="days", days=2), tempo="off")


def test_null_removes_the_clock_and_leaves_other_terms() -> None:
    agreed = Terms(public=False, clock=Minutes(kind="minutes", minutes=20, increment=15), on_time="bot")
    change = NewOptions.model_validate({"public": None, "clock": None, "on_time": None})
    assert change.applied_to(agreed) == Terms(public=False, on_time="bot")


def test_a_seat_is_kept_two_minutes_or_as_long_as_a_turn_of_days() -> None:
    minutes, days = Minutes(kind="minutes", minutes=20, increment=15), Days(kind="days", days=2)
    assert [Terms(clock=clock).grace_ms for clock in (None, minutes, days)] == [2 * MINUTE, 2 * MINUTE, 2 * DAY]
    assert [Terms(clock=clock, grace=60).grace_ms for clock in (None, minutes, days)] == [MINUTE] * 3


@pytest.mark.parametrize("grace", [0, 9, -60, True, "60", 60.5, 31 * 24 * 60 * 60])
def test_a_seat_is_kept_for_seconds_up_to_a_month(grace: object) -> None:
    with pytest.raises(ValidationError):
        NewOptions.model_validate({"grace": grace})


@pytest.mark.parametrize(
    "change", [{"tempo": "allegro"}, {"public": "yes"}, {"clock": {"kind": "hours"}}, {"weather": 1}]
)
def test_a_change_has_to_make_sense(change: dict[str, object]) -> None:
    with pytest.raises(ValidationError):
        NewOptions.model_validate(change)
