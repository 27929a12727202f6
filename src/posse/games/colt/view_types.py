"""The types of what a seat sees of Colt Express; the browser's are made from them."""

from typing import Annotated, NotRequired, TypedDict

from posse.games.colt.data.bandits import BANDIT
from posse.games.colt.data.cards import ACTION
from posse.games.colt.data.loot import LOOT, WHISKEY
from posse.games.colt.data.rounds import ROUND_CARD, SYMBOL

Bandit = Annotated[str, BANDIT]
Action = Annotated[str, ACTION]
Whiskey = Annotated[str, WHISKEY]
Loot = Annotated[str, LOOT]
RoundCard = Annotated[str, ROUND_CARD]
Symbol = Annotated[str, SYMBOL]

# A bandit and an action; or `bullet` and whose it is.
Card = Annotated[list[str], 2]


class BanditView(TypedDict):
    """Where a bandit is and what they have; the spot is None while they ride to the train, `gone` after that."""

    seat: int
    spot: str | None
    left: int
    fired: int
    hostage: str | None
    cash: int
    jewels: int
    strongboxes: int


class ColtPlayer(TypedDict):
    """How many cards a player has, and the bullets they were given; the discard pile lies open to experts."""

    bandits: list[Bandit]
    hand: int
    deck: int
    kept: int
    hand_size: int
    bullets: dict[str, int]
    hits: int
    struck: int
    discard: NotRequired[list[Card]]


class PileCard(TypedDict):
    """A card of the common pile; what it is only if the viewer knows."""

    seat: int
    down: bool
    bandit: NotRequired[Bandit]
    action: NotRequired[Action]


class Flask(TypedDict):
    """A flask; its kind is None to those who have never looked."""

    kind: Whiskey | None
    half: bool


class LootOnSpot(TypedDict):
    """The loot on a spot; the value of a purse is None to those who have never looked."""

    jewels: int
    strongboxes: int
    purses: dict[str, int | None]
    flasks: dict[str, Flask]


class ColtOpenView(TypedDict):
    """What everybody sees.

    `planning` is true while cards are being planned, `in_play` is the card of the pile that is being resolved. Optional
    keys exist only with Horses & Stagecoach.
    """

    round: int
    card: RoundCard | None
    turns: list[Symbol]
    turn: int
    planning: bool
    in_play: int | None
    keep: int
    first: int
    train: list[str]
    marshal: str
    neutral: int
    bandits: dict[Bandit, BanditView]
    players: list[ColtPlayer]
    teams: bool
    expert: bool
    coach: NotRequired[str]
    shotgun: NotRequired[str]
    horses: NotRequired[dict[str, int]]
    hostages: NotRequired[list[str]]


class ColtOwnView(TypedDict):
    """What only one seat sees: its cards, and the values that it knows.

    `worth` is what the bandits of each player carry in money, None while the viewer does not know one of their purses;
    `known` is how much of it the viewer knows.
    """

    seat: int | None
    pile: list[PileCard]
    resolved: int
    loot: dict[str, LootOnSpot]
    purses: dict[Bandit, list[int | None]]
    worth: list[int | None]
    known: list[int]
    flasks: NotRequired[dict[Bandit, list[Flask]]]
    hand: NotRequired[list[Card]]
    held: NotRequired[list[Card]]
    playable: NotRequired[int]
    chosen: NotRequired[str | None]


class View(ColtOpenView, ColtOwnView):
    """All that a seat sees."""
