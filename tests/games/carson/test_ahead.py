"""What stops a plan of Carson City."""

import pytest

from posse.games.carson.ahead import is_attacked
from tests.games.carson.table import scene


@pytest.mark.parametrize(
    ("by", "answer", "attacked"),
    [(1, "place c4", [0]), (1, "place a1", []), (1, "place wages", []), (0, "place c4", [])],
)
def test_a_cowboy_of_another_on_a_parcel_is_an_attack_on_its_owner(by: int, answer: str, attacked: list[int]) -> None:
    """CC-10.2: only cowboys of others attack."""
    match = scene(town={"c4": "0 bank"}, at=f"place : {by}")
    events = match.play(by, answer)
    seats = range(match.seats)
    assert [seat for seat in seats if any(is_attacked(match.state, seat, event) for event in events)] == attacked
