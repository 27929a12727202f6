"""Games that are over: any moment of them, and how to play on from there."""

from secrets import randbits
from typing import Any

import posse
from posse.engine.match import Match
from posse.engine.record import name_lines, read_line, read_record
from posse.server.errors import Missing, NotNow
from posse.server.people.people import BadName, clean_name
from posse.server.store.rows import Person, TableRow
from posse.server.tables import seating
from posse.server.tables.ledger import MOST_UNDOS, SEED_BITS, Desk, Services, replayed, undos_in
from posse.server.tables.page import events_json, result_json


def lines_json(lines: list[str]) -> list[dict[str, Any]]:
    """The lines as a reader steps through them; those that an undo has struck say so."""
    read = [read_line(text, number) for number, text in enumerate(lines)]
    struck: set[int] = set()
    for line in read:
        if line.kind == "undo":
            struck |= {number for number in range(line.first, line.last + 1) if read[number].is_answer}
    return [
        {
            "seat": line.seat if line.seat >= 0 else None,
            "words": line.words if line.is_answer else text,
            "kind": line.kind,
            "struck": number in struck,
        }
        for number, (line, text) in enumerate(zip(read, lines, strict=True))
    ]


def match_at(desk: Desk, moment: int) -> tuple[Match, list[posse.Event]]:
    """The match after so many lines, and what the last of them brought."""
    if not 0 <= moment < len(desk.lines):
        raise Missing("no-such-moment", given=moment, last=len(desk.lines) - 1)
    *_, (match, known) = replayed(desk.header, desk.lines[: moment + 1])
    return match, match.events[known:]


def moment_json(desk: Desk, moment: int, seat: int | None) -> dict[str, Any]:
    """The table at a moment through the eyes of a seat, or of a spectator."""
    match, events = match_at(desk, moment)
    return {
        "moment": moment,
        "view": match.view(seat),
        "asked": list(match.asked),
        "question": match.question,
        "events": events_json(events, seat),
    }


def forked(desk: Desk, moment: int, person: Person, seat: int, level: str, services: Services) -> tuple[TableRow, Desk]:
    """A table that goes on from a moment: the person on one seat, bots on the others."""
    match, _ = match_at(desk, moment)
    if match.over:
        raise NotNow("fork-over")
    row = seating.new_table(match.game.name, match.options, person, match.seats, public=False, state="running")
    seating.sit(seating.chair(row, seat), person.id, person.name)
    for chair in row.seats:
        if chair.seat != seat:
            seating.sit_bot(row, chair, level)
    return row, Desk(row, match.fork(seat, randbits(SEED_BITS)), services)


def uploaded(record: str, person: Person | None, services: Services) -> tuple[TableRow, Desk]:
    """A record that somebody brings, as a table to look at."""
    match = _loaded(record)
    row = seating.new_table(match.game.name, match.options, person, match.seats, public=False, state="over")
    for chair in row.seats:
        chair.kind = "person"
        chair.name = _name_in(match.header.names.get(chair.seat, ""))
    # From now on the chairs tell the names.
    match.header.names = {}
    row.result = result_json(match) if match.over else None
    return row, Desk(row, match, services)


def _name_in(text: str) -> str | None:
    """A name in a foreign record, unless it is none that we show."""
    try:
        return clean_name(text)
    except BadName:
        return None


def text_of(row: TableRow, desk: Desk) -> str:
    """The record of a table, with the names of those who sat at it."""
    names = {chair.seat: chair.name for chair in row.seats if chair.name}
    return desk.header + "".join(line + "\n" for line in [*name_lines(names), *desk.lines])


def _loaded(record: str) -> Match:
    """The match of a foreign record.

    A game that was played leads to no table where the rules lose their way, or turn in circles; a scene may.
    """
    header, lines, cut = read_record(record)
    if header.scene is not None:
        raise posse.BadRecord("record-header", header.where["scene"], given="scene")
    if cut:
        raise posse.BadRecord("record-cut", header.size + len(lines), given=lines[-1][:80])
    if undos_in(lines) > MOST_UNDOS:
        reason = posse.CannotUndo("undo-often", most=MOST_UNDOS)
        raise posse.BadRecord("record-broken", header.size + len(lines), given=lines[-1][:80], reason=reason)
    said = record.split("\n")[: header.size]
    *_, (match, _) = replayed("".join(line + "\n" for line in said), lines)
    return match
