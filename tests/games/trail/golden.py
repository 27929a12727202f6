"""The golden records of Great Western Trail: their tables, and what they must cover together."""

from typing import Final

from posse.games.trail.data.actions import ACTION, COPYING
from posse.games.trail.data.buildings import BUILDING, FIRST_PRIVATE, LOCAL_ACTIONS, NEUTRAL_BUILDINGS
from posse.games.trail.data.cards import CARD, CATTLE, FIRST_MARKET_CARD, FIRST_STARTING, OBJECTIVE
from posse.games.trail.data.tiles import TILE, WORKERS
from posse.games.trail.data.trail import RISK
from tests.games.golden import EveryWord, Golden, Table

TABLES: Final = {
    "2-beginner": Table(2, {"setup": "beginner"}, undo=4),
    "2-standard": Table(2, {"setup": "standard"}),
    "3-beginner": Table(3, {"setup": "beginner"}),
    "3-all-b": Table(3, {"setup": "standard", "sides": "bbbbbbbbbb"}, undo=2),
    "3-standard-forked": Table(3, {"setup": "standard"}, fork=60),
    "2-all-b": Table(2, {"setup": "standard", "sides": "bbbbbbbbbb"}),
    "2-other-sides": Table(2, {"setup": "beginner", "sides": "abababbaba"}),
    "3-other-sides": Table(3, {"setup": "beginner", "sides": "babababbab"}),
    "3-standard": Table(3, {"setup": "standard"}),
    "4-beginner": Table(4, {"setup": "beginner"}),
    "4-standard": Table(4, {"setup": "standard"}),
    "4-standard-again": Table(4, {"setup": "standard"}),
    "2-standard-again": Table(2, {"setup": "standard"}),
    "3-standard-again": Table(3, {"setup": "standard"}),
    "3-beginner-again": Table(3, {"setup": "beginner"}),
    "4-beginner-again": Table(4, {"setup": "beginner"}),
    "4-all-b": Table(4, {"setup": "standard", "neutral": "GFEDCBA", "sides": "bbbbbbbbbb"}),
}


def icons_of_buildings() -> list[str]:
    """The actions that a building or a spot shows; copies have their own event."""
    shown = {action for action in (*LOCAL_ACTIONS, *RISK) if action >= 0 and action != COPYING}
    return [ACTION.words[action] for action in sorted(shown)]


EVERY_WORD: Final = [
    EveryWord("stands", "building", BUILDING.words[:NEUTRAL_BUILDINGS]),
    EveryWord("built", "building", BUILDING.words[FIRST_PRIVATE:]),
    EveryWord("used", "action", icons_of_buildings()),
    EveryWord("laid", "tile", TILE.words[WORKERS:]),
    EveryWord("out_of_work", "worker"),
    EveryWord("hired", "worker"),
    EveryWord("bought", "card", CARD.words[FIRST_MARKET_CARD:CATTLE]),
    EveryWord("dealt", "objective", OBJECTIVE.words[FIRST_STARTING:]),
    EveryWord("played", "objective", OBJECTIVE.words[:FIRST_STARTING]),
    EveryWord("helped", "aux"),
    EveryWord("disc_came", "disc"),
    EveryWord("delivered", "city"),
    EveryWord("upgraded", "station"),
    EveryWord("appointed", "master"),
    EveryWord("counted", "source"),
]

AMBITIONS: Final = [
    ("upgrade", "appoint", "engine", "deliver", "spend", "buy", "hire"),
    ("upgrade", "appoint", "engine turnout", "engine", "deliver", "spend", "use engine", "hire engineer"),
    ("play", "take", "use take_objective", "use hire", "hire craftsman", "use build", "build"),
]

GOLDEN: Final = Golden(
    TABLES,
    EVERY_WORD,
    AMBITIONS,
    # Discs cannot run out before the market closes.
    only_in_scenes=frozenset({"event not_delivered", "event lifted", "verb lift"}),
)
