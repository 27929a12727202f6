"""The close codes of the server's WebSockets, from which the page's are generated.

Codes below 3000 are those of RFC 6455 and its registry, those from 4000 on are our own.
"""

from enum import IntEnum

from posse.engine.errors import PosseError
from posse.server.errors import Flooding, Forbidden, LoggedOut, Missing, Renewed, Unknown
from posse.server.store import LeaseLost


class CloseCode(IntEnum):
    """Why a connection was closed."""

    PROTOCOL_ERROR = 1002  # not the frames of a WebSocket
    INVALID_TEXT = 1007  # not UTF-8
    MESSAGE_TOO_LARGE = 1009
    SERVER_RESTART = 1012  # come back at once: the table goes on in another process, or after the restart
    TRY_AGAIN_LATER = 1013
    SESSION_RENEWED = 4001  # the browser has got another cookie: connect again
    LOGGED_OUT = 4401  # the session has ended, or the token of a bot does not count
    FORBIDDEN = 4403  # no spectators allowed, somebody else's seat, or another site's page
    NO_SUCH_TABLE = 4404
    TOO_SLOW = 4408  # the browser does not read what it is sent
    TOO_FAST = 4429


REASONS: list[tuple[type[PosseError], CloseCode]] = [
    (Renewed, CloseCode.SESSION_RENEWED),
    (LoggedOut, CloseCode.LOGGED_OUT),
    (Unknown, CloseCode.LOGGED_OUT),
    (Missing, CloseCode.NO_SUCH_TABLE),
    (Forbidden, CloseCode.FORBIDDEN),
    (Flooding, CloseCode.TOO_FAST),
    (LeaseLost, CloseCode.SERVER_RESTART),
]


def close_code_for(reason: PosseError) -> CloseCode:
    """The code that tells a browser whether to connect again: for an error that is not listed, it may."""
    return next((code for kind, code in REASONS if isinstance(reason, kind)), CloseCode.TRY_AGAIN_LATER)
