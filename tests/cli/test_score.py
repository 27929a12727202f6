"""The result in words."""

import pytest

import posse
from posse.cli.score import result_lines
from posse.texts import LANGUAGES, texts
from tests.sample import GAME


def told(cash: list[int], language: str = "en") -> list[str]:
    """The result of a game in which only money scored, and the seats passed in order."""
    players = [{"cash": dollars} for dollars in cash]
    match = posse.scene(GAME, {"seats": 3, "round": 4, "at": "scoring", "players": players})
    return [line.plain for line in result_lines(match, ["Ada", "Bob", "Cyd"], texts(language, GAME))]


def test_the_places_follow_the_points() -> None:
    lines = told([6, 30, 18])
    assert [line.split()[2] for line in lines[1:]] == ["Bob", "Cyd", "Ada"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tie_is_explained(language: str) -> None:
    assert "CC-13.3" in told([12, 12, 6], language)[-1]


def test_a_tie_for_a_lower_place_is_not() -> None:
    assert "CC-13.3" not in told([18, 6, 6])[-1]


def test_points_below_zero_have_a_minus() -> None:
    assert texts("en", GAME).score(-6) == "\N{MINUS SIGN}6 points"
