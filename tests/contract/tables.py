"""Tables of every game, enumerated or random, and their players."""

from functools import cache
from itertools import product
from typing import Any, Final

from hypothesis import note, settings
from hypothesis import strategies as st

import posse
from posse.engine.dice import SeededDice
from posse.engine.game import Game, Option
from posse.engine.match import Match
from tests.contract.law import wander
from tests.games.samples import samples_of

LINES_A_SEAT: Final = 60  # enough for some matches to end
SEEDS: Final = 1 << 32

Table = tuple[int, dict[str, str]]


@cache
def buffer_of(game: Game[Any]) -> Any:
    """One buffer for options that all tests of a game share: see docs/decisions/mypyc.md."""
    return game.scratch()


def some(examples: int) -> settings:
    """A number of examples interpreted, three times as many compiled."""
    return settings(deadline=None, database=None, max_examples=examples * 3 if posse.COMPILED else examples)


def is_allowed(game: Game[Any], seats: int, options: dict[str, str]) -> bool:
    """Whether options are valid for this number of players, and in combination."""
    try:
        game.settle(options, seats)
    except posse.BadTable:
        return False
    return True


def values_of(game: Game[Any], option: Option, seats: int) -> list[str]:
    """The values of an option for this number of players."""
    values = [*option.values, *samples_of(game.name).get(option.name, [])]
    return [value for value in values if is_allowed(game, seats, {option.name: value})]


def presets(game: Game[Any]) -> list[Option]:
    """The options that set others."""
    return [option for option in game.options.values() if option.sets]


def variants(game: Game[Any]) -> list[Option]:
    """The options that neither set others nor are set, and are not details."""
    targets = {target for option in presets(game) for values in option.sets.values() for target in values}
    left = [option for option in game.options.values() if not option.sets and option.name not in targets]
    return [option for option in left if not option.detail]


def singles(game: Game[Any]) -> list[Option]:
    """The options that a preset sets but that can still be given, and details."""
    others = {option.name for option in [*presets(game), *variants(game)]}
    return [option for name, option in game.options.items() if name not in others]


@cache
def mixtures(game: Game[Any], seats: int) -> list[dict[str, str]]:
    """Every combination of variants for this number of players."""
    names = [option.name for option in variants(game)]
    mixed = product(*(values_of(game, option, seats) for option in variants(game)))
    found = [dict(zip(names, values, strict=True)) for values in mixed]
    return [options for options in found if is_allowed(game, seats, options)]


def counted_tables(game: Game[Any]) -> int:
    """After how many consecutive tables every number of seats has had every combination of variants."""
    span = range(game.least, game.most + 1)
    return max(len(mixtures(game, seats)) for seats in span) * len(span)


def table(game: Game[Any], number: int) -> Table:
    """The table with this number: seats and variants are enumerated, presets random, single options sometimes given."""
    dice = SeededDice(number)
    span = game.most - game.least + 1
    seats, left = game.least + number % span, number // span
    mixed = mixtures(game, seats)
    options = dict(mixed[left % len(mixed)])
    for option in [*presets(game), *singles(game)]:
        values = values_of(game, option, seats)
        if option.sets or dice.below(3) == 0:
            options = with_option(game, seats, options, option, values[dice.below(len(values))])
    return seats, options


def with_option(game: Game[Any], seats: int, options: dict[str, str], option: Option, value: str) -> dict[str, str]:
    """The options and one more, unless the combination is invalid."""
    more = {**options, option.name: value}
    return more if is_allowed(game, seats, more) else options


# --- through the public interface


@st.composite
def drawn_tables(draw: st.DrawFn, game: Game[Any]) -> Table:
    """Any number of seats with any presets and variants, and some single options."""
    seats = draw(st.integers(game.least, game.most))
    given = [*presets(game), *variants(game)]
    given += draw(st.lists(st.sampled_from(singles(game)), unique_by=lambda option: option.name, max_size=6))
    options: dict[str, str] = {}
    for option in given:
        value = draw(st.sampled_from(values_of(game, option, seats)))
        options = with_option(game, seats, options, option, value)
    return seats, options


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
