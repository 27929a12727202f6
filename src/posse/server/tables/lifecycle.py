"""How the people at a table start a game, resign, and come and go: each function is a job of the table's actor."""

import copy

from posse.server.errors import Missing, NotNow
from posse.server.store.rows import Person
from posse.server.tables import seating
from posse.server.tables.arrivals import arrive, depart
from posse.server.tables.opening import set_up
from posse.server.tables.table import LiveTable
from posse.server.tables.watcher import Watcher


async def start(table: LiveTable, person: Person | None) -> None:
    """Set up the game and begin; only the host may."""
    seating.check_startable(table.row, person)
    await set_up(table)


async def resign(table: LiveTable, person: Person | None, seat: int) -> None:
    """Let a bot play on for good; a table without people is closed."""
    seating.check_holder(table.row, person.id if person else None, seat)
    if table.row.state != "running":
        raise NotNow("table-not-running")
    row = copy.deepcopy(table.row)
    row.seats[seat].standin, row.seats[seat].resigned = row.terms.standin, True
    if not seating.people(row):
        row.state = "closed"
    if row.state == "closed" and row.terms.rated:
        await table.finish(row, last_to_go=seat)
    else:
        await table.save(row)
    table.retire(seat)
    table.send_pages(table.audience.of_seat(seat))
    await table.settle()
    table.go_on()


async def renew_link(table: LiveTable, person: Person, seat: int, alone: bool) -> None:
    """Give a seat another link; with `alone`, those who have used the old one lose the seat."""
    await table.change(lambda row: seating.renew_link(row, person, seat, alone))
    table.dismiss_spectators()


async def part(table: LiveTable, person: str) -> None:
    """Remove a person who is being deleted; bots play on for them."""
    held = seating.seats_of(table.row, person)
    row = copy.deepcopy(table.row)
    seating.part(row, person)
    await table.save(row)
    table.chat.anonymise(person, held)
    left = [seat for seat in held if row.seats[seat].deleted]
    for seat in left:
        table.retire(seat)
    table.send_pages(table.audience.recognise(table.row))
    table.dismiss_spectators()
    await table.settle()
    table.go_on()


async def close(table: LiveTable) -> None:
    """End a table for good, as its operator wishes: nobody plays on, and its record is public."""
    if table.row.state not in ("open", "running"):
        return
    row = copy.deepcopy(table.row)
    row.state = "closed"
    table.proposals.drop()
    await table.save(row)
    table.go_on()
    table.send_pages(table.audience.watchers)


async def come(table: LiveTable, watcher: Watcher) -> None:
    """A watcher connects: seats that a bot played for that person are handed back."""
    audience = table.audience
    if table.is_gone:
        raise Missing("no-such-table", given=table.row.id)
    audience.check_room(watcher, table.services.limits)
    audience.watchers.append(watcher)
    audience.recognise(table.row)  # the seat may have been given away while this job waited
    table.dismiss_spectators()
    if watcher.is_dismissed:
        return
    await arrive(table, watcher.seats)
    table.send_pages([watcher])
    table.send_table([other for other in audience.watchers if other is not watcher])
    table.go_on()


async def go(table: LiveTable, watcher: Watcher) -> None:
    """A watcher disconnects: if it was the last connection of that person, their grace time begins."""
    audience = table.audience
    if watcher in audience.watchers:
        audience.watchers.remove(watcher)
    await depart(table)
