"""Helpers for tests of Colt Express: creating and reading a match."""

from collections.abc import Iterable
from typing import Any

import posse
from tests.games.answers import offered, play_all, refuses, said, step

__all__ = ["offered", "play_all", "refuses", "said", "step"]


def new(seats: int = 3, dice: Iterable[str] | None = None, seed: int = 0, **options: object) -> posse.Match:
    """A new match, with scripted `dice` or a seed."""
    return posse.new("colt", seats, options, seed, None if dice is None else posse.ScriptedDice(dice))


def scene(
    spots: dict[str, str] | None = None,
    *,
    dice: Iterable[str] | None = None,
    seed: int = 0,
    horses: bool = False,
    bandits: dict[str, dict[str, Any]] | None = None,
    **picture: Any,
) -> posse.Match:
    """A match from a picture of the table.

    `spots` names the bandits in player order with their spots, `bandits` has details of some of them. The number of
    seats follows from them, unless it is given.
    """
    if spots is not None:
        picture["bandits"] = [
            {"bandit": name, "spot": spot} | (bandits or {}).get(name, {}) for name, spot in spots.items()
        ]
        picture.setdefault("seats", len(spots))
    if horses:
        picture["options"] = {**picture.get("options", {}), "horses": "true"}
    return posse.scene("colt", picture, seed, None if dice is None else posse.ScriptedDice(dice))


def acting(card: str, spots: dict[str, str], **picture: Any) -> posse.Match:
    """Stealin' with one card in the pile, such as `doc move`: its bandit is about to act, or has acted already."""
    bandit, action = card.split()
    seat = list(spots).index(bandit)
    return scene(spots, pile=[[seat, bandit, action, "up"]], at="stealin", **picture)


def bandit(match: posse.Match, name: str) -> dict[str, Any]:
    """What everybody sees of a bandit."""
    seen: dict[str, Any] = match.view(None)["bandits"][name]
    return seen


def spot(match: posse.Match, name: str) -> str | None:
    where: str | None = bandit(match, name)["spot"]
    return where


def player(match: posse.Match, seat: int) -> dict[str, Any]:
    """What everybody sees of a player."""
    seen: dict[str, Any] = match.view(None)["players"][seat]
    return seen


def bullets(match: posse.Match, seat: int) -> dict[str, int]:
    """The bullets that a player was given, by whose they are."""
    given: dict[str, int] = player(match, seat)["bullets"]
    return given


def loot(match: posse.Match, place: str, seat: int | None = None) -> dict[str, Any]:
    """The loot on a spot, as a seat or a spectator sees it."""
    nothing = {"jewels": 0, "strongboxes": 0, "purses": {}, "flasks": {}}
    seen: dict[str, Any] = match.view(seat)["loot"].get(place, nothing)
    return seen


def purses(match: posse.Match, name: str, seat: int | None = None) -> list[int | None]:
    """The purses of a bandit, as a seat or a spectator sees them."""
    seen: list[int | None] = match.view(seat)["purses"][name]
    return seen


def hand(match: posse.Match, seat: int) -> list[str]:
    """The cards in hand, as their owner sees them: `doc move`, `bullet ghost`."""
    return [" ".join(card) for card in match.view(seat)["hand"]]
