"""How much a browser downloads for the first page."""

import importlib.util
import re
from http.client import HTTPConnection
from urllib.parse import urljoin

from bench.processes import HOST, Server
from tools.chromium import chromium

FETCHED = re.compile(r'<(?:script|link)\b[^>]*?\b(?:src|href)="([^"]+)"')


def first_page(server: Server) -> tuple[int, str]:
    """The compressed size of the English lobby, and how it was measured."""
    program = chromium()
    if program is None or importlib.util.find_spec("playwright") is None:
        return _computed(server), "computed"
    return _fetched(server, program), "Chromium"


def _fetched(server: Server, program: str) -> int:
    """The bytes Chromium receives, headers included, until the network is idle."""
    from playwright.sync_api import sync_playwright

    sizes: list[float] = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--disable-dev-shm-usage"])
        page = browser.new_context(locale="en-GB").new_page()
        session = page.context.new_cdp_session(page)
        session.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
        session.send("Network.enable")
        page.goto(f"http://{HOST}:{server.port}/", wait_until="networkidle")
        browser.close()
    return round(sum(sizes))


def _computed(server: Server) -> int:
    """The page itself and the scripts, styles and fonts that it loads immediately."""
    connection = HTTPConnection(HOST, server.port, 30)
    page = _body(connection, "/", "identity").decode()
    paths = ["/", *dict.fromkeys(urljoin("/", path) for path in FETCHED.findall(page))]
    return sum(len(_body(connection, path, "br, gzip")) for path in paths)


def _body(connection: HTTPConnection, path: str, encoding: str) -> bytes:
    connection.request("GET", path, headers={"Accept-Encoding": encoding, "Accept-Language": "en"})
    return connection.getresponse().read()
