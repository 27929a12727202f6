"""Finished games: any moment of them, and how to play on from there."""

from collections.abc import Iterator
from typing import Any

import posse
from posse.engine.fairness import verifying
from posse.engine.luck import Luck, Pledge
from posse.engine.match import Match
from posse.engine.record import name_lines, read_record
from posse.server.errors import Missing, NotNow, error_json
from posse.server.people.people import BadName, clean_name
from posse.server.settings import Limits
from posse.server.store.rows import Person, TableRow
from posse.server.store.terms import Terms
from posse.server.tables import seating
from posse.server.tables.dice import secret_dice
from posse.server.tables.ledger import Ledger, read_lines, replayed, struck_in, undos_in
from posse.server.tables.moments import Replay
from posse.server.tables.page import events_json, result_json
from posse.server.tables.services import Services

PRIVATE = Terms(public=False)


def lines_json(lines: list[str]) -> list[dict[str, Any]]:
    """The lines as a reader steps through them, marked where an undo has struck them."""
    read = read_lines(lines)
    struck = struck_in(read)
    return [
        {
            "seat": line.seat if line.seat >= 0 else None,
            "words": line.words if line.is_answer else text,
            "kind": line.kind,
            "struck": number in struck,
        }
        for number, (line, text) in enumerate(zip(read, lines, strict=True))
    ]


def moment_json(replay: Replay, moment: int, seat: int | None) -> dict[str, Any]:
    """The table at a moment, as a seat or a spectator sees it."""
    match, events = replay.at(moment)
    return {
        "moment": moment,
        "view": match.view(seat),
        "asked": list(match.asked),
        "question": match.question,
        "events": events_json(events, seat),
    }


async def forked(
    ledger: Ledger, moment: int, person: Person, seat: int, level: str, services: Services
) -> tuple[TableRow, Ledger]:
    """A table that goes on from a moment: the person on one seat, bots on the others."""
    if not 0 <= moment < ledger.stored:
        raise Missing("no-such-moment", given=moment, last=ledger.stored - 1)
    match, _ = await services.pace.last(replayed(ledger.header, ledger.lines(0, moment + 1)))
    if match.over:
        raise NotNow("fork-over")
    row = seating.new_table(match.game.name, match.options, person, match.seats, PRIVATE)
    row.state, row.seed = "running", None  # its first lines were drawn elsewhere
    seating.sit(seating.seat_row(row, seat), person.id, person.name)
    for other in row.seats:
        if other.seat != seat:
            seating.sit_bot(row, other, level)
    return row, Ledger(row.id, match.fork(seat, dice=secret_dice()), services)


async def uploaded(record: str, person: Person | None, services: Services) -> tuple[TableRow, Ledger]:
    """An uploaded record, as a table to look at."""
    async with services.uploads:
        match = await services.pace.last(_loaded(record, services.limits))
    row = seating.new_table(match.game.name, match.options, person, match.seats, PRIVATE)
    row.state = "over"
    for seat in row.seats:
        seat.kind = "person"
        seat.name = _name_in(match.header.names.get(seat.seat, ""))
    match.header.names = {}  # from now on the seats have them
    row.result = result_json(match) if match.over else None
    return row, Ledger(row.id, match, services, luck=_luck_in(read_record(record)[0].pledge, row))


def _luck_in(pledge: Pledge | None, row: TableRow) -> Luck | None:
    """What an uploaded record reveals about its luck, true or not, noted at its table."""
    row.seed = pledge.seed or None if pledge else None
    for seat in row.seats:
        seat.luck = pledge.contributions.get(seat.seat) if pledge else None
    return Luck(row.seed, row.contributions, pledge.drawn) if pledge and row.seed else None


def _name_in(text: str) -> str | None:
    """A name from an uploaded record, unless it cannot be shown."""
    try:
        return clean_name(text)
    except BadName:
        return None


def text_of(row: TableRow, ledger: Ledger) -> str:
    """The record of a table, with the names of its players; once it is finished, it reveals its luck."""
    names = {seat.seat: seat.name for seat in row.seats if seat.name}
    ending = ledger.ending(row.seed) if row.seed is not None and row.is_finished else []
    return ledger.header + "".join(line + "\n" for line in [*name_lines(names), *ledger.match.lines, *ending])


async def luck_json(text: str, services: Services) -> dict[str, Any]:
    """Whether all chance of a record follows from its seed: it is played again."""
    try:
        draws = await services.pace.last(verifying(posse.GAMES, text))
    except posse.Unverifiable as error:
        return {"state": "unverifiable", "draws": 0, "error": error_json(error)}
    except (posse.BadLuck, posse.BadRecord) as error:
        return {"state": "failed", "draws": 0, "error": error_json(error)}
    return {"state": "verified", "draws": len(draws), "error": None}


def _loaded(record: str, limits: Limits) -> Iterator[Match]:
    """The match of an uploaded record, line by line; `BadRecord` if it is more work than any game that was played.

    Scenes are refused: unlike a game that was played, a scene may lead to a position the rules cannot handle.
    """
    header, lines, cut = read_record(record)
    last = header.size + len(lines)
    if header.scene is not None:
        raise posse.BadRecord("record-header", header.where["scene"], given="scene")
    if cut:
        raise posse.BadRecord("record-cut", last, given=lines[-1][:80])
    if len(lines) > limits.record_lines:
        raise posse.BadRecord("record-long", last, lines=len(lines), most=limits.record_lines)
    if undos_in(lines) > limits.undos_per_game:
        reason = posse.CannotUndo("undo-often", most=limits.undos_per_game)
        raise posse.BadRecord("record-broken", last, given=lines[-1][:80], reason=reason)
    said = record.split("\n")[: header.size]
    for number, (match, _) in enumerate(replayed("".join(line + "\n" for line in said), lines), header.size + 1):
        if match.replayed > limits.record_replayed:
            raise posse.BadRecord("record-heavy", number, most=limits.record_replayed)
        yield match
