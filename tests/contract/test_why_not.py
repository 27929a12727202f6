"""Why not: in random games of every kind, obstacles and options hold together, and give nothing away."""

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

import pytest

import posse
from posse.engine.dice import SeededDice
from posse.engine.game import Game
from posse.engine.log import Log
from posse.engine.obstacle import GAME_OVER, NOT_ASKED, OTHER_QUESTION, WATCHING, Obstacle
from posse.engine.state import State
from posse.engine.why import why_not, why_not_thing
from posse.engine.words import Numbers, SeatSets
from posse.texts import LANGUAGES, texts
from tests.contract.law import check_plain, fields
from tests.contract.tables import buffer_of, table
from tools.golden import Leaning

CHUNKS: Final = 4
GAMES_A_CHUNK: Final = 40 if posse.COMPILED else 4
LOOKS: Final = 12 if posse.COMPILED else 3  # at each kind of question in each chunk

QUIET: Final = Log(loud=False)

games = pytest.mark.parametrize("name", posse.GAMES)
chunks = pytest.mark.parametrize("chunk", range(CHUNKS))


def positions(game: Game[Any], chunk: int) -> Iterator[tuple[State, int]]:
    """Positions of random games at tables of all kinds, with a seat that is asked: some of each kind of question."""
    looked: Counter[int] = Counter()
    for number in range(chunk * GAMES_A_CHUNK, (chunk + 1) * GAMES_A_CHUNK):
        seats, options = table(game, number * 7)
        player, dice = Leaning(game, number), SeededDice(number)
        state = game.set_up(seats, game.settle(options, seats), dice, QUIET)
        while game.advance(state, dice, QUIET, buffer_of(game)):
            asked = game.asked(state)
            seat = asked[player.dice.below(len(asked))]
            kind = int(game.step(state).kind)
            looked[kind] += 1
            if looked[kind] <= LOOKS or player.dice.below(40) == 0:
                yield state, seat
            game.step(state).take(state, seat, player.choose(game.answers(state, seat)), dice, QUIET)


def told(game: Game[Any], obstacle: Obstacle | None) -> dict[str, Any] | None:
    return obstacle.json(game.words) if obstacle else None


def named_things(game: Game[Any]) -> list[str]:
    """Every thing that an answer can name: a spot, a card, a building, a city; not a number, not a player."""
    lists = {nouns.name: nouns for verb in game.words.verbs for nouns in verb.args.values()}
    named = [nouns for nouns in lists.values() if not isinstance(nouns, Numbers | SeatSets)]
    return [f"{nouns.name}:{word}" for nouns in named for word in nouns.words]


@games
@pytest.mark.heavy
@chunks
def test_an_obstacle_stands_in_the_way_exactly_of_what_is_not_legal(name: str, chunk: int) -> None:
    """A step finds no obstacle to a legal answer, and one to every other answer of a verb that it ever asks for."""
    game = posse.GAMES[name]
    asked: set[tuple[int, str]] = set()
    silent: dict[tuple[int, str], str] = {}
    for state, seat in positions(game, chunk):
        step, legal, before = game.step(state), set(game.answers(state, seat)), fields(state)
        for action, phrase in enumerate(game.words.phrases):
            found = step.why_not(state, seat, action)
            ask = (int(step.kind), game.words.verb_of(action).name)
            if action in legal:
                assert found is None, f"{game.frames(state)[-1]}: {phrase} is legal, but {told(game, found)}"
                asked.add(ask)
            elif found is None:
                silent[ask] = f"{game.frames(state)[-1]}: {phrase}"
        assert fields(state) == before
    assert [silent[ask] for ask in asked & silent.keys()] == []


@games
@pytest.mark.heavy
@chunks
def test_every_thing_has_an_obstacle_unless_it_leads_on(name: str, chunk: int) -> None:
    """A thing has none exactly if a legal answer names it; somebody who is not asked always has one."""
    game = posse.GAMES[name]
    for state, seat in positions(game, chunk):
        lit = {term for action in game.answers(state, seat) for term in game.words.terms_of(action)}
        for term in named_things(game):
            assert (why_not_thing(game, state, seat, [[term]], []) is None) == (term in lit), term
            watching = why_not_thing(game, state, -1, [[term]], [])
            assert watching is not None
            assert watching.kind == WATCHING


@games
@pytest.mark.heavy
@chunks
def test_an_obstacle_gives_nothing_away(name: str, chunk: int) -> None:
    """In every world that the seat can imagine, the same obstacles stand in the way."""
    game = posse.GAMES[name]
    for state, seat in positions(game, chunk):
        twins = [game.imagine(state, seat, SeededDice(seed)) for seed in (1, 2)]
        for action in range(len(game.words.phrases)):
            seen = told(game, why_not(game, state, seat, action))
            assert all(told(game, why_not(game, twin, seat, action)) == seen for twin in twins)


@games
@pytest.mark.heavy
def test_every_obstacle_can_be_said_in_every_language_and_cites_a_rule(name: str) -> None:
    """Each one that is met is plain JSON, has a sentence in all languages, and cites a rule that exists."""
    game = posse.GAMES[name]
    met: dict[str, dict[str, Any]] = {}
    for state, seat in positions(game, CHUNKS):
        for action in range(len(game.words.phrases)):
            if found := told(game, game.step(state).why_not(state, seat, action)):
                met[f"{found['obstacle']} {found['rule']}"] = found
    assert met
    for found in met.values():
        check_plain(found)
        for lang in LANGUAGES:
            said = texts(lang, name).obstacle(found)
            assert said.endswith(found["rule"])
            assert "{" not in said
            assert texts(lang, name).rule(found["rule"]), found


@games
def test_whoever_is_not_asked_hears_that_first(name: str) -> None:
    """Spectators, seats whose turn it is not, and everybody after the end."""
    game = posse.GAMES[name]
    match = posse.new(name, game.least, seed=1)
    words = match.choices(match.asked[0])[0]
    action = game.words.action(words)
    waiting = [seat for seat in range(match.seats) if seat not in match.asked]
    assert why_not(game, match.state, match.asked[0], action) is None
    for seat in waiting:
        assert match.why_not(seat, words) == {"obstacle": "not_asked", "rule": None, "asked": list(match.asked)}
        assert getattr(why_not(game, match.state, seat, action), "kind", None) == NOT_ASKED
    assert match.why_not(None, words) == {"obstacle": "watching", "rule": None}
    match.state.top = -1
    assert getattr(why_not(game, match.state, 0, action), "kind", None) == GAME_OVER


@games
def test_a_thing_of_another_question_says_so(name: str) -> None:
    """What no answer to the open question names is not asked for now."""
    game = posse.GAMES[name]
    match = posse.new(name, game.least, seed=1)
    seat = match.asked[0]
    assert getattr(why_not_thing(game, match.state, seat, [["list:nothing"]], []), "kind", None) == OTHER_QUESTION


@games
def test_what_belongs_to_somebody_else_says_whose_it_is(name: str) -> None:
    """Also of a thing of which the asker has one of their own; a seat that does not exist owns nothing."""
    game = posse.GAMES[name]
    match = posse.new(name, game.least, seed=1)
    seat = match.asked[0]
    term = game.words.terms_of(game.answers(match.state, seat)[0])[0]
    other = (seat + 1) % match.seats
    assert match.why_not_thing(seat, f"{term},@seat:{other}") == {"obstacle": "belongs_to", "rule": None, "seat": other}
    for owner in (seat, match.seats, "nobody", ""):
        assert match.why_not_thing(seat, f"{term},@seat:{owner}") is None
