"""The badges of the README say what is declared."""

from pathlib import Path

import pytest

from tools.badges import TARGET, Badge, badges, drawn

HOME = Path(__file__).parents[2]


@pytest.mark.parametrize("badge", badges(HOME / "pyproject.toml"), ids=lambda badge: badge.name)
def test_the_badge_is_as_it_would_be_drawn_now(badge: Badge) -> None:
    """If it is not, run `python -m tools.badges`."""
    assert (HOME / TARGET / f"{badge.name}.svg").read_text(encoding="utf-8") == drawn(badge)


def test_a_badge_is_as_wide_as_its_words() -> None:
    short, long = drawn(Badge("a", "b")), drawn(Badge("a", "b and c"))
    assert '<svg xmlns="http://www.w3.org/2000/svg" width="42"' in short
    assert "<title>a: b and c</title>" in long
    assert len(long) > len(short)
