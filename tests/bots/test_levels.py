"""The five levels: the same by the same seed, weaker by temperature, and able to say what they think."""

import pytest

import posse
from posse.bots import BOTS, LEVELS, Bot, GreedyBot, Peek, RandomBot, SearchBot, make
from posse.bots.levels import USUAL, level_bot
from posse.bots.playout import warm_choice
from posse.bots.taste import taste_of
from posse.engine.dice import SeededDice
from tests.sample import GAME

PLAYOUTS = 6
levels = pytest.mark.parametrize("level", LEVELS)


def played(level: str, seed: int) -> posse.Match:
    """A whole game among bots of a level."""
    match = posse.new(GAME, 2, seed=3)
    bots = [make(level, GAME, seed + seat, playouts=PLAYOUTS) for seat in range(2)]
    while not match.over:
        seat = match.asked[0]
        match.play(seat, match.game.words.phrases[bots[seat].decide(Peek(match, seat))])
    return match


@levels
def test_a_level_plays_the_same_game_by_the_same_seed(level: str) -> None:
    first = played(level, 5)
    assert first.over
    assert first.record() == played(level, 5).record()


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


def test_without_a_temperature_a_greedy_bot_is_what_it_was() -> None:
    match = posse.new(GAME, 2, seed=4)
    peek = Peek(match, match.asked[0])
    plain, cold = GreedyBot(taste_of(GAME), 3), GreedyBot(taste_of(GAME), 3, temperature=0)
    assert [plain.decide(peek) for _ in range(5)] == [cold.decide(peek) for _ in range(5)]


def test_the_warmer_the_more_often_something_worse_is_chosen() -> None:
    values, dice = [0, 100, 90], SeededDice(1)
    chosen = {heat: [warm_choice(values, heat, dice) for _ in range(400)] for heat in (1.0, 20.0, 1000.0)}
    assert set(chosen[1.0]) == {1}
    assert 200 < chosen[20.0].count(1) < 300  # 1 to 0.607 for the close one
    assert chosen[20.0].count(0) < 20
    assert min(chosen[1000.0].count(index) for index in range(3)) > 80


# --- advice


def test_advice_is_what_the_bot_would_do_best_first() -> None:
    match = posse.new(GAME, 2, seed=4)
    peek = Peek(match, match.asked[0])
    advice = make("level5", GAME, 3, playouts=40).advice(peek)
    assert advice is not None
    assert advice.measure == "lead"
    shares = [opinion.share for opinion in advice.opinions]
    assert shares == sorted(shares, reverse=True)
    assert 0.0 < sum(shares) <= 1.0 + 1e-9
    assert {opinion.action for opinion in advice.opinions} <= set(peek.options)
    assert advice.opinions[0].action == make("level5", GAME, 3, playouts=40).decide(peek)


@pytest.mark.parametrize("name", ["random", "greedy", "level1", "level2"])
def test_a_bot_that_compares_nothing_gives_no_advice(name: str) -> None:
    match = posse.new(GAME, 2)
    assert make(name, GAME).advice(Peek(match, match.asked[0])) is None


# --- limits


def test_a_limit_of_seconds_stops_a_search_before_its_playouts() -> None:
    match = posse.new(GAME, 2)
    bot = make("level5", GAME, seconds=0.01)
    bot.decide(Peek(match, match.asked[0]))
    assert isinstance(bot, SearchBot)
    assert 0 < bot.played < USUAL[4].playouts


@levels
def test_a_limit_of_playouts_is_kept_by_every_level(level: str) -> None:
    bot = make(level, GAME, playouts=PLAYOUTS)
    assert not isinstance(bot, SearchBot) or bot.playouts == PLAYOUTS
