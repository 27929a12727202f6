"""What a finished game was worth to every seat."""

from typing import Any, Final

from posse.engine.errors import BadTable
from posse.engine.game import Game
from posse.engine.state import State

BY_SCORE: Final = "score"
BY_RANK: Final = "rank"
ZERO_SUM: Final = "zero_sum"
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
    standings = [game.standing(state, seat) for seat in seats]
    ranks = [_share_behind(standings, seat) for seat in seats]
    return ranks if by == BY_RANK else [2 * rank - 1 for rank in ranks]


def _share_behind(standings: list[tuple[bool, int, int]], seat: int) -> float:
    """The share of the other seats that are placed behind a seat; those beside it count half."""
    behind = -0.5  # the seat beside itself
    for standing in standings:
        if standing == standings[seat]:
            behind += 0.5
        elif standing < standings[seat]:
            behind += 1
    return behind / (len(standings) - 1)
