"""Thousands of random games below the public interface: invariants at every position, all other checks at some."""

import json
from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

import pytest

import posse
from posse.bots.playout import WHOLE_GAME, play_on
from posse.engine.dice import SeededDice
from posse.engine.game import Game
from posse.engine.log import Log
from posse.engine.state import State
from tests.contract.law import check_ask_anyway_at, check_law_at, check_plain, check_ranking_at, fields
from tests.contract.tables import buffer_of, counted_tables, mixtures, presets, singles, table, values_of, variants
from tools.golden import Leaning

CHUNKS: Final = 20
GAMES_A_CHUNK: Final = 100 if posse.COMPILED else 8
LOOKS: Final = 5 if posse.COMPILED else 1  # at each kind of question in each chunk
LONGEST: Final = 20_000

QUIET: Final = Log(loud=False)

games = pytest.mark.parametrize("name", posse.GAMES)


@games
def test_every_option_that_accepts_more_has_samples(name: str) -> None:
    """Examples of values for options that accept free text."""
    game = posse.GAMES[name]
    for option in game.options.values():
        if option.accepts:
            assert len(values_of(game, option, game.most)) > len(option.values), option.name


@games
def test_the_games_are_played_with_every_option(name: str) -> None:
    """Every value of every option, and every combination of variants with every number of seats."""
    game = posse.GAMES[name]
    number = CHUNKS * GAMES_A_CHUNK
    tables = [table(game, at) for at in range(number)]
    names = [option.name for option in variants(game)]
    mixed = {(seats, *(options[name] for name in names)) for seats, options in tables}
    span = range(game.least, game.most + 1)
    assert mixed == {(seats, *mixture.values()) for seats in span for mixture in mixtures(game, seats)}
    assert counted_tables(game) <= number
    for option in [*presets(game), *singles(game), *variants(game)]:
        wanted = {value for seats in range(game.least, game.most + 1) for value in values_of(game, option, seats)}
        assert {options.get(option.name, option.default) for _, options in tables} == wanted, option.name


@games
@pytest.mark.heavy
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_random_games_keep_every_law_to_the_end(name: str, chunk: int) -> None:
    """Games end, invariants hold after every answer, and all properties hold at sampled positions."""
    looked: Counter[str] = Counter()
    for number in range(chunk * GAMES_A_CHUNK, (chunk + 1) * GAMES_A_CHUNK):
        play(posse.GAMES[name], number, looked)


def play(game: Game[Any], number: int, looked: Counter[str]) -> None:
    """One game at the table with this number; all properties are checked at times, and at new kinds of questions."""
    seats, options = table(game, number)
    player = Leaning(game, number)
    dice = SeededDice(number)
    settled = game.settle(options, seats)
    state = game.set_up(seats, settled, dice, QUIET)
    stop = player.dice.below(50 * seats)
    told = f"table {number}"
    for decision in range(LONGEST):
        game.go_on(state, dice, QUIET)
        assert game.sums(state) == [], told
        if state.top < 0:
            break
        step = game.kinds.declared[game.step(state).kind].name
        if decision == stop or looked[step] < LOOKS:
            looked[step] += 1
            check_table(game, state, settled, number)
        seat = one_of(game, state, player)
        action = player.choose(game.answers(state, seat))
        game.step(state).take(state, seat, action, dice, QUIET)
    assert state.top == -1, told
    check_table(game, state, settled, number)


def one_of(game: Game[Any], state: State, player: Leaning) -> int:
    asked = game.asked(state)
    return asked[player.dice.below(len(asked))]


# --- properties at a table


def check_table(game: Game[Any], state: State, options: Mapping[str, str], seed: int) -> None:
    before = fields(state)
    for who in range(-1, state.seats):
        check_law_at(game, state, who, (seed + 1, seed + 2))
        check_plain(game.view(state, who))
    check_plain(game.question(state))
    check_ask_anyway_at(game, state)
    check_ranking_at(game, state)
    check_scene(game, state, options)
    check_answers(game, state, seed)
    check_playing_on(game, state, seed)
    assert fields(state) == before


def check_scene(game: Game[Any], state: State, options: Mapping[str, str]) -> None:
    """A picture round-trips through JSON."""
    picture = game.picture(state)
    check_plain(picture)
    assert fields(game.from_picture(json.loads(json.dumps(picture)), state.seats, options)) == fields(state)


def check_answers(game: Game[Any], state: State, seed: int) -> None:
    """Every answer has words, can be played, and leads to a question with choices or to the end."""
    for seat in game.asked(state):
        answers = game.answers(state, seat)
        assert answers
        assert len(set(answers)) == len(answers)
        for action in answers:
            assert game.words.action(game.words.phrases[action]) == action
            twin = state.clone()
            game.step(twin).take(twin, seat, action, SeededDice(seed), QUIET)
            game.go_on(twin, SeededDice(seed), QUIET)
            assert game.sums(twin) == [], game.words.phrases[action]
            assert all(game.answers(twin, asked) for asked in game.asked(twin))


def check_playing_on(game: Game[Any], state: State, seed: int) -> None:
    """Playing on a clone ends, and is deterministic with the same dice."""
    ends = []
    for _ in range(2):
        twin = state.clone()
        play_on(game, twin, WHOLE_GAME, SeededDice(seed), buffer_of(game))
        assert twin.top == -1
        ends.append(fields(twin))
    assert ends[0] == ends[1]
