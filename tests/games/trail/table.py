"""Helpers for tests of Great Western Trail: creating and reading a match."""

from collections.abc import Iterable
from typing import Any

import posse
from tests.games.answers import offered, play_all, refuses, said, step

__all__ = ["offered", "play_all", "refuses", "said", "step"]


def new(seats: int = 2, dice: Iterable[str] | None = None, seed: int = 0, **options: object) -> posse.Match:
    """A new match, with scripted `dice` or a seed."""
    return posse.new("trail", seats, options, seed, None if dice is None else posse.ScriptedDice(dice))


def scene(
    *players: dict[str, Any], seats: int = 2, dice: Iterable[str] | None = None, seed: int = 0, **picture: Any
) -> posse.Match:
    """A match from a picture of the table, with the differences of each player."""
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
    """The tile or building on a spot; None if there is none."""
    tile: dict[str, Any] | None = match.view(None)["trail"].get(spot)
    return tile
