"""What a proxy says of a request: believed if the proxy is trusted, and nobody else."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest

from posse.server.settings import LOOPBACK, Limits, Rate, Settings
from tests.server.running import Guest, RunningServer, opened

pytestmark = pytest.mark.anyio

HSTS = "strict-transport-security"
CHAIN = ("127.0.0.1", "10.0.0.0/8", "2001:db8::/32")


@asynccontextmanager
async def served(folder: Path, *proxies: str, calls: int = 250) -> AsyncIterator[tuple[RunningServer, Guest]]:
    limits = Limits(calls=Rate(0.001, calls), includes_this_machine=True)
    async with (
        opened(Settings(folder, workers=1, proxies=proxies, limits=limits)) as server,
        Guest(server, "Ann") as ann,
    ):
        yield server, ann


async def sent(ann: Guest, **headers: str) -> httpx.Response:
    names = {"by": "X-Forwarded-Proto", "of": "X-Forwarded-For"}
    return await ann.call("GET", "/api/me", headers={names[name]: value for name, value in headers.items()})


async def test_tls_by_a_trusted_proxy_is_made_permanent(tmp_path: Path) -> None:
    async with served(tmp_path, *LOOPBACK) as (_, ann):
        assert (await sent(ann, by="https")).headers[HSTS] == "max-age=31536000"
        assert HSTS not in (await sent(ann, by="http")).headers
        assert HSTS not in (await sent(ann)).headers
        secure = await ann.call("POST", "/api/me", json={"name": "Ann"}, headers={"X-Forwarded-Proto": "https"})
        assert "secure" in secure.headers["set-cookie"].lower()


async def test_tls_is_not_believed_of_anybody_else(tmp_path: Path) -> None:
    async with served(tmp_path, "10.0.0.5") as (_, ann):
        assert HSTS not in (await sent(ann, by="https")).headers
        made = await ann.call("POST", "/api/me", json={"name": "Ann"}, headers={"X-Forwarded-Proto": "https"})
        assert "secure" not in made.headers["set-cookie"].lower()


async def test_visitors_behind_a_proxy_are_counted_by_their_own_addresses(tmp_path: Path) -> None:
    async with served(tmp_path, *LOOPBACK, calls=2) as (_, ann):
        for address in ("203.0.113.1", "203.0.113.2"):
            assert [(await sent(ann, of=address)).status_code for _ in range(3)] == [200, 200, 429]


@pytest.mark.parametrize(
    "header",
    [
        "203.0.113.1",
        "203.0.113.1, 10.1.2.3",
        "203.0.113.1, 10.1.2.3, 10.3.2.1",
        "203.0.113.1, 2001:db8::5",
        "198.51.100.9, 203.0.113.1, 10.1.2.3",  # the visitor has made up the first one
        "203.0.113.1:4711",
    ],
)
async def test_a_chain_of_proxies_leads_to_the_visitor(tmp_path: Path, header: str) -> None:
    async with served(tmp_path, *CHAIN, calls=1) as (_, ann):
        assert (await sent(ann, of=header)).status_code == 200
        assert (await sent(ann, of="203.0.113.1")).status_code == 429
        assert (await sent(ann, of="203.0.113.2")).status_code == 200


async def test_a_visitor_cannot_choose_another_address(tmp_path: Path) -> None:
    async with served(tmp_path, "10.0.0.5", calls=2) as (_, ann):
        answers = [(await sent(ann, of=f"203.0.113.{n}")).status_code for n in range(3)]
        assert answers == [200, 200, 429]


async def test_the_environment_decides_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "*")
    async with served(tmp_path, "10.0.0.5") as (_, ann):
        assert HSTS not in (await sent(ann, by="https")).headers
