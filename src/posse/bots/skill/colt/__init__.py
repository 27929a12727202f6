"""How to play Colt Express well: habits, features, a planner of rounds and learned weights."""

from posse.bots.skill.base import Level, Skill
from posse.bots.skill.colt.features import ColtFeatures
from posse.bots.skill.colt.hand_weights import HAND_WEIGHTS, SHAKES
from posse.bots.skill.colt.planner import ColtPlanner
from posse.games.colt.game import GAME

# Temperatures are dollars of the expected lead.
LEVELS = {
    "level1": Level(temperature=500.0, playouts=40),
    "level2": Level(temperature=250.0, playouts=100),
    "level3": Level(temperature=120.0, playouts=100),
    "level4": Level(temperature=50.0, playouts=200),
    "level5": Level(playouts=30000),
}

SKILL = Skill(
    game=GAME,
    package=__name__,
    features=ColtFeatures,
    planner=ColtPlanner,
    hand_weights=HAND_WEIGHTS,
    shakes=SHAKES,
    levels=LEVELS,
    deep_planner=ColtPlanner,
)
