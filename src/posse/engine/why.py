"""Why not: what stands in the way of an answer, or of everything that a thing on the board could mean now."""

from posse.engine.game import Game
from posse.engine.obstacle import GAME_OVER, NOT_ASKED, OTHER_CHOICE, OTHER_QUESTION, WATCHING, Obstacle
from posse.engine.state import open_mask
from posse.engine.step import S

Terms = list[str]
"""Words with their lists, such as `building:bank` and `parcel:c4`: an answer contains them all."""


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
