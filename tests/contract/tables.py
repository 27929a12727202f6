"""Tables of every game in the house, counted through or drawn at random, and who plays at them."""

from typing import Any, Final

from hypothesis import note, settings
from hypothesis import strategies as st

import posse
from posse.engine.dice import SeededDice
from posse.engine.game import Game, Option
from posse.engine.match import Match
from tests.contract.law import wander

SAMPLES: Final[dict[tuple[str, str], list[str]]] = {
    ("carson", "river"): [
        "b1 c1",
        "a4 b4 c4 d4 e4 f4 g4 h4",
        "b1 b2 b3 b4 b5 b6 b7 c7 d7 d6 d5 d4 d3 d2 d1",
    ],
}
"""Values of options that accept more than their list, by game and option: the least, the most, and one between."""

LINES_A_SEAT: Final = 60  # some matches are then over
SEEDS: Final = 1 << 32

Table = tuple[int, dict[str, str]]


def some(examples: int) -> settings:
    """So many examples interpreted, three times as many compiled."""
    return settings(deadline=None, database=None, max_examples=examples * 3 if posse.COMPILED else examples)


def values_of(game: Game[Any], option: Option, seats: int) -> list[str]:
    """What an option can be with so many players."""
    if option.seats and seats not in option.seats:
        return [option.default]
    return [*option.values, *SAMPLES.get((game.name, option.name), [])]


def presets(game: Game[Any]) -> list[Option]:
    """The options that set others."""
    return [option for option in game.options.values() if option.sets]


def variants(game: Game[Any]) -> list[Option]:
    """The options that neither set others nor are set."""
    targets = {target for option in presets(game) for values in option.sets.values() for target in values}
    return [option for option in game.options.values() if not option.sets and option.name not in targets]


def singles(game: Game[Any]) -> list[Option]:
    """The options that a preset sets and that can be given all the same."""
    others = {option.name for option in [*presets(game), *variants(game)]}
    return [option for name, option in game.options.items() if name not in others]


def counted_tables(game: Game[Any]) -> int:
    """After how many tables in a row every number of seats has met every mixture of variants."""
    total = 0
    for seats in range(game.least, game.most + 1):
        mixtures = 1
        for option in variants(game):
            mixtures *= len(values_of(game, option, seats))
        total = max(total, mixtures)
    return total * (game.most - game.least + 1)


def table(game: Game[Any], number: int) -> Table:
    """The table of a number: seats and variants are counted through, presets drawn, single options sometimes given."""
    dice = SeededDice(number)
    span = game.most - game.least + 1
    seats, left = game.least + number % span, number // span
    options: dict[str, str] = {}
    for option in variants(game):
        values = values_of(game, option, seats)
        options[option.name], left = values[left % len(values)], left // len(values)
    for option in [*presets(game), *singles(game)]:
        values = values_of(game, option, seats)
        if option.sets or dice.below(3) == 0:
            options[option.name] = values[dice.below(len(values))]
    return seats, options


# --- through the front door


@st.composite
def drawn_tables(draw: st.DrawFn, game: Game[Any]) -> Table:
    """Any number of seats with any presets and variants, and some single options."""
    seats = draw(st.integers(game.least, game.most))
    given = [*presets(game), *variants(game)]
    given += draw(st.lists(st.sampled_from(singles(game)), unique_by=lambda option: option.name, max_size=6))
    return seats, {option.name: draw(st.sampled_from(values_of(game, option, seats))) for option in given}


@st.composite
def beginnings(draw: st.DrawFn, name: str) -> Match:
    """A match at its first question."""
    seats, options = draw(drawn_tables(posse.GAMES[name]))
    return posse.new(name, seats, options, seed=draw(st.integers(0, SEEDS)))


@st.composite
def matches(draw: st.DrawFn, name: str) -> Match:
    """A match somewhere between its first question and its end."""
    match = draw(beginnings(name))
    limit = draw(st.integers(1, LINES_A_SEAT * match.seats))
    for _ in wander(match, draw(st.integers(0, SEEDS)), limit):
        pass
    note(match.record())
    return match
