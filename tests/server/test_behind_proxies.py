"""Behind real proxies, at the root of a site and under a path: the page, calls, cookies, sockets, addresses."""

import re
from collections.abc import AsyncIterator, Callable
from contextlib import ExitStack
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest
from websockets.asyncio.client import connect

from posse.cli.serve import network_address
from posse.server.settings import Limits, Rate, Settings
from tests.sample import GAME
from tests.server.proxies import TRUSTING, NoProxy, caddy, nginx
from tests.server.running import PATIENCE, RunningServer, opened, within

pytestmark = pytest.mark.anyio

CALLS = 6

Start = Callable[[ExitStack, Path, int, str], int]
"""Starts proxies before a server's port, for a path; returns the port of the first."""


def by_nginx(until: ExitStack, folder: Path, port: int, path: str) -> int:
    return until.enter_context(nginx(folder / "nginx", port, path))


def by_caddy(until: ExitStack, folder: Path, port: int, path: str) -> int:
    return until.enter_context(caddy(folder / "caddy", port, path))


def by_caddy_and_tls(until: ExitStack, folder: Path, port: int, path: str) -> int:
    return until.enter_context(caddy(folder / "caddy", port, path, tls=True))


def by_both(until: ExitStack, folder: Path, port: int, path: str) -> int:
    """TLS ends at Caddy; nginx is between it and the server."""
    inner = until.enter_context(nginx(folder / "nginx", port, path, is_inner=True))
    return until.enter_context(caddy(folder / "caddy", inner, path, tls=True))


class Site(NamedTuple):
    """What a visitor sees of it."""

    server: RunningServer
    port: int
    tls: bool
    path: str

    def origin(self, host: str = "localhost") -> str:
        return f"http{'s' if self.tls else ''}://{host}:{self.port}"

    def visitor(self, host: str = "localhost") -> httpx.AsyncClient:
        base = self.origin(host) + self.path
        return httpx.AsyncClient(verify=TRUSTING, trust_env=False, timeout=PATIENCE, base_url=base)


@pytest.fixture(params=["", "/posse"], ids=["root", "path"])
def path(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(params=[by_nginx, by_caddy, by_caddy_and_tls, by_both], ids=lambda start: start.__name__)
async def site(request: pytest.FixtureRequest, tmp_path: Path, path: str) -> AsyncIterator[Site]:
    start: Start = request.param
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text('<!doctype html><script src="./assets/app-1a.js"></script>')
    (static / "assets" / "app-1a.js").write_text("howdy" * 100_000)
    limits = Limits(calls=Rate(0.001, CALLS))
    settings = Settings(tmp_path / "data", workers=1, static=static, path=path, limits=limits)
    async with opened(settings) as server:
        with ExitStack() as until_the_end:
            try:
                port = start(until_the_end, tmp_path, server.port, path)
            except NoProxy as reason:
                pytest.skip(str(reason))  # skipped without the program, with the reason
            yield Site(server, port, start in (by_caddy_and_tls, by_both), path)


async def test_everything_works(site: Site) -> None:
    async with site.visitor() as visitor:
        page = await visitor.get("/table/x")
        (script,) = re.findall('src="(.*?)"', page.text)
        assert script == f"{site.path}/assets/app-1a.js"
        assert (await visitor.get(site.origin() + script)).text == "howdy" * 100_000
        assert ("strict-transport-security" in page.headers) == site.tls

        named = await visitor.post("/api/me", json={"name": "Ann"}, headers={"Origin": site.origin()})
        cookie = named.headers["set-cookie"].lower()
        assert f"path={site.path or '/'};" in cookie
        assert ("; secure" in cookie) == site.tls
        foreign = await visitor.post("/api/me", json={"name": "Eve"}, headers={"Origin": "https://evil.example"})
        assert foreign.status_code == 403

        made = await visitor.post("/api/tables", json={"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}]})
        await speaks(site, made.json()["id"], named.headers["set-cookie"].partition(";")[0])
        if site.path:
            assert (await visitor.get(site.origin() + site.path)).headers["location"].endswith(f"{site.path}/")


async def speaks(site: Site, table: str, cookie: str) -> None:
    """Messages go both ways on the socket of a table."""
    url = f"{site.origin().replace('http', 'ws')}{site.path}/api/tables/{table}/socket"
    headers = {"Cookie": cookie, "Origin": site.origin()}
    async with connect(
        url, additional_headers=headers, ssl=TRUSTING if site.tls else None, proxy=None, open_timeout=PATIENCE
    ) as socket:
        assert '"whole":true' in str(await within(socket.recv()))
        await socket.send('{"ping":7}')
        while '"pong":7' not in str(await within(socket.recv())):
            pass


async def test_visitors_are_counted_by_their_own_address(site: Site) -> None:
    """Also if they make up another one; those of this machine are not counted."""
    address = network_address()
    if address is None:
        pytest.skip("this machine has no other address to come from")
    async with site.visitor(address) as visitor, site.visitor("127.0.0.1") as at_home:
        forged = [{"X-Forwarded-For": f"203.0.113.{n}"} for n in range(CALLS)]
        assert {await status_of(site, visitor, one) for one in forged} == {200}
        assert await status_of(site, visitor, {}) == 429
        assert await status_of(site, at_home, {}) == 200


async def status_of(site: Site, visitor: httpx.AsyncClient, headers: dict[str, str]) -> int:
    """The status of a call under the name that is in the certificate."""
    named = {"Host": f"localhost:{site.port}", **headers}
    return (await visitor.get("/api/me", headers=named, extensions={"sni_hostname": "localhost"})).status_code
