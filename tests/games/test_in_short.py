"""The rules of each game begin with its goal and a turn in about ten lines, in every language."""

import pytest

import posse
from posse.texts import LANGUAGES
from tools.messages import read
from tools.texts import in_short, rules_path

FEW = range(8, 13)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", posse.GAMES)
def test_the_goal_and_a_turn_in_ten_lines(name: str, lang: str) -> None:
    messages, problems = read(rules_path(name, lang))
    assert not problems
    keys = in_short(messages)
    assert "goal" in keys
    assert len(keys) - 1 in FEW
    assert keys == {"goal", *(f"turn-{line}" for line in range(1, len(keys)))}
