"""The Game object of Carson City."""

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from posse.engine.counted import Counted
from posse.engine.game import Game
from posse.games.carson.ahead import PLANS
from posse.games.carson.data.options import all_options
from posse.games.carson.data.rates import MOST_OPTIONS
from posse.games.carson.data.scopes import SCOPES
from posse.games.carson.frames import KINDS
from posse.games.carson.imagine import redraw
from posse.games.carson.observation import FIELDS, CarsonObservation
from posse.games.carson.reserve import points_of
from posse.games.carson.scene import from_picture, picture
from posse.games.carson.setup import set_up
from posse.games.carson.state import CarsonState
from posse.games.carson.steps import STEPS
from posse.games.carson.sums import sums
from posse.games.carson.view import open_view, own_view
from posse.games.carson.words import OWNED, SOURCE, SOURCES, TOOK, WORDS

VERSION: Final = 1


def has_secrets(options: Mapping[str, str]) -> bool:
    """CC-14.6, CC-14.17: only duel tiles in hand are hidden, and a lifted cowboy while all act simultaneously."""
    return "true" in (options["might_makes_right"], options["kit_carson"])


def tiebreak(state: CarsonState, seat: i64) -> i64:
    """CC-13.3: the tied player who passed first in round 4 wins."""
    for position in range(state.passed):
        if state.pass_order[position] == seat:
            return state.seats - position
    return 0


def breakdown(state: CarsonState) -> dict[str, list[int]]:
    return {
        SOURCE.words[source]: [state.points[seat * SOURCES + source] for seat in range(state.seats)]
        for source in range(SOURCES)
    }


GAME: Final = Game[CarsonState](
    "carson",
    seats=(2, 5),
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
    has_secrets=has_secrets,
    redraw=redraw,
    score=points_of,
    tiebreak=tiebreak,
    counts=[Counted(TOOK, "character"), Counted(OWNED, "parcel", first=True)],
    breakdown=breakdown,
    picture=picture,
    from_picture=from_picture,
    sums=sums,
    observation=CarsonObservation(FIELDS),
    plans=PLANS,
)
