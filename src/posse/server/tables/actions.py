"""What a watcher can do by a message: each function is a job of the table's actor.

All take the table, the watcher, the message, which has been checked, and the time at which it arrived.
"""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

from posse.bots import Peek, imagined
from posse.engine.dice import SeededDice
from posse.engine.errors import CannotUndo, NotAllowed, NotYourTurn, PosseError
from posse.server.errors import Forbidden, NotNow, Stale, error_json
from posse.server.store import LeaseLost
from posse.server.store.terms import DAY, HOUR, MINUTE, SECOND
from posse.server.tables import planned, seating
from posse.server.tables.actor import IN_DOUBT
from posse.server.tables.arrivals import hand_back
from posse.server.tables.page import events_json
from posse.server.tables.table import LiveTable, nothing
from posse.server.tables.votes import BOT, UNDO
from posse.server.tables.watcher import Watcher

UNITS = [("days", DAY), ("hours", HOUR), ("minutes", MINUTE), ("seconds", SECOND)]

Message = dict[str, Any]
Action = Callable[[LiveTable, Watcher, Message, float], Awaitable[None]]


async def perform(table: LiveTable, action: Action, watcher: Watcher, message: Message, started: float) -> None:
    """Carry out a message; an error goes back to its sender, with a new page if the old one was stale."""
    try:
        await action(table, watcher, message, started)
    except LeaseLost:
        raise  # the browser connects again, and then repeats what was not confirmed
    except PosseError as error:
        watcher.tell({"error": error_json(error), "id": message.get("id")})
        if isinstance(error, IN_DOUBT):
            raise
        if isinstance(error, Stale | NotAllowed | NotYourTurn):
            table.send_pages([watcher])


def _answering_seat(table: LiveTable, watcher: Watcher) -> int:
    """The seat that a watcher answers for."""
    seat = watcher.seat
    if seat is None or seat not in watcher.seats:
        raise Forbidden("not-your-seat")
    if table.row.seats[seat].resigned:
        raise Forbidden("seat-resigned")
    return seat


def _asked_seat(table: LiveTable, watcher: Watcher) -> int:
    """The same, if it is asked now."""
    seat, match = _answering_seat(table, watcher), table.playing().match
    if seat not in match.asked:
        raise NotYourTurn("not-asked", seat=seat, asked=list(match.asked))
    return seat


# --- playing


async def answer(table: LiveTable, watcher: Watcher, message: Message, started: float) -> None:
    """Play an answer. One that is known by its id was sent again: it is confirmed again and not played again."""
    seat = _answering_seat(table, watcher)
    answer, ticket = message.get("id"), message["ticket"]
    confirm = partial(watcher.tell, {"taken": answer})
    if table.ledger is not None and table.ledger.has_taken(seat, answer, ticket):
        confirm()
        return
    if ticket != table.playing().match.ticket(seat):
        raise Stale("stale-ticket")
    if await hand_back(table, [seat]):
        table.send_table()
    if await table.play(seat, message["do"], answer, nothing if answer is None else confirm):
        table.services.timings.note(started)  # of secret answers there is no public figure


async def undo(table: LiveTable, watcher: Watcher, message: Message, started: float) -> None:
    """Undo the last answer of the watcher's seat; if it is not free, propose it to the others.

    Each seat has limits of its own: one that all shared would tell that somebody takes back in secret.
    """
    seat = _answering_seat(table, watcher)
    ledger = table.playing()
    table.undo_limit.check(str(seat))
    most = table.services.limits.undos_per_game // len(table.row.seats)
    if ledger.undos_of(seat) >= most:
        raise CannotUndo("undo-often", most=most)
    if ledger.match.can_undo(seat):
        await table.strike(seat, consent=False)
    elif not ledger.match.can_undo(seat, consent=True):
        raise CannotUndo("nothing-to-undo", seat=seat)
    elif table.row.terms.rated and not _others(table, watcher):
        raise CannotUndo("undo-rated")  # bots agree to everything, so nobody would be there to refuse
    else:
        table.proposals.make(UNDO, seat, seat, _others(table, watcher), ledger.stored)
        await table.settle()


async def redo(table: LiveTable, watcher: Watcher, message: Message, started: float) -> None:
    seat = _answering_seat(table, watcher)
    ledger = table.playing()
    if not ledger.match.can_redo(seat):
        raise CannotUndo("nothing-to-redo")
    await table.tell_lines(seat, ledger.redo(seat))


# --- plans


async def ahead(table: LiveTable, watcher: Watcher, message: Message, started: float) -> None:
    """Tell what the watcher's seat may plan, and the answers from which it may choose."""
    seat = _answering_seat(table, watcher)
    watcher.tell({"ahead": table.playing().match.plans(seat), "id": message.get("id")})


async def plan(table: LiveTable, watcher: Watcher, message: Message, started: float) -> None:
    """Plan an answer; only the watcher's seat is told."""
    seat = _answering_seat(table, watcher)
    table.plans.make(table.playing().match, table.row.id, seat, message["plan"], message["words"])
    await planned.settle(table, [seat])
    table.go_on()


async def unplan(table: LiveTable, watcher: Watcher, message: Message, started: float) -> None:
    seat = _answering_seat(table, watcher)
    table.plans.cancel(seat, message["unplan"])
    await planned.settle(table, [seat])
    table.go_on()


# --- proposals


async def propose_bot(table: LiveTable, watcher: Watcher, message: Message, started: float) -> None:
    """Propose that a bot plays for a person or a guest bot who is away, once the seat is no longer kept for them."""
    by, seat = _answering_seat(table, watcher), message["seat"]
    ledger = table.playing()
    row = seating.seat_row(table.row, seat)
    if not row.is_held or row.standin:
        raise NotNow("seat-has-bot", seat=seat)
    if table.audience.is_here(seat):
        raise NotNow("seat-is-here", seat=seat)
    if left := table.presence.left(seat):
        raise NotNow("seat-kept", seat=seat, **_in_words(left))
    table.proposals.make(BOT, by, seat, _voters_on_bots(table, watcher), ledger.stored)
    await table.settle()


async def vote(table: LiveTable, watcher: Watcher, message: Message, started: float) -> None:
    table.proposals.vote(message["on"], watcher.seats, message["vote"])
    await table.settle()


def _others(table: LiveTable, proposer: Watcher) -> list[int]:
    """The other people, also those for whom a bot plays while they are away; only bots agree to everything."""
    return [seat for seat in seating.people(table.row) if seat not in proposer.seats]


def _voters_on_bots(table: LiveTable, proposer: Watcher) -> list[int]:
    """Those of the others who are here, or whose seats are still kept for them."""
    over = table.presence.over()
    return [seat for seat in _others(table, proposer) if table.bot_on(seat) is None and seat not in over]


def _in_words(left: int) -> dict[str, object]:
    """How long to wait, in the largest unit that fills up, rounded up."""
    unit, size = next((unit, size) for unit, size in UNITS if left > size or size == SECOND)
    return {"unit": unit, "count": -(-left // size)}


# --- looking and talking


async def say(table: LiveTable, watcher: Watcher, message: Message, started: float) -> None:
    seat = watcher.seat if watcher.seat is not None else next(iter(watcher.seats), None)
    name = watcher.name if seat is None else table.row.seats[seat].name
    said = await table.chat.say(watcher, seat, name, message["say"], message["key"])
    if said is not None:
        table.audience.send_chat(said)


async def sit(table: LiveTable, watcher: Watcher, message: Message, started: float) -> None:
    """See the table as another of one's own seats, or as a spectator."""
    seat = message["sit"]
    if seat is not None and seat not in watcher.seats:
        raise Forbidden("not-your-seat")
    watcher.seat = seat
    table.send_pages([watcher])


async def look(table: LiveTable, watcher: Watcher, message: Message, started: float) -> None:
    """Note whether the page can be seen: whoever does not look is told when they are waited for."""
    watcher.is_looking = message["look"]


async def preview(table: LiveTable, watcher: Watcher, message: Message, started: float) -> None:
    seat = _answering_seat(table, watcher)
    match = table.playing().match
    events = events_json(match.preview(seat, message["preview"]), seat)
    told = {"preview": message["preview"], "events": events, "ticket": match.ticket(seat)}
    watcher.tell({**told, "id": message.get("id")})


async def world(table: LiveTable, watcher: Watcher, message: Message, started: float) -> None:
    """Tell a whole table, as a scene, that fits what the seat knows; all else is dealt at random, always alike.

    It depends on nothing that is hidden from the seat: that is the law of `imagine`.
    """
    seat = _asked_seat(table, watcher)
    match = table.playing().match
    scene = imagined(Peek(match, seat), SeededDice(0)).scene()
    watcher.tell({"world": scene, "ticket": match.ticket(seat), "id": message.get("id")})


async def why(table: LiveTable, watcher: Watcher, message: Message, started: float) -> None:
    """Tell what stands in the way of a thing on the board; a spectator learns that only players choose."""
    match = table.playing().match
    seat = watcher.seat if watcher.seat in watcher.seats else None
    obstacle = match.why_not_thing(seat, message["why"], message["picked"])
    ticket = None if seat is None else match.ticket(seat)
    watcher.tell({"why": message["why"], "obstacle": obstacle, "ticket": ticket, "id": message.get("id")})


async def hint(table: LiveTable, watcher: Watcher, message: Message, started: float) -> None:
    if table.row.terms.rated:
        raise NotNow("hint-rated")
    seat = _asked_seat(table, watcher)
    table.thinking.hint(table.playing(), seat, watcher, message.get("id"))


async def page(table: LiveTable, watcher: Watcher, message: Message, started: float) -> None:
    """Send the page again."""
    table.send_pages([watcher])
