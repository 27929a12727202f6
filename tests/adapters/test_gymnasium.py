"""The Gymnasium environments pass Gymnasium's own check, and play by the rules of a match."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import posse
from posse import BadTable, NotAllowed
from posse.adapters.gymnasium import SeatEnv
from tests.sample import GAME

SEATS = 3

by_game = pytest.mark.parametrize("game", posse.GAMES)


def play(env: SeatEnv, seed: int) -> tuple[list[int], float]:
    """A whole game, answered at random by a seed: the answers, and the reward at the end."""
    chance, told, over, reward = np.random.default_rng(seed), [], False, 0.0
    while not over:
        assert reward == 0
        told.append(int(chance.choice(np.flatnonzero(env.action_masks()))))
        _, reward, over, _, _ = env.step(np.int64(told[-1]))
    return told, reward


@by_game
def test_every_game_passes_the_check(game: str) -> None:
    """It plays illegal answers, too, so they are replaced."""
    for seats in (posse.GAMES[game].least, posse.GAMES[game].most):
        check_env(SeatEnv(game, seats, illegal="random", render_mode="ansi"))


@by_game
def test_every_game_is_registered(game: str) -> None:
    env = gymnasium.make(f"posse.adapters.gymnasium:posse/{game}-v0", seats=posse.GAMES[game].most)
    row, info = env.reset(seed=1)
    assert row in env.observation_space
    legal = np.flatnonzero(info["action_mask"])
    assert env.step(legal[0])[0] in env.observation_space


def test_the_same_seed_gives_the_same_game() -> None:
    env = SeatEnv(GAME, SEATS)
    games = []
    for _ in range(2):
        env.reset(seed=3)
        games.append((*play(env, 1), env.match.record()))
    assert games[0] == games[1]


def test_without_a_seed_the_next_game_is_another_one() -> None:
    env = SeatEnv(GAME, SEATS)
    env.reset(seed=3)
    first = env.match.record()
    env.reset()
    assert env.match.record() != first


@pytest.mark.parametrize("seat", range(SEATS))
def test_the_end_brings_what_the_game_was_worth_to_the_seat(seat: int) -> None:
    env = SeatEnv(GAME, SEATS, seat, returns="score")
    env.reset(seed=3)
    assert env.match.to_act == seat
    _, reward = play(env, 1)
    assert reward == env.match.scores[seat]


def test_the_seat_is_shown_its_own_row_and_answers() -> None:
    env = SeatEnv(GAME, SEATS, 1)
    row, info = env.reset(seed=3)
    assert row.tobytes() == bytes(memoryview(env.match.observe(1)))
    assert list(np.flatnonzero(info["action_mask"])) == sorted(env.match.actions(1))
    assert env.action_masks().dtype == np.bool_
    assert np.array_equal(env.action_masks(), info["action_mask"])


def test_an_illegal_answer_is_refused() -> None:
    env = SeatEnv(GAME, SEATS)
    env.reset(seed=3)
    with pytest.raises(NotAllowed):
        env.step(np.flatnonzero(~env.action_masks())[0])


@pytest.mark.parametrize(
    "wrong",
    [
        {"seat": SEATS},
        {"opponents": "nobody"},
        {"opponents": {1: "random"}},
        {"opponents": {0: "random", 1: "random", 2: "random"}},
        {"returns": "glory"},
        {"illegal": "maybe"},
        {"render_mode": "human"},
    ],
)
def test_a_wrong_table_is_told_at_once(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadTable):
        SeatEnv(GAME, SEATS, **wrong)
