"""The store: people, sessions, tables, lines and chat, in SQLite or PostgreSQL."""

import asyncio
import copy
from collections.abc import Callable, Collection, Mapping, Sequence
from datetime import datetime
from time import monotonic
from typing import Any

from posse.server.settings import Limits
from posse.server.store import (
    analyses,
    columns,
    guest_bots,
    mail_links,
    merging,
    news,
    people,
    plans,
    removal,
    results,
    sessions,
    settings,
    tables,
    trials,
)
from posse.server.store.address import File, Service, database_at
from posse.server.store.alerts import Alerts
from posse.server.store.database import Database, connected
from posse.server.store.leases import LeaseDesk
from posse.server.store.posses import Posses
from posse.server.store.previews import Previews
from posse.server.store.relations import Relations
from posse.server.store.rows import (
    ChatRow,
    GameResult,
    GuestBot,
    LineRow,
    MailLink,
    Person,
    PlanRow,
    SessionRow,
    SpentNote,
    TableRow,
)
from posse.server.store.seekers import Seekers
from posse.server.store.standings import Standings
from posse.server.store.tournaments import Tournaments
from posse.server.store.upgrade import upgrade
from posse.server.store.upkeep import Upkeep
from posse.server.store.workers import Workers
from posse.server.store.writer import Writer

READY_SECONDS = 1.0


class Store:
    """Persistent storage.

    A call that changes something returns when the change is durable, and is completed even if its caller is cancelled.
    Any call may raise `StoreFailed`: then it is unknown what was stored, and it has to be read again. A store that is
    fenced writes to tables only under its fence; `LeaseLost` if that is no longer valid, and then nothing was stored.
    """

    _fence: int | None = None

    def __init__(self, database: Database, address: File | Service) -> None:
        self._database = database
        self._writer = Writer(database.lane, database.outage.check, database.outage.suspect)
        self.address = address
        self.upkeep = Upkeep(database)
        self.workers = Workers(database)
        self.standings = Standings(database)
        self.previews = Previews(database)
        self.relations = Relations(database)
        self.posses = Posses(database)
        self.seekers = Seekers(database)
        self.tournaments = Tournaments(database)
        self.alerts = Alerts(database)
        self._checking: asyncio.Task[None] | None = None
        self._checked = -READY_SECONDS

    @classmethod
    async def open(cls, address: str) -> "Store":
        """The store at an address, created or upgraded if need be; `BadAddress` if that is impossible."""
        found = database_at(address)
        await upgrade(found)
        database = connected(found)
        await database.remember()
        return cls(database, found)

    def lease_desk(self) -> LeaseDesk | None:
        """The leases of its tables; None where one process has the database for itself."""
        return LeaseDesk(self.address.dsn) if isinstance(self.address, Service) else None

    def fenced(self, fence: int | None) -> "Store":
        """The same store for the owner of a table, whose every write to that table carries the fence of its lease."""
        if fence is None:
            return self
        bound = copy.copy(self)
        bound._fence = fence
        return bound

    # --- news

    def listen(self, hear: Callable[[dict[str, Any]], None]) -> None:
        """Call `hear` with the news of this process, where no other could hear them: see `news`."""
        self._database.hear = hear

    async def tell_moves(self, people: Collection[str], public: bool) -> None:
        """Tell the pages of these people, and with `public` all pages with public tables, that there were moves."""
        await self._database.write(news.tell_people, news.MOVED, people, public=public)

    async def tell_present(self, server: str, seats: Mapping[str, int]) -> None:
        """Tell all processes whose people are connected at these tables of this one."""
        await self._database.write(news.tell_present, server, seats)

    async def call_roll(self) -> None:
        """Have all processes tell whose people are connected."""
        await self._database.write(news.tell, news.ROLL_CALL)

    async def close(self) -> None:
        """Store what is still queued, and disconnect."""
        await self._writer.close()
        await self._database.close()

    # --- whether it works

    @property
    def is_down(self) -> bool:
        return self._database.outage.is_down

    async def answers(self) -> None:
        """Return when the database answers; at once, unless something has failed."""
        await self._database.outage.over()

    async def touch(self) -> None:
        """Write something that changes nothing; `StoreFailed` if that is impossible, or it is another database."""
        await self._database.touch()

    async def check_ready(self) -> None:
        """`StoreFailed` unless the database can be written to; it is tried once a second, however many ask."""
        self._database.outage.check()
        if monotonic() - self._checked < READY_SECONDS:
            return
        if self._checking is None or self._checking.done():
            self._checking = asyncio.create_task(self._check())
        await asyncio.shield(self._checking)

    async def _check(self) -> None:
        await self.touch()
        self._checked = monotonic()

    @property
    def table_changes(self) -> int:
        """A number that grows whenever this process has changed something that lists of tables show."""
        return self._database.table_changes

    # --- settings

    async def secret(self) -> bytes:
        """The key of the server, always the same: it has signed the cookies of earlier versions."""
        return await self._database.write(settings.secret)

    # --- people

    async def add_person(self, new: Person, limits: Limits | None = None) -> None:
        """Store a new person; `NameTaken` if the account is somebody else's, `NotNow` if these limits are reached."""
        await self._database.write(people.add, new, limits)

    async def change_person(self, id: str, **fields: Any) -> Person:
        """The person with other values of some fields.

        `NameTaken` if the account is somebody else's, `NoSuchPerson` if the person was deleted.
        """
        return await self._database.write(people.change, id, fields)

    async def person(self, id: str) -> Person | None:
        return await self._database.read(people.of_id, id)

    async def person_of_account(self, account: str) -> Person | None:
        """The owner of an account, in whatever case it is written."""
        return await self._database.read(people.of_account, account)

    async def merge_people(self, guest: str, into: str) -> None:
        """Give the seats, tables and messages of a guest to somebody else, and what they decided about people."""
        await self._database.change_tables(merging.merge, guest, into)

    async def people_of_email(self, email: str) -> list[Person]:
        """Everybody who has confirmed this address, in whatever case it is written."""
        return await self._database.read(people.of_email, email)

    async def mergers(self, guests: Sequence[str]) -> dict[str, str]:
        """Those of these people who were guests and have logged in to an account, and the people they are now."""
        return await self._database.read(people.mergers, guests)

    async def delete_person(self, id: str, part: removal.Part, now: int) -> None:
        """Delete a person with all sessions, whom `part` removes from a table; the servers are left notices."""
        await self._database.change_tables(removal.delete_person, id, part, now)

    # --- sessions

    async def add_session(self, new: SessionRow) -> list[SessionRow]:
        """Store a session; returns older ones of that person that were ended because there are too many."""
        return await self._database.write(sessions.add, new)

    async def session(self, token: str) -> SessionRow | None:
        """The session with this hash of its token."""
        return await self._database.read(sessions.of_token, token)

    async def sessions(self, person: str) -> list[SessionRow]:
        """The sessions of a person, last used first."""
        return await self._database.read(sessions.of_person, person)

    async def touch_session(self, id: str, used: datetime) -> None:
        await self._database.write(sessions.touch, id, used)

    async def end_sessions(self, ids: Collection[str], exchanged_until: datetime, is_renewed: bool = False) -> None:
        """End sessions, and the signed cookies exchanged for them, which count until this moment at most."""
        await self._database.write(sessions.end, ids, exchanged_until, is_renewed)

    async def existing_sessions(self, ids: Collection[str]) -> set[str]:
        """Those of these sessions that have not ended."""
        return await self._database.read(sessions.existing, ids)

    async def end_all_sessions(self, person: str, but: str | None = None) -> list[SessionRow]:
        """End the sessions of a person, except perhaps for one; returns those that have ended."""
        return await self._database.write(sessions.end_all, person, but)

    async def take_signed(self, person: str, until: datetime) -> datetime | None:
        """Until when the signed cookie of a person counted; from now on it does so until this moment at most."""
        return await self._database.write(sessions.take_signed, person, until)

    # --- guest bots

    async def add_bot(self, new: GuestBot, most: int) -> None:
        """Store a bot with its session; `NotNow` if its author has so many already."""
        await self._database.write(guest_bots.add, new, most)

    async def bots_of(self, author: str) -> list[GuestBot]:
        """The bots of a person whose tokens count, oldest first."""
        return await self._database.read(guest_bots.of_author, author)

    async def bot_ids_of(self, author: str) -> list[str]:
        """All bots of a person, also those whose tokens were revoked."""
        return await self._database.read(guest_bots.ids_of, author)

    # --- analyses

    async def analysis(self, table: str, version: int) -> str | None:
        """The analysis of a finished game, if there is one of this version."""
        return await self._database.read(analyses.of_table, table, version)

    async def put_analysis(self, result: GameResult, version: int, found: str, luck: Sequence[float]) -> None:
        """Keep the analysis of a finished game, which found this luck of its seats."""
        counts = results.luck_counts(result, luck)
        await self._database.write(analyses.put, result.table, version, found, counts)

    # --- recovery and logins

    async def add_mail_link(self, new: MailLink, most: int, now: datetime) -> bool:
        """Store a link; False if the person has so many already that still work."""
        return await self._database.write(mail_links.add, new, most, now)

    async def mail_link(self, token: str, purpose: str, now: datetime) -> MailLink | None:
        return await self._database.read(mail_links.of_token, token, purpose, now)

    async def take_mail_link(self, token: str, purpose: str, now: datetime) -> MailLink | None:
        """Use a link up; None if it does not work or was used before."""
        return await self._database.write(mail_links.take, token, purpose, now)

    async def drop_mail_links(self, person: str) -> None:
        await self._database.write(mail_links.drop, person)

    async def begin_trial(self, rules: Sequence[trials.Rule], now: int) -> int:
        """Count a login that is about to be tried as failed; or the milliseconds to wait, if it is too early."""
        return await self._database.write(trials.begin, rules, now)

    async def succeed_trial(self, cleared: str, uncounted: Sequence[str], now: int) -> None:
        """The login was right: clear the failures under one key, and take back this one under the others."""
        await self._database.write(trials.succeed, cleared, uncounted, now)

    async def forget_trials(self, failures_before: int, successes_before: int) -> None:
        """Drop what is older than these times in milliseconds."""
        await self._database.write(trials.forget, failures_before, successes_before)

    # --- tables

    async def add_table(self, table: TableRow, limits: Limits | None = None, owner: str | None = None) -> None:
        """Store a new table, with its seats and their holders; its owner gets the lease with `FIRST_FENCE`.

        `NotNow` if these limits are reached.
        """
        await self._database.change_tables(tables.add, table, limits, owner)

    async def save_table(self, table: TableRow) -> None:
        """Store a changed table, with its seats and their holders."""
        await self._database.change_tables(tables.save, table, self._fence)

    async def finish(self, table: TableRow, result: GameResult, rate: results.Rate) -> None:
        """Store a table whose game has ended, with its result and, exactly once, everything that follows from it."""
        await self._database.change_tables(results.finish, table, result, rate, self._fence)

    async def add_started(
        self, table: TableRow, lines: Sequence[LineRow], limits: Limits | None = None, owner: str | None = None
    ) -> None:
        """The same together with the first lines of its record."""
        await self._database.change_tables(tables.add_started, table, lines, limits, owner)

    async def begin(self, table: TableRow, lines: Sequence[LineRow], limits: Limits | None = None) -> None:
        """Store a table, new or changed, with the first lines of its record; `NotNow` if these limits are reached."""
        await self._database.change_tables(tables.begin, table, lines, limits, self._fence)

    async def table(self, id: str) -> TableRow | None:
        return await self._database.read(tables.of_id, id)

    async def tables(
        self, *, state: Sequence[str], public: bool | None = None, person: str | None = None, limit: int
    ) -> list[TableRow]:
        """Tables in one of these states, newest first; of a person: those where they hold a seat or are the host."""
        return await self._database.read(tables.listed, state, public, person, limit)

    async def tables_of_people(self, people: Sequence[str], limit: int) -> list[TableRow]:
        """Public tables that are open or running, where one of these people sits, newest first."""
        return await self._database.read(tables.of_people, people, limit) if people else []

    # --- lines

    async def lines(self, table: str) -> list[LineRow]:
        """The record of a table, in order."""
        return await self._database.read(tables.lines, table)

    async def last_moves(self, ids: Sequence[str]) -> dict[str, int]:
        """When everybody last saw a move at each of these tables; a table of which it is not known is left out."""
        return await self._database.read(tables.last_moves, ids) if ids else {}

    async def last_asked(self, ids: Sequence[str]) -> dict[str, int]:
        """The seats that each of these tables asks now, seat n as bit n; one of which it is not known is left out."""
        return await self._database.read(tables.last_asked, ids) if ids else {}

    async def last_told(self, ids: Sequence[str]) -> dict[str, dict[str, Any]]:
        """The event that everybody saw last at each of these tables; one of which it is not known is left out."""
        return await self._database.read(tables.last_told, ids) if ids else {}

    async def last_spent(self, ids: Sequence[str]) -> dict[str, list[int]]:
        """The milliseconds that each seat of these tables has spent by its last line, where there is a clock."""
        return await self._database.read(tables.last_spent, ids) if ids else {}

    async def note_asked(self, table: str, number: int, asked: int) -> None:
        """Note the seats that are asked after a line of an older database."""
        await self._database.write(tables.note_asked, table, number, asked)

    async def append(self, line: LineRow) -> None:
        """Return when the line is durable; `TwoWriters` if there is one of that number already."""
        await self._writer.write([columns.of_line(line, self._fence)])

    async def append_all(self, lines: Sequence[LineRow]) -> None:
        """The same for several lines, all or none."""
        if lines:
            await self._writer.write([columns.of_line(line, self._fence) for line in lines])

    async def note_spent(self, notes: Sequence[SpentNote]) -> None:
        """Bring the thinking time that was stored with the last lines of some tables up to date."""
        if notes:
            await self._database.write(tables.note_spent, notes, self._fence)

    # --- plans

    async def plans(self, table: str) -> list[PlanRow]:
        """What the seats of a table want to answer before they are asked, oldest first."""
        return await self._database.read(plans.of_table, table)

    async def save_plans(self, table: str, rows: Sequence[PlanRow]) -> None:
        """Store all plans of a table, in place of those before."""
        await self._database.write(plans.replace, table, rows, self._fence)

    # --- chat

    async def chat(self, table: str, limit: int) -> list[ChatRow]:
        """The last messages at a table, oldest first."""
        return await self._database.read(tables.last_said, table, limit)

    async def say(self, said: ChatRow, most: int | None = None) -> bool:
        """Store a message; False if one with its key is stored already. `TwoWriters` if the number is taken.

        Only the last `most` messages of a table are kept.
        """
        return await self._database.write(tables.say, said, most, self._fence)

    async def chat_of(self, person: str) -> list[ChatRow]:
        """All that a person has said, as far as it is known who did."""
        return await self._database.read(tables.said_by, person)

    async def tables_of(self, person: str) -> list[TableRow]:
        """Every table where a person holds a seat or is the host, in any state, oldest first."""
        return await self._database.read(tables.of_person, person)

    async def table_ids_of(self, person: str) -> list[str]:
        """The ids of these tables, in the same order: there may be thousands."""
        return await self._database.read(tables.ids_of_person, person)

    async def tables_by_id(self, ids: Sequence[str]) -> list[TableRow]:
        """Those of these tables that are there, oldest first."""
        return await self._database.read(tables.of_ids, ids)
