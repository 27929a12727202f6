"""Weights by hand for the value of Carson City: what learning begins with, and how it is shaken."""

from typing import Final

from posse.bots.skill.carson.features import CARD_NAMES, name_in
from posse.games.carson.data.buildings import BUILDING

# In each of the four rounds, in points.
_BY_ROUND: Final[dict[str, tuple[float, float, float, float]]] = {
    "one": (30.0, 24.0, 16.0, 8.0),
    "cash": (0.12, 0.12, 0.12, 0.16),
    "cash_to_10": (0.15, 0.12, 0.08, 0.0),
    "cash_to_20": (0.1, 0.08, 0.06, 0.0),
    "over_limit": (-0.08, -0.08, -0.08, -0.06),
    "short": (-0.4, -0.4, -0.4, -0.4),
    "income": (0.5, 0.4, 0.2, 0.0),
    "parcels": (0.3, 0.3, 0.2, 0.1),
    "filled_soon": (2.0, 2.0, 2.0, 2.0),
    "any_in_town": (1.0, 1.0, 0.6, 0.0),
    "any_land": (1.5, 1.2, 0.8, 0.0),
    "ranch_site": (0.1, 0.1, 0.05, 0.0),
    "mine_site": (0.15, 0.1, 0.05, 0.0),
    "town_site": (0.3, 0.3, 0.2, 0.0),
    **{f"plan_{word}": (2.0, 2.0, 2.0, 2.0) for word in BUILDING.words},
    "plan_income": (0.45, 0.35, 0.2, 0.0),
    "homeless": (-3.0, -2.5, -2.0, -2.0),
    "roads_to_2": (0.4, 0.3, 0.2, 0.0),
    "guns": (0.6, 0.5, 0.4, 0.1),
    "guns_soon": (0.4, 0.4, 0.4, 0.4),
    "cowboys": (0.5, 0.5, 0.4, 0.05),
    "cowboys_to_place": (0.3, 0.3, 0.3, 0.4),
    "pass_place": (-0.5, -0.5, -0.4, 0.0),
    "points_soon": (1.0, 1.0, 1.0, 1.0),
    "buy_at_5": (0.0, 0.0, 0.1, 0.2),
    "buy_at_4": (0.1, 0.1, 0.25, 0.0),
    "buy_at_3": (0.2, 0.4, 0.0, 0.0),
    "buy_at_2": (0.5, 0.0, 0.0, 0.0),
}

HAND_WEIGHTS: Final[dict[str, float]] = {
    name_in(round, name): weights[round] for name, weights in _BY_ROUND.items() for round in range(4)
}

# Standard deviations: by so much the weights of some games differ, which then show another strategy.
_SHAKES: Final[dict[str, float]] = {
    "cash": 0.05,
    "income": 0.15,
    "parcels": 0.3,
    "any_land": 0.5,
    "any_in_town": 0.5,
    "plan_income": 0.15,
    "mine_site": 0.1,
    "town_site": 0.3,
    "roads_to_2": 0.4,
    "guns": 0.4,
    "guns_soon": 0.5,
    "cowboys": 0.3,
    "contested": 0.5,
    "pass_place": 0.5,
    "points_soon": 0.2,
    "filled_soon": 0.5,
    "buys": 0.5,
    **{f"plan_{word}": 1.0 for word in BUILDING.words},
    **dict.fromkeys(CARD_NAMES, 1.0),
}

SHAKES: Final[dict[str, float]] = {
    name_in(round, name): deviation for name, deviation in _SHAKES.items() for round in range(4)
}
