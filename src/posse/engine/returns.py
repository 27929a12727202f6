"""What a finished game was worth to every seat."""

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from posse.engine.errors import BadTable
from posse.engine.game import Game
from posse.engine.state import State

BY_SCORE: Final = "score"
BY_RANK: Final = "rank"
ZERO_SUM: Final = "zero_sum"
STANDING: Final[i64] = 3  # numbers that decide about a place: whether it can win, points, tiebreak
RETURNS: Final = (BY_SCORE, BY_RANK, ZERO_SUM)


def check_returns(by: object) -> None:
    """Refuse a way of counting that there is not."""
    if by not in RETURNS:
        raise BadTable("not-a-value", option="returns", given=str(by), allowed=list(RETURNS))


def final_returns(game: Game[Any], state: State, by: str) -> list[float]:
    """The points of every seat, its rank from 0 to 1, or the same from -1 to 1; see `Position.returns`."""
    seats = range(state.seats)
    if by == BY_SCORE:
        return [float(game.score(state, seat)) for seat in seats]
    standings = vec[i64]()
    for seat in seats:
        can_win, points, tiebreak = game.standing(state, seat)
        standings = append(append(append(standings, i64(can_win)), points), tiebreak)
    ranks = [_share_behind(standings, seat, state.seats) for seat in seats]
    return ranks if by == BY_RANK else [2 * rank - 1 for rank in ranks]


def _share_behind(standings: vec[i64], seat: i64, seats: i64) -> float:
    """The share of the other seats that are placed behind a seat; those beside it count half."""
    halves: i64 = -1  # the seat beside itself
    for other in range(seats):
        halves += 1 + _compared(standings, seat * STANDING, other * STANDING)
    return float(halves) / float(2 * (seats - 1))


def _compared(standings: vec[i64], one: i64, other: i64) -> i64:
    """1 if one standing is better than another, -1 if it is worse, 0 if both are the same."""
    for index in range(STANDING):
        if standings[one + index] != standings[other + index]:
            return 1 if standings[one + index] > standings[other + index] else -1
    return 0
