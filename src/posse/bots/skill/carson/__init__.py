"""How to play Carson City well: features, planners and learned weights."""

from posse.bots.skill.base import Level, Skill
from posse.bots.skill.carson.features import CarsonFeatures
from posse.bots.skill.carson.hand_weights import HAND_WEIGHTS, SHAKES
from posse.bots.skill.carson.planner import CarsonPlanner
from posse.bots.skill.carson.rounds import RoundPlanner
from posse.games.carson.game import GAME

LEVELS = {
    "level1": Level(temperature=0.9),
    "level2": Level(temperature=0.5),
    "level3": Level(temperature=0.2),
    "level4": Level(playouts=40),
    "level5": Level(playouts=300),
}

SKILL = Skill(
    game=GAME,
    package=__name__,
    features=CarsonFeatures,
    planner=CarsonPlanner,
    hand_weights=HAND_WEIGHTS,
    shakes=SHAKES,
    levels=LEVELS,
    deep_planner=RoundPlanner,
)
