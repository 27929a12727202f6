"""Helpers for tests of Carson City: creating and reading a match."""

from collections.abc import Iterable, Mapping
from typing import Any

import posse
from tests.games.answers import offered, play_all, refuses, said, step

__all__ = ["offered", "play_all", "refuses", "said", "step"]


def new(seats: int = 2, dice: Iterable[str] | None = None, seed: int = 0, **options: object) -> posse.Match:
    """A new match, with scripted `dice` or a seed."""
    return posse.new("carson", seats, options, seed, None if dice is None else posse.ScriptedDice(dice))


def scene(dice: Iterable[str] | None = None, seed: int = 0, **picture: Any) -> posse.Match:
    """A match from a picture of the table, with scripted `dice` or a seed."""
    return posse.scene("carson", picture, seed, None if dice is None else posse.ScriptedDice(dice))


def table(match: posse.Match) -> dict[str, Any]:
    """What a spectator sees."""
    return match.view(None)


def player(match: posse.Match, seat: int) -> dict[str, Any]:
    """A player as a spectator sees them."""
    seen: dict[str, Any] = table(match)["players"][seat]
    return seen


def cash(match: posse.Match, seat: int) -> int:
    return int(player(match, seat)["cash"])


def points(match: posse.Match, seat: int) -> int:
    return int(player(match, seat)["points"])


def firepower(match: posse.Match, seat: int) -> int:
    return int(player(match, seat)["firepower"])


def roads(match: posse.Match, seat: int) -> int:
    """The roads in the personal reserve."""
    return int(player(match, seat)["roads"])


def revolvers(match: posse.Match, seat: int) -> int:
    return int(player(match, seat)["revolvers"])


def cowboys(match: posse.Match, seat: int) -> int:
    """The cowboys in the personal reserve, without the white one."""
    return int(player(match, seat)["cowboys"])


def supply(match: posse.Match, seat: int) -> int:
    """The cowboys of this colour in the general supply."""
    return int(player(match, seat)["supply"])


def kept(match: posse.Match, seat: int) -> dict[str, int]:
    """The unbuilt buildings of a player, by kind."""
    found: dict[str, int] = player(match, seat)["kept"]
    return found


def parcel(match: posse.Match, name: str) -> dict[str, Any]:
    """What is known of a parcel: content, owner, price, income."""
    spot: dict[str, Any] = table(match)["town"][name]
    return spot


def content(match: posse.Match, name: str) -> str | None:
    """What stands on a parcel, or nothing."""
    return parcel(match, name).get("content")


def owner(match: posse.Match, name: str) -> int | None:
    return parcel(match, name).get("owner")


def parcels(match: posse.Match, **facts: object) -> list[str]:
    """The parcels of which all these facts are true: `content="mountain"`, `owner=None`."""
    town: Mapping[str, dict[str, Any]] = table(match)["town"]
    return [name for name, spot in town.items() if all(spot.get(fact) == value for fact, value in facts.items())]


def standing(match: posse.Match, place: str) -> list[int]:
    """The seats with a cowboy on a place, once for each cowboy."""
    on_board: dict[str, list[int]] = table(match)["cowboys"]
    return on_board.get(place, [])


def row(match: posse.Match) -> list[str | None]:
    """The construction row, cheapest first."""
    spaces: dict[str, str | None] = table(match)["row"]
    return [spaces[f"construction_{price}"] for price in (3, 4, 5, 6, 8, 10, 12)]
