"""Why not: what stands in the way of an answer, or of everything that a thing on the board could mean now."""

from posse.engine.game import Game
from posse.engine.obstacle import BELONGS_TO, GAME_OVER, NOT_ASKED, OTHER_CHOICE, OTHER_QUESTION, WATCHING, Obstacle
from posse.engine.state import open_mask
from posse.engine.step import S

Terms = list[str]
"""Words with their lists, such as `building:bank` and `parcel:c4`: an answer contains them all.

A term that begins with `@` is in no answer: it says where a thing lies, `@column:2`, or whose it is, `@seat:1`.
"""
PLACE = "@"
OWNER = "seat:"


def why_not(game: Game[S], state: S, seat: int, action: int) -> Obstacle | None:
    """What stands in the way of an answer of a seat (-1: a spectator); None exactly if it is legal now."""
    outside = _outside(game, state, seat)
    if outside is not None or action in game.answers(state, seat):
        return outside
    return game.step(state).why_not(state, seat, action) or _later(game, [action])


def why_not_thing(game: Game[S], state: S, seat: int, spots: list[Terms], picked: Terms) -> Obstacle | None:
    """What stands in the way of a thing that names these spots, after some terms were picked; None if it leads on."""
    outside = _outside(game, state, seat)
    if outside is not None:
        return outside
    elsewhere = _elsewhere(game, state, seat, spots)
    if elsewhere is not None:
        return elsewhere
    spots = [[term for term in spot if not term.startswith(PLACE)] for spot in spots]
    legal = set(game.answers(state, seat))
    meant = _meant(game, spots, picked)
    if not legal.isdisjoint(meant):
        return None
    alone = _meant(game, spots, []) if picked else meant
    found = _nearest(game, state, seat, meant)
    if found is None and not legal.isdisjoint(alone):
        return Obstacle(OTHER_CHOICE)
    return found or _nearest(game, state, seat, alone) or _later(game, alone)


def _outside(game: Game[S], state: S, seat: int) -> Obstacle | None:
    """Why this seat can answer nothing at all."""
    if state.top < 0:
        return Obstacle(GAME_OVER)
    if seat < 0:
        return Obstacle(WATCHING)
    return None if seat in game.asked(state) else Obstacle(NOT_ASKED, "", open_mask(state))


def _elsewhere(game: Game[S], state: S, seat: int, spots: list[Terms]) -> Obstacle | None:
    """Why the question does not mean a thing that lies where it lies."""
    places = [term.removeprefix(PLACE) for spot in spots for term in spot if term.startswith(PLACE)]
    owners = [other for other in range(state.seats) if f"{OWNER}{other}" in places]
    if owners and seat not in owners:
        return Obstacle(BELONGS_TO, "", owners[0])
    step = game.step(state)
    found = [step.elsewhere(state, seat, place) for place in places if not place.startswith(OWNER)]
    return next((obstacle for obstacle in found if obstacle is not None), None)


def _meant(game: Game[S], spots: list[Terms], picked: Terms) -> list[int]:
    """Every answer that a click on one of the spots can be part of."""
    return [action for spot in spots for action in game.words.naming([*picked, *spot])]


def _nearest(game: Game[S], state: S, seat: int, actions: list[int]) -> Obstacle | None:
    """The obstacle to the answer that comes nearest to being legal: the one that the rules test last."""
    step = game.step(state)
    found = [obstacle for action in actions if (obstacle := step.why_not(state, seat, action))]
    return max(found, key=_kind) if found else None


def _later(game: Game[S], actions: list[int]) -> Obstacle:
    """When answers that belong to another question are given."""
    declared = [later for action in actions if (later := game.words.later_of(action))]
    return Obstacle(*min(declared)) if declared else Obstacle(OTHER_QUESTION)


def _kind(obstacle: Obstacle) -> int:
    return obstacle.kind
