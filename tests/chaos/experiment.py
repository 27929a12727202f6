"""Many live tables on a site, struck by one disaster after the other; after each, all ledgers are compared."""

import asyncio
import contextlib
import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from time import monotonic

import httpx

from posse.server.http.access import COOKIE
from tests.chaos.audit import Line, faults_of, faults_of_logs
from tests.chaos.browser import Browser
from tests.chaos.disasters import DISASTERS
from tests.chaos.site import Site
from tests.sample import GAME
from tests.server.running import ME, NO_TLS, OPEN, bot

BURST_SECONDS = 3.0  # of quick play, which goes on while a disaster strikes
BURST_RATE = 150  # answers a second at all tables together
MOST_SECONDS = 120.0  # until somebody who does not play on has failed; far beyond what is wanted
IN_FLIGHT_SECONDS = 0.5  # in which what was sent before a disaster arrives
BOT_AT_EVERY = 3  # one table of so many has a bot
SPECTATOR_AT_EVERY = 4
MADE_AT_ONCE = 10
MOST_ATTEMPTS = 5
BAD_GATEWAY, UNAVAILABLE = 502, 503


class Interrupted(Exception):
    """The process that was answering is gone, or was taken for dead: what was asked may have been done or not."""


@dataclass
class Table:
    """A table with its browsers: two people, and perhaps somebody who looks on."""

    id: str
    browsers: list[Browser]
    tasks: list[asyncio.Task[None]]
    stored: list[Line] = field(default_factory=list)

    @property
    def is_over(self) -> bool:
        return any(browser.is_over for browser in self.browsers)

    async def leave(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


@dataclass
class Result:
    """What came of one disaster."""

    disaster: str
    tables: int
    answers: int
    faults: list[str]
    homes: list[int]
    """How many tables lived in each process, the busiest first."""
    seconds: list[float]
    """Until play went on, for each browser at a table that was not over."""
    gaps: list[float]
    """The longest time that each browser was without a connection."""


class Experiment:
    """The tables of a site; `replayed` is how many records are replayed after each disaster, which takes long."""

    def __init__(self, site: Site, pace: float, replayed: int, seed: int = 15) -> None:
        self.site = site
        self.tables: list[Table] = []
        self.faults: list[str] = []
        self._usual = self._pace = pace
        self._replayed = replayed
        self._chance = Random(seed)

    async def close(self) -> None:
        for table in self.tables:
            await table.leave()

    # --- tables

    async def fill(self, tables: int) -> None:
        """Replace tables whose games are over, and make so many that there are as many as wanted."""
        for over in [table for table in self.tables if table.is_over]:
            await over.leave()
            self.tables.remove(over)
        while (first := len(self.tables)) < tables:
            numbers = range(first, min(first + MADE_AT_ONCE, tables))
            self.tables += await asyncio.gather(*(self._made(number) for number in numbers))

    async def _made(self, number: int) -> Table:
        table, cookies = await self._begun(number)
        eyes: list[tuple[int | None, str]] = list(enumerate(cookies))
        eyes += [(None, "")] if number % SPECTATOR_AT_EVERY == 0 else []
        browsers = [self._browser(table, seat, cookie) for seat, cookie in eyes]
        return Table(table, browsers, [asyncio.create_task(browser.play()) for browser in browsers])

    async def _begun(self, number: int) -> tuple[str, list[str]]:
        """The id of a table whose game has begun, and the cookies of its two people."""
        seats = [ME, OPEN, *([bot()] if number % BOT_AT_EVERY == 0 else [])]
        wishes = {"game": GAME, "seats": seats, "tempo": "off", "name": "Ann"}
        for _ in range(MOST_ATTEMPTS):
            with contextlib.suppress(Interrupted):
                async with self._person() as ann, self._person() as bob:
                    table = (await _call(ann, "/api/tables", **wishes))["id"]
                    await _call(bob, f"/api/tables/{table}/join", seat=None, name="Bob")
                    await _call(ann, f"/api/tables/{table}/start")
                    return table, [ann.cookies[COOKIE], bob.cookies[COOKIE]]
        raise AssertionError(f"no table could be set up in {MOST_ATTEMPTS} attempts")

    def _person(self) -> httpx.AsyncClient:
        base = f"http://{self.site.address}"
        return httpx.AsyncClient(base_url=base, verify=NO_TLS, trust_env=False, timeout=MOST_SECONDS)

    def _browser(self, table: str, seat: int | None, cookie: str) -> Browser:
        address = f"ws://{self.site.address}/api/tables/{table}/socket"
        note: Callable[[str], None] = self.faults.append
        return Browser(address, seat, cookie, lambda: self._pace, note, Random(secrets.randbits(32)))

    @property
    def _browsers(self) -> list[Browser]:
        return [browser for table in self.tables for browser in table.browsers]

    # --- disasters

    async def strike(self, name: str) -> Result:
        """Play, let a disaster strike in a burst, wait until all play on, and compare everything."""
        ids = [table.id for table in self.tables]
        before = sum(len(browser.taken) for browser in self._browsers)
        for browser in self._browsers:
            browser.longest_gap = 0.0
        self._pace = min(self._usual, len(self.tables) / BURST_RATE)
        await asyncio.sleep(BURST_SECONDS)
        homes = list((await self.site.homes(ids)).values())
        seconds = await self._struck(name, ids)
        await self._settle()
        faults, self.faults = [*self.faults, *await self._compared(ids)], []
        answers = sum(len(browser.taken) for browser in self._browsers) - before
        for browser in self._browsers:
            browser.go_on()
        gaps = [browser.longest_gap for browser in self._browsers]
        return Result(name, len(ids), answers, faults, homes, seconds, gaps)

    async def _struck(self, name: str, ids: Sequence[str]) -> list[float]:
        """How long it took each browser to hear of something new in its game, after the disaster began."""
        begun = monotonic()
        self._await_news(begun + IN_FLIGHT_SECONDS)
        disaster = asyncio.ensure_future(DISASTERS[name](self.site, list(ids), self._chance))
        if name in FROM_THE_END:
            begun = await disaster
            self._await_news(begun)
        await self._until_all_have_news(begun + MOST_SECONDS)
        self._pace = self._usual
        await disaster
        self.faults += [
            f"stuck: seat {browser.seat} after {name}"
            for browser in self._browsers
            if browser.heard_news is None and not browser.is_over
        ]
        heard = [
            browser.heard_news for browser in self._browsers if browser.heard_news is not None or not browser.is_over
        ]
        return [(monotonic() if moment is None else moment) - begun for moment in heard]

    def _await_news(self, since: float) -> None:
        for browser in self._browsers:
            browser.await_news(since)

    async def _until_all_have_news(self, until: float) -> None:
        while monotonic() < until:
            if all(browser.heard_news is not None or browser.is_over for browser in self._browsers):
                return
            await asyncio.sleep(0.2)

    async def _settle(self) -> None:
        """Let everybody finish what they are doing."""
        for browser in self._browsers:
            browser.pause()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(MOST_SECONDS):
                while not all(browser.is_settled for browser in self._browsers):
                    await asyncio.sleep(0.1)
                await self._until_quiet()
        self.faults += [
            f"stuck: seat {browser.seat} of {table.id} waits for {browser.awaited}"
            for table in self.tables
            for browser in table.browsers
            if not browser.is_settled
        ]

    async def _until_quiet(self) -> None:
        """Until the bots have nothing more to do, and everything that was stored has arrived."""
        heard = None
        while heard != (heard := [len(browser.log) for browser in self._browsers]):
            await asyncio.sleep(2.0)

    async def _compared(self, ids: list[str]) -> list[str]:
        """What is wrong with any table; some of them are replayed, too."""
        stored, headers = await self.site.stored(ids), await self.site.headers(ids)
        found = []
        replayed = self._chance.sample(ids, min(self._replayed, len(ids)))
        for table in self.tables:
            faults = faults_of(table.browsers, stored[table.id], table.stored)
            if table.id in replayed:
                faults += faults_of_logs(table.browsers, headers[table.id], stored[table.id])
                await asyncio.sleep(0)
            found += [f"{table.id}: {fault}" for fault in faults]
            table.stored = stored[table.id]
        return found


FROM_THE_END = ("database",)  # nobody can play before it is over


async def _call(person: httpx.AsyncClient, path: str, **body: object) -> dict[str, str]:
    """Set something up, and wait for a site that has not recovered yet."""
    until = monotonic() + MOST_SECONDS
    while (answer := await person.post(path, json=body)).status_code == UNAVAILABLE and monotonic() < until:
        await asyncio.sleep(1.0)
    if answer.status_code == BAD_GATEWAY:
        raise Interrupted
    answer.raise_for_status()
    found: dict[str, str] = answer.json()
    return found
