"""The tastes of the games' bots, one line each."""

from typing import Any

from posse.bots.playout import Taste
from posse.bots.taste.carson import CarsonTaste
from posse.bots.taste.colt import ColtTaste
from posse.bots.taste.trail import TrailTaste

TASTES: dict[str, Taste[Any]] = {"carson": CarsonTaste(), "colt": ColtTaste(), "trail": TrailTaste()}
