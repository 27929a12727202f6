"""How people come to their seats and go, whether by a connection or for an answer that they have planned."""

import copy
from typing import TYPE_CHECKING

from posse.server.tables import seating

if TYPE_CHECKING:
    from posse.server.tables.table import LiveTable

LEAST_ON_RETURN_MS = 60_000  # on the clock of a person who comes back


async def arrive(table: "LiveTable", seats: list[int]) -> None:
    """The people of these seats are here: no bot is needed for them, and what a bot played is handed back."""
    table.proposals.drop_bot_for(seats)
    await hand_back(table, seats)
    await table.note_presence()


async def depart(table: "LiveTable") -> None:
    """Somebody has gone: if they were here by nothing else, their grace time begins."""
    table.used = table.services.monotonic()
    await table.note_presence()
    await table.end_grace()


async def hand_back(table: "LiveTable", seats: list[int]) -> bool:
    """Give back those of these seats that were left or are played by a stand-in; whether there were any."""
    back = [seat for seat in seats if seating.is_away(table.row.seats[seat])]
    if not back:
        return False
    row = copy.deepcopy(table.row)
    for seat in back:
        if row.seats[seat].standin:
            table.clocks.grant(seat, LEAST_ON_RETURN_MS)
        row.seats[seat].standin, row.seats[seat].left = None, False
    await table.save(row)
    table.clocks.run_for(table.thinking_people)
    return True
