"""Which hosts and origins are ours, and headers that make no sense: no request ends in a server error."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from posse.server.http.hosts import Hosts, address_in, origin_in
from posse.server.settings import Limits, Settings
from posse.texts import LANGUAGES, texts
from tests.contract.tables import some
from tests.server.running import Guest, RunningServer, opened, within

HOSTS = Hosts("0.0.0.0", ["https://play.example.org", "http://saloon.example:8080/"])

KNOWN = [
    "localhost",
    "localhost:8000",
    "LOCALHOST",
    "localhost.",
    "posse.localhost",
    "127.0.0.1",
    "127.0.0.1:8000",
    "[::1]:8000",
    "[2001:db8::1]",
    "192.168.1.20:8000",
    "play.example.org",
    "Play.Example.org:443",
    "saloon.example",
    "",
]
STRANGE = [
    "evil.example",
    "play.example.org.evil.example",
    "evil.example:8000",
    "localhost.evil.example",
    "127.0.0.1.evil.example",
    "127.0.0.1@evil.example",
    "evil.example/127.0.0.1",
    "2130706433",
    "[",
    "]",
    "[::1",
    "[evil.example]",
    ":8000",
    "a b",
    "a,b",
    "\x00",
    "localhost:port",
    "localhost:80:80",
    "żubr",
]


@pytest.mark.parametrize("host", KNOWN)
def test_hosts_that_are_ours(host: str) -> None:
    assert HOSTS.knows(host)


@pytest.mark.parametrize("host", STRANGE)
def test_hosts_that_are_not(host: str) -> None:
    assert not HOSTS.knows(host)


@pytest.mark.parametrize(
    ("origin", "host"),
    [
        ("http://127.0.0.1:8000", "127.0.0.1:8000"),
        ("http://LOCALHOST:8000", "localhost:8000"),
        ("https://other.example", "other.example"),
        ("https://other.example", "other.example:443"),
        ("https://other.example:443", "other.example"),
        ("http://[::1]:8000", "[::1]:8000"),
        ("https://play.example.org", "127.0.0.1:8000"),  # a proxy that does not pass on the host
        ("http://saloon.example:8080", "saloon.example"),
    ],
)
def test_pages_of_our_own(origin: str, host: str) -> None:
    assert HOSTS.is_ours(origin, host)


@pytest.mark.parametrize(
    ("origin", "host"),
    [
        ("http://evil.example", "127.0.0.1:8000"),
        ("http://127.0.0.1:9000", "127.0.0.1:8000"),
        ("https://play.example.org:8443", "127.0.0.1:8000"),
        ("http://play.example.org", "127.0.0.1:8000"),
        ("null", ""),
        ("null", "null"),
        ("", ""),
        ("http://[", "["),
        ("http://[", "127.0.0.1"),
        ("http://", ""),
        ("file://", ""),
        ("127.0.0.1:8000", "127.0.0.1:8000"),
        ("http://a@127.0.0.1:8000", "127.0.0.1:8000"),
        ("http://127.0.0.1:8000/x", "127.0.0.1:8000"),
        ("http://127.0.0.1:8000, http://evil.example", "127.0.0.1:8000"),
    ],
)
def test_pages_of_others(origin: str, host: str) -> None:
    assert not HOSTS.is_ours(origin, host)


@some(200)
@given(text=st.text(max_size=30) | st.text("[]:/.@%htp0", max_size=12))
def test_any_text_is_read_or_is_not(text: str) -> None:
    assert address_in(text) != ("", "")
    assert origin_in(text) is None or origin_in(str(origin_in(text))) == origin_in(text)
    HOSTS.knows(text)
    HOSTS.is_ours(text, text)


# --- over HTTP


@pytest.mark.anyio
@pytest.mark.parametrize("lang", LANGUAGES)
async def test_a_strange_host_is_told_which_option_allows_it(tmp_path: Path, lang: str) -> None:
    async with opened(Settings(tmp_path, workers=1, lang=lang)) as server, Guest(server, "Ann") as ann:
        page = await ann.call("GET", "/", headers={"Host": "evil.example:8000"})
        assert (page.status_code, page.headers["content-type"]) == (403, "text/plain; charset=utf-8")
        facts = {"given": "evil.example:8000", "origin": "http://evil.example"}
        assert page.text.strip() == texts(lang).say("error-wrong-host", **facts)
        assert "--origin http://evil.example" in page.text
        call = await ann.call("GET", "/api/me", headers={"Host": "evil.example:8000"})
        assert call.json() == {"error": {"key": "wrong-host", "facts": facts}}
        tls = await ann.call("GET", "/", headers={"Host": "evil.example", "X-Forwarded-Proto": "https"})
        assert "--origin https://evil.example" in tls.text


@pytest.mark.anyio
async def test_a_public_name_is_allowed_by_its_option(tmp_path: Path) -> None:
    settings = Settings(tmp_path, workers=1, origins=("https://play.example.org",))
    async with opened(settings) as server, Guest(server, "Ann") as ann:
        headers = {"Host": "play.example.org", "Origin": "https://play.example.org"}
        assert (await ann.call("GET", "/api/me", headers=headers)).status_code == 200
        assert (await ann.call("POST", "/api/me", json={"name": "Ann"}, headers=headers)).status_code == 200
        foreign = {**headers, "Origin": "https://evil.example"}
        assert (await ann.call("POST", "/api/me", json={"name": "Ann"}, headers=foreign)).status_code == 403


# Headers that a browser never sends; a server error would be a bug, whatever else they deserve.
JUNK = [
    *[
        ("Origin", value)
        for value in ("http://[", "http://]", "[", "http://[::1", "http://a:b:c", "null", "\x7f", "//")
    ],
    *[("Host", value) for value in ("[", "[::1", "a b", ":", "a:b", "http://a", "%00", "\xff\xfe", "x" * 5000)],
    *[
        ("Cookie", value)
        for value in ("posse=", "posse", "=", ";;;=", 'posse="\\', "posse=\xff", "posse=" + "." * 9000)
    ],
    *[("Content-Length", value) for value in ("-1", "abc", "0x10", "1, 2", "99999999999999999999999", "")],
    *[("Transfer-Encoding", value) for value in ("chunked, chunked", "gzip", "identity", "\xff")],
    *[("Content-Type", value) for value in ("", "/", "application/json; charset=\xff", "application/json;" * 100)],
    *[("Accept-Language", value) for value in ("", ",,;q=", "\xff", "en;q=abc", "x" * 9000)],
    *[("Accept-Encoding", value) for value in ("", ";;;", "br;q=0;q=1", "\xff", "*" * 5000)],
    *[("X-Forwarded-For", value) for value in ("", "[", "[::1", "1.2.3.4:x", ",,,", "\xff", "unknown")],
    *[("X-Forwarded-Proto", value) for value in ("", "ftp", "https, http", "\xff")],
    *[("Range", value) for value in ("bytes=", "bytes=-", "bytes=9-1", "bytes=0-0,1-1,2-2", "x")],
    *[("If-Range", value) for value in ("", "\xff")],
    *[("If-None-Match", value) for value in ("", "\xff", "*")],
    *[("Expect", value) for value in ("100-continue", "200-ok")],
    *[("Sec-WebSocket-Key", value) for value in ("", "x", "dGhl", "\xff", "=" * 100)],
    *[("Sec-WebSocket-Version", value) for value in ("", "0", "12", "13, 8", "x")],
    *[("Sec-WebSocket-Extensions", value) for value in ("", ";;;", "permessage-deflate; x=\xff", "," * 1000)],
    *[("Sec-WebSocket-Protocol", value) for value in ("", ",", "\xff", "a b")],
    *[("Connection", value) for value in ("", "Upgrade, close", "\xff", "keep-alive, Upgrade")],
    *[("Upgrade", value) for value in ("", "h2c", "websocket, h2c", "\xff", "WEBSOCKET")],
]
PLAIN = {"Host": "127.0.0.1", "Connection": "close"}
CALL = {**PLAIN, "Content-Type": "application/json", "Content-Length": "14"}
SOCKET = {
    "Host": "127.0.0.1",
    "Connection": "Upgrade",
    "Upgrade": "websocket",
    "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
    "Sec-WebSocket-Version": "13",
}
REQUESTS = {
    "GET / HTTP/1.1": (PLAIN, b""),
    "GET /api/me HTTP/1.1": (PLAIN, b""),
    "POST /api/me HTTP/1.1": (CALL, b'{"name":"Ann"}'),
    "GET /api/tables/x/socket HTTP/1.1": (SOCKET, b""),
}


@pytest.fixture(scope="module")
async def hasty(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[RunningServer]:
    """A server that does not wait long for bodies that were only announced."""
    limits = Limits(header_seconds=1, body_seconds=1)
    async with opened(Settings(tmp_path_factory.mktemp("hasty"), workers=1, limits=limits)) as running:
        yield running


@pytest.mark.anyio
@pytest.mark.parametrize("request_line", REQUESTS)
async def test_no_header_breaks_the_server(hasty: RunningServer, request_line: str) -> None:
    headers, body = REQUESTS[request_line]
    for name, value in JUNK:
        status = await status_of(hasty, request_line, {**headers, name: value}, body)
        assert 100 <= status < 500, (name, value)


@pytest.mark.anyio
async def test_a_broken_origin_is_forbidden(server: RunningServer) -> None:
    line, (headers, body) = "POST /api/me HTTP/1.1", REQUESTS["POST /api/me HTTP/1.1"]
    assert await status_of(server, line, {**headers, "Origin": "http://["}, body) == 403
    line, (headers, body) = "GET /api/tables/x/socket HTTP/1.1", REQUESTS["GET /api/tables/x/socket HTTP/1.1"]
    assert await status_of(server, line, {**headers, "Origin": "http://["}, body) == 403


@pytest.mark.anyio
async def test_two_hosts_are_one_too_many(server: RunningServer) -> None:
    headers = {"Host": "127.0.0.1", "host": "evil.example"}
    assert await status_of(server, "GET /api/me HTTP/1.1", headers, b"") == 400


@pytest.mark.anyio
async def test_a_health_check_without_a_host_is_answered(server: RunningServer) -> None:
    assert await status_of(server, "GET /api/health HTTP/1.0", {}, b"") == 200


async def status_of(server: RunningServer, request_line: str, headers: dict[str, str], body: bytes) -> int:
    """The status of a request; 0 if the connection is closed without one."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    lines = [request_line, *(f"{name}: {value}" for name, value in headers.items()), "", ""]
    writer.write("\r\n".join(lines).encode("latin-1") + body)
    try:
        status = await within(reader.readline())
        return int(status.split()[1]) if status else 0
    finally:
        writer.transport.abort()
