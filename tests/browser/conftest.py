"""Fixtures: a server, a browser, and guests; no page may report an error."""

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from typing import Any

import anyio
import pytest
from playwright.async_api import Browser, async_playwright

import build_web
from posse.server.settings import STATIC
from tests.browser.guests import DESKTOP, Device, Guest
from tests.serving import serving
from tools.chromium import MISSING, chromium

SECONDS_TO_CLOSE = 60  # at the end of all tests, where a browser that hangs would keep them from ending

Invite = Callable[..., Awaitable[Guest]]


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """One event loop for all tests, since the browser outlives a test."""
    return "asyncio"


@pytest.fixture(scope="session")
def built_page() -> None:
    """Make sure that the served page is built from the current sources."""
    page = build_web.STATIC / "index.html"
    is_served = page.is_file() and (STATIC / page.name).read_bytes() == page.read_bytes()
    if not is_served or not build_web.is_fresh():
        pytest.fail("the page for the browser is not built from the sources as they are now: run `make ready`")


@pytest.fixture(scope="session")
def address(built_page: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """One server per test process: its address, without a trailing slash."""
    with serving(tmp_path_factory.mktemp("data")) as address:
        yield address


@pytest.fixture(scope="session")
async def browser() -> AsyncIterator[Browser]:
    program = chromium()
    if program is None:
        pytest.skip(MISSING)  # without a browser the tests are skipped; `make test` says so
    async with async_playwright() as playwright:
        running = await playwright.chromium.launch(executable_path=program, args=["--disable-dev-shm-usage"])
        yield running
        with anyio.move_on_after(SECONDS_TO_CLOSE):
            await running.close()


@pytest.fixture
async def invite(browser: Browser, address: str) -> AsyncIterator[Invite]:
    """Creates guests: `await invite("pl", PHONE, theme="dark")`; fails at the end if a page had an error."""
    guests: list[Guest] = []

    async def come(lang: str = "en", device: Device = DESKTOP, **settings: Any) -> Guest:
        context = await device.open(browser, lang, address, settings)
        guests.append(Guest(await context.new_page(), address, lang, device.touch))
        return guests[-1]

    yield come
    for guest in guests:
        await guest.page.context.close()
    assert [guest.faults for guest in guests if guest.faults] == []
