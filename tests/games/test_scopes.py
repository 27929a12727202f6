"""The rules that tables do without are rules of the page, and depend on options of the game."""

from pathlib import Path

import pytest

import posse
from tools.rules import PAGES, rules_of

games = pytest.mark.parametrize("name", posse.GAMES)
ROOT = Path(__file__).parents[2]


def numbers(name: str) -> list[str]:
    return [rule.id for rule in rules_of(name, (ROOT / PAGES / f"{name}.md").read_text("utf-8"))]


@games
def test_every_number_of_a_scope_is_a_rule_or_a_chapter(name: str) -> None:
    known = numbers(name)
    for scope in posse.GAMES[name].scopes:
        for number in scope.rules:
            assert any(rule == number or rule.startswith(f"{number}.") for rule in known), number


@games
def test_every_scope_depends_on_values_that_its_options_can_have(name: str) -> None:
    game = posse.GAMES[name]
    for scope in game.scopes:
        assert scope.without
        for option, value in scope.without.items():
            assert value in game.options[option].values


@games
def test_a_number_stands_only_once_in_a_scope(name: str) -> None:
    for scope in posse.GAMES[name].scopes:
        assert len(set(scope.rules)) == len(scope.rules)
