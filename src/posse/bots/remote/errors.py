"""Why a bot cannot go on at a table of a server."""

from posse.engine.errors import PosseError


class RemoteError(PosseError):
    """What the server has refused, with the key and the facts that it has sent."""


class BotFailed(PosseError):
    """The bot itself has raised an error, or given an answer that is not among the choices."""
