"""Weights by hand for the value of Colt Express, in dollars: what learning begins with, and how it is shaken."""

from typing import Final

HAND_WEIGHTS: Final[dict[str, float]] = {
    "rounds": 250.0,
    "here*rounds": 60.0,
    "other_floor*rounds": 30.0,
    "in_reach*rounds": 40.0,
    "bullets*rounds": -35.0,
    "lead*rounds": 40.0,
    "threat": -150.0,
    "victim": 100.0,
    "kept_robbery": 80.0,
    "strongbox_near": 50.0,
}

SHAKES: Final[dict[str, float]] = {
    "here": 50.0,
    "other_floor": 50.0,
    "in_reach": 50.0,
    "on_roof": 50.0,
    "bullets*rounds": 15.0,
    "lead": 80.0,
    "strongbox_near": 80.0,
    "kept": 20.0,
}
