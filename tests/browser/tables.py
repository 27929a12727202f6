"""Tables to look at: finished games that are kept with the tests, and moments of them to play on from."""

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
from tests.server.saloon import Window

OPEN: Json = {"kind": "open"}
BOT: Json = {"kind": "bot", "level": "random"}

RECORDS = Path(__file__).parent.parent / "records"


@dataclass(frozen=True, slots=True)
class Moment:
    """Before a line of a record, such as `GAME/4-standard`: whose answer it is, and what that was."""

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
        """Where the answer was on the board: its last word, with the list of it."""
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
    """The id of a table at which this game was played to its end."""
    text = (RECORDS / f"{record}.txt").read_text(encoding="utf-8")
    return str((await guest.post("/api/records", record=text))["id"])


async def new_table_of(guest: Guest, *others: Json, **wishes: Any) -> str:
    """The id of a new table with the guest on its first seat."""
    table = await guest.post("/api/tables", game=GAME, seats=[{"kind": "me"}, *others], tempo="off", **wishes)
    return str(table["id"])


async def play_to_the_end(guest: Guest) -> None:
    """A game that everybody can find in the lobby; not by clicks, for it is only to be there."""
    table = await new_table_of(guest, BOT, BOT, start=True)
    cookies = {cookie["name"]: cookie["value"] for cookie in await guest.page.context.cookies()}
    address = f"{guest.address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    async with connect(address, additional_headers={"Cookie": f"{COOKIE}={cookies[COOKIE]}"}, proxy=None) as socket:
        window = Window(socket)
        await window.until("whole")
        await window.play(seed=9)


async def play_on_from(guest: Guest, moment: Moment, level: str = "random") -> str:
    """A table that stands at this moment, with the guest on the seat that is asked and bots on the others; its id."""
    await guest.is_called("Ann")
    before = await finished(guest, moment.record)
    fork = {"moment": moment.line - 1, "seat": moment.seat, "level": level}
    return str((await guest.post(f"/api/tables/{before}/fork", **fork))["id"])


async def sit_down_at(guest: Guest, moment: Moment, level: str = "random") -> None:
    """Open the page of such a table; the question is there."""
    await guest.go(f"/table/{await play_on_from(guest, moment, level)}")
    await expect(guest.page.locator(LIT).first).to_be_visible()


async def see_result(guest: Guest, record: str) -> None:
    """Open the page of a finished game."""
    await guest.go(f"/table/{await finished(guest, record)}")
    await expect(guest.page.locator(RESULT)).to_be_visible()


async def unfold_options(guest: Guest, game: str) -> None:
    """A new table, with every point of the rules unfolded."""
    await guest.go(f"/new/{game}")
    for details in await guest.page.locator("summary").all():
        await details.click()
