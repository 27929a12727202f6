"""What a player of Colt Express may decide on before being asked."""

from typing import Final

from posse.engine.ahead import Plan
from posse.games.colt.state import ColtState

ROUND_BEGINS: Final = ["round"]

PLANS: Final[list[Plan[ColtState]]] = [
    Plan("draw", answers={"act": "draw", "all_at_once": "draw"}, until=ROUND_BEGINS),
    Plan("keep_nothing", answers={"keep_cards": "done"}),
    Plan("leave_purses", answers={"pickpocket": "leave"}),
    Plan("card", asks=["act", "all_at_once"], verbs=["play", "hide", "draw"], until=ROUND_BEGINS),
]
