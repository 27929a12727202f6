"""The last turns of a game in OpenSpiel: searched by its IS-MCTS, or solved by its Monte-Carlo CFR.

    pip install '.[openspiel]'
    python examples/last_round.py search
    python examples/last_round.py solve

Two bandits in the first car, one of whom has already chosen to rob it, the other to punch. In the tunnel nobody sees
what is played; then one more card each, and it is over. Chance deals the cards that are drawn, and what purses hold.
"""

import argparse
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import external_sampling_mccfr, ismcts, mcts
from open_spiel.python.policy import Policy, UniformRandomPolicy

from posse.adapters import openspiel

GAME = "colt"
SCENE = {
    "seats": 2,
    "options": {"two_players": "duel"},
    "round": 5,
    "card": "hostage_conductor",
    "turn": 2,
    "bandits": [{"bandit": "belle", "spot": "car1"}, {"bandit": "doc", "spot": "car1"}],
    "marshal": "car2",
    "pile": [[0, "belle", "robbery", "up"], [1, "doc", "punch", "up"]],
    "players": [{"hand": ["robbery", "floor"]}, {"hand": ["robbery", "marshal"]}],
    "at": ["game 7", "round 2", "schemin 0", "act tunnel 0 : 0"],
}


def play(game: Any, deciders: list[Any], chance: np.random.RandomState) -> list[float]:
    """What one game is worth to both players, each of whom answers by a function of the state."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choice(actions, p=weights))
        else:
            state.apply_action(deciders[state.current_player()](state))
    returns: list[float] = state.returns()
    return returns


def following(policy: Policy, chance: np.random.RandomState) -> Any:
    """Answer by a policy."""

    def decide(state: Any) -> int:
        offered = policy.action_probabilities(state)
        return int(chance.choice([*offered], p=[*offered.values()]))

    return decide


def mean_return(game: Any, deciders: list[Any], games: int, chance: np.random.RandomState) -> float:
    """What a game is worth to the first player, on average."""
    return float(np.mean([play(game, deciders, chance)[0] for _ in range(games)]))


def search(games: int, simulations: int) -> float:
    """Let IS-MCTS play against a random player."""
    game, chance = openspiel.scene(GAME, SCENE), np.random.RandomState(1)
    judge = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=chance)
    bot = ismcts.ISMCTSBot(game, judge, uct_c=1.0, max_simulations=simulations, random_state=chance)
    return mean_return(game, [bot.step, following(UniformRandomPolicy(game), chance)], games, chance)


def solve(games: int, iterations: int) -> tuple[Policy, float]:
    """The average policy after so many iterations, and its worth against a random player."""
    np.random.seed(1)  # the solver draws from numpy's common generator
    game, chance = openspiel.scene(GAME, SCENE), np.random.RandomState(1)
    solver = external_sampling_mccfr.ExternalSamplingSolver(game)
    for _ in range(iterations):
        solver.iteration()
    policy = solver.average_policy()
    deciders = [following(policy, chance), following(UniformRandomPolicy(game), chance)]
    return policy, mean_return(game, deciders, games, chance)


def first_answers(policy: Policy) -> dict[str, float]:
    """How likely each answer to the first question is, in words."""
    state: pyspiel.State = openspiel.scene(GAME, SCENE).new_initial_state()
    return {state.action_to_string(action): share for action, share in policy.action_probabilities(state).items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("way", choices=["search", "solve"])
    parser.add_argument("--games", type=int, default=100, help="played against a random player")
    parser.add_argument("--simulations", type=int, default=200, help="before each answer, for `search`")
    parser.add_argument("--iterations", type=int, default=300, help="for `solve`")
    wanted = parser.parse_args()
    if wanted.way == "search":
        worth = search(wanted.games, wanted.simulations)
    else:
        policy, worth = solve(wanted.games, wanted.iterations)
        for words, share in first_answers(policy).items():
            print(f"{share:5.0%} {words}")
    print(f"mean return against a random player, from -1 to 1: {worth:+.2f}")


if __name__ == "__main__":
    main()
