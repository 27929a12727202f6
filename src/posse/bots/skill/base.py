"""What a game's skill is made of."""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib.resources import files
from typing import Any

from posse.bots.planner import Planner, PlannerBot
from posse.bots.value import Features, Value
from posse.engine.game import Game

WEIGHTS = "weights.json"


@dataclass(frozen=True)
class Skill:
    """A planner of whole turns, the features that its value weighs, and the weights that were learned.

    `hand_weights`: what learning begins with.
    `shakes`: by how much (a standard deviation) the weights of some games of learning differ from the others.
    `levels`: the temperature of each level of strength, in points.
    """

    game: Game[Any]
    package: str
    features: Callable[[], Features[Any]]
    planner: Callable[[Value[Any], int], Planner[Any]]
    hand_weights: Mapping[str, float]
    shakes: Mapping[str, float]
    levels: Mapping[str, float]

    def weights(self) -> dict[str, float]:
        """The learned weights, as they are packaged."""
        text = files(self.package).joinpath(WEIGHTS).read_text(encoding="utf-8")
        return {str(name): float(weight) for name, weight in json.loads(text)["weights"].items()}

    def plan(self, weights: Mapping[str, float], seed: int) -> Planner[Any]:
        """A planner with these weights."""
        return self.planner(Value(self.features(), weights), seed)

    def bot(self, seed: int, temperature: float = 0.0, weights: Mapping[str, float] | None = None) -> PlannerBot:
        """A bot, by the learned weights unless others are given."""
        return PlannerBot(self.plan(self.weights() if weights is None else weights, seed), seed, temperature)

    def level(self, number: int, seed: int) -> PlannerBot:
        """A bot of a level from 1 to 5."""
        return self.bot(seed, self.levels[f"level{number}"])
