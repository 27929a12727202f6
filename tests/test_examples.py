"""The programs in `examples` run, in a shortened form, and do what they promise."""

import importlib.util
from pathlib import Path

import pytest

from examples import last_round

HOME = Path(__file__).parents[1]

needs_torch = pytest.mark.skipif(
    importlib.util.find_spec("sb3_contrib") is None,
    reason="the extra `learn` is not installed: torch is large, so only CI and those who want it have it",
)


def test_a_search_of_openspiel_beats_a_random_player() -> None:
    assert last_round.search(games=10, simulations=15) > 0


def test_a_solver_of_openspiel_finds_a_policy_that_beats_a_random_player() -> None:
    policy, worth = last_round.solve(games=30, iterations=30)
    shares = last_round.first_answers(policy)
    assert sum(shares.values()) == pytest.approx(1)
    assert worth > 0


@pytest.mark.heavy
@needs_torch
@pytest.mark.filterwarnings("ignore::DeprecationWarning", "ignore::FutureWarning")  # those of torch are not ours
def test_a_net_learns_and_plays_in_the_arena(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A few thousand answers are too few to win by, but enough to learn something and to be saved and seated."""
    from examples import learn
    from posse.bots.arena import compete_briefly

    model = learn.learner(seed=1)
    before = model.policy.state_dict()["action_net.weight"].clone()
    model.learn(2 * learn.TABLES * learn.SETTINGS["n_steps"])
    assert not (model.policy.state_dict()["action_net.weight"] == before).all()
