"""A table that is in use: one task does everything that changes it, one thing after the other."""

import asyncio
import copy
import logging
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import Any, TypeVar

from posse.engine.errors import CannotUndo, NotAllowed, NotYourTurn, PosseError
from posse.server.errors import Forbidden, NotNow, Stale, TooFast, error_json
from posse.server.people.limits import Bucket, Limit
from posse.server.store.rows import ChatRow, LineRow, Person, TableRow
from posse.server.tables import seating
from posse.server.tables.actor import UNSURE, Jobs
from posse.server.tables.audience import MOST_CHAT, ShownTable
from posse.server.tables.ledger import MOST_UNDOS, Desk, Services, undos_in
from posse.server.tables.page import chat_json, events_json, inside, result_json
from posse.server.tables.thinking import THINKER, Thinking
from posse.server.tables.votes import Proposal
from posse.server.tables.watcher import NO_SPECTATORS, Watcher

logger = logging.getLogger(__name__)

T = TypeVar("T")
GRACE = 60_000  # milliseconds that a person who comes back has at least
RETRY = 1.0  # seconds until a table that could not be read is read again


class LiveTable(ShownTable):
    """Seats, watchers, votes and bots around a desk. Everything that changes it is a job of its task."""

    def __init__(self, row: TableRow, desk: Desk | None, chat: list[ChatRow], services: Services) -> None:
        super().__init__(row, desk, chat)
        self.services = services
        self.proposals = 0
        self.thinking = Thinking(row.tempo, self._bot_decided)
        self.used = services.now()
        # An undo replays the match, and so will every later reading of its record.
        self._undos = Bucket(rate=0.5, burst=40)
        self._sayings = Limit(rate=1, burst=20)
        self._timer: asyncio.TimerHandle | None = None
        self._jobs = Jobs(f"table {row.id}", self._reload)
        if desk and desk.clocks:
            desk.clocks.resume(self._thinkers(), services.now())
        self._go_on()

    # --- the task

    def post(self, do: Callable[..., Awaitable[Any]], *args: Any) -> None:
        """Have something done; nobody waits for it."""
        self._jobs.post(do, *args)

    async def ask(self, do: Callable[..., Awaitable[T]], *args: Any) -> T:
        """Have something done, and wait for what comes of it."""
        return await self._jobs.ask(do, *args)

    async def _reload(self) -> None:
        """Go back to what is stored, as soon as that can be read, and show it to everybody."""
        self.thinking.stop()
        while True:
            try:
                await self._read()
                await self._maybe_finish()
                break
            except Exception:  # it must not end the task: nobody would ever be answered at this table
                logger.exception("table %s: cannot be read again", self.row.id)
                await asyncio.sleep(RETRY)
        self.send_pages(self.watchers)
        self._go_on()

    async def _read(self) -> None:
        name, store = self.row.id, self.services.store
        row, lines, chat = await store.table(name), await store.lines(name), await store.chat(name, MOST_CHAT)
        if row is not None:
            self.row = row
            self.desk = await asyncio.to_thread(Desk.load, row, lines, self.services) if lines else None
            self.chat.clear()
            self.chat.extend(chat)
            self._recognise()
            if self.desk and self.desk.clocks:
                self.desk.clocks.resume(self._thinkers(), self.services.now())

    async def close(self) -> None:
        """Let go of everything; what is stored stays."""
        self.thinking.stop()
        if self._timer:
            self._timer.cancel()
        self._jobs.stop()
        self.services.pool.forget(self.row.id)

    @property
    def is_idle(self) -> bool:
        """Whether nobody looks, nothing is to be done, and no clock runs."""
        runs = self.desk is not None and self.desk.clocks is not None and self.row.state == "running"
        return not (self.watchers or self.thinking.is_busy or runs or self._jobs.is_busy)

    # --- people come and go

    async def come(self, watcher: Watcher) -> None:
        """Somebody connects: a seat that a bot played for him is his again."""
        self.watchers.append(watcher)
        self._recognise()  # while he waited to come in, his seat may have been given away
        self._show_out()
        if watcher.end:
            return
        if self.proposal and self.proposal.kind == "bot" and self.proposal.seat in watcher.seats:
            self.proposal = None
        await self._maybe_hand_back(watcher.seats)
        self.send_pages([watcher])
        self.send_table([other for other in self.watchers if other is not watcher])
        self._go_on()

    async def _maybe_hand_back(self, seats: list[int]) -> bool:
        """Give back those of these seats that were left or are played by a bot; whether there were any."""
        back = [seat for seat in seats if seating.is_away(self.row.seats[seat])]
        if not back:
            return False
        row = copy.deepcopy(self.row)
        clocks = self.desk.clocks if self.desk else None
        for chair in [row.seats[seat] for seat in back]:
            if clocks and chair.standin:
                clocks.spent[chair.seat] = min(clocks.spent[chair.seat], clocks.allowance - GRACE)
            chair.standin, chair.left = None, False
        await self._save(row)
        if clocks:
            clocks.run_for(self._thinkers(), self.services.now())
        return True

    async def go(self, watcher: Watcher) -> None:
        """Somebody disconnects; a vote on his seat's turn does not wait for him."""
        if watcher in self.watchers:
            self.watchers.remove(watcher)
        self.used = self.services.now()
        if self.proposal and self.proposal.kind == "bot":
            for seat in watcher.seats:
                if not self.is_here(seat):
                    self.proposal.forget(seat)
        await self._settle()

    # --- changes before the start, and of chairs after it

    async def change(self, act: Callable[[TableRow], T]) -> T:
        """Change what was agreed or who sits where: on a copy, which counts when it is stored."""
        row = copy.deepcopy(self.row)
        result = act(row)
        await self._save(row)
        self.send_pages(self._recognise())
        self.send_table(self.watchers)
        self._go_on()
        return result

    def _recognise(self) -> list[Watcher]:
        """Let every watcher have the seats that are his by now, and nobody eyes that are not; who has others now.

        Who has just sat down looks through the eyes of his seat; who has one and only watches goes on watching.
        """
        eyes = [(watcher, watcher.seat) for watcher in self.watchers]
        for watcher in self.watchers:
            before, watcher.seats = watcher.seats, seating.seats_of(self.row, watcher.person)
            if watcher.seat not in watcher.seats:
                sat_down = watcher.seats and not before and self.row.state == "open"
                watcher.seat = watcher.seats[0] if sat_down else None
        return [watcher for watcher, seat in eyes if watcher.seat != seat]

    async def _save(self, row: TableRow) -> None:
        await self._stored(row, self.services.store.save_table(row))
        self.thinking.tempo = row.tempo

    async def _stored(self, row: TableRow, storing: Awaitable[None]) -> None:
        """The row counts when it is stored; meanwhile somebody in it may log in, and be another."""
        self.coming = row
        try:
            await storing
            self.row = row
        finally:
            self.coming = None

    async def start(self, person: Person | None) -> None:
        """Set up the game; the host says when."""
        seating.check_host(self.row, person)
        seating.check_open(self.row)
        if any(row.kind == "open" for row in self.row.seats):
            raise NotNow("seats-open", count=sum(row.kind == "open" for row in self.row.seats))
        row = copy.deepcopy(self.row)
        row.state = "running"
        desk = Desk.new(row, self.services)
        row.header = desk.header
        await self._stored(row, self.services.store.begin(row, [LineRow(row.id, 0, desk.lines[0], None)]))
        self.desk = desk
        if desk.clocks:
            desk.clocks.run_for(self._thinkers(), self.services.now())
        self._show_out()
        self.send_pages(self.watchers)
        self._go_on()

    def _show_out(self) -> None:
        """Where spectators are not welcome, whoever has no seat may not see what is played."""
        if self.row.spectators or self.row.state != "running":
            return
        for watcher in [watcher for watcher in self.watchers if not watcher.seats]:
            watcher.dismiss(Forbidden("no-spectators"), NO_SPECTATORS)
            self.watchers.remove(watcher)

    async def resign(self, person: Person | None, seat: int) -> None:
        """A bot plays on for good; a table without people is closed."""
        seating.check_holder(self.row, person.id if person else None, seat)
        if self.row.state != "running":
            raise NotNow("table-not-running")
        row = copy.deepcopy(self.row)
        row.seats[seat].standin, row.seats[seat].resigned = THINKER, True
        if not seating.people(row):
            row.state = "closed"
        await self._save(row)
        self._stop_asking(seat)
        self.send_pages([watcher for watcher in self.watchers if watcher.seat == seat])
        await self._settle()
        self._go_on()

    # --- what a watcher says

    async def hear(self, watcher: Watcher, message: dict[str, Any], started: float) -> None:
        """Do what a message asks for; an error goes back to its sender, with a fresh page if the old one misled."""
        try:
            await self._obey(watcher, message, started)
        except PosseError as error:
            watcher.tell({"error": error_json(error), "id": message.get("id")})
            if isinstance(error, UNSURE):
                raise
            if isinstance(error, Stale | NotAllowed | NotYourTurn):
                self.send_pages([watcher])

    async def _obey(self, watcher: Watcher, message: dict[str, Any], started: float) -> None:
        if "do" in message:
            await self._answer(watcher, message["do"], message.get("ticket"), started)
        elif "undo" in message:
            await self._undo(watcher)
        elif "redo" in message:
            await self._redo(watcher)
        elif "propose" in message:
            await self._propose_bot(watcher, message["seat"])
        elif "vote" in message:
            await self._vote(watcher, message["vote"], message["on"])
        elif "say" in message:
            await self._say(watcher, message["say"], message["key"])
        elif "sit" in message:
            self._sit(watcher, message["sit"])
        elif "preview" in message:
            self._preview(watcher, message)
        elif "hint" in message:
            self._hint(watcher, message)
        else:
            self.send_pages([watcher])

    def _eyes(self, watcher: Watcher) -> int:
        """The seat that a watcher answers for."""
        seat = watcher.seat
        if seat is None or seat not in watcher.seats:
            raise Forbidden("not-your-seat")
        if self.row.seats[seat].resigned:
            raise Forbidden("seat-resigned")
        return seat

    async def _answer(self, watcher: Watcher, words: str, ticket: int | None, started: float) -> None:
        seat = self._eyes(watcher)
        desk = self.playing()
        if ticket != desk.match.ticket(seat):
            raise Stale("stale-ticket")
        if await self._maybe_hand_back([seat]):
            self.send_table(self.watchers)
        await self._play(seat, words, started)

    async def _play(self, seat: int, words: str, started: float) -> None:
        desk = self.playing()
        events = await desk.play(seat, words, self._thinkers)
        self.send_news(events)
        if started:
            self.services.timings.note(started)
        await self._after_lines(seat)

    async def _after_lines(self, seat: int) -> None:
        """The game may be over; and who has answered anew no longer wants back what he answered before."""
        if self.proposal and self.proposal.seat == seat:
            self._drop_undo()
        if await self._maybe_finish():
            self.send_table(self.watchers)
        self._go_on()

    def _drop_undo(self) -> None:
        """What somebody wanted to have undone is no longer the last thing he did."""
        if self.proposal and self.proposal.kind == "undo":
            self.proposal = None
            self.send_table(self.watchers)

    async def _maybe_finish(self) -> bool:
        """Keep the result when the game is over; whether it has just become so."""
        if self.desk is None or not self.desk.match.over or self.row.state != "running":
            return False
        row = copy.deepcopy(self.row)
        row.state, row.result = "over", result_json(self.desk.match)
        self.proposal = None
        await self._save(row)
        return True

    # --- undo, redo, votes

    async def _undo(self, watcher: Watcher) -> None:
        seat = self._eyes(watcher)
        desk = self.playing()
        if not self._undos.take():
            raise TooFast("too-fast", seconds=2)
        if undos_in(desk.lines) >= MOST_UNDOS:
            raise CannotUndo("undo-often", most=MOST_UNDOS)
        if desk.match.can_undo(seat):
            await self._strike(seat, consent=False)
        elif not desk.match.can_undo(seat, consent=True):
            raise CannotUndo("nothing-to-undo", seat=seat)
        else:
            await self._propose("undo", seat, seat, self._voters(watcher))

    async def _strike(self, seat: int, consent: bool) -> None:
        """Undo, and show the page to those who see a difference."""
        desk = self.playing()
        eyes = {watcher.seat for watcher in self.watchers}
        before = {one: self.fingerprint(one) for one in eyes}
        await desk.undo(seat, consent, self._thinkers)
        self._drop_undo()
        changed = {one for one in eyes if self.fingerprint(one) != before[one]}
        self.send_pages([watcher for watcher in self.watchers if watcher.seat in changed])
        self._go_on()

    async def _redo(self, watcher: Watcher) -> None:
        seat = self._eyes(watcher)
        desk = self.playing()
        if not desk.match.can_redo(seat):
            raise CannotUndo("nothing-to-redo")
        self.send_news(await desk.redo(seat, self._thinkers))
        await self._after_lines(seat)

    async def _propose_bot(self, watcher: Watcher, seat: int) -> None:
        by = self._eyes(watcher)
        self.playing()
        chair = seating.chair(self.row, seat)
        if chair.kind != "person" or chair.standin:
            raise NotNow("seat-has-bot", seat=seat)
        if self.is_here(seat):
            raise NotNow("seat-is-here", seat=seat)
        await self._propose("bot", by, seat, [other for other in self._voters(watcher) if self.is_here(other)])

    def _voters(self, proposer: Watcher) -> list[int]:
        """The other people; bots, and those who play for people, agree with everything."""
        people = [seat for seat in seating.people(self.row) if self._bot_of(seat) is None]
        return [seat for seat in people if seat not in proposer.seats]

    async def _propose(self, kind: str, by: int, seat: int, voters: list[int]) -> None:
        if self.proposal is not None:
            raise NotNow("proposal-open")
        self.proposals += 1
        self.proposal = Proposal(self.proposals, kind, by, seat, voters)
        await self._settle()

    async def _vote(self, watcher: Watcher, agrees: bool, number: int) -> None:
        """Agree or refuse; the proposer who refuses takes the proposal back."""
        proposal = self.proposal
        if proposal is None or proposal.id != number:
            raise NotNow("proposal-gone")
        if not agrees and proposal.by in watcher.seats:
            self.proposal = None
        elif not proposal.vote(watcher.seats, agrees):
            raise NotNow("no-vote")
        await self._settle()

    async def _settle(self) -> None:
        """Do what was agreed, drop what was refused, show how it stands."""
        proposal = self.proposal
        if proposal and proposal.is_carried:
            self.proposal = None
            await self._carry_out(proposal)
        elif proposal and proposal.is_lost:
            self.proposal = None
        self.send_table(self.watchers)

    async def _carry_out(self, proposal: Proposal) -> None:
        if proposal.kind == "undo":
            await self._strike(proposal.seat, consent=True)
        else:
            await self._seat_standin(proposal.seat)

    async def _seat_standin(self, seat: int) -> None:
        """A bot plays for a person until he is back."""
        row = copy.deepcopy(self.row)
        row.seats[seat].standin = THINKER
        await self._save(row)
        self._stop_asking(seat)
        self._go_on()

    def _stop_asking(self, seat: int) -> None:
        """From now on a bot answers for a seat: no clock runs for it, no vote waits for it, and it proposes nothing."""
        if self.desk and self.desk.clocks:
            self.desk.clocks.stop(seat, self.services.now())
        if self.proposal:
            self.proposal.forget(seat)
        if self.proposal and (self.proposal.by == seat or self.row.state == "closed"):
            self.proposal = None

    # --- chat, eyes, hints

    async def _say(self, watcher: Watcher, text: str, key: str) -> None:
        if watcher.person is None or watcher.name is None:
            raise Forbidden("name-needed")
        self._sayings.check(watcher.person)
        seat = watcher.seat if watcher.seat is not None else next(iter(watcher.seats), None)
        name = self.row.seats[seat].name if seat is not None else watcher.name
        number = self.chat[-1].number + 1 if self.chat else 1
        said = ChatRow(self.row.id, number, seat, name or watcher.name, text, key, datetime.now(UTC))
        if not await self.services.store.say(said):
            return
        self.chat.append(said)
        body = inside({"chat": [chat_json(said)]})
        for other in self.watchers:
            other.send(body)

    def _sit(self, watcher: Watcher, seat: int | None) -> None:
        """Look through other eyes: only one's own, or those of a spectator."""
        if seat is not None and seat not in watcher.seats:
            raise Forbidden("not-your-seat")
        watcher.seat = seat
        self.send_pages([watcher])

    def _preview(self, watcher: Watcher, message: dict[str, Any]) -> None:
        seat = self._eyes(watcher)
        match = self.playing().match
        events = events_json(match.preview(seat, message["preview"]), seat)
        told = {"preview": message["preview"], "events": events, "ticket": match.ticket(seat)}
        watcher.tell({**told, "id": message.get("id")})

    def _hint(self, watcher: Watcher, message: dict[str, Any]) -> None:
        seat = self._eyes(watcher)
        desk = self.playing()
        if seat not in desk.match.asked:
            raise NotYourTurn("not-asked", seat=seat, asked=list(desk.match.asked))
        self.thinking.hint(desk, seat, watcher, message.get("id"))

    # --- bots and clocks

    def _thinkers(self) -> list[int]:
        """The people whose time runs."""
        if self.desk is None or self.row.state != "running":
            return []
        return [seat for seat in self.desk.match.asked if self._bot_of(seat) is None]

    def _bot_of(self, seat: int) -> str | None:
        return seating.player_of(self.row.seats[seat])

    def _go_on(self) -> None:
        """Let the bots that are asked think, and wind the clock."""
        if self._timer:
            self._timer.cancel()
            self._timer = None
        if self.desk is None or self.row.state != "running":
            self.thinking.stop()
            return
        levels = {seat: level for seat in self.desk.match.asked if (level := self._bot_of(seat))}
        self.thinking.ask(self.desk, levels)
        self._wind()

    def _wind(self) -> None:
        clocks = self.desk.clocks if self.desk else None
        if clocks is None or self.row.on_time == "nothing":
            return
        if clocks.ended(self.services.now()):
            self.post(self._time_is_up)
        elif (end := clocks.next_end(self.services.now())) is not None:
            self._timer = asyncio.get_running_loop().call_later(end / 1000, self.post, self._time_is_up)

    async def _time_is_up(self) -> None:
        """Bots play on for those who have no time left."""
        clocks = self.desk.clocks if self.desk else None
        if clocks is None or self.row.state != "running":
            return
        for seat in clocks.ended(self.services.now()):
            await self._seat_standin(seat)
        await self._settle()
        self._go_on()

    def _bot_decided(self, seat: int, ticket: int, words: str) -> None:
        self.post(self._bot_answers, seat, ticket, words)

    async def _bot_answers(self, seat: int, ticket: int, words: str) -> None:
        """Take a bot's answer if it is still the answer to what is asked."""
        self.thinking.again(seat)
        desk = self.desk
        if desk is None or self.row.state != "running" or self._bot_of(seat) is None:
            return
        if desk.match.ticket(seat) == ticket and words in desk.match.choices(seat):
            await self._play(seat, words, 0.0)
        else:
            self._go_on()
