"""The games as environments of other libraries: `pettingzoo`, `gymnasium` and `openspiel`, each an extra of Posse."""

from posse.engine.errors import PosseError


class NoExtra(PosseError):
    """The library that an adapter is for is not installed."""
