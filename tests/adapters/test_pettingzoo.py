"""The PettingZoo environments pass PettingZoo's own tests, and play by the rules of a match."""

import pickle
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, seed_test
from pettingzoo.utils.conversions import parallel_to_aec

import posse
from posse import BadTable, NotAllowed
from posse.adapters import pettingzoo
from tests.sample import GAME

SEATS = 3

by_game = pytest.mark.parametrize("game", posse.GAMES)
tolerant = pytest.mark.filterwarnings(
    # `api_test` knows by name the environments that may show a dict with a mask.
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
    "ignore:Action mask numpy array is all zeros",  # of an agent whose game is over
)


def play(env: pettingzoo.TurnEnv, seed: int, most: int = 100_000) -> list[tuple[str, int]]:
    """Answer at random up to `most` times, by a seed; returns who answered what."""
    chance, told = np.random.default_rng(seed), []
    for agent in env.agent_iter(most):
        seen, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
            continue
        action = int(chance.choice(np.flatnonzero(seen["action_mask"])))
        told.append((agent, action))
        env.step(action)
    return told


@tolerant
@by_game
def test_every_game_passes_the_api_test(game: str) -> None:
    for seats in (posse.GAMES[game].least, posse.GAMES[game].most):
        api_test(pettingzoo.env(game, seats, render_mode="ansi"), num_cycles=100)


@by_game
def test_the_same_seed_gives_the_same_game(game: str) -> None:
    seed_test(lambda: pettingzoo.env(game, posse.GAMES[game].least), num_cycles=50)


def test_answers_at_the_same_time_pass_the_parallel_api_test() -> None:
    parallel_api_test(pettingzoo.parallel_env(GAME, SEATS), num_cycles=100)


def test_a_game_is_cut_off_after_the_cycles_that_it_may_last() -> None:
    """Both as answers at the same time and, by PettingZoo's own conversion, one after the other."""

    def parallel_env(max_cycles: int) -> Any:
        return pettingzoo.parallel_env(GAME, SEATS, illegal="random", max_cycles=max_cycles)

    max_cycles_test(SimpleNamespace(parallel_env=parallel_env, env=lambda **cut: parallel_to_aec(parallel_env(**cut))))


def test_turns_are_cut_off_without_a_reward() -> None:
    env = pettingzoo.env(GAME, SEATS, max_cycles=3)
    env.reset(seed=1)
    assert len(play(env, 1)) == 3
    assert not env.match.over


def test_a_pickled_environment_goes_on_alike() -> None:
    env = pettingzoo.env(GAME, SEATS)
    env.reset(seed=7)
    play(env, 1, most=20)
    twin = pickle.loads(pickle.dumps(env))
    assert play(env, 2) == play(twin, 2)
    assert env.match == twin.match
    env.reset()
    twin.reset()
    assert play(env, 3) == play(twin, 3)


def test_the_end_brings_the_returns_of_the_match() -> None:
    env = pettingzoo.env(GAME, SEATS, returns="rank")
    env.reset(seed=5)
    chance = np.random.default_rng(1)
    while not env.match.over:
        assert env.rewards == dict.fromkeys(env.agents, 0.0)
        env.step(int(chance.choice(np.flatnonzero(env.last()[0]["action_mask"]))))
    assert list(env.rewards.values()) == env.match.returns("rank")


def test_an_agent_sees_the_row_of_its_seat() -> None:
    env = pettingzoo.env(GAME, SEATS)
    env.reset(seed=5)
    for seat, agent in enumerate(env.agents):
        seen = env.observe(agent)
        assert seen["observation"].tobytes() == bytes(memoryview(env.match.observe(seat)))
        assert list(np.flatnonzero(seen["action_mask"])) == sorted(env.match.actions(seat))


def test_an_illegal_answer_is_refused_and_the_game_goes_on() -> None:
    env = pettingzoo.env(GAME, SEATS)
    env.reset(seed=5)
    before = env.match.record()
    illegal = int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0])
    with pytest.raises(NotAllowed):
        env.step(illegal)
    assert env.match.record() == before


def secret_step() -> pettingzoo.RoundEnv:
    """An environment in which several seats are asked at once."""
    env = pettingzoo.parallel_env(GAME, SEATS, {"might_makes_right": True})
    env.reset(seed=1)
    chance = np.random.default_rng(0)
    while len(env.match.asked) == 1:
        seat = env.match.to_act
        env.step({f"seat_{seat}": int(chance.choice(env.match.actions(seat)))})
    return env


def first_answers(env: pettingzoo.RoundEnv) -> dict[str, int]:
    return {f"seat_{seat}": env.match.actions(seat)[0] for seat in env.match.asked}


def test_if_one_of_several_answers_is_illegal_nobody_has_answered() -> None:
    env = secret_step()
    before, given = env.match.record(), first_answers(env)
    last = f"seat_{env.match.asked[-1]}"
    illegal = next(action for action, flag in enumerate(env.match.mask(env.match.asked[-1])) if not flag)
    with pytest.raises(NotAllowed):
        env.step({**given, last: illegal})
    assert env.match.record() == before
    del given[last]
    with pytest.raises(NotAllowed, match=last):
        env.step(given)
    assert env.match.record() == before


def test_before_the_first_reset_there_is_nothing_to_ask() -> None:
    env, rounds = pettingzoo.env(GAME, SEATS), pettingzoo.parallel_env(GAME, SEATS)
    for ask in (env.last, lambda: env.step(0), lambda: env.observe("seat_0"), lambda: rounds.step({})):
        with pytest.raises(AttributeError, match="first reset"):
            ask()
    assert not hasattr(env, "agent_selection")
    assert pickle.loads(pickle.dumps(env)).agents == []


def test_numbers_of_numpy_make_a_table() -> None:
    numbers: Any = np.array([SEATS, 5])
    env = pettingzoo.env(GAME, numbers[0], max_cycles=numbers[1])
    env.reset(seed=numbers[1])
    other = pettingzoo.env(GAME, SEATS)
    other.reset(seed=5)
    assert env.match == other.match
    assert len(play(env, 1)) == 5


def test_the_record_is_what_is_drawn() -> None:
    env = pettingzoo.env(GAME, SEATS, render_mode="ansi")
    env.reset(seed=5)
    assert env.render() == env.match.record()


@pytest.mark.parametrize(
    "wrong",
    [
        {"returns": "glory"},
        {"illegal": "maybe"},
        {"render_mode": "human"},
        {"options": {"nonsense": 1}},
        {"options": "fast"},
        {"max_cycles": 0},
        {"max_cycles": "5"},
        {"max_cycles": 1.5},
    ],
)
def test_a_wrong_table_is_told_at_once(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadTable):
        pettingzoo.env(GAME, SEATS, **wrong)
