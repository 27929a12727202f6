"""Tables to look at: finished games that are kept with the tests, and moments of them to play on from."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.async_api import expect
from websockets.asyncio.client import connect

from posse.games import GAMES
from posse.server.http.access import COOKIE
from tests.browser.guests import Guest, Json
from tests.browser.playing import LIT
from tests.server.saloon import Window

OPEN: Json = {"kind": "open"}
BOT: Json = {"kind": "bot", "level": "random"}

RECORDS = Path(__file__).parent.parent / "records"


@dataclass(frozen=True, slots=True)
class Moment:
    """Before a line of a record, such as `carson/5-polish-attacks`: whose answer it is, and what that was."""

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


# Late in a game of five, with cowboys all over the town.
PLACEMENT = Moment("carson/5-polish-attacks", 192, 0, "place f6")
# The last cowboy of a round goes where another stands, and they fight at once.
BEFORE_DUEL = Moment("carson/5-polish-attacks", 208, 2, "place d5")
# The cards of the last round lie open.
CHARACTERS = Moment("carson/5-polish-attacks", 177, 1, "take sheriff")

# On the train: a card is played, with the hand full and horses and Stagecoach beside six cars.
PLANNING = Moment("colt/6-horses", 60, 3, "play belle punch")
# Everybody decides in secret whether to board the car that is offered.
HORSE_ATTACK = Moment("colt/6-horses", 2, 4, "board cheyenne")
# A purse is taken, and others lie beside it.
ROBBERY = Moment("colt/4-horses", 51, 0, "rob purse3")
# After this the rest of a round is carried out without a question, and the next one begins.
BEFORE_FILM = Moment("colt/6-horses", 152, 0, "seize old_lady")

# On the trail: late in a game of four, with many places within reach.
DRIVE = Moment("trail/4-standard", 644, 2, "move b")
# At a building of one's own, with actions beside those of the building.
VISIT = Moment("trail/4-standard", 658, 1, "use hire")
# Cattle of every value are for sale.
CATTLE_MARKET = Moment("trail/4-standard", 665, 2, "buy highland_5 west_highland5")
# Kansas City, from the foresight spaces on to the delivery.
FORESIGHT = Moment("trail/4-standard", 652, 0, "foresee blue_teepee")
DELIVERY = Moment("trail/4-standard", 655, 0, "deliver albuquerque")


async def sit_down_to_rob(guest: Guest, seats: int, **options: str) -> None:
    """A new table of Colt Express with bots on all other seats."""
    await sit_down_with_bots(guest, "colt", seats, options)


async def sit_down_to_drive(guest: Guest, seats: int, **options: str) -> None:
    """A new table of Great Western Trail with bots on all other seats."""
    await sit_down_with_bots(guest, "trail", seats, options)


async def sit_down_with_bots(guest: Guest, game: str, seats: int, options: dict[str, str]) -> None:
    await guest.is_called("Ann")
    sits = [{"kind": "me"}, *[BOT] * (seats - 1)]
    table = await guest.post("/api/tables", game=game, options=options, seats=sits, tempo="off", start=True)
    await guest.go(f"/table/{table['id']}")


async def finished(guest: Guest, record: str = PLACEMENT.record) -> str:
    """The id of a table at which this game was played to its end."""
    text = (RECORDS / f"{record}.txt").read_text(encoding="utf-8")
    return str((await guest.post("/api/records", record=text))["id"])


async def new_table_of(guest: Guest, *others: Json, **wishes: Any) -> str:
    """The id of a new table with the guest on its first seat."""
    table = await guest.post("/api/tables", game="carson", seats=[{"kind": "me"}, *others], tempo="off", **wishes)
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
