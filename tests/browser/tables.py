"""Tables to look at: a finished game that is kept with the tests, and moments of it to play on from."""

from dataclasses import dataclass
from pathlib import Path

from playwright.async_api import expect

from tests.browser.guests import Guest
from tests.browser.playing import LIT

RECORDS = Path(__file__).parent.parent / "records" / "carson"


@dataclass(frozen=True, slots=True)
class Moment:
    """Before a line of a record: whose answer it is, and what that was."""

    record: str
    line: int
    seat: int
    words: str


# Late in a game of five, with cowboys all over the town.
PLACEMENT = Moment("5-polish-attacks", 192, 0, "place f6")
# The last cowboy of a round goes where another stands, and they fight at once.
BEFORE_DUEL = Moment("5-polish-attacks", 208, 2, "place d5")
# The cards of the last round lie open.
CHARACTERS = Moment("5-polish-attacks", 177, 1, "take sheriff")


async def finished(guest: Guest, record: str = PLACEMENT.record) -> str:
    """The id of a table at which this game was played to its end."""
    text = (RECORDS / f"{record}.txt").read_text(encoding="utf-8")
    return str((await guest.post("/api/records", record=text))["id"])


async def open_room(guest: Guest) -> None:
    """Wait at a new table with a bot for somebody else to come."""
    await guest.is_called("Ann")
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "greedy"}]
    table = await guest.post("/api/tables", game="carson", seats=seats)
    await guest.go(f"/table/{table['id']}")


async def play_on_from(guest: Guest, moment: Moment) -> str:
    """A table that stands at this moment, with the guest on the seat that is asked; its id."""
    await guest.is_called("Ann")
    before = await finished(guest, moment.record)
    fork = {"moment": moment.line - 1, "seat": moment.seat, "level": "random"}
    return str((await guest.post(f"/api/tables/{before}/fork", **fork))["id"])


async def sit_down_at(guest: Guest, moment: Moment) -> None:
    """Open the page of such a table; the question is there."""
    await guest.go(f"/table/{await play_on_from(guest, moment)}")
    await expect(guest.page.locator(LIT).first).to_be_visible()
