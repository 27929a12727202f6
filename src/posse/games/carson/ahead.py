"""What a player of Carson City may decide on before being asked."""

from typing import Final

from mypy_extensions import i64

from posse.engine.ahead import Plan
from posse.engine.log import Event
from posse.games.carson.data.board import SPACES
from posse.games.carson.data.characters import CHARACTER
from posse.games.carson.state import CarsonState

ROUND_BEGINS: Final = ["round"]
COMING: Final = {"placed": "place", "moved": "target"}  # events with the argument that tells where a cowboy comes to


def is_attacked(state: CarsonState, seat: i64, event: Event) -> bool:
    """CC-10.2: a cowboy of another seat comes to a parcel of this one."""
    if event.name not in COMING or event.values[0] == seat:
        return False
    parcel = event.values[list(event.declared.args).index(COMING[event.name])] - SPACES
    return bool(parcel >= 0 and state.owner[parcel] == seat)


PLANS: Final[list[Plan[CarsonState]]] = [
    Plan("pass", answers={"place": "pass", "kit_carson": "pass"}, until=ROUND_BEGINS, disturbed=is_attacked),
    Plan("refuse", answers={"consent": "no"}, until=ROUND_BEGINS),
    Plan("place", asks=["place"], verbs=["place", "white"], until=ROUND_BEGINS, disturbed=is_attacked),
    Plan("character", asks=["character"], choices=[f"take {name}" for name in CHARACTER.words]),
]
