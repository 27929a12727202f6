"""A finished game without anything that tells who played it."""

import hmac
from collections.abc import Sequence
from hashlib import sha256
from typing import NamedTuple

from posse.engine.record import read_record
from posse.server.store.rows import LineRow, SeatRow, TableRow
from posse.server.tables.ledger import PLANNED, read_lines, struck_in

NAME = "name "  # begins the lines of a header that name players


class DatasetGame(NamedTuple):
    """One row of a dataset. `Fluent` has a sentence for each column: `dataset-column-<name>`."""

    id: str
    game: str
    version: int
    options: dict[str, str]
    seats: int
    players: list[str]
    scores: list[int]
    places: list[int]
    answers: list[str]
    standins: list[int]
    day: str
    record: str


def anonymous_id(secret: bytes, table: str) -> str:
    """An id that is always the same and does not lead to the table, whose page has the names."""
    return hmac.new(secret, b"dataset " + table.encode(), sha256).hexdigest()[:16]


def anonymised(row: TableRow, lines: Sequence[LineRow], secret: bytes) -> DatasetGame:
    header = "".join(line + "\n" for line in row.header.splitlines() if not line.startswith(NAME))
    record = header + "".join(line.text + "\n" for line in lines)
    answers = _answers(lines)
    result = row.result or {}
    return DatasetGame(
        id=anonymous_id(secret, row.id),
        game=row.game,
        version=read_record(record)[0].version,
        options=dict(sorted(row.options.items())),
        seats=len(row.seats),
        players=[_player(seat) for seat in row.seats],
        scores=result["scores"],
        places=_places(result["ranking"], len(row.seats)),
        answers=[line.text for line in answers],
        standins=[place for place, line in enumerate(answers) if line.standin not in (None, PLANNED)],
        day=row.created.strftime("%Y-%m-%d"),
        record=record,
    )


def _player(seat: SeatRow) -> str:
    """`person`, or the level of a bot."""
    return seat.level or "person" if seat.kind == "bot" else "person"


def _places(ranking: Sequence[Sequence[int]], seats: int) -> list[int]:
    """The place of every seat, from 1; an empty first place is nobody's."""
    place = {seat: 1 + sum(map(len, ranking[:at])) for at, group in enumerate(ranking) for seat in group}
    nobody_won = 1 if ranking and not ranking[0] else 0
    return [place[seat] + nobody_won for seat in range(seats)]


def _answers(lines: Sequence[LineRow]) -> list[LineRow]:
    """The answers that no undo has struck, without what was drawn by chance."""
    read = read_lines([line.text for line in lines])
    struck = struck_in(read)
    kept = [number for number, line in enumerate(read) if line.is_answer and number not in struck]
    return [
        LineRow("", number, f"{read[number].seat} {read[number].words}", standin=lines[number].standin)
        for number in kept
    ]
