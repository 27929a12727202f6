"""Weights by hand for the value of Great Western Trail: what learning begins with, and how it is shaken."""

from typing import Final

from posse.games.trail.data.board import DISC
from posse.games.trail.data.breeds import BREED
from posse.games.trail.data.tiles import WORKER

_UNLOCKED: Final = {"hand1": 0.8, "hand2": 0.8, "step_dollars": 0.5, "step_points": 0.3}
_ANY_DISC: Final = 0.2

HAND_WEIGHTS: Final[dict[str, float]] = {
    "laps": 9.0,
    "money_to_8*laps": 0.06,
    "cowboy*laps": 0.75,
    "craftsman*laps": 0.45,
    "engineer*laps": 0.45,
    **{f"off_{disc}*laps": _UNLOCKED.get(disc, _ANY_DISC) for disc in DISC.words},
    "average_hand*laps": 0.5,
    "hand": 0.25,
    "arrival": 0.25,
    "city_on_arrival": 0.7,
    "city_on_average*laps": 0.5,
    "permanent*laps": 0.8,
    "engine": 0.12,
    "buildings*laps": 0.15,
}

# Standard deviations: by so much the weights of some games differ, which then show another strategy.
SHAKES: Final[dict[str, float]] = {
    "laps": 4.0,
    "money_to_8*laps": 0.05,
    **{f"{worker}*laps": 0.3 for worker in WORKER.words},
    **{f"{worker}_{column}": 1.0 for worker in WORKER.words for column in (2, 3, 4)},
    **dict.fromkeys(BREED.words, 0.5),
    "engine*laps": 0.05,
    "stations*laps": 0.3,
    "buildings*laps": 0.4,
    "permanent*laps": 0.5,
    "average_hand*laps": 0.2,
}
