"""How to play Great Western Trail well: features, a planner and learned weights."""

from posse.bots.skill.base import Level, Skill
from posse.bots.skill.trail.features import TrailFeatures
from posse.bots.skill.trail.hand_weights import HAND_WEIGHTS, SHAKES
from posse.bots.skill.trail.planner import TrailPlanner
from posse.bots.skill.trail.turns import TurnPlanner
from posse.games.trail.game import GAME

LEVELS = {
    "level1": Level(temperature=1.4),
    "level2": Level(temperature=0.9),
    "level3": Level(temperature=0.5),
    "level4": Level(),
    "level5": Level(playouts=64),
}

SKILL = Skill(
    game=GAME,
    package=__name__,
    features=TrailFeatures,
    planner=TrailPlanner,
    hand_weights=HAND_WEIGHTS,
    shakes=SHAKES,
    levels=LEVELS,
    deep_planner=TurnPlanner,
)
