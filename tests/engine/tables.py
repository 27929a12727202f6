"""Positions of the tiny game for the tests of the engine."""

from collections.abc import Mapping
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st

from posse.engine.dice import ScriptedDice, SeededDice
from posse.engine.log import Log
from posse.engine.match import Match
from posse.engine.opening import begin, begin_scene, load
from posse.engine.state import bit, set_mask
from tests.contract.law import wander
from tests.engine.tiny import TINY, TinyGame
from tests.engine.tiny_rules import HAND, PICK_CARDS, PICKED_CARD, PickCards, TinyState, cards, move

GAMES = {"tiny": TINY}

few = settings(deadline=None, max_examples=25, database=None)
many = settings(deadline=None, max_examples=100, database=None)

GRABBING: Mapping[str, Any] = {
    "seats": 3,
    "hand": [["ten", "ace"], ["jack"], ["king"]],
    "bounty": [["queen"], ["king"], ["ten"]],
    "lead": "1",
    "at": ["grab : 0+1+2"],
}
"""All three may grab; seat 1 has won the prize."""

PICKING: Mapping[str, Any] = {
    "seats": 3,
    "hand": [["ten", "ace"], ["jack", "ace"], ["king"]],
    "bounty": [["queen"], ["king"], ["ten"]],
    "prize": "queen",
    "at": ["pick_cards : 0+1+2"],
}
"""All three secretly pick a card; 0 and 1 can tie."""

CALLING: Mapping[str, Any] = {
    "seats": 3,
    "hand": [["ten"], ["jack"], ["king"]],
    "bounty": [["queen"], ["king"], ["ten"]],
    "pick": [["ace"], ["ace"], ["king"]],
    "pick_known": ["all", "all", "all"],
    "prize": "queen",
    "at": ["call_out 0+1 : 0"],
}
"""Seats 0 and 1 have tied; 0 may call 1 out."""


class Again(PickCards):
    """Reveals nothing and asks everybody again: the same step, opened a second time."""

    def show(self, state: TinyState, log: Log) -> None:
        for seat in range(state.seats):
            move(state, seat, cards(state, PICKED_CARD, seat)[0], PICKED_CARD, HAND)
        set_mask(state, bit(state.seats) - 1)


class AgainGame(TinyGame):
    def __init__(self) -> None:
        super().__init__()
        self.steps[PICK_CARDS] = Again(PICK_CARDS, secret=True)


def sit(seats: int = 3, seed: int = 1, **options: str) -> Match:
    return begin(TINY, seats, options, SeededDice(seed))


def lay(scene: Mapping[str, Any], *chance: str, **changes: Any) -> Match:
    """A scene with changes and scripted dice."""
    return begin_scene(TINY, {**scene, **changes}, ScriptedDice(chance))


def read(record: str, seed: int = 0) -> Match:
    return load(GAMES, record, SeededDice(seed))


def finished(seats: int = 3, seed: int = 1, **options: str) -> Match:
    match = sit(seats, seed, **options)
    for _ in wander(match, seed):
        pass
    return match


@st.composite
def matches(draw: st.DrawFn) -> Match:
    """A position in a random game."""
    seats = draw(st.integers(2, 4))
    boast = draw(st.sampled_from(["no", "yes"])) if seats < 4 else "no"
    match = sit(seats, draw(st.integers(0, 10_000)), rounds=draw(st.sampled_from(["1", "2", "3"])), boast=boast)
    for _ in wander(match, draw(st.integers(0, 10_000)), draw(st.integers(1, 60))):
        pass
    return match
