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

    def learned(self) -> dict[str, Any]:
        """What was learned, as it is packaged: `weights`, and `sections` with weights for some kinds of tables."""
        text = files(self.package).joinpath(WEIGHTS).read_text(encoding="utf-8")
        return dict(json.loads(text))

    def weights(self) -> dict[str, float]:
        """The learned weights for every kind of table that has no section of its own."""
        return dict(self.learned()["weights"])

    def sections(self) -> dict[str, dict[str, float]]:
        """The learned weights for some kinds of tables."""
        return dict(self.learned().get("sections", {}))

    def plan(
        self,
        weights: Mapping[str, float],
        seed: int,
        playouts: int = 0,
        sections: Mapping[str, Mapping[str, float]] | None = None,
    ) -> Planner[Any]:
        """A planner with these weights; one that uses playouts if it is given some."""
        value = Value(self.features(), weights, sections)
        if playouts and self.deep_planner is not None:
            return self.deep_planner(value, seed, playouts)
        return self.planner(value, seed)

    def bot(
        self, seed: int, temperature: float = 0.0, weights: Mapping[str, float] | None = None, playouts: int = 0
    ) -> PlannerBot:
        """A bot, by the learned weights unless others are given."""
        if weights is None:
            planner = self.plan(self.weights(), seed, playouts, self.sections())
        else:
            planner = self.plan(weights, seed, playouts)
        return PlannerBot(planner, seed, temperature)

    def level(self, number: int, seed: int) -> PlannerBot:
        """A bot of a level from 1 to 5."""
        chosen = self.levels[f"level{number}"]
        return self.bot(seed, chosen.temperature, playouts=chosen.playouts)
