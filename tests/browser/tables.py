"""Tables for tests: golden records, and moments of them to play on from."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.async_api import expect
from websockets.asyncio.client import connect

from posse.games import GAMES
from posse.server.http.access import COOKIE
from tests.browser.guests import Guest, Json
from tests.browser.playing import LIT, RESULT
from tests.sample import GAME
from tests.server.running import Window

OPEN: Json = {"kind": "open"}
BOT: Json = {"kind": "bot", "level": "level1"}

RECORDS = Path(__file__).parent.parent / "records"


@dataclass(frozen=True, slots=True)
class Moment:
    """A moment before a line of a record such as `GAME/4-standard`: the seat that answers, and its answer."""

    record: str
    line: int
    seat: int
    words: str

    @property
    def word(self) -> str:
        """The last word of the answer."""
        return self.words.split()[-1]

    @property
    def spot(self) -> str:
        """The spot of the answer on the board: its last word with its list."""
        said = GAMES[self.record.split("/")[0]].words
        *_, last = said.verb_of(said.action(self.words)).args.values()
        return f"{last.name}:{self.word}"


async def sit_down_with_bots(guest: Guest, game: str, seats: int, options: dict[str, str]) -> None:
    """A new table with bots on all other seats."""
    await guest.is_called("Ann")
    sits = [{"kind": "me"}, *[BOT] * (seats - 1)]
    table = await guest.post("/api/tables", game=game, options=options, seats=sits, tempo="off", start=True)
    await guest.go(f"/table/{table['id']}")


async def finished(guest: Guest, record: str) -> str:
    """The id of a table with this finished game."""
    text = (RECORDS / f"{record}.txt").read_text(encoding="utf-8")
    return str((await guest.post("/api/records", record=text))["id"])


async def new_table_of(guest: Guest, *others: Json, **wishes: Any) -> str:
    """The id of a new table with the guest on its first seat."""
    table = await guest.post("/api/tables", game=GAME, seats=[{"kind": "me"}, *others], tempo="off", **wishes)
    return str(table["id"])


async def play_to_the_end(guest: Guest) -> None:
    """Create a public game in the lobby, by an HTTP call instead of clicks."""
    await play_out(guest, await new_table_of(guest, BOT, BOT, start=True))


async def play_out(guest: Guest, table: str) -> None:
    """Answer for the guest at a table until its game is over."""
    cookies = {cookie["name"]: cookie["value"] for cookie in await guest.page.context.cookies()}
    address = f"{guest.address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    async with connect(address, additional_headers={"Cookie": f"{COOKIE}={cookies[COOKIE]}"}, proxy=None) as socket:
        window = Window(socket)
        await window.until("whole")
        await window.play(seed=9)


async def play_on_from(guest: Guest, moment: Moment, level: str = "level1", name: str = "Ann") -> str:
    """Create a table at this moment, with the guest on the seat asked and bots on the others; returns its id."""
    await guest.is_called(name)
    before = await finished(guest, moment.record)
    fork = {"moment": moment.line - 1, "seat": moment.seat, "level": level}
    return str((await guest.post(f"/api/tables/{before}/fork", **fork))["id"])


async def sit_down_at(guest: Guest, moment: Moment, level: str = "level1", name: str = "Ann") -> None:
    """Open the page of such a table and wait for the question."""
    await guest.go(f"/table/{await play_on_from(guest, moment, level, name)}")
    await expect(guest.page.locator(LIT).first).to_be_visible()


async def see_result(guest: Guest, record: str) -> None:
    """Open the page of a finished game."""
    await guest.go(f"/table/{await finished(guest, record)}")
    await expect(guest.page.locator(RESULT)).to_be_visible()


async def unfold_options(guest: Guest, game: str) -> None:
    """The page for a new table, with all rule options expanded."""
    await guest.go(f"/new/{game}")
    for details in await guest.page.locator("summary").all():
        await details.click()
