"""Errors of the server, in addition to those of the engine, the store and the people.

PosseError
├── Missing       404  no such table, seat or key
├── Forbidden     403  somebody else's seat or table
├── Unknown       401  the caller is not known
├── LoggedOut     401  the session has ended
│   └── Renewed        it goes on under another cookie: connect again
├── NotNow        409  the table is full, has started, is not over
│   └── Stale     409  a click on an old page: look at the new one
├── Malformed     400  a message that makes no sense
│   └── NotJson   415  a request that changes something and is not JSON
├── TooLarge      413
├── TooFast       429
│   └── Flooding       a connection that goes on although it was told to slow down
└── Overloaded    503  the server has no room for another table now
"""

from typing import Any

from posse.engine.errors import PosseError


class Missing(PosseError):
    """There is no such thing."""


class Forbidden(PosseError):
    """It is somebody else's."""


class Unknown(PosseError):
    """The caller is not known, or gave a wrong password."""


class LoggedOut(PosseError):
    """The session has ended."""

    def __init__(self) -> None:
        super().__init__("logged-out")


class Renewed(LoggedOut):
    """The session goes on under another cookie."""


class NotNow(PosseError):
    """It cannot be done at this moment."""


class Stale(NotNow):
    """The ticket belongs to an old question."""


class Malformed(PosseError):
    """A request or message that makes no sense."""


class NotJson(Malformed):
    """A request that changes something and is not JSON: anything else could be a form of another site."""


class TooLarge(PosseError):
    """A request or message beyond the size limit."""


class TooFast(PosseError):
    """Beyond a rate limit; `facts["seconds"]` says when to try again."""


class Flooding(TooFast):
    """Still beyond the rate limit after many refusals."""


class Overloaded(PosseError):
    """The server has no room now; `facts["seconds"]` says when to try again."""


def error_json(error: PosseError) -> dict[str, Any]:
    """An error as it is sent: its key and facts, including those of its reason."""
    return {"key": error.key, "facts": {name: _fact(value) for name, value in error.facts.items()}}


def _fact(value: object) -> object:
    if isinstance(value, PosseError):
        return error_json(value)
    if isinstance(value, list | tuple):
        return [_fact(one) for one in value]
    if isinstance(value, str):
        return value.encode(errors="replace").decode()  # JSON can spell a lone surrogate, UTF-8 cannot
    return value if isinstance(value, int | float | bool | None) else str(value)
