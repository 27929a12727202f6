"""A request as it is sent to another process: as it came, with a badge."""

from collections.abc import Iterable

from starlette.types import Scope

from posse.server.passing.badge import HEADER

Header = tuple[bytes, bytes]

# These belong to one connection; the passed one has its own.
OF_ONE_CONNECTION = frozenset(
    [b"connection", b"keep-alive", b"proxy-connection", b"te", b"trailer", b"transfer-encoding", b"upgrade", b"expect"]
)


def socket_request(scope: Scope, badge: bytes) -> bytes:
    """The handshake of a browser, with its own key."""
    return _head("GET", scope, [header for header in scope["headers"] if header[0] != HEADER], badge)


def call_request(scope: Scope, badge: bytes) -> bytes:
    """The head of a call; its body follows, in chunks if its length is not known."""
    kept = [header for header in scope["headers"] if header[0] not in OF_ONE_CONNECTION and header[0] != HEADER]
    if has_chunks(scope):
        kept.append((b"transfer-encoding", b"chunked"))
    return _head(scope["method"], scope, [*kept, (b"connection", b"close")], badge)


def has_chunks(scope: Scope) -> bool:
    """Whether the body of a call came without its length."""
    return any(name == b"transfer-encoding" for name, _ in scope["headers"])


def chunk(data: bytes) -> bytes:
    return b"%x\r\n%b\r\n" % (len(data), data)


def _head(method: str, scope: Scope, headers: Iterable[Header], badge: bytes) -> bytes:
    query = scope["query_string"]
    target = scope["raw_path"] + (b"?" + query if query else b"")
    lines = [b"%b %b HTTP/1.1" % (method.encode(), target)]
    lines += [b"%b: %b" % header for header in (*headers, (HEADER, badge))]
    return b"\r\n".join(lines) + b"\r\n\r\n"
