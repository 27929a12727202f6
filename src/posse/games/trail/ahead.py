"""What a player of Great Western Trail may decide on before being asked."""

from typing import Final

from posse.engine.ahead import Plan
from posse.games.trail.state import TrailState

PLANS: Final[list[Plan[TrailState]]] = [
    Plan("no_upgrades", answers={"upgrade": "skip"}),
    Plan("no_masters", answers={"station_master": "skip"}),
    Plan("move", asks=["move"], verbs=["move"]),
]
