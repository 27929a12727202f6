"""A table from a plain picture, and back; and the sums that must hold on every table."""

from collections.abc import Mapping
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from posse.engine.errors import BadScene
from posse.engine.words import seats_of
from posse.games.carson.data.board import EDGE, EDGES, PARCEL, PARCELS, PLACE, PLACES, SLOTS
from posse.games.carson.data.buildings import (
    BUILDING,
    BUILDINGS,
    CONTENT,
    HOUSE,
    MOUNTAIN,
    NOTHING,
    RIVER,
    building_on,
)
from posse.games.carson.data.characters import CHARACTER, SIDE
from posse.games.carson.data.options import DUEL_TILES
from posse.games.carson.data.rates import COWBOYS, TILE_VALUES
from posse.games.carson.frames import KINDS
from posse.games.carson.land import claim
from posse.games.carson.reserve import crowd_index, earn, is_crowd, score, stand
from posse.games.carson.roads import put_road
from posse.games.carson.setup import bare_table, build_centre
from posse.games.carson.stack import frames_under, has_passed_by, rounds_begun
from posse.games.carson.state import CarsonState
from posse.games.carson.sums import sums
from posse.games.carson.tiles import are_laid_openly, total_of
from posse.games.carson.words import SOURCE, SOURCES

__all__ = ["from_picture", "picture", "sums"]

USUAL_CENTRE: Final = "d4"
USUAL_ROW: Final = ["ranch", "mine", "drugstore", "bank", "saloon", "ranch", "mine"]

KEYS: Final = {
    "round",
    "order",
    "passed",
    "sides",
    "players",
    "centre",
    "town",
    "roads",
    "bridges",
    "row",
    "cowboys",
    "white",
    "three_guns",
    "doubled",
    "raids",
    "refused",
    "redraws",
    "at",
}
PLAYER_KEYS: Final = {
    "cash",
    "roads",
    "revolvers",
    "cowboys",
    "character",
    "promised",
    "kept",
    "fresh",
    "points",
    "moves",
    "half",
    "hand",
    "chosen",
    "rest",
}


def from_picture(picture: Mapping[str, Any], seats: int, options: Mapping[str, str]) -> CarsonState:
    """A table as after set-up but for what the picture says; supplies and bags are worked out, never stated."""
    _check_keys(picture, KEYS)
    state = bare_table(seats, options)
    _read_table(state, picture)
    _read_town(state, picture)
    for seat, player in enumerate(_players(picture, seats)):
        _read_player(state, seat, player)
    _read_board(state, picture)
    _read_tiles(state, picture)
    _read_stack(state, picture)
    return state


def _check_keys(given: Mapping[str, Any], known: set[str]) -> None:
    unknown = sorted(set(given) - known)
    if unknown:
        raise BadScene("scene-key", field="top", given=", ".join(unknown), allowed=sorted(known))


def _players(picture: Mapping[str, Any], seats: int) -> list[Mapping[str, Any]]:
    players = list(picture.get("players", []))
    if len(players) > seats:
        raise BadScene("scene-players", given=len(players), allowed=seats)
    for player in players:
        _check_keys(player, PLAYER_KEYS)
    return players + [{}] * (seats - len(players))


# --- reading


def _read_table(state: CarsonState, picture: Mapping[str, Any]) -> None:
    state.round = picture.get("round", 1 if "at" in picture else 0)
    state.order = vec[i64](picture.get("order", range(state.seats)))
    for name, side in picture.get("sides", {}).items():
        state.sides[CHARACTER.index(name)] = SIDE.index(side)
    row = picture.get("row", USUAL_ROW)
    for slot in range(SLOTS):
        state.row[slot] = BUILDING.index(row[slot])
        if state.row[slot] >= 0:
            state.bag[state.row[slot]] -= 1
    state.three_guns = picture.get("three_guns", -1)
    state.doubled = BUILDING.index(picture.get("doubled", "-"))


def _read_town(state: CarsonState, picture: Mapping[str, Any]) -> None:
    """`town` names owner, content, or both: `0`, `house`, `1 saloon`."""
    town = picture.get("town", {})
    centre = picture.get("centre", USUAL_CENTRE)
    if centre != "-":
        build_centre(state, _centre(state, centre))
    for name, said in town.items():
        parcel = PARCEL.index(name)
        for word in str(said).split():
            if word.isdecimal():
                claim(state, int(word), parcel)
            else:
                _put(state, parcel, CONTENT.index(word))
    for name in [*picture.get("roads", []), *picture.get("bridges", [])]:
        if state.edges[EDGE.index(name)] == 0:
            state.roads_left -= put_road(state, EDGE.index(name))


def _centre(state: CarsonState, name: str) -> int:
    """The usual centre moves aside for a river that runs there."""
    parcel = PARCEL.index(name)
    while state.content[parcel] == RIVER:
        parcel += 1
    return parcel


def _put(state: CarsonState, parcel: int, content: i64) -> None:
    """Something on a parcel; where the river runs, only the option says (CC-0.5)."""
    if content == RIVER or state.content[parcel] == RIVER:
        raise BadScene("scene-value", given=PARCEL.words[parcel])
    state.content[parcel] = content
    if content == HOUSE:
        state.houses -= 1
    elif content == MOUNTAIN:
        state.mountains_left -= 1
    elif building_on(content) >= 0:
        state.bag[building_on(content)] -= 1


def _read_player(state: CarsonState, seat: int, player: Mapping[str, Any]) -> None:
    earn(state, seat, player.get("cash", 15))
    state.roads[seat] = player.get("roads", 1)
    state.roads_left -= state.roads[seat]
    state.revolvers[seat] = player.get("revolvers", 1)
    state.cowboys[seat] = player.get("cowboys", 3)
    state.supply[seat] = COWBOYS - state.cowboys[seat]
    state.character[seat] = CHARACTER.index(player.get("character", "-"))
    state.promised[seat] = int(player.get("promised", False))
    for name, amount in player.get("kept", {}).items():
        state.kept[seat * BUILDINGS + BUILDING.index(name)] = amount
        state.bag[BUILDING.index(name)] -= amount
    for name, amount in player.get("fresh", {}).items():
        state.fresh[seat * BUILDINGS + BUILDING.index(name)] = amount
    for name, amount in player.get("points", {}).items():
        score(state, seat, SOURCE.index(name), amount)
    if len(state.moves):
        state.moves[seat] = player.get("moves", 0)
        state.half[seat] = player.get("half", -1)


def _read_board(state: CarsonState, picture: Mapping[str, Any]) -> None:
    """`cowboys` lists the seats on each place; `white` says who holds the white cowboy and where it stands."""
    if "white" in picture:
        state.white, state.white_at = picture["white"][0], PLACE.index(picture["white"][1])
    for name, seats in picture.get("cowboys", {}).items():
        place = PLACE.index(name)
        for seat in seats:
            stand(state, seat, place)
            state.supply[seat] -= 1
    if state.white_at >= 0:
        state.supply[state.white] += 1
    for name, robber in picture.get("raids", []):
        state.raids = append(append(state.raids, PARCEL.index(name)), robber)
    for building, name in picture.get("refused", []):
        state.refused = append(state.refused, BUILDING.index(building) * PARCELS + PARCEL.index(name))


def _read_tiles(state: CarsonState, picture: Mapping[str, Any]) -> None:
    """Duel tiles: everybody holds 0 to 5 unless the picture says otherwise; the discard is what is left."""
    if not state.rules[DUEL_TILES]:
        return
    for seat, player in enumerate(_players(picture, state.seats)):
        for value in player.get("hand", range(6)):
            state.hands[seat * TILE_VALUES + value] += 1
        state.chosen[seat] = player.get("chosen", -1)
        state.rest[seat] = player.get("rest", total_of(state, seat))
    for value in range(TILE_VALUES):
        state.discard[value] = state.seats
        for seat in range(state.seats):
            state.discard[value] -= state.hands[seat * TILE_VALUES + value]
            if are_laid_openly(state) and state.chosen[seat] == value:
                state.discard[value] -= 1
    state.redraws = vec[i64]([number for row in picture.get("redraws", []) for number in row])


def _read_stack(state: CarsonState, picture: Mapping[str, Any]) -> None:
    """`at` names the open frames, the top one last; what lies under a lone one follows from the rules."""
    said = picture.get("at", ["game"])
    phrases = [said] if isinstance(said, str) else list(said)
    frames = [KINDS.frame(phrase) for phrase in phrases]
    passed = picture.get("passed", list(state.order) if frames and has_passed_by(state, frames[0][0]) else [])
    state.passed = len(passed)
    for position, seat in enumerate(passed):
        state.pass_order[position] = seat
    if frames:
        frames = frames_under(state, frames[0]) + frames
        state.round = rounds_begun(state, frames[-1])
    KINDS.reopen(state, frames)


# --- and back


def picture(state: CarsonState) -> dict[str, Any]:
    """The table as a dict that says everything."""
    said: dict[str, Any] = {
        "round": state.round,
        "order": list(state.order),
        "passed": list(state.pass_order)[: state.passed],
        "sides": {name: SIDE.word(state.sides[card]) for card, name in enumerate(CHARACTER.words)},
        "players": [_show_player(state, seat) for seat in range(state.seats)],
        "centre": "-",
        "town": _show_town(state),
        "roads": [EDGE.words[edge] for edge in range(EDGES) if state.edges[edge] == 1],
        "bridges": [EDGE.words[edge] for edge in range(EDGES) if state.edges[edge] == 2],
        "row": [BUILDING.word(state.row[slot]) for slot in range(SLOTS)],
        "cowboys": _show_cowboys(state),
        "white": [state.white, PLACE.word(state.white_at)],
        "three_guns": state.three_guns,
        "doubled": BUILDING.word(state.doubled),
        "raids": [[PARCEL.words[state.raids[i]], state.raids[i + 1]] for i in range(0, len(state.raids), 2)],
        "refused": [[BUILDING.words[said // PARCELS], PARCEL.words[said % PARCELS]] for said in state.refused],
        "at": KINDS.frames(state),
    }
    if state.rules[DUEL_TILES]:
        said["redraws"] = [list(state.redraws[row : row + 19]) for row in range(0, len(state.redraws), 19)]
    return said


def _show_player(state: CarsonState, seat: int) -> dict[str, Any]:
    row = seat * BUILDINGS
    shown: dict[str, Any] = {
        "cash": state.cash[seat],
        "roads": state.roads[seat],
        "revolvers": state.revolvers[seat],
        "cowboys": state.cowboys[seat],
        "character": CHARACTER.word(state.character[seat]),
        "promised": bool(state.promised[seat]),
        "kept": {name: state.kept[row + kind] for kind, name in enumerate(BUILDING.words) if state.kept[row + kind]},
        "fresh": {name: state.fresh[row + kind] for kind, name in enumerate(BUILDING.words) if state.fresh[row + kind]},
        "points": {
            name: state.points[seat * SOURCES + source]
            for source, name in enumerate(SOURCE.words)
            if state.points[seat * SOURCES + source]
        },
    }
    if len(state.moves):
        shown |= {"moves": state.moves[seat], "half": state.half[seat]}
    if state.rules[DUEL_TILES]:
        base = seat * TILE_VALUES
        hand = [value for value in range(TILE_VALUES) for _ in range(state.hands[base + value])]
        shown |= {"hand": hand, "chosen": state.chosen[seat], "rest": state.rest[seat]}
    return shown


def _show_town(state: CarsonState) -> dict[str, str]:
    town: dict[str, str] = {}
    for parcel in range(PARCELS):
        words = [str(state.owner[parcel])] if state.owner[parcel] >= 0 else []
        if state.content[parcel] not in (NOTHING, RIVER):
            words.append(CONTENT.words[state.content[parcel]])
        if words:
            town[PARCEL.words[parcel]] = " ".join(words)
    return town


def _show_cowboys(state: CarsonState) -> dict[str, list[int]]:
    shown: dict[str, list[int]] = {}
    for place in range(PLACES):
        here: list[int] = []
        for seat in seats_of(state.standing[place]):
            here += [seat] * (state.crowd[crowd_index(state, seat, place)] if is_crowd(place) else 1)
        if here:
            shown[PLACE.words[place]] = here
    return shown
