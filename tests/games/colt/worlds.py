"""Imagined worlds of Colt Express, enumerated from `imagine`, and small tables to count them by hand."""

from collections.abc import Iterable
from typing import Any

import posse
from tests.games.colt.table import scene

KINDS = 21
ACTIONS = ["move", "floor", "fire", "robbery", "punch", "marshal", "ride"]
BANDITS = ["belle", "cheyenne", "django", "doc", "ghost", "tuco"]
CARDS = [*ACTIONS, *[f"other_{action}" for action in ACTIONS], *[f"bullet_{bandit}" for bandit in BANDITS], "bullet"]
OWNED = ["move", "move", "floor", "floor", "fire", "fire", "robbery", "robbery", "punch", "marshal"]
WORTH = (250, 300, 350, 400, 450, 500)
FLASK_KINDS = ("normal", "old")

Cards = tuple[str, ...]  # in order; several of a kind are several cards


# --- reading


def cards_in(counts: Any, seat: int) -> Cards:
    """The cards of a seat in a hand, a deck, or among those held."""
    return cards(CARDS[kind] for kind in range(KINDS) for _ in range(counts[seat * KINDS + kind]))


def cards(some: Iterable[str]) -> Cards:
    return tuple(sorted(some))


def laid(state: Any, index: int) -> str:
    """A card of the pile: `ghost fire`."""
    card = state.pile[index] % 64
    return f"{BANDITS[card // 7]} {ACTIONS[card % 7]}"


def values(state: Any, *purses: int) -> tuple[int, ...]:
    """What is in these purses, by their numbers."""
    return tuple(WORTH[state.purses[18 + purse - 1]] for purse in purses)


def kinds(state: Any, *flasks: int) -> Cards:
    """What is in these flasks, by their numbers."""
    return tuple(FLASK_KINDS[state.flasks[6 + flask - 1]] for flask in flasks)


def answer(match: posse.Match, state: Any, seat: int) -> str:
    """A secret answer in words."""
    phrase: str = match.game.words.phrases[state.chosen[seat]]
    return phrase


# --- small tables


def rest(seat: int, bandit: str, unseen: Iterable[str], owned: Iterable[str] = OWNED) -> list[list[Any]]:
    """All other cards of a bandit, face up in the pile."""
    left = list(owned)
    for card in unseen:
        left.remove(card)
    return [[seat, bandit, card, "up"] for card in left]


def duel(
    hand: list[str],
    unseen: list[str],
    *,
    hidden: Iterable[str] = (),
    player: dict[str, Any] | None = None,
    bullets: Iterable[str] = (),
    horses: bool = False,
    at: str = "act standard 0 : 0",
    **picture: Any,
) -> posse.Match:
    """Doc (seat 0) against Belle: her hand, what is in her hand or deck, what she has played in a tunnel.

    All her other cards are face up in the pile, the face-down ones last; bullets are added to what is unseen.
    """
    owned = [*OWNED, "ride"] if horses else OWNED
    pile = rest(1, "belle", [*unseen, *hidden], owned) + [[1, "belle", card, "tunnel"] for card in hidden]
    players = [{"hand": ["move"]}, {"hand": hand, "bullets": list(bullets)} | (player or {})]
    options = {"two_players": "duel"}
    spots = {"doc": "car1", "belle": "car2"}
    return scene(spots, seats=2, options=options, horses=horses, pile=pile, players=players, at=at, **picture)


def pairs(
    hand: list[str],
    unseen: list[str],
    hidden: list[list[str]],
    *,
    player: dict[str, Any] | None = None,
    **picture: Any,
) -> posse.Match:
    """Doc and Tuco (seat 0) against Ghost and Belle: the second seat's hand, what is unseen, what lies face down.

    `hidden` are bandit, action and face; Belle's cards are `other_` ones.
    """
    mine = [card for card in unseen if not card.startswith("other_")]
    others = [card.removeprefix("other_") for card in unseen if card.startswith("other_")]
    down = {bandit: [card for name, card, _ in hidden if name == bandit] for bandit in ("ghost", "belle")}
    owned = ACTIONS if picture.get("horses") else ACTIONS[:6]
    pile = rest(1, "ghost", [*mine, *down["ghost"]], owned)
    pile += rest(1, "belle", [*others, *down["belle"]], owned)
    pile += [[1, *card] for card in hidden]
    spots = {"doc": "car1", "ghost": "car2", "belle": "car3", "tuco": "car2"}
    players = [{"hand": ["move"]}, {"hand": hand} | (player or {})]
    return scene(spots, seats=2, pile=pile, players=players, at="act standard 0 : 0", card="tunnel", turn=2, **picture)


def partners(hands: list[list[str]], decks: list[list[str]], hidden: Iterable[str] = (), **picture: Any) -> posse.Match:
    """Doc (seat 0) and Ghost (seat 1) in round 1, each with one card of the other; Tuco and Cheyenne have nothing left.

    `hidden` is what Ghost's player has laid in a tunnel, such as `doc fire`.
    """
    down = [card.split() for card in hidden]
    unseen: dict[str, list[str]] = {"doc": [], "ghost": [], "tuco": [], "cheyenne": []}
    for seat, (mine, other) in enumerate([("doc", "ghost"), ("ghost", "doc")]):
        for card in [*hands[seat], *decks[seat]]:
            unseen[other if card.startswith("other_") else mine].append(card.removeprefix("other_"))
    for bandit, action in down:
        unseen[bandit].append(action)
    pile = [row for seat, bandit in enumerate(unseen) for row in rest(seat, bandit, unseen[bandit])]
    pile += [[1, bandit, action, "tunnel"] for bandit, action in down]
    players = [{"hand": hands[seat], "deck": decks[seat], "crossed": 1} for seat in (0, 1)]
    players += [{"hand": [], "deck": []}] * 2
    spots = {"doc": "car1", "ghost": "car2", "tuco": "car3", "cheyenne": "car4"}
    table = {"at": "act standard 0 : 0", "card": "tunnel", "turn": 2, **picture}
    return scene(spots, options={"teams": "true"}, pile=pile, players=players, **table)
