"""Seating: operations on the seats of a table, before and after the start."""

from datetime import UTC, datetime
from secrets import token_urlsafe

import posse
from posse.bots import BOT_NAMES, LEVELS
from posse.server.errors import Forbidden, Missing, NotNow
from posse.server.store.rows import GUEST, Person, SeatRow, TableRow
from posse.server.store.terms import Terms
from posse.server.tables.dice import new_seed

ID_LETTERS = 8
KEY_BYTES = 12
# The level of a rematch for a bot that was seated before there were levels.
LEVEL_NOW = {"random": "level1", "greedy": "level2", "search": "level4"}


def new_id() -> str:
    """The id of a table in its link: short, and hard to guess."""
    return token_urlsafe(ID_LETTERS)[:ID_LETTERS].replace("-", "x").replace("_", "y")


def new_table(game: str, options: dict[str, str], host: Person | None, seats: int, terms: Terms) -> TableRow:
    """A table with free seats and luck of its own; `BadTable` if the game cannot be played like this."""
    check_terms(terms)
    settled = settled_options(game, options, seats)
    free = [SeatRow(seat, token_urlsafe(KEY_BYTES)) for seat in range(seats)]
    host_id = host.id if host else None
    return TableRow(new_id(), game, settled, host_id, datetime.now(UTC), free, terms=terms, seed=new_seed())


def check_terms(terms: Terms) -> None:
    """Refuse a rated table whose results not everybody may see, or from which one can stay away unpunished."""
    if terms.rated and not terms.can_be_rated:
        raise posse.BadTable("rated-terms")


def settled_options(game: str, options: dict[str, str], seats: int) -> dict[str, str]:
    """Every option with its value."""
    if game not in posse.GAMES:
        raise posse.BadTable("not-a-game", given=game, allowed=list(posse.GAMES))
    return posse.GAMES[game].settle(options, seats)


def seats_of(table: TableRow, person: str | None) -> list[int]:
    """The seats that a person may answer for."""
    return [row.seat for row in table.seats if person is not None and person in row.holders]


def players(table: TableRow) -> list[str | None]:
    """The person who plays each seat; of several seats of one person only the first names them."""
    found: list[str | None] = []
    for row in table.seats:
        person = next(iter(row.holders), None)
        found.append(None if person in found else person)
    return found


def seat_row(table: TableRow, seat: int) -> SeatRow:
    if not 0 <= seat < len(table.seats):
        raise Missing("no-such-seat", given=str(seat), seats=len(table.seats))
    return table.seats[seat]


def check_host(table: TableRow, person: Person | None) -> None:
    if person is None or table.host != person.id:
        raise Forbidden("not-the-host")


def check_open(table: TableRow) -> None:
    if table.state != "open":
        raise NotNow("table-started")


def check_startable(table: TableRow, person: Person | None) -> None:
    check_host(table, person)
    check_open(table)
    free = sum(row.kind == "open" for row in table.seats)
    if free:
        raise NotNow("seats-open", count=free)
    if table.terms.rated:
        _check_everybody_plays_alone(table)


def _check_everybody_plays_alone(table: TableRow) -> None:
    """A rated game compares people, so nobody may play several seats."""
    players = [row.holders[0] for row in table.seats if row.holders]
    if len(set(players)) < len(players):
        raise NotNow("rated-shared")


def check_may_watch(table: TableRow, person: Person | None) -> None:
    """If spectators are not allowed, only seated people may see a running game."""
    if table.state == "running" and not table.terms.spectators:
        if not seats_of(table, person.id if person else None):
            raise Forbidden("no-spectators")


def check_holder(table: TableRow, person: str | None, seat: int) -> None:
    if person is None or person not in seat_row(table, seat).holders:
        raise Forbidden("not-your-seat")


def join(table: TableRow, person: Person, seat: int | None) -> None:
    """Seat a person on a free seat: this one, or the first; somebody already seated stays there."""
    if not seats_of(table, person.id):
        sit(_free_seat(table, seat, person.name), person.id, person.name)


def join_bot(table: TableRow, bot: Person, author: str, seat: int | None) -> None:
    """Seat somebody's bot in the same way, where guest bots are allowed; everybody sees the name of its author."""
    if seats_of(table, bot.id):
        return
    if not table.terms.guest_bots:
        raise Forbidden("no-guest-bots")
    row = _free_seat(table, seat, bot.name)
    sit(row, bot.id, bot.name)
    row.kind, row.level, row.author = "bot", GUEST, author


def _free_seat(table: TableRow, seat: int | None, name: str) -> SeatRow:
    """This free seat, or the first, for somebody of this name."""
    check_open(table)
    free = [row for row in table.seats if row.kind == "open"]
    if seat is not None:
        free = [row for row in free if row.seat == seat_row(table, seat).seat]
        if not free:
            raise NotNow("seat-taken", seat=seat)
    if not free:
        raise NotNow("table-full", seats=len(table.seats))
    free_name(table, name)
    return free[0]


def contribute(table: TableRow, person: Person, seat: int, contribution: str) -> None:
    """Add to the luck of a table from a seat: before the start, and for good."""
    check_holder(table, person.id, seat)
    check_open(table)
    row = table.seats[seat]
    if table.seed is None:
        raise NotNow("luck-none")
    if row.luck not in (None, contribution):
        raise NotNow("luck-given")
    row.luck = contribution


def leave(table: TableRow, person: Person) -> None:
    """Leave: before the start the seat becomes free, and a table without its host closes.

    Where the server is about to begin the game, nobody keeps it from that: it is as if it had begun.
    """
    mine = seats_of(table, person.id)
    if table.state == "open" and table.host == person.id:
        table.state = "closed"
    elif not mine:
        raise Forbidden("not-your-seat")
    elif table.state == "open" and not table.begins_by_itself:
        for seat in mine:
            clear(table.seats[seat])
    else:
        for seat in mine:
            table.seats[seat].left = True


def sit(row: SeatRow, person: str | None, name: str) -> None:
    row.kind, row.name, row.level, row.author, row.luck = "person", name, None, None, None
    row.holders = [person] if person else []


def sit_bot(table: TableRow, row: SeatRow, level: str) -> None:
    """Seat a bot under a name that nobody else at the table has."""
    if level not in LEVELS:
        raise posse.BadTable("not-a-bot", given=level, allowed=list(LEVELS))
    if row.kind != "bot" or row.is_held:
        row.name = _bot_name(table)
    row.kind, row.level, row.author, row.holders, row.luck = "bot", level, None, [], None


def _bot_name(table: TableRow) -> str:
    """A name that nobody at the table has."""
    taken = {row.name.casefold() for row in table.seats if row.name}
    return next(name for name in BOT_NAMES if name.casefold() not in taken)


def clear(row: SeatRow) -> None:
    """Free a seat; the link of the person who had it stops working."""
    row.kind, row.name, row.level, row.author, row.holders = "open", None, None, None, []
    row.deleted, row.luck = False, None
    row.key = token_urlsafe(KEY_BYTES)


def renew_link(table: TableRow, person: Person, seat: int, alone: bool) -> None:
    """Give a seat another link: its holders may do that, and the host.

    With `alone` nobody holds the seat any more but the person who sat down first, who can never be thrown out by this,
    and whoever asks, if they hold it.
    """
    row = seat_row(table, seat)
    if person.id not in row.holders and table.host != person.id:
        raise Forbidden("not-your-seat")
    if row.kind != "person":
        raise NotNow("seat-without-link")
    row.key = token_urlsafe(KEY_BYTES)
    if alone:
        row.holders = [holder for holder in row.holders if holder in (row.holders[0], person.id)]


def is_known_at(table: TableRow, person: str) -> bool:
    """Whether a person is the host or holds a seat."""
    return table.host == person or bool(seats_of(table, person))


def part(table: TableRow, person: str) -> None:
    """Remove a person who is being deleted: a bot plays on for them for good, and what is over loses their name."""
    for row in table.seats:
        if person in row.holders:
            row.holders.remove(person)
            if not row.holders:
                _vacate(table, row)
    if table.host == person:
        table.host = None
        if table.state == "open":
            table.state = "closed"
    if (table.state == "running" or table.begins_by_itself) and not people(table):
        table.state = "closed"


def _vacate(table: TableRow, row: SeatRow) -> None:
    if table.state == "open" and not table.begins_by_itself:
        clear(row)
        return
    row.name, row.author, row.deleted = None, None, True
    if not table.is_finished:
        row.standin, row.resigned = table.terms.standin, True


def free_name(table: TableRow, name: str) -> None:
    """Keep names unique at a table: a bot of the server gives way by taking another, nobody else does."""
    for row in table.seats:
        if row.name is not None and row.name.casefold() == name.casefold():
            if row.is_held:
                raise NotNow("name-at-table", given=name)
            row.name = _bot_name(table)


def claim(table: TableRow, person: Person, key: str) -> int:
    """Let this person answer for a seat, too, by the key of its own link."""
    row = next((row for row in table.seats if row.key == key), None)
    if row is None or row.kind != "person" or row.resigned or row.deleted:
        raise Missing("no-such-key")
    if person.id not in row.holders:
        row.holders.append(person.id)
    return row.seat


def move(table: TableRow, guest: str, into: str) -> None:
    """Give the seats and the table of a guest to somebody else."""
    table.host = into if table.host == guest else table.host
    for row in table.seats:
        if guest in row.holders:
            row.holders = list(dict.fromkeys(into if holder == guest else holder for holder in row.holders))


def people(table: TableRow) -> list[int]:
    """The seats that people play: no bots, no resigned ones."""
    return [row.seat for row in table.seats if row.kind == "person" and not row.resigned]


def is_away(row: SeatRow) -> bool:
    """Whether a seat can be handed back to its person: they left it, or a stand-in plays for them."""
    return bool(row.standin or row.left) and not row.resigned


def player_of(row: SeatRow) -> str | None:
    """The level of the bot that the server asks for a seat now; None if a person or a guest bot answers."""
    return row.standin if row.is_held else row.level


def names(table: TableRow) -> list[str]:
    return [row.name or "" for row in table.seats]


def rotated(table: TableRow, host: Person) -> TableRow:
    """The same people and bots at a new table, everybody one seat further; guest bots have to be brought again."""
    again = new_table(table.game, table.options, host, len(table.seats), table.terms)
    again.posse = table.posse
    for row in again.seats:
        before = table.seats[(row.seat + 1) % len(table.seats)]
        row.name, row.kind, row.holders = before.name, before.kind, list(before.holders)
        row.level = LEVEL_NOW.get(before.level or "", before.level)
        if before.resigned or before.deleted or before.level == GUEST:
            clear(row)
    return again
