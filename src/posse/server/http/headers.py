"""The security headers of every response."""

from starlette.types import Scope

POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
NO_STORE = (b"cache-control", b"no-store")
# For a year browsers ask for nothing but TLS; sent only where the request came by TLS.
ONLY_BY_TLS = (b"strict-transport-security", b"max-age=31536000")


def headers_of_response(scope: Scope, is_call: bool) -> list[tuple[bytes, bytes]]:
    """What every response says; and what is told to one person, such as the key of their seat, must not be cached."""
    by_tls = [ONLY_BY_TLS] if scope["scheme"] == "https" else []
    return [*HEADERS, *by_tls, *([NO_STORE] if is_call else [])]
