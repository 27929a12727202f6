"""A table of Great Western Trail as a test lays it, and what a test reads off it."""

from collections.abc import Iterable
from typing import Any

import posse
from tests.games.answers import offered, play_all, refuses, said, step

__all__ = ["offered", "play_all", "refuses", "said", "step"]


def new(seats: int = 2, dice: Iterable[str] | None = None, seed: int = 0, **options: object) -> posse.Match:
    """A match from the set-up on; with `dice` chance says these words, else the seed decides."""
    return posse.new("trail", seats, options, seed, None if dice is None else posse.ScriptedDice(dice))


def scene(
    *players: dict[str, Any], seats: int = 2, dice: Iterable[str] | None = None, seed: int = 0, **picture: Any
) -> posse.Match:
    """A match from a picture of the table; the players say what is unusual about them."""
    picture = {"seats": max(seats, len(players)), "players": list(players), **picture}
    return posse.scene("trail", picture, seed, None if dice is None else posse.ScriptedDice(dice))


def visiting(spot: str, me: dict[str, Any] | None = None, *others: dict[str, Any], **picture: Any) -> posse.Match:
    """The first player has just reached a spot: phase B begins."""
    return scene({"place": spot, **(me or {})}, *others, at=f"visit {spot} : 0", **picture)


def player(match: posse.Match, seat: int = 0) -> dict[str, Any]:
    """What everybody sees of a player."""
    seen: dict[str, Any] = match.view(None)["players"][seat]
    return seen


def money(match: posse.Match, seat: int = 0) -> int:
    dollars: int = player(match, seat)["money"]
    return dollars


def hand(match: posse.Match, seat: int = 0) -> dict[str, int]:
    """The cards in hand, as their owner sees them."""
    cards: dict[str, int] = match.view(seat)["hand"]
    return cards


def on_trail(match: posse.Match, spot: str) -> dict[str, Any] | None:
    """What lies on a spot; None if nothing."""
    tile: dict[str, Any] | None = match.view(None)["trail"].get(spot)
    return tile
