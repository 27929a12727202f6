"""Questions of Great Western Trail, sorted by how a plan answers them."""

from mypy_extensions import i64

from posse.games.trail import frames
from posse.games.trail.data import actions as act
from posse.games.trail.data.railroad import CITIES, CITY_VALUE
from posse.games.trail.purse import certificates
from posse.games.trail.state import TrailState
from posse.games.trail.words import AUXILIARY, USE


def is_seen_at_once(kind: i64) -> bool:
    """Whether the table right after an answer tells all about it: what follows depends little on it."""
    return (
        kind == frames.FORESIGHT
        or kind == frames.DISCARD_DRAWN
        or kind == frames.REMOVE_CARDS
        or kind == frames.STATION_DISC
        or kind == frames.CITY_DISC
        or kind == frames.OBJECTIVE
        or kind == frames.SITE
    )


def is_journey(kind: i64) -> bool:
    """Whether a question moves the cattleman on, to where another visit may begin."""
    return kind == frames.DRIVE or kind == frames.FREE_MOVE


def is_open_end(state: TrailState, kind: i64) -> bool:
    """Whether the player may leave it at that: a visit, or purchases that have begun."""
    return kind == frames.VISIT or (kind == frames.BUY and frames.has_bought(state))


def is_farewell(answer: i64) -> bool:
    """Whether an answer in a visit gives up its other actions (R-10)."""
    return USE <= answer < AUXILIARY and act.OP_OF[answer - USE] == act.CATTLEMAN


def is_building_action(answer: i64) -> bool:
    """Whether an answer in a visit is to build."""
    return USE <= answer < AUXILIARY and act.OP_OF[answer - USE] == act.BUILD


def is_sensible_income(state: TrailState, seat: i64, spent: i64) -> bool:
    """Whether it can be right to spend so many certificates: none, all, or what exactly reaches a city."""
    if spent == 0 or spent == certificates(state, seat):
        return True
    total = frames.value_of(state) + spent
    for city in range(CITIES):
        if CITY_VALUE[city] == total:
            return True
    return False


def is_habit(kind: i64) -> bool:
    """Whether a value that is being learned should see other answers than the usual ones more often."""
    return kind == frames.STATION_DISC or kind == frames.CITY_DISC or kind == frames.BUILD or kind == frames.SITE
