"""The rules that a table does without if all private buildings show their first side."""

from typing import Final

from posse.engine.scope import Scope
from posse.games.trail.data.options import ALL_A

SCOPES: Final = [
    Scope("GWT-12.3 GWT-14.5 GWT-14.6 R-13 R-24 R-25 R-32 R-39", {"sides": ALL_A}),
]
