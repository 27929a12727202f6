"""The games' drawings for the terminal: every module in this folder is named after its game and exports `draw`."""

from collections.abc import Callable
from importlib import import_module
from pkgutil import iter_modules

from posse.cli.picture import Picture, Position

Drawing = Callable[[Position], Picture]

DRAWINGS: dict[str, Drawing] = {
    module.name: import_module(f"{__name__}.{module.name}").draw for module in iter_modules(__path__)
}
