"""The close code tells a browser whether to connect again."""

import pytest

from posse.engine.errors import PosseError
from posse.server.errors import Flooding, Forbidden, Missing, NotNow, TooFast
from posse.server.socket.close_codes import CloseCode, close_code_for
from posse.server.socket.frames import OTHER_CODES, STANDARD_CODES
from posse.server.store import StoreFailed


@pytest.mark.parametrize(
    ("reason", "code"),
    [
        (Missing("no-such-table"), CloseCode.NO_SUCH_TABLE),
        (Forbidden("no-spectators"), CloseCode.FORBIDDEN),
        (Flooding("too-fast", seconds=1), CloseCode.TOO_FAST),
        (TooFast("too-fast", seconds=1), CloseCode.TRY_AGAIN_LATER),
        (NotNow("table-not-running"), CloseCode.TRY_AGAIN_LATER),
        (StoreFailed(), CloseCode.TRY_AGAIN_LATER),
    ],
)
def test_every_reason_has_a_code(reason: PosseError, code: CloseCode) -> None:
    assert close_code_for(reason) is code


def test_every_code_may_be_sent() -> None:
    assert all(code in STANDARD_CODES or code in OTHER_CODES for code in CloseCode)
