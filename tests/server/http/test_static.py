"""The built page over HTTP: every link leads to it, its files are compressed and cached, and no others are served."""

import gzip
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from posse.server.settings import Settings
from posse.texts import texts
from tests.sample import GAME
from tests.server.running import Guest, RunningServer, opened

pytestmark = pytest.mark.anyio

SCRIPT = b"console.log('howdy')"
PACKED = gzip.compress(SCRIPT)


@pytest.fixture(scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[RunningServer]:
    """A server with a small page."""
    folder = tmp_path_factory.mktemp("site")
    static = folder / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html>the page")
    (static / "icon.svg").write_text("<svg/>")
    (static / "assets" / "app-1a2b.js").write_bytes(SCRIPT)
    (static / "assets" / "app-1a2b.js.gz").write_bytes(PACKED)
    (static / "assets" / "app-1a2b.js.br").write_bytes(b"brotli")
    (static / "assets" / "plain-3c.css").write_text("p{}")
    (folder / "secret.txt").write_text("the secret")
    async with opened(Settings(folder / "data", workers=1, static=static)) as running:
        yield running


@pytest.mark.parametrize("path", ["/", "/index.html", "/table/abcd1234", "/replay/x", f"/new/{GAME}", "/no/such/page"])
async def test_every_link_leads_to_the_page(ann: Guest, path: str) -> None:
    answer = await ann.call("GET", path)
    assert (answer.status_code, answer.text) == (200, "<!doctype html>the page")
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-type"].startswith("text/html")


async def test_files_at_the_root_are_asked_for_anew(ann: Guest) -> None:
    answer = await ann.call("GET", "/icon.svg")
    assert (answer.text, answer.headers["content-type"]) == ("<svg/>", "image/svg+xml")
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip", "gzip"),
        ("GZIP;q=0.5, br;q=0", "gzip"),
        ("br;q=0.0, gzip;q=0", None),
        ("brotli", None),
        ("identity", None),
    ],
)
async def test_assets_are_kept_forever_in_the_smallest_form(ann: Guest, accepted: str, encoding: str | None) -> None:
    async with ann.http.stream(
        "GET", f"http://{ann.server.address}/assets/app-1a2b.js", headers={"Accept-Encoding": accepted}
    ) as answer:
        body = b"".join([part async for part in answer.aiter_raw()])
    assert answer.headers.get("content-encoding") == encoding
    assert body == {"br": b"brotli", "gzip": PACKED, None: SCRIPT}[encoding]
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["vary"] == "Accept-Encoding"
    assert "javascript" in answer.headers["content-type"]


async def test_an_asset_that_was_not_packed(ann: Guest) -> None:
    answer = await ann.call("GET", "/assets/plain-3c.css")
    assert (answer.text, answer.headers.get("content-encoding")) == ("p{}", None)


@pytest.mark.parametrize(
    "path",
    [
        "/assets/gone.js",
        "/assets/",
        "/assets/..%2f..%2fsecret.txt",
        "/assets%2f..%2f..%2fsecret.txt",
        "/assets/%00",
        "/assets/" + "x" * 300,
    ],
)
async def test_an_asset_that_is_not_there(ann: Guest, path: str) -> None:
    answer = await ann.call("GET", path)
    assert (answer.status_code, answer.json()["error"]["key"]) == (404, "no-such-page")


@pytest.mark.parametrize(
    "path",
    [
        "/..%2fsecret.txt",
        "/%2e%2e/secret.txt",
        "/..%5csecret.txt",
        "/%2fetc%2fpasswd",
        "/%00",
        "/" + "x" * 300,
    ],
)
async def test_nothing_outside_the_folder_is_given_out(ann: Guest, path: str) -> None:
    answer = await ann.call("GET", path)
    assert (answer.status_code, answer.text) == (200, "<!doctype html>the page")


async def test_the_calls_are_described(ann: Guest) -> None:
    schema = (await ann.call("GET", "/api/openapi.json")).json()
    page = await ann.call("GET", "/api/docs")
    assert page.headers["content-type"].startswith("text/html")
    for path in schema["paths"]:
        assert path in page.text
    assert "<script" not in page.text
    assert not any("422" in call["responses"] for calls in schema["paths"].values() for call in calls.values())


async def test_without_a_page_that_is_said(tmp_path: Path) -> None:
    async with (
        opened(Settings(tmp_path, workers=1, lang="pl", static=tmp_path / "none")) as bare,
        Guest(bare, "Ann") as ann,
    ):
        answer = await ann.call("GET", "/")
        assert (answer.status_code, answer.text) == (503, texts("pl").say("server-no-page"))
        assert (await ann.get("/api/me"))["name"] is None
