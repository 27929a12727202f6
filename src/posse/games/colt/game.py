"""The Game object of Colt Express."""

from typing import Final

from mypy_extensions import i64

from posse.engine.counted import Counted
from posse.engine.game import Game
from posse.games.colt.ahead import PLANS
from posse.games.colt.data.options import all_options, check_together
from posse.games.colt.data.scopes import SCOPES
from posse.games.colt.ending import fewest_bullets, is_caught, money_of, side_of, worth
from posse.games.colt.frames import KINDS
from posse.games.colt.imagine import redraw
from posse.games.colt.observation import FIELDS, ColtObservation
from posse.games.colt.scene import from_picture, picture
from posse.games.colt.setup import set_up
from posse.games.colt.state import ColtState
from posse.games.colt.steps import STEPS
from posse.games.colt.sums import sums
from posse.games.colt.view import open_view, own_view
from posse.games.colt.words import PLAYS, SOURCE, SOURCES, WORDS

VERSION: Final = 1
MOST_OPTIONS: Final = 64


def breakdown(state: ColtState) -> dict[str, list[int]]:
    return {
        SOURCE.words[source]: [worth(state, seat, source) for seat in range(state.seats)]
        for source in range(i64(SOURCES))
    }


GAME: Final = Game[ColtState](
    "colt",
    seats=(2, 6),
    version=VERSION,
    words=WORDS,
    kinds=KINDS,
    steps=STEPS,
    options=all_options(),
    scopes=SCOPES,
    most_options=MOST_OPTIONS,
    set_up=set_up,
    check_options=check_together,
    open_view=open_view,
    own_view=own_view,
    redraw=redraw,
    score=money_of,
    tiebreak=fewest_bullets,
    cannot_win=is_caught,  # CE-18.6: those who did not get away
    team=side_of,
    counts=[Counted(PLAYS, "bandit")],
    breakdown=breakdown,
    picture=picture,
    from_picture=from_picture,
    sums=sums,
    observation=ColtObservation(FIELDS),
    plans=PLANS,
)
