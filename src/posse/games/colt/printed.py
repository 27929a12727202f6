"""The printed words and numbers of Colt Express that its drawing in the browser shows."""

from typing import TypedDict

from posse.games.colt.data.bandits import BANDIT, SHOTS
from posse.games.colt.data.cards import ACTION, ENDLESS
from posse.games.colt.data.loot import LOOT
from posse.games.colt.data.rounds import ROUNDS
from posse.games.colt.data.train import COACH, COACH_ROOF, GONE_WORD, SPOT
from posse.games.colt.view_types import Action, Bandit, Loot


class Printed(TypedDict):
    """`SHOTS` is the number of bullets in a cylinder; `ENDLESS` neutral ones means an unlimited supply."""

    BANDITS: list[Bandit]
    ACTIONS: list[Action]
    KINDS: list[Loot]
    COACH: str
    COACH_ROOF: str
    GONE: str
    ROUNDS: int
    SHOTS: int
    ENDLESS: int


def printed() -> Printed:
    return {
        "BANDITS": BANDIT.words,
        "ACTIONS": ACTION.words,
        "KINDS": LOOT.words,
        "COACH": SPOT.words[COACH],
        "COACH_ROOF": SPOT.words[COACH_ROOF],
        "GONE": GONE_WORD,
        "ROUNDS": ROUNDS,
        "SHOTS": SHOTS,
        "ENDLESS": ENDLESS,
    }
