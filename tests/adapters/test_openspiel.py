"""The OpenSpiel games pass OpenSpiel's own tests; their chance nodes and information states are those of a match."""

import pickle
import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import generate_playthrough

import posse
from posse import BadScene, BadTable, SeededDice
from posse.adapters import openspiel
from posse.bots import Peek, imagined
from tests.sample import GAME

by_game = pytest.mark.parametrize("game", posse.GAMES)


def chosen(state: Any, chance: random.Random) -> int:
    """A random action; those of chance by their probabilities."""
    if not state.is_chance_node():
        return int(chance.choice(state.legal_actions()))
    actions, weights = zip(*state.chance_outcomes(), strict=True)
    return int(chance.choices(actions, weights)[0])


def played(game: Any, seed: int, most: int = 100_000) -> Any:
    """A state after a random game, or after some of it."""
    state, chance = game.new_initial_state(), random.Random(seed)
    for _ in range(most):
        if state.is_terminal():
            break
        state.apply_action(chosen(state, chance))
    return state


def late(game: str) -> Any:
    """A game that begins a few answers before its end."""
    match, chance = posse.new(game, posse.GAMES[game].least, seed=1), random.Random(1)
    pictures = [match.scene()]
    while not match.over:
        match.play(match.to_act, chance.choice(match.actions(match.to_act)))
        pictures.append(match.scene())
    return openspiel.scene(game, pictures[-8])


@pytest.mark.heavy
@by_game
def test_every_game_passes_the_random_simulations(game: str) -> None:
    pyspiel.random_sim_test(openspiel.load(game), num_sims=1, serialize=False, verbose=False)


@by_game
def test_every_game_passes_them_with_serialization_near_its_end(game: str) -> None:
    pyspiel.random_sim_test(late(game), num_sims=3, serialize=True, verbose=False)


@by_game
def test_a_playthrough_can_be_written(game: str) -> None:
    """OpenSpiel's regression tests are such files: they ask a game everything."""
    text = generate_playthrough.playthrough(str(late(game)), action_sequence=None, seed=1)
    assert "IsTerminal() = True" in text
    assert "InformationStateString(0)" in text
    assert "ObservationTensor(1)" in text


@by_game
def test_a_game_is_loaded_by_its_name_with_its_options(game: str) -> None:
    name, option = next((name, one) for name, one in posse.GAMES[game].options.items() if len(one.values) > 1)
    value = next(value for value in option.values if value != option.default)
    seats = posse.GAMES[game].most
    loaded = pyspiel.load_game(f"python_posse_{game}(players={seats},options={name}:{value})")
    assert (loaded.num_players(), loaded.options) == (seats, {name: value})
    assert pyspiel.load_game(str(loaded)).options == loaded.options


@by_game
def test_chance_nodes_lead_to_a_match_with_that_record(game: str) -> None:
    """All chance is decided at nodes, whose probabilities add up to 1; what comes of it is a game of the rules."""
    state, chance = openspiel.load(game).new_initial_state(), random.Random(3)
    while not state.is_terminal():
        if state.is_chance_node():
            assert sum(probability for _, probability in state.chance_outcomes()) == pytest.approx(1)
        state.apply_action(chosen(state, chance))
    assert posse.load(state.match.record()).returns() == state.returns()


def test_the_numbers_of_chance_mean_its_words() -> None:
    state, chance = openspiel.load(GAME).new_initial_state(), random.Random(3)
    path: list[str] = []
    while state.position is None:
        offered = {state.action_to_string(action): weight for action, weight in state.chance_outcomes()}
        assert offered == {words: float(weight) for words, weight in posse.outcomes(GAME, 2, None, path)}
        action = chosen(state, chance)
        path.append(state.action_to_string(action))
        state.apply_action(action)
    assert state.match == posse.new(GAME, 2, dice=posse.ScriptedDice(path))


def test_states_are_cloned_and_pickled_by_value() -> None:
    state = played(openspiel.load(GAME), 5, most=60)
    for twin in (state.clone(), pickle.loads(pickle.dumps(state))):
        assert str(twin) == str(state)
        twin.apply_action(chosen(twin, random.Random(1)))
        assert str(twin) != str(state)


@by_game
def test_a_game_can_be_pickled(game: str) -> None:
    """As those are that come with OpenSpiel: programs send games to other processes."""
    loaded = openspiel.load(game, posse.GAMES[game].most)
    twin = pickle.loads(pickle.dumps(loaded))
    assert (type(twin), str(twin)) == (type(loaded), str(loaded))


def test_an_action_that_is_refused_changes_nothing() -> None:
    state, chance = openspiel.load(GAME).new_initial_state(), random.Random(1)
    for _ in range(60):
        before, history = str(state), state.history()
        wrong = 10**6 if state.is_chance_node() else next(a for a in range(10**6) if a not in state.legal_actions())
        with pytest.raises(posse.PosseError):
            state.apply_action(wrong)
        assert (str(state), state.history()) == (before, history)
        state.apply_action(chosen(state, chance))


def test_strings_and_tensors_are_what_the_seat_knows() -> None:
    state = played(openspiel.load(GAME), 5, most=80)
    for seat in range(2):
        assert state.information_state_string(seat) == state.match.information_state(seat)
        row = np.frombuffer(state.match.observe(seat), np.int32)
        assert state.observation_tensor(seat) == pytest.approx(row)
        assert state.information_state_tensor(seat)[: len(row)] == pytest.approx(row)


def test_an_information_state_tensor_remembers_the_latest_answers_first() -> None:
    state = played(openspiel.load(GAME, memory=4), 5, most=80)
    own = [step.action + 1 for step in state.full_history() if step.player == 1]
    assert state.information_state_tensor(1)[-4:] == own[:-5:-1]


def test_a_resampled_state_looks_the_same_to_the_player() -> None:
    state = played(openspiel.load(GAME), 5, most=80)
    while state.is_chance_node():
        state.apply_action(chosen(state, random.Random(1)))
    player = state.current_player()
    twin = state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(0.0, 1.0))
    assert twin.information_state_string(player) == state.information_state_string(player)
    assert twin.legal_actions() == state.legal_actions()


def test_an_imagined_table_is_searched_with_sampled_chance() -> None:
    match = posse.new(GAME, 2, seed=1)
    world = imagined(Peek(match, match.to_act), SeededDice(1))
    state = openspiel.load(GAME).imagined(world)
    before = str(state)
    twin, chance = state.clone(), random.Random(1)
    while not twin.is_terminal():
        assert not twin.is_chance_node()
        twin.apply_action(chance.choice(twin.legal_actions()))
    assert sum(twin.returns()) == 0
    assert str(state) == before


def test_the_environment_for_learning_agents_runs() -> None:
    env = rl_environment.Environment(late(GAME))
    step, chance = env.reset(), random.Random(1)
    while not step.last():
        player = step.observations["current_player"]
        step = env.step([chance.choice(step.observations["legal_actions"][player])])
    assert sum(step.rewards) == 0


@pytest.mark.parametrize(
    "parameters", [{"memory": -1}, {"scene": "e30", "players": 3}, {"scene": "e30", "options": "edition:polish"}]
)
def test_parameters_that_contradict_each_other_are_told(parameters: dict[str, Any]) -> None:
    """(The scene is an empty one.)"""
    with pytest.raises(BadTable):
        pyspiel.load_game(f"python_posse_{GAME}", parameters)


@pytest.mark.parametrize("picture", ["town", None, {"seats": "x"}, {"seats": 3.5}, {"x": {1, 2}}])
def test_what_is_no_scene_is_told(picture: Any) -> None:
    with pytest.raises(BadScene):
        openspiel.scene(GAME, picture)


@pytest.mark.parametrize("packed", ["xyz", "a", "NQ"])
def test_a_scene_that_was_not_packed_here_is_told(packed: str) -> None:
    with pytest.raises(BadScene):
        pyspiel.load_game(f"python_posse_{GAME}(scene={packed})")


def test_a_wrong_option_is_told() -> None:
    name = next(iter(posse.GAMES[GAME].options))
    with pytest.raises(BadTable, match=name):
        openspiel.load(GAME, options={name: "nonsense"})


def test_a_wrong_game_is_told() -> None:
    with pytest.raises(BadTable, match="poker"):
        openspiel.load("poker")
    with pytest.raises(BadTable, match="poker"):
        openspiel.scene("poker", {})
