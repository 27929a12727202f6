"""Learn to beat random players with masked PPO of sb3-contrib, then let the arena tell how well that went.

    pip install '.[learn]'
    python examples/learn.py
    posse arena colt --bots examples/learn.py:Learned random --seats 2 --deals 200 --seed 1

The net sees the row of what its seat may know and answers only what the mask allows. Nothing here knows the rules.
"""

import argparse
from pathlib import Path
from time import process_time
from typing import Any

import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.torch_layers import BaseFeaturesExtractor
from stable_baselines3.common.vec_env import DummyVecEnv

from posse.adapters.gymnasium import SeatEnv
from posse.bots import Bot, Peek, imagined
from posse.engine.dice import SeededDice

torch.set_num_threads(1)  # the nets are small: more threads would only wait for each other

GAME = "colt"
SEATS = 2
TABLES = 32
SETTINGS: dict[str, Any] = {"n_steps": 64, "batch_size": 512, "n_epochs": 4, "learning_rate": 5e-4, "gamma": 1.0}
MODEL = Path(__file__).parents[1] / "build" / "learned.zip"


class SignedLog(BaseFeaturesExtractor):
    """Brings seats and dollars to a similar size: sign(x) log(1 + |x|)."""

    def __init__(self, observation_space: Any) -> None:
        super().__init__(observation_space, observation_space.shape[0])

    def forward(self, rows: torch.Tensor) -> torch.Tensor:
        return torch.sign(rows) * torch.log1p(torch.abs(rows))


class Learned(Bot):
    """Plays what the net likes best."""

    def __init__(self, game: str, seed: int, model: Path = MODEL) -> None:
        self.model = MaskablePPO.load(model, device="cpu")
        self.dice = SeededDice(seed)

    def decide(self, peek: Peek) -> int:
        row = np.frombuffer(imagined(peek, self.dice).observe(peek.seat), np.int32)
        mask = np.zeros(len(peek.game.words.phrases), bool)
        mask[peek.options] = True
        answer, _ = self.model.predict(row, action_masks=mask, deterministic=True)
        return int(answer)


def learner(seed: int) -> MaskablePPO:
    """A net that knows nothing yet, at many tables at once, half of them in each seat."""
    tables = DummyVecEnv([lambda seat=number % SEATS: SeatEnv(GAME, SEATS, seat) for number in range(TABLES)])
    policy = {"features_extractor_class": SignedLog, "net_arch": [128, 128]}
    return MaskablePPO("MlpPolicy", tables, policy_kwargs=policy, **SETTINGS, seed=seed, device="cpu")


def share_of_wins(model: MaskablePPO, games: int) -> float:
    """How often the net comes first, alone, in games against a random player."""
    wins = 0
    for number in range(games):
        seat = number % SEATS
        env = SeatEnv(GAME, SEATS, seat)
        row, info = env.reset(seed=number)
        while not env.match.over:
            answer, _ = model.predict(row, action_masks=info["action_mask"], deterministic=True)
            row, _, _, _, info = env.step(answer)
        wins += env.match.ranking[0] == [seat]
    return wins / games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--answers", type=int, default=400_000, help="that are given while it learns")
    parser.add_argument("--games", type=int, default=100, help="played against a random player at the end")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    model = learner(wanted.seed)
    model.learn(wanted.answers)
    model.save(MODEL)
    print(f"{wanted.answers:,} answers in {process_time():.0f} s of CPU time")
    print(f"wins {share_of_wins(model, wanted.games):.0%} of {wanted.games} games")


if __name__ == "__main__":
    main()
