"""The games' evaluation functions: every module in this folder is named after its game and exports `TASTE`."""

from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from posse.bots.playout import Taste

TASTES: dict[str, Taste[Any]] = {
    module.name: import_module(f"{__name__}.{module.name}").TASTE for module in iter_modules(__path__)
}
