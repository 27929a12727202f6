"""Skills of the games' bots: every package in this folder is named after its game and exports `SKILL`."""

from importlib import import_module
from typing import TYPE_CHECKING

from posse.found import Found, packages_beside

if TYPE_CHECKING:  # a server needs no skill: its bots think in other processes
    from posse.bots.skill.base import Skill


def _skill(name: str) -> "Skill":
    found: Skill = import_module(f"{__name__}.{name}").SKILL
    return found


SKILLS: "Found[Skill]" = Found(packages_beside(__file__), _skill)
