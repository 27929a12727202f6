"""The five levels of every game: honest, the same by the same seed, never slow, and able to say what they think."""

from time import perf_counter
from typing import Any

import pytest

import posse
from posse.bots import BOTS, LEVELS, Bot, GreedyBot, Peek, RandomBot, SearchBot, Taste, make
from posse.bots.levels import USUAL, level_bot
from posse.bots.planner import PlannerBot
from posse.bots.playout import warm_choice
from posse.bots.skill import SKILLS
from posse.bots.taste import taste_of
from posse.engine.dice import SeededDice
from tests.contract.law import wander
from tests.sample import GAME

PLAYOUTS = 6
SECONDS = 0.05
SLOW = 5.0  # seconds; interpreted, a playout to the end of a round may take one
MANY = 4  # answers to choose among

games = pytest.mark.parametrize("game", sorted(posse.GAMES))
levels = pytest.mark.parametrize("level", LEVELS)


def played(game: str, level: str, seed: int) -> posse.Match:
    """A whole game among bots of a level."""
    match = posse.new(game, 2, seed=3)
    bots = [make(level, game, seed + seat, playouts=PLAYOUTS) for seat in range(2)]
    while not match.over:
        seat = match.asked[0]
        match.play(seat, match.game.words.phrases[bots[seat].decide(Peek(match, seat))])
    return match


def choice_of(game: str, seats: int = 2) -> Peek:
    """A question with several answers, not the first of the game."""
    match = posse.new(game, seats, seed=4)
    for table in wander(match, 4, 200):
        peek = Peek(table, table.asked[0])
        if len(table.lines) > 20 and len(peek.options) >= MANY:
            return peek
    raise AssertionError(f"{game} asks nothing")


@games
@levels
@pytest.mark.heavy
def test_a_level_plays_the_same_game_by_the_same_seed(game: str, level: str) -> None:
    first = played(game, level, 5)
    assert first.over
    assert first.record() == played(game, level, 5).record()


@games
@levels
@pytest.mark.heavy
def test_what_is_hidden_from_its_seat_changes_no_answer_of_a_level(game: str, level: str) -> None:
    """In worlds that look the same to the seat, with the same dice of its own, it answers the same."""
    match = posse.new(game, 4, seed=2)
    looked = 0
    for table in wander(match, 2, 120):
        for seat in table.asked[:1] if len(table.lines) % 13 == 0 else ():
            worlds = (table, table.fork(seat, 1), table.fork(seat, 2))
            looked += len(Peek(table, seat).options) > 1
            answers = {make(level, game, 5, playouts=PLAYOUTS).decide(Peek(world, seat)) for world in worlds}
            assert len(answers) == 1, table.question
    assert looked


def test_every_level_has_a_name_beside_the_plain_bots() -> None:
    assert (*LEVELS, "random", "greedy", "search") == BOTS
    assert len(USUAL) == len(LEVELS) == 5


def test_a_level_thinks_more_than_the_one_below_and_never_by_seconds() -> None:
    assert [recipe.temperature for recipe in USUAL[:2]] == sorted([recipe.temperature for recipe in USUAL[:2]])[::-1]
    playouts = [recipe.playouts for recipe in USUAL[2:]]
    assert playouts == sorted(playouts)
    for number in (3, 4, 5):
        bot = level_bot(number, GAME, 0, {})
        assert isinstance(bot, SearchBot)
        assert (bot.playouts, bot.seconds) == (USUAL[number - 1].playouts, 0.0)


def test_a_skill_of_the_game_says_what_its_levels_are() -> None:
    class Skill:
        def level(self, number: int, seed: int) -> Bot:
            return RandomBot(number * 100 + seed)

    options = Peek(match := posse.new(GAME, 2), match.asked[0])
    skilled = level_bot(2, GAME, 7, {GAME: Skill()})
    assert isinstance(skilled, RandomBot)
    assert skilled.decide(options) == RandomBot(207).decide(options)
    assert isinstance(level_bot(2, GAME, 7, {"another game": Skill()}), GreedyBot)


# --- temperature


class Growing(Taste[Any]):
    """Each table tastes better than the one before it, so the last option is the best."""

    def __init__(self) -> None:
        self.tasted = 0

    def value(self, state: Any, seat: int) -> int:
        self.tasted += 1
        return self.tasted


def test_a_greedy_bot_takes_the_best_answer_and_others_only_at_a_temperature() -> None:
    peek = choice_of(GAME)
    assert {GreedyBot(Growing(), seed).decide(peek) for seed in range(20)} == {peek.options[-1]}
    assert len({GreedyBot(Growing(), seed, temperature=10_000).decide(peek) for seed in range(20)}) > 1


def test_the_warmer_the_more_often_something_worse_is_chosen() -> None:
    values, dice = [0.0, 100.0, 90.0], SeededDice(1)
    chosen = {heat: [warm_choice(values, heat, dice) for _ in range(400)] for heat in (1.0, 20.0, 1000.0)}
    assert set(chosen[1.0]) == {1}
    assert 200 < chosen[20.0].count(1) < 300  # 1 to 0.607 for the close one
    assert chosen[20.0].count(0) < 20
    assert min(chosen[1000.0].count(index) for index in range(3)) > 80


# --- advice


def test_the_advice_of_a_search_is_what_it_would_do_best_first() -> None:
    peek = choice_of(GAME)
    bots = [level_bot(5, GAME, 3, {}) for _ in range(2)]
    for bot in bots:
        bot.limit(playouts=40)
    advice = bots[0].advice(peek)
    assert advice is not None
    assert advice.measure == "lead"
    assert len(advice.opinions) > 1
    assert {opinion.action for opinion in advice.opinions} <= set(peek.options)
    assert advice.opinions[0].action == bots[1].decide(peek)


@games
def test_the_advice_of_a_plan_is_what_it_would_do_best_first(game: str) -> None:
    peek = choice_of(game)
    advice = SKILLS[game].bot(3).advice(peek)
    assert advice is not None
    assert advice.measure in {"lead", "points"}
    values = [opinion.value for opinion in advice.opinions]
    assert values == sorted(values, reverse=True)
    assert len({opinion.action for opinion in advice.opinions} & set(peek.options)) == len(values) > 1
    assert advice.opinions[0].action == SKILLS[game].bot(3).decide(peek)


@games
@pytest.mark.heavy
def test_the_hint_of_the_strongest_level_is_its_answer(game: str) -> None:
    """Also where it plays out what may come of an answer."""
    peek = choice_of(game, 3)
    advice = make("level5", game, 3, playouts=60).advice(peek)
    assert advice is not None
    assert advice.opinions[0].action == make("level5", game, 3, playouts=60).decide(peek)


@games
def test_no_advice_is_needed_without_a_choice(game: str) -> None:
    match = posse.new(game, 2, seed=4, ask_all=True)
    for table in wander(match, 4, 400):
        peek = Peek(table, table.asked[0])
        if len(peek.options) == 1:
            assert make("level5", game).advice(peek) is None
            return
    raise AssertionError(f"{game} always offers a choice")


@pytest.mark.parametrize("bot", [RandomBot(1), GreedyBot(taste_of(GAME), 1), level_bot(1, GAME, 1, {})])
def test_a_bot_that_compares_nothing_gives_no_advice(bot: Bot) -> None:
    assert bot.advice(choice_of(GAME)) is None


# --- limits


def test_a_limit_of_seconds_stops_a_search_before_its_playouts() -> None:
    bot = level_bot(5, GAME, 0, {})
    bot.limit(SECONDS / 5)
    bot.decide(choice_of(GAME))
    assert isinstance(bot, SearchBot)
    assert 0 < bot.played < USUAL[4].playouts


@games
@levels
def test_no_level_thinks_much_longer_than_it_may(game: str, level: str) -> None:
    """Interpreted, the strongest ones would think for minutes."""
    peek = choice_of(game, posse.GAMES[game].most)
    bot = make(level, game, seconds=SECONDS)
    began = perf_counter()
    assert bot.decide(peek) in peek.options
    assert perf_counter() - began < SLOW


@games
@levels
def test_a_limit_of_playouts_is_kept_by_every_level(game: str, level: str) -> None:
    bot = make(level, game, playouts=PLAYOUTS)
    assert isinstance(bot, PlannerBot)
    assert bot.planner.playouts <= PLAYOUTS
    least = bot.planner.playouts
    bot.limit(playouts=10 * PLAYOUTS)
    assert bot.planner.playouts == least
