"""People with separate browsers: what they see and do, and the errors of their pages."""

import json
from dataclasses import dataclass
from typing import Any, cast
from urllib.parse import urlsplit

from playwright.async_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    Request,
    StorageState,
    WebSocket,
    expect,
)

from tests.browser.words import words

PATIENCE = 30_000  # milliseconds: a timeout for very busy machines
KEPT_AS = "posse-settings"
CHANGE = """([name, changes]) => localStorage.setItem(
    name, JSON.stringify({ ...JSON.parse(localStorage.getItem(name)), ...changes }))"""

expect.set_options(timeout=PATIENCE)

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Device:
    """A device; `touch` is a phone or tablet."""

    width: int = 1440
    height: int = 900
    touch: bool = False

    async def open(self, browser: Browser, lang: str, address: str, settings: Json) -> BrowserContext:
        """A browser context with this language and these settings.

        Unless they say otherwise, animations are off and nobody is asked about sounds.
        """
        kept = json.dumps({"pace": 0, "soundAsked": True, **settings})
        site = "{0.scheme}://{0.netloc}".format(urlsplit(address))
        storage: StorageState = {"origins": [{"origin": site, "localStorage": [{"name": KEPT_AS, "value": kept}]}]}
        return await browser.new_context(
            viewport={"width": self.width, "height": self.height},
            has_touch=self.touch,
            is_mobile=self.touch,
            locale=lang,
            storage_state=storage,
        )


DESKTOP = Device()
TABLET = Device(820, 1180, touch=True)
PHONE = Device(390, 844, touch=True)
SMALLEST_PHONE = Device(360, 640, touch=True)


class Guest:
    """A guest who finds things on the page by their text in one language."""

    def __init__(self, page: Page, address: str, lang: str, is_touching: bool = False) -> None:
        self.page = page
        self.is_touching = is_touching
        self.address = address
        self.words = words(lang)
        self.faults: list[str] = []
        self.heard: list[Json] = []
        page.set_default_timeout(PATIENCE)
        self._watch(page.context)

    # --- collects errors and messages of the table

    def _watch(self, context: BrowserContext) -> None:
        context.on("console", self._console)
        context.on("weberror", lambda trouble: self.faults.append(str(trouble.error)))
        context.on("request", self._request)
        self.page.on("websocket", self._socket)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.faults.append(message.text)

    def _request(self, request: Request) -> None:
        self._address(request.url)

    def _socket(self, socket: WebSocket) -> None:
        self._address(socket.url)
        socket.on("framereceived", lambda frame: self.heard.append(json.loads(frame)))

    def _address(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("data", "blob") and parts.netloc != urlsplit(self.address).netloc:
            self.faults.append(f"a request to {url}")

    # --- looking

    def reads(self, lang: str) -> None:
        """Switch the page to another language."""
        self.words = words(lang)

    def say(self, key: str, /, **args: Any) -> str:
        return self.words.say(key, **args)

    def button(self, key: str, /, **args: Any) -> Locator:
        return self.page.get_by_role("button", name=self.say(key, **args), exact=True)

    def link(self, key: str, /, **args: Any) -> Locator:
        return self.page.get_by_role("link", name=self.say(key, **args), exact=True)

    def field(self, key: str, /, **args: Any) -> Locator:
        return self.page.get_by_label(self.say(key, **args), exact=True)

    def card(self, game: str) -> Locator:
        """The card of a game in the lobby."""
        return self.page.get_by_role("article").filter(has=self.heading(f"game-{game}"))

    def heading(self, key: str, /, **args: Any) -> Locator:
        return self.page.get_by_role("heading", name=self.say(key, **args), exact=True)

    def segment(self, group: str, value: str) -> Locator:
        """One of several values in a row."""
        values = self.page.get_by_role("radiogroup", name=self.say(group), exact=True)
        return values.get_by_role("radio", name=self.say(value), exact=True)

    @property
    def path(self) -> str:
        """The path of the open page, without that under which everything is served."""
        return urlsplit(self.page.url).path.removeprefix(urlsplit(self.address).path)

    @property
    def table_id(self) -> str:
        """The id of the table whose page is open."""
        _, place, table = self.path.split("/")[:3]
        assert place == "table"
        return table

    def told(self, event: str) -> list[Json]:
        """The events of this kind that the guest has received."""
        told = [one for message in self.heard for one in message.get("events", [])]
        return [one for one in told if one["event"] == event]

    # --- doing

    async def go(self, path: str) -> None:
        """Open an address and wait until the page has loaded."""
        await self.page.goto(self.address + path)
        await expect(self.page.locator("main h1").first).to_be_attached()

    async def sets(self, **settings: Any) -> None:
        """Change settings of this browser, for all pages that are opened from now on."""
        await self.page.evaluate(CHANGE, [KEPT_AS, settings])

    async def post(self, path: str, **body: Any) -> Json:
        """Call the server directly as this guest, to set up a table."""
        answer = await self.page.request.post(self.address + path, data=body)
        assert answer.ok, await answer.text()
        return cast("Json", await answer.json())

    async def is_called(self, name: str) -> None:
        await self.post("/api/me", name=name)
