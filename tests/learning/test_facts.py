"""What sentences can name: numbers and words of the board in sight."""

import pytest

from posse.learning.facts import Missing, fact, facts_in, holds

SIGHT = {
    "players": [{"cash": 12, "kept": ["ranch", "mine"]}, {"cash": 5, "kept": []}],
    "town": {"c4": {"income": 6, "owner": 1}, "d5": {"income": 3}, "e5": {"owner": None}},
    "answer": ["build", "bank", "c4"],
    "way": [["return", "20"]],
}


@pytest.mark.parametrize(
    ("expression", "value"),
    [
        ("players.0.cash", 12),
        ("town.c4.income + town.d5.income", 9),
        ("players.0.cash - players.1.cash - town.d5.income", 4),
        ("#players.0.kept", 2),
        ("#players - #players.1.kept", 2),
        ("way.0.1", 20),
        ("building: players.0.kept.1", ("building", "mine")),
        ("parcel: answer.2", ("parcel", "c4")),
    ],
)
def test_a_fact_is_found_by_its_path(expression: str, value: object) -> None:
    assert fact(expression, SIGHT) == value


@pytest.mark.parametrize("expression", ["players.2.cash", "town.c4.price", "town.e5.owner", "town.c4", "answer.1"])
def test_what_is_not_there_is_no_fact(expression: str) -> None:
    with pytest.raises(Missing):
        fact(expression, SIGHT)


def test_facts_that_are_not_there_are_left_out() -> None:
    assert facts_in({"cash": "players.0.cash", "price": "town.c4.price"}, SIGHT) == {"cash": 12}


@pytest.mark.parametrize(
    ("condition", "truth"),
    [
        ("town.c4.owner == 1", True),
        ("town.c4.owner != 1", False),
        ("players.0.cash >= 12", True),
        ("players.1.cash <= 4", False),
        ("players.0.kept.0 == ranch", True),
        ("town.h8.owner == 1", False),
    ],
)
def test_a_condition_compares_a_fact(condition: str, truth: bool) -> None:
    assert holds(condition, SIGHT) is truth
