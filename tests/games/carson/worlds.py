"""Imagined worlds of duel tiles by brute force: tiles are distinct, and every history is enumerated.

The model is that of R-41: unseen tiles are equally likely to be anywhere the public facts allow, a drawn tile is any
of the discard, and a played tile is any of the hand.
"""

from collections.abc import Iterable
from fractions import Fraction
from itertools import combinations
from typing import NamedTuple

import posse
from posse.engine.chance import outcomes

Tiles = tuple[int, ...]  # the values of several tiles in order; two of one value are two tiles


class World(NamedTuple):
    """The places of all tiles; `laid` is what each seat has laid face down, -1 if nothing."""

    hands: tuple[Tiles, ...]
    laid: Tiles
    discard: Tiles


Worlds = dict[World, Fraction]


def counted(match: posse.Match, viewer: int | None) -> Worlds:
    """Every world of the viewer with its weight, by following the events they saw since the scene."""
    worlds = _first_worlds(match, viewer)
    for event in match.events:
        seen = event.seen_by(viewer)
        if seen is not None and seen.name in ("laid_tile", "showed_tile", "redrew"):
            told = seen.args()
            value = None if told["tile"] == "?" else int(str(told["tile"]))
            worlds = _follow(worlds, seen.name, int(str(told["seat"])), value)
    return worlds


def imagined(match: posse.Match, viewer: int | None) -> Worlds:
    """Every state that `imagine` gives, with its weight; a tile laid openly counts as discarded."""
    openly = match.options["duel_tile_reveal"] == "in_pass_order"
    found: Worlds = {}
    for weight, state in outcomes(lambda dice: match.game.imagine(match.state, -1 if viewer is None else viewer, dice)):
        hands = tuple(_values(state.hands[6 * seat : 6 * seat + 6]) for seat in range(match.seats))
        laid = tuple(state.chosen)
        lying = [*_values(state.discard), *(value for value in laid if openly and value >= 0)]
        world = World(hands, (-1,) * match.seats if openly else laid, tuple(sorted(lying)))
        found[world] = found.get(world, Fraction(0)) + weight
    return found


def _values(counts: Iterable[int]) -> Tiles:
    return tuple(value for value, count in enumerate(counts) for _ in range(count))


def _first_worlds(match: posse.Match, viewer: int | None) -> Worlds:
    """The hands of the scene as the viewer knows them: sizes and totals, their own tiles, and the discard."""
    scene = match.header.scene
    assert scene is not None
    hands: list[list[int]] = [sorted(player["hand"]) for player in scene["players"]]
    discard = _without(sorted([*range(6)] * match.seats), [value for hand in hands for value in hand])
    others = [seat for seat in range(match.seats) if seat != viewer]
    unseen = tuple(sorted(value for seat in others for value in hands[seat]))
    worlds: Worlds = {}
    for shares in _divisions(unseen, [hands[seat] for seat in others]):
        dealt = dict(zip(others, shares, strict=True))
        known = tuple(dealt.get(seat, tuple(hands[seat])) for seat in range(match.seats))
        world = World(known, (-1,) * match.seats, discard)
        worlds[world] = worlds.get(world, Fraction(0)) + 1
    return _normal(worlds)


def _without(tiles: Iterable[int], gone: Iterable[int]) -> Tiles:
    left = list(tiles)
    for value in gone:
        left.remove(value)
    return tuple(left)


def _with(tiles: Tiles, value: int) -> Tiles:
    return tuple(sorted((*tiles, value)))


def _divisions(tiles: Tiles, hands: list[list[int]]) -> list[list[Tiles]]:
    """Every way to divide single tiles among hands of the same size and total as these."""
    if not hands:
        return [[]]
    found: list[list[Tiles]] = []
    for share in combinations(tiles, len(hands[0])):
        if sum(share) == sum(hands[0]):
            found += [[share, *rest] for rest in _divisions(_without(tiles, share), hands[1:])]
    return found


def _follow(worlds: Worlds, name: str, seat: int, value: int | None) -> Worlds:
    """What is left of the worlds after an event in which the viewer saw this value, or none."""
    after: Worlds = {}
    for world, weight in worlds.items():
        single_tiles = _possible(world, name, seat)
        for tile in single_tiles:
            if value is None or tile == value:
                then = _after(world, name, seat, tile)
                after[then] = after.get(then, Fraction(0)) + weight / len(single_tiles)
    return _normal(after)


def _possible(world: World, name: str, seat: int) -> Tiles:
    """The tiles to which it could happen, each as likely as any other."""
    if name == "redrew":
        return world.discard
    if name == "laid_tile" or world.laid[seat] < 0:
        return world.hands[seat]
    return (world.laid[seat],)


def _after(world: World, name: str, seat: int, tile: int) -> World:
    hand = world.hands[seat]
    if name == "redrew":
        return World(_put(world.hands, seat, _with(hand, tile)), world.laid, _without(world.discard, [tile]))
    if name == "laid_tile":
        return world._replace(laid=(*world.laid[:seat], tile, *world.laid[seat + 1 :]))
    laid = (*world.laid[:seat], -1, *world.laid[seat + 1 :])
    return World(_put(world.hands, seat, _without(hand, [tile])), laid, _with(world.discard, tile))


def _put(hands: tuple[Tiles, ...], seat: int, hand: Tiles) -> tuple[Tiles, ...]:
    return (*hands[:seat], hand, *hands[seat + 1 :])


def _normal(worlds: Worlds) -> Worlds:
    total = sum(worlds.values(), Fraction(0))
    return {world: weight / total for world, weight in worlds.items()}
