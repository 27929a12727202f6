"""Skills of the games' bots: every package in this folder is named after its game and exports `SKILL`."""

from importlib import import_module
from pkgutil import iter_modules

from posse.bots.skill.base import Skill

SKILLS: dict[str, Skill] = {
    module.name: import_module(f"{__name__}.{module.name}").SKILL for module in iter_modules(__path__) if module.ispkg
}
