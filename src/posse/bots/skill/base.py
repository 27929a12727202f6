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
class Level:
    """How strong an opponent is: by playouts, if its planner plays any, and by temperature, never by seconds."""

    temperature: float = 0.0
    playouts: int = 0


@dataclass(frozen=True)
class Skill:
    """A planner of whole turns, the features that its value weighs, and the weights that were learned.

    `hand_weights`: what learning begins with.
    `shakes`: by how much (a standard deviation) the weights of some games of learning differ from the others.
    `levels`: the opponents that people can choose, by name.
    `deep_planner`: a planner that spends so many playouts on each question, if the game has one.
    """

    game: Game[Any]
    package: str
    features: Callable[[], Features[Any]]
    planner: Callable[[Value[Any], int], Planner[Any]]
    hand_weights: Mapping[str, float]
    shakes: Mapping[str, float]
    levels: Mapping[str, Level]
    deep_planner: Callable[[Value[Any], int, int], Planner[Any]] | None = None

    def weights(self) -> dict[str, float]:
        """The learned weights, as they are packaged."""
        text = files(self.package).joinpath(WEIGHTS).read_text(encoding="utf-8")
        return {str(name): float(weight) for name, weight in json.loads(text)["weights"].items()}

    def plan(self, weights: Mapping[str, float], seed: int, playouts: int = 0) -> Planner[Any]:
        """A planner with these weights; one that uses playouts if it is given some."""
        value = Value(self.features(), weights)
        if playouts and self.deep_planner is not None:
            return self.deep_planner(value, seed, playouts)
        return self.planner(value, seed)

    def bot(
        self, seed: int, temperature: float = 0.0, weights: Mapping[str, float] | None = None, playouts: int = 0
    ) -> PlannerBot:
        """A bot, by the learned weights unless others are given."""
        chosen = self.weights() if weights is None else weights
        return PlannerBot(self.plan(chosen, seed, playouts), seed, temperature)

    def level(self, name: str, seed: int) -> PlannerBot:
        """A bot of one of the levels."""
        chosen = self.levels[name]
        return self.bot(seed, chosen.temperature, playouts=chosen.playouts)
