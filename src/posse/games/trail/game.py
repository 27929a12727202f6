"""The Game object of Great Western Trail."""

from typing import Final

from mypy_extensions import i64

from posse.engine.counted import Counted
from posse.engine.game import Game
from posse.games.trail.ahead import PLANS
from posse.games.trail.data.options import all_options
from posse.games.trail.data.scopes import SCOPES
from posse.games.trail.ending import points_from, score_of
from posse.games.trail.frames import KINDS
from posse.games.trail.imagine import redraw
from posse.games.trail.observation import FIELDS, TrailObservation
from posse.games.trail.scene import from_picture, picture
from posse.games.trail.setup import set_up
from posse.games.trail.state import TrailState
from posse.games.trail.steps import STEPS
from posse.games.trail.sums import sums
from posse.games.trail.tasks import best_objectives
from posse.games.trail.view import open_view, own_view
from posse.games.trail.words import APPOINTED, SOURCE, SOURCES, WORDS

VERSION: Final = 1
MOST_OPTIONS: Final = 128


def breakdown(state: TrailState) -> dict[str, list[int]]:
    best = [best_objectives(state, seat) for seat in range(state.seats)]
    return {
        SOURCE.words[source]: [points_from(state, seat, source, best[seat]) for seat in range(state.seats)]
        for source in range(i64(SOURCES))
    }


GAME: Final = Game[TrailState](
    "trail",
    seats=(2, 4),
    version=VERSION,
    words=WORDS,
    kinds=KINDS,
    steps=STEPS,
    options=all_options(),
    scopes=SCOPES,
    most_options=MOST_OPTIONS,
    set_up=set_up,
    open_view=open_view,
    own_view=own_view,
    redraw=redraw,
    score=score_of,
    counts=[Counted(APPOINTED, "master")],
    breakdown=breakdown,
    picture=picture,
    from_picture=from_picture,
    sums=sums,
    observation=TrailObservation(FIELDS),
    plans=PLANS,
)
