"""Everything is served under a path, and nothing elsewhere."""

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from posse.server.http.access import COOKIE
from posse.server.settings import Settings
from tests.sample import GAME
from tests.server.running import PATIENCE, Guest, RunningServer, opened, within

pytestmark = pytest.mark.anyio

PAGE = '<!doctype html><meta name="posse-root" content="./"><script src="./assets/app-1a.js"></script>'


@pytest.fixture(scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[RunningServer]:
    folder = tmp_path_factory.mktemp("site")
    (folder / "static" / "assets").mkdir(parents=True)
    (folder / "static" / "index.html").write_text(PAGE)
    (folder / "static" / "assets" / "app-1a.js").write_text("howdy")
    settings = Settings(folder / "data", workers=1, static=folder / "static", path="/games/posse")
    async with opened(settings) as running:
        yield running


@pytest.mark.parametrize("path", ["/", "/games/posse"])
async def test_the_way_there_is_shown(ann: Guest, path: str) -> None:
    answer = await ann.call("GET", path)
    assert (answer.status_code, answer.headers["location"]) == (307, "/games/posse/")


@pytest.mark.parametrize("path", ["/games/posse/", "/games/posse/table/x", "/games/posse/table/x/key"])
async def test_the_page_knows_where_it_is(ann: Guest, path: str) -> None:
    answer = await ann.call("GET", path)
    assert answer.status_code == 200
    assert re.findall(r'"(/[^"]*)"', answer.text) == ["/games/posse/", "/games/posse/assets/app-1a.js"]
    assert (await ann.call("GET", "/games/posse/assets/app-1a.js")).text == "howdy"


@pytest.mark.parametrize(
    "path", ["/api/me", "/table/x", "/games", "/games/possessed", "/games/posses/", "/assets/app-1a.js"]
)
async def test_elsewhere_is_nothing(ann: Guest, path: str) -> None:
    answer = await ann.call("GET", path)
    assert answer.status_code == 404
    assert "howdy" not in answer.text
    assert "content-security-policy" in answer.headers


async def test_calls_cookies_and_sockets(ann: Guest, server: RunningServer) -> None:
    named = await ann.call("POST", "/games/posse/api/me", json={"name": "Ann"})
    assert "Path=/games/posse;" in named.headers["set-cookie"]
    assert named.headers["cache-control"] == "no-store"
    made = await ann.call(
        "POST", "/games/posse/api/tables", json={"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}]}
    )
    assert made.status_code == 201
    place = f"/api/tables/{made.json()['id']}/socket"
    headers = {"Cookie": named.headers["set-cookie"].partition(";")[0]}
    url = f"ws://{server.address}/games/posse{place}"
    async with connect(url, additional_headers=headers, proxy=None, open_timeout=PATIENCE) as socket:
        assert '"whole":true' in str(await within(socket.recv()))
    with pytest.raises(InvalidStatus):
        async with connect(f"ws://{server.address}{place}", proxy=None, open_timeout=PATIENCE):
            pass
    out = await ann.call("POST", "/games/posse/api/logout", json={})
    assert f"{COOKIE}=" in out.headers["set-cookie"]
    assert "Path=/games/posse;" in out.headers["set-cookie"]


async def test_the_description_says_where_the_calls_are(ann: Guest) -> None:
    described = await ann.call("GET", "/games/posse/api/openapi.json")
    assert described.json()["servers"] == [{"url": "/games/posse"}]
    docs = await ann.call("GET", "/games/posse/api/docs")
    assert 'href="openapi.json"' in docs.text
    assert (await ann.call("GET", "/games/posse/api/docs.css")).headers["content-type"].startswith("text/css")


async def test_a_call_that_does_not_exist(ann: Guest) -> None:
    answer = await ann.call("GET", "/games/posse/api/nothing")
    assert (answer.status_code, answer.json()["error"]["key"]) == (404, "no-such-page")


async def test_without_a_path_the_page_is_at_the_root(tmp_path: Path) -> None:
    (tmp_path / "static").mkdir()
    (tmp_path / "static" / "index.html").write_text(PAGE)
    async with opened(Settings(tmp_path, workers=1, static=tmp_path / "static")) as plain, Guest(plain, "Ann") as ann:
        page = (await ann.call("GET", "/table/x")).text
        assert re.findall(r'"(/[^"]*)"', page) == ["/", "/assets/app-1a.js"]
