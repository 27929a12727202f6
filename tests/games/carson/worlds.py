"""What a watcher may suppose about duel tiles, counted naively: every tile told apart, every history followed.

The model is that of R-41: unseen tiles are equally likely to lie anywhere the public facts allow, a tile drawn is any of
the discard, and a tile played is any of the hand.
"""

from collections import Counter
from collections.abc import Iterable
from fractions import Fraction
from itertools import combinations
from typing import Any, NamedTuple

import posse
from posse.engine.dice import outcomes

Tile = tuple[int, int]  # its value, and which one of this value


class World(NamedTuple):
    """Where every single tile lies; `laid` is the tile each seat has laid face down."""

    hands: tuple[frozenset[Tile], ...]
    laid: tuple[Tile | None, ...]
    discard: frozenset[Tile]


Worlds = dict[World, Fraction]
Shown = tuple[tuple[tuple[int, ...], ...], tuple[int, ...], tuple[int, ...]]


def counted(match: posse.Match, viewer: int | None) -> dict[Shown, Fraction]:
    """Every world of the viewer with its weight, by following the events he saw since the scene."""
    worlds = _first_worlds(match, viewer)
    for event in match.events:
        seen = event.seen_by(viewer)
        if seen is not None and seen.name in ("laid_tile", "showed_tile", "redrew"):
            told = seen.args()
            value = None if told["tile"] == "?" else int(str(told["tile"]))
            worlds = _follow(worlds, seen.name, int(str(told["seat"])), value)
    return _by_values(worlds)


def imagined(match: posse.Match, viewer: int | None) -> dict[Shown, Fraction]:
    """Every table that `imagine` gives, with its weight; a tile laid openly counts as lying in the discard."""
    openly = match.options["duel_tile_reveal"] == "in_pass_order"
    found: dict[Shown, Fraction] = {}
    for weight, state in outcomes(lambda dice: match.game.imagine(match.state, -1 if viewer is None else viewer, dice)):
        rows = [list(state.hands[6 * seat : 6 * seat + 6]) for seat in range(match.seats)]
        laid = tuple(state.chosen)
        lying = [*_values(state.discard), *(value for value in laid if openly and value >= 0)]
        shown = (tuple(map(_values, rows)), (-1,) * match.seats if openly else laid, tuple(sorted(lying)))
        found[shown] = found.get(shown, Fraction(0)) + weight
    return found


def _values(counts: Iterable[int]) -> tuple[int, ...]:
    return tuple(value for value, count in enumerate(counts) for _ in range(count))


def _first_worlds(match: posse.Match, viewer: int | None) -> Worlds:
    """The hands of the scene as the viewer knows them: sizes and totals, his own tiles, and what lies in the discard."""
    scene = match.header.scene
    assert scene is not None
    hands: list[list[int]] = [list(player["hand"]) for player in scene["players"]]
    unseen = [(value, copy) for value in range(6) for copy in range(match.seats)]
    discard = list(Counter(dict.fromkeys(range(6), match.seats)).elements())
    for value in (value for hand in hands for value in hand):
        discard.remove(value)
    lying = _take_out(unseen, discard)
    own = _take_out(unseen, hands[viewer]) if viewer is not None else frozenset()
    others = [seat for seat in range(match.seats) if seat != viewer]
    worlds: Worlds = {}
    for shares in _divisions(frozenset(unseen), [hands[seat] for seat in others]):
        dealt = dict(zip(others, shares, strict=True))
        world = World(tuple(dealt.get(seat, own) for seat in range(match.seats)), (None,) * match.seats, lying)
        worlds[world] = Fraction(1)
    return _normal(worlds)


def _take_out(tiles: list[Tile], values: list[int]) -> frozenset[Tile]:
    """Tiles of these values, whichever; which ones they are makes no difference."""
    taken = []
    for value in values:
        tile = next(tile for tile in tiles if tile[0] == value)
        tiles.remove(tile)
        taken.append(tile)
    return frozenset(taken)


def _divisions(tiles: frozenset[Tile], hands: list[list[int]]) -> list[list[frozenset[Tile]]]:
    """Every way to divide tiles among hands of the same size and total as these."""
    if not hands:
        return [[]]
    found = []
    for chosen in combinations(sorted(tiles), len(hands[0])):
        if sum(tile[0] for tile in chosen) == sum(hands[0]):
            share = frozenset(chosen)
            found += [[share, *rest] for rest in _divisions(tiles - share, hands[1:])]
    return found


def _follow(worlds: Worlds, name: str, seat: int, value: int | None) -> Worlds:
    """What is left of the worlds after an event, and what has become of each."""
    after: Worlds = {}
    for world, weight in worlds.items():
        nexts = _next_worlds(world, name, seat)
        for tile, then in nexts:
            if value is None or tile[0] == value:
                after[then] = after.get(then, Fraction(0)) + weight / len(nexts)
    return _normal(after)


def _next_worlds(world: World, name: str, seat: int) -> list[tuple[Tile, World]]:
    """All that could happen at an event, each as likely as the others: a tile, and the world it leads to."""
    hand, laid = world.hands[seat], world.laid[seat]
    if name == "redrew":
        return [
            (tile, World(_set(world.hands, seat, hand | {tile}), world.laid, world.discard - {tile}))
            for tile in world.discard
        ]
    if name == "laid_tile":
        return [(tile, world._replace(laid=_set(world.laid, seat, tile))) for tile in hand]
    shown = hand if laid is None else [laid]
    return [
        (tile, World(_set(world.hands, seat, hand - {tile}), _set(world.laid, seat, None), world.discard | {tile}))
        for tile in shown
    ]


def _set(row: tuple[Any, ...], seat: int, value: object) -> tuple[Any, ...]:
    return (*row[:seat], value, *row[seat + 1 :])


def _normal(worlds: Worlds) -> Worlds:
    total = sum(worlds.values(), Fraction(0))
    return {world: weight / total for world, weight in worlds.items()}


def _by_values(worlds: Worlds) -> dict[Shown, Fraction]:
    """Worlds that look alike are one."""
    found: dict[Shown, Fraction] = {}
    for world, weight in worlds.items():
        hands = tuple(tuple(sorted(tile[0] for tile in hand)) for hand in world.hands)
        laid = tuple(-1 if tile is None else tile[0] for tile in world.laid)
        shown = (hands, laid, tuple(sorted(tile[0] for tile in world.discard)))
        found[shown] = found.get(shown, Fraction(0)) + weight
    return found
