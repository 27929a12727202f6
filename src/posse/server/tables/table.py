"""A table in use: everything that changes it is a job of its actor."""

import copy
import logging
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any, TypeVar

from posse.engine.errors import PosseError
from posse.engine.log import Event
from posse.server.errors import Forbidden, Missing, NotNow
from posse.server.people.limits import RateLimit
from posse.server.ratings.rating import rate
from posse.server.store import LeaseLost
from posse.server.store.rows import ChatRow, PlanRow, Rest, SpentNote, TableRow
from posse.server.store.terms import Minutes
from posse.server.tables import planned, seating
from posse.server.tables.actor import Actor
from posse.server.tables.audience import Audience
from posse.server.tables.bell import Bell, Turns
from posse.server.tables.chat import Chat
from posse.server.tables.clocks import Timekeeper
from posse.server.tables.ledger import SOMEBODY, Ledger, Origin
from posse.server.tables.loading import read_persistently, read_table
from posse.server.tables.notices import Notices
from posse.server.tables.opening import Opening, begin_by_itself
from posse.server.tables.page import Snapshot, events_json, result_json
from posse.server.tables.plans import Plans
from posse.server.tables.presence import Presence, is_kept_long, note_gone
from posse.server.tables.results import result_of
from posse.server.tables.services import Services
from posse.server.tables.thinking import Thinking, take_bot_answer
from posse.server.tables.votes import UNDO, Proposals
from posse.server.tables.watcher import Watcher

logger = logging.getLogger(__name__)

T = TypeVar("T")

AWAKE_MS = 10 * 60_000  # a table whose clock rings sooner is not put to rest
NOTHING_TOLD: dict[str, Any] = {}  # of what was taken back


def nothing() -> None:
    """What is done where nobody waits to hear of it."""


class LiveTable:
    """Has a row (what was agreed and who sits where), a ledger once the game has started, and an audience."""

    def __init__(
        self,
        row: TableRow,
        ledger: Ledger | None,
        chat: list[ChatRow],
        services: Services,
        audience: Audience | None = None,
        plans: Sequence[PlanRow] = (),
    ) -> None:
        self.row = row
        self.ledger = ledger
        self.services = services
        self.audience = Audience() if audience is None else audience
        self.chat = Chat(row.id, chat, services)
        self.proposals = Proposals()
        self.presence = Presence(services, partial(self.post, self.end_grace))
        self.notices = Notices()
        self.bell = Bell(services)
        self.clocks = Timekeeper(
            services, partial(self.post, self._play_on_for_slow_seats), partial(self.post, self._note_spent)
        )
        self.thinking = Thinking(services, partial(self.post, take_bot_answer, self))
        self.plans = Plans(
            plans, services, partial(self.post, planned.act, self), partial(self.post, planned.leave, self)
        )
        self.opening = Opening(row, services, partial(self.post, begin_by_itself, self))
        self.undo_limit = RateLimit(services.limits.undos)  # by seat
        self.used = services.monotonic()
        self.is_gone = False
        self.on_lost: Callable[[], None] | None = None  # called when the table lives in another process
        self.actor = Actor(f"table {row.id}", self._reload, self._leave)
        self._unsaved: TableRow | None = None  # the row that is being stored
        self._open_part = 0  # a fingerprint of what everybody could see after the last line
        self._set_clocks()
        self._note_open_part()
        self.presence.update(row, self.audience.present)
        planned.catch_up(self)
        self.go_on()

    # --- jobs

    def post(self, do: Callable[..., Awaitable[Any]], *args: Any) -> None:
        """Queue a job without waiting for it."""
        self.actor.post(do, *args)

    async def ask(self, do: Callable[..., Awaitable[T]], *args: Any) -> T:
        """Queue a job, and wait for its result."""
        return await self.actor.ask(do, *args)

    async def close(self) -> None:
        """Stop everything; what is stored stays. Nothing refers to this table any more, so it is freed at once."""
        self._stop_timers()
        await self.actor.stop()
        self.services.pool.forget(self.row.id)

    def abandon(self) -> None:
        """The same at once, since the table lives in another process now, and let the browsers connect again."""
        reason = LeaseLost(self.row.id)
        self._stop_timers()
        self.actor.abandon(reason)
        self.services.pool.forget(self.row.id)
        self.audience.dismiss(self.audience.watchers, reason)

    def _leave(self) -> None:
        """A write was refused because the table lives in another process."""
        (self.on_lost or self.abandon)()

    def _stop_timers(self) -> None:
        """Let go of everything that would call this table later."""
        self.thinking.close()
        self.plans.close()
        self.clocks.close()
        self.presence.close()
        self.opening.close()

    def pause(self) -> None:
        """Begin nothing new by itself: no bot, no clock."""
        self.thinking.stop()
        self.plans.stop()
        self.clocks.cancel()
        self.presence.cancel_alarm()
        self.opening.cancel()

    @property
    def is_idle(self) -> bool:
        """Whether nobody watches, nothing is to be done, and no clock rings soon."""
        is_busy = self.thinking.is_busy or self.plans.is_busy or self.actor.is_busy
        return not (self.audience.watchers or is_busy or self._rings_soon or self.opening.is_ahead)

    @property
    def _rings_soon(self) -> bool:
        """Whether a bot is to take over soon; clocks of minutes are for games that are played at one sitting."""
        due = self._due_in
        return due is not None and (due < AWAKE_MS or isinstance(self.row.terms.clock, Minutes))

    @property
    def _due_in(self) -> int | None:
        """In how many milliseconds a bot is to take over for somebody whose time is up; None if nobody's runs out."""
        return self.clocks.due_in() if self.is_running and self.row.terms.on_time == "bot" else None

    def rest(self) -> Rest | None:
        """How a running game rests while no server has it in memory; None if none is running."""
        if self.ledger is None or self.row.state != "running":
            return None
        now, due = self.services.now(), self._due_in
        return Rest(self.row.id, now, self.clocks.running, None if due is None else now + due)

    async def _reload(self) -> None:
        """Go back to what is stored, as soon as it can be read, and send it to everybody."""
        self.thinking.stop()
        self.plans.stop()
        try:
            await read_persistently(self._read, self.row.id, self.services)
        except LeaseLost:
            self._leave()
            return
        self.send_pages(self.audience.watchers)
        self.go_on()

    async def read_again(self) -> None:
        """Somebody else has changed what is stored: show that. Nobody gains the time they have just spent."""
        await self._note_spent()
        await self._reload()

    async def _read(self) -> None:
        stored = await read_table(self.row.id, self.services)
        if stored is None:
            self.end(Missing("no-such-table", given=self.row.id))
            return
        self.row, self.ledger, chat, self.plans.rows = stored.row, stored.ledger, stored.chat, list(stored.plans)
        self.chat.replace(chat)
        self.audience.recognise(self.row)
        self._set_clocks()
        self._note_open_part()
        self.presence.update(self.row, self.audience.present)
        await self._finish_if_over()
        planned.catch_up(self)

    def end(self, reason: PosseError) -> None:
        """The table has been deleted: send everybody away."""
        self.is_gone = True
        self.ledger = None
        self.audience.dismiss(self.audience.watchers, reason)

    # --- current state

    @property
    def is_running(self) -> bool:
        return self.ledger is not None and self.row.state == "running"

    def playing(self) -> Ledger:
        """The ledger of a running game."""
        if self.ledger is None or self.row.state != "running":
            raise NotNow("table-not-running")
        return self.ledger

    @property
    def is_paused(self) -> bool:
        """Whether bots play among themselves and nobody looks on: then they wait until somebody does."""
        return not self.audience.watchers and not seating.people(self.row)

    def bot_on(self, seat: int) -> str | None:
        """The level of the bot that answers for a seat now; None for a person."""
        return seating.player_of(self.row.seats[seat])

    def thinking_people(self) -> list[int]:
        """The seats whose time runs."""
        if self.ledger is None or self.row.state != "running":
            return []
        return [seat for seat in self.ledger.match.asked if self.bot_on(seat) is None]

    @property
    def turns(self) -> Turns:
        """For each seat that is asked, the number of the line since which it is."""
        return {} if self.ledger is None else self.ledger.turns

    def ring(self) -> None:
        """Call those who are waited for and do not look."""
        self.bell.ring(self.row, self.turns, self.proposals.current, self.audience.looking)

    # --- what is sent

    def snapshot(self) -> Snapshot:
        row, ledger, proposal = self.row, self.ledger, self.proposals.current
        begins_in = self.opening.left(row)
        return Snapshot(
            row, ledger, proposal, self.chat, self.clocks, self.presence, self.notices, self.plans, begins_in
        )

    def json(self, person: str | None) -> dict[str, Any]:
        """The table as one person sees it."""
        return self.audience.table_json(self.snapshot(), person)

    def send_table(self, to: Sequence[Watcher] | None = None) -> None:
        """Send the table to these, or to everybody."""
        self.audience.send_table(self.snapshot(), self.audience.watchers if to is None else to)

    def send_pages(self, to: Sequence[Watcher]) -> None:
        self.audience.send_pages(self.snapshot(), to)

    async def silence(self, person: str) -> None:
        """Send somebody nothing more from those whom they do not want to read, nor what they said before."""
        unheard = await self.services.store.relations.unheard(person)
        self.send_pages(self.audience.silence(person, unheard))

    # --- the row: a change counts when it is stored

    async def change(self, act: Callable[[TableRow], T]) -> T:
        """Change what was agreed or who sits where."""
        row = copy.deepcopy(self.row)
        result = act(row)
        await self.save(row)
        changed = self.audience.recognise(self.row)
        self.audience.dismiss_bots(Forbidden("not-your-seat"))
        self.presence.update(self.row, self.audience.present)
        self.send_pages(changed)
        await self.end_grace()
        self.go_on()
        return result

    async def save(self, row: TableRow) -> None:
        """Store the row, and use it from then on."""
        await self._replace_row(row, self.services.store.save_table(row))

    async def _replace_row(self, row: TableRow, storing: Awaitable[None]) -> None:
        self._unsaved = row
        try:
            await storing
            self.row = row
        finally:
            self._unsaved = None

    def move_person(self, guest: str, into: str) -> None:
        """A guest has logged in: their seats belong to another id, also in a row that is just being stored."""
        for row in (self.row, self._unsaved):
            if row is not None:
                seating.move(row, guest, into)
        self.audience.rename(guest, into)

    def part_with(self, person: str) -> None:
        """Somebody was deleted: also in a row that is just being stored, nobody may hold a seat who is not there."""
        for row in (self.row, self._unsaved):
            if row is not None:
                self.chat.anonymise(person, seating.seats_of(row, person))
                seating.part(row, person)

    # --- the game

    async def begin(self, row: TableRow, ledger: Ledger) -> None:
        """Store a row whose game has just begun, and the first lines of its record."""
        await self._replace_row(row, self.services.store.begin(row, ledger.rows(), self.services.limits))
        self.ledger = ledger
        self._set_clocks()
        self._note_open_part()
        self.dismiss_spectators()
        await self.note_presence()
        self.send_pages(self.audience.watchers)
        self.bell.begin(self.row, self.audience.looking)
        self.go_on()

    def dismiss_spectators(self) -> None:
        """A guest bot without a seat may not look on; nobody may where spectators are not allowed, once a game runs."""
        self.audience.dismiss_bots(Forbidden("not-your-seat"))
        if not self.row.terms.spectators and self.row.state == "running":
            self.audience.dismiss_spectators(Forbidden("no-spectators"))

    async def play(self, seat: int, words: str, answer: int | None = None, taken: Callable[[], None] = nothing) -> bool:
        """Answer for a seat, with the id that the sender gave it: store it, then tell everybody.

        `taken` is called as soon as it is stored. Returns whether everybody can see that something was answered.
        """
        row = self.row.seats[seat]
        origin = Origin(answer, row.standin if row.is_held else None)
        return await self.tell_lines(seat, self.playing().play(seat, words, origin), origin, taken)

    async def tell_lines(
        self, seat: int, events: list[Event], origin: Origin = SOMEBODY, taken: Callable[[], None] = nothing
    ) -> bool:
        """Store what a seat has played and tell everybody; whether everybody can see that there is something new."""
        snapshot, seen = self.snapshot(), events_json(events, None)
        is_seen = self._note_open_part(snapshot) or bool(seen)
        await self._store_lines(origin._replace(is_seen=is_seen, told=next(iter(seen), None)))
        taken()
        self.audience.send_news(snapshot, events)
        self._tell_notice(events)
        if self.proposals.drop_undo(seat):  # it was about an earlier answer
            self.send_table()
        if await self._finish_if_over():
            self.send_table()
        await planned.settle(self, self.plans.note_events(self.ledger.match, events) if self.ledger else ())
        self.go_on()
        return is_seen

    def _note_open_part(self, snapshot: Snapshot | None = None) -> bool:
        """Keep what everybody can see now; whether it has changed."""
        before, self._open_part = self._open_part, hash((snapshot or self.snapshot()).sight().shared)
        return before != self._open_part

    def _tell_notice(self, events: list[Event]) -> None:
        """Tell what is due together with something that everybody has seen."""
        if self.ledger and any(event.public for event in events):
            log = self.ledger.match.events
            if notice := self.notices.due(len(log)):
                self.audience.send_notice(notice, log)

    async def strike(self, seat: int, consent: bool) -> None:
        """Undo the last answer of a seat, and send a page to everybody who sees a difference."""
        ledger = self.playing()
        before = self.audience.fingerprints(self.snapshot())
        ledger.undo(seat, consent)
        snapshot = self.snapshot()
        self._note_open_part(snapshot)
        after = self.audience.fingerprints(snapshot)
        is_seen = after[None] != before[None]
        await self._store_lines(Origin(is_seen=is_seen, told=NOTHING_TOLD if is_seen else None))
        if self.proposals.drop_undo(None if is_seen else seat):  # a secret undo must not end the proposal of another
            self.send_table()
        self.send_pages([one for one in self.audience.watchers if after[one.seat] != before[one.seat]])
        await planned.settle(self, self.plans.note_undo(ledger.match, seat))
        self.go_on()

    async def _store_lines(self, origin: Origin) -> None:
        self.clocks.run_for(self.thinking_people)
        await self.playing().store(self.clocks.spent, origin)
        if origin.is_seen:
            self.services.home_news.note_move(self.row, self.audience.looking)

    async def _finish_if_over(self) -> bool:
        """Store the result once the game is over; whether it has just ended."""
        if self.ledger is None or not self.ledger.match.over or self.row.state != "running":
            return False
        row = copy.deepcopy(self.row)
        row.state, row.result = "over", result_json(self.ledger.match)
        self.proposals.drop()
        planned.drop(self, range(len(row.seats)))
        await self.finish(row)
        self.bell.end(self.row, self.audience.looking)
        return True

    async def finish(self, row: TableRow, last_to_go: int | None = None) -> None:
        """Store a row whose game has ended, with its result; perhaps because the last person has gone from a seat."""
        result = result_of(row, self.playing().match, self.services.now(), last_to_go)
        await self._replace_row(row, self.services.store.finish(row, result, rate))

    # --- proposals

    async def settle(self) -> None:
        """Carry out what was agreed, drop what was refused, and show the state of the vote."""
        carried = self.proposals.take_carried()
        if carried and carried.kind == UNDO:
            await self.strike(carried.seat, consent=True)
        elif carried:
            await self.seat_standin(carried.seat)
        self.send_table()
        self.ring()

    # --- the absent, and those who play for them

    async def note_presence(self) -> None:
        """Somebody has come or gone: let their grace time begin or end."""
        present = self.audience.present
        self.presence.update(self.row, present)
        if is_kept_long(self.row):
            row = copy.deepcopy(self.row)
            if note_gone(row, present, self.services.now()):
                await self.save(row)

    async def end_grace(self) -> None:
        """Tell everybody whose seats are no longer kept; a vote on letting a bot play does not wait for them."""
        self.proposals.forget_absent(self.presence.note_over())
        await self.settle()

    async def seat_standin(self, seat: int) -> None:
        """Let a bot of the agreed level play for a person until they are back."""
        row = copy.deepcopy(self.row)
        row.seats[seat].standin = row.terms.standin
        await self.save(row)
        self.release(seat)
        self.proposals.leave_to_standin(seat)
        self.go_on()

    def release(self, seat: int) -> None:
        """A bot answers for this seat from now on: its clock stops, and it is not kept any longer."""
        self.clocks.stop(seat)
        self.presence.update(self.row, self.audience.present)

    def retire(self, seat: int) -> None:
        """The person of this seat has left for good: they neither vote nor propose."""
        self.release(seat)
        planned.drop(self, [seat])
        self.proposals.forget_seat(seat)
        if self.row.state == "closed":
            self.proposals.drop()

    # --- clocks and bots

    def _set_clocks(self) -> None:
        """Let the clocks go on from where they were when the last line was stored."""
        if self.ledger is not None:
            self.clocks.set(self.row.terms.clock, len(self.row.seats), self.ledger.spent)
            self.clocks.resume(self.thinking_people())

    def go_on(self) -> None:
        """Call people who are asked, let the bots that are asked think, and set the alarms."""
        self.ring()
        self.opening.update(self.row)
        if self.ledger is None or self.row.state != "running":
            self.clocks.cancel()
            self.thinking.stop()
            self.plans.stop()
            return
        if self.is_paused:
            return
        levels = {seat: level for seat in self.ledger.match.asked if (level := self.bot_on(seat))}
        self.thinking.ask(self.ledger, levels, self.row.terms.tempo, self.audience.asker(self.row))
        self.plans.ask(self.ledger.match, [seat for seat in self.ledger.match.asked if planned.can_answer(self, seat)])
        self.clocks.note_later()
        if self.row.terms.on_time == "bot":
            self.clocks.set_alarm()

    def spent_note(self) -> list[SpentNote]:
        """The thinking time since the last line, if anybody thinks: a restart must not give it back."""
        spent = self.clocks.spent_thinking()
        if self.ledger is None or self.row.state != "running" or spent is None:
            return []
        return [SpentNote(self.row.id, self.ledger.stored - 1, list(spent))]

    async def _note_spent(self) -> None:
        """Store the thinking time; if that fails nothing is in doubt, and the next note has it all."""
        try:
            await self.services.store.note_spent(self.spent_note())
        except LeaseLost:
            raise
        except PosseError:
            logger.warning("table %s: the thinking time is not stored", self.row.id)
        self.clocks.note_later()

    async def _play_on_for_slow_seats(self) -> None:
        """Let bots play for those whose time is up."""
        if not self.is_running:
            return
        for seat in self.clocks.ended():
            await self.seat_standin(seat)
        await self.settle()
        self.go_on()
