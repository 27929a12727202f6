"""An imagined table fits what its seat knows, and whatever is tried on it leaves the match alone."""

import pytest

import posse
from posse.bots import Peek, World, imagined
from posse.engine.dice import SeededDice

by_game = pytest.mark.parametrize("game", posse.GAMES)


def begun(game: str, seed: int = 3) -> tuple[posse.Match, Peek]:
    match = posse.new(game, seats=posse.GAMES[game].least, seed=seed)
    return match, Peek(match, match.asked[0])


@by_game
def test_it_asks_the_same_question_and_can_be_played_to_the_end(game: str) -> None:
    match, peek = begun(game)
    before = match.record()
    world = imagined(peek, SeededDice(1))
    assert (world.to_act, world.actions(peek.seat)) == (peek.seat, peek.options)
    assert world.view(peek.seat) == peek.view
    world.play(peek.seat, peek.options[0])
    world.play_out()
    assert world.over
    assert len(world.scores) == match.seats
    assert sorted(seat for place in world.ranking for seat in place) == list(range(match.seats))
    assert match.record() == before


@by_game
def test_a_copy_goes_its_own_way(game: str) -> None:
    _, peek = begun(game)
    world = imagined(peek, SeededDice(1))
    twin = world.copy()
    assert isinstance(twin, World)
    twin.play_out(5)
    assert not world.over
    assert world.actions(peek.seat) == peek.options


@by_game
def test_the_same_dice_give_the_same_game(game: str) -> None:
    def outcome() -> list[int]:
        world = imagined(begun(game)[1], SeededDice(5))
        world.play_out()
        return world.scores

    assert outcome() == outcome()


@by_game
def test_only_legal_answers_are_taken(game: str) -> None:
    _, peek = begun(game)
    world = imagined(peek, SeededDice(1))
    wrong = next(action for action in range(len(peek.game.words.phrases)) if action not in peek.options)
    with pytest.raises(posse.NotAllowed):
        world.play(peek.seat, wrong)
    assert world.actions(peek.seat) == peek.options
