"""The programs in `examples` run, in a shortened form, and do what they promise."""

import importlib.util
from pathlib import Path

import pytest

import posse
from examples import last_round
from posse.bots import Peek, RandomBot

needs_torch = pytest.mark.skipif(
    importlib.util.find_spec("sb3_contrib") is None,
    reason="the extra `learn` is not installed: torch is large, so only CI and those who want it have it",
)


def test_a_search_of_openspiel_plays_whole_games() -> None:
    assert -1 <= last_round.search(games=3, simulations=10) <= 1


def test_a_solver_of_openspiel_prefers_some_answers() -> None:
    policy, worth = last_round.solve(games=5, iterations=10)
    shares = last_round.first_answers(policy)
    assert sum(shares.values()) == pytest.approx(1)
    assert max(shares.values()) > 1.1 / len(shares)
    assert -1 <= worth <= 1


@pytest.mark.heavy
@needs_torch
def test_a_net_learns_and_is_seated_as_a_bot(tmp_path: Path) -> None:
    """A few thousand answers are too few to win by, but the net has changed, and plays a whole game."""
    from examples import learn

    model = learn.learner(seed=1)
    before = model.policy.action_net.weight.clone()
    model.learn(learn.TABLES * learn.SETTINGS["n_steps"])
    assert (model.policy.action_net.weight != before).any()
    model.save(tmp_path / "model.zip")
    bots = [learn.Learned(learn.GAME, 1, tmp_path / "model.zip"), RandomBot(1)]
    match = posse.new(learn.GAME, learn.SEATS, seed=1)
    while (seat := match.to_act) >= 0:
        match.play(seat, bots[seat].decide(Peek(match, seat)))
    assert match.over
