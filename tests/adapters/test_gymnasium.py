"""The Gymnasium environments pass Gymnasium's own check, and play by the rules of a match."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.spaces import MultiDiscrete
from gymnasium.utils.env_checker import check_env
from gymnasium.wrappers.vector import RecordEpisodeStatistics

import posse
from posse import BadTable, NotAllowed
from posse.adapters.gymnasium import SeatEnv, TablesEnv
from tests.sample import GAME

SEATS = 3
NAME = "posse.adapters.gymnasium:posse/{}-v0"

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
        check_env(gymnasium.make(NAME.format(game), seats=seats, illegal="random", render_mode="ansi").unwrapped)


@by_game
def test_every_game_is_registered(game: str) -> None:
    env = gymnasium.make(NAME.format(game), seats=posse.GAMES[game].most)
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


def test_before_the_first_reset_there_is_nothing_to_answer() -> None:
    env = SeatEnv(GAME, SEATS)
    for ask in (env.action_masks, lambda: env.step(np.int64(0))):
        with pytest.raises(AttributeError, match="first reset"):
            ask()


def test_an_illegal_answer_is_refused() -> None:
    env = SeatEnv(GAME, SEATS)
    env.reset(seed=3)
    with pytest.raises(NotAllowed):
        env.step(np.flatnonzero(~env.action_masks())[0])


@pytest.mark.parametrize(
    "wrong",
    [
        {"seat": SEATS},
        {"seat": 1.0},
        {"seat": True},
        {"opponents": None},
        {"opponents": ["random", "random"]},
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


# --- many tables


def legal(info: dict[str, Any], chance: np.random.Generator) -> Any:
    """A random legal answer for every table."""
    return np.array([chance.choice(np.flatnonzero(mask)) for mask in info["action_mask"]])


@by_game
def test_many_tables_of_every_game_are_made_by_their_name(game: str) -> None:
    envs = gymnasium.make_vec(NAME.format(game), 4, "vector_entry_point", seats=2)
    assert isinstance(envs.action_space, MultiDiscrete)
    rows, info = envs.reset(seed=1)
    assert rows in envs.observation_space
    rows, rewards, ends, cuts, info = envs.step(legal(info, np.random.default_rng(1)))
    assert rows in envs.observation_space
    assert [one.shape for one in (rewards, ends, cuts, info["_action_mask"])] == [(4,)] * 4
    envs.close()


def test_a_table_among_many_begins_as_it_does_alone() -> None:
    """Table t begins with the seed of the batch plus t."""
    envs = TablesEnv(GAME, 3, SEATS)
    rows, info = envs.reset(seed=7)
    for table in range(3):
        match = posse.new(GAME, SEATS, seed=7 + table)
        if match.to_act == envs.seat:
            assert rows[table].tobytes() == bytes(memoryview(match.observe(envs.seat)))
            assert list(np.flatnonzero(info["action_mask"][table])) == sorted(match.actions(envs.seat))


def test_games_end_with_their_reward_and_the_next_ones_begin() -> None:
    """As Gymnasium's own statistics count them."""
    envs = RecordEpisodeStatistics(TablesEnv(GAME, 8, SEATS, 1))
    _, info = envs.reset(seed=7)
    chance = np.random.default_rng(1)
    rewards_seen: list[float] = []
    while len(rewards_seen) < 12:
        _, rewards, ends, _, info = envs.step(legal(info, chance))
        assert (rewards[~ends] == 0).all()
        rewards_seen += [*rewards[ends]]
        assert info["action_mask"].any(axis=1).all()
    assert set(rewards_seen) <= {-1.0, -0.5, 0.0, 0.5, 1.0}
    assert [*envs.return_queue] == rewards_seen


def test_what_was_seen_stays_as_it_was() -> None:
    """Every step gives new arrays, which a learner may keep."""
    envs = TablesEnv(GAME, 2, SEATS)
    rows, info = envs.reset(seed=7)
    kept = rows.copy()
    envs.step(legal(info, np.random.default_rng(1)))
    assert np.array_equal(rows, kept)


def test_what_is_no_number_of_an_answer_is_not_made_one() -> None:
    """Rounded or taken for 0 and 1, it would be some other answer."""
    envs = TablesEnv(GAME, 2, SEATS)
    rows, info = envs.reset(seed=7)
    answers = info["action_mask"].argmax(axis=1)
    strange: list[Any] = [answers + 0.5, answers.astype(float), np.ones(2, bool), [None, None], answers.astype("M8[s]")]
    for wrong in strange:
        with pytest.raises(BadTable):
            envs.step(wrong)
    assert np.array_equal(np.asarray(envs.batch.observations), rows)
    envs.step(answers.tolist())


@pytest.mark.parametrize(
    "wrong",
    [
        {"seat": SEATS},
        {"opponents": "nobody"},
        {"opponents": None},
        {"returns": "glory"},
        {"num_envs": 0},
        {"num_envs": -1},
    ],
)
def test_wrong_tables_are_told_at_once(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadTable):
        TablesEnv(GAME, **{"num_envs": 2, "seats": SEATS, **wrong})
