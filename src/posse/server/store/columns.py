"""Between the rows that the house speaks of and the columns that the database keeps.

Fields and columns have the same names, but what a row calls `table` is the column `table_id`.
"""

import unicodedata
from collections.abc import Iterable
from dataclasses import asdict
from typing import Any

from sqlalchemy import RowMapping

from posse.server.store.database import to_json
from posse.server.store.lanes import Row
from posse.server.store.rows import ChatRow, LineRow, Person, SeatRow, TableRow

Values = dict[str, Any]


def account_key(account: str) -> str:
    """An account as it is compared: neither case nor the way of typing an accent tells two apart."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", account).casefold())


# --- to the database


def of_person(person: Person) -> Values:
    key = None if person.account is None else account_key(person.account)
    return {**asdict(person), "account_key": key}


def of_table(table: TableRow) -> tuple[Values, list[Values], list[Values]]:
    """What is kept of a table itself, of its seats, and of who holds them."""
    values = asdict(table)
    seats = [{"table_id": table.id, **seat} for seat in values.pop("seats")]
    holders = [
        {"table_id": table.id, "seat": seat["seat"], "person_id": person, "place": place}
        for seat in seats
        for place, person in enumerate(dict.fromkeys(seat.pop("holders")))
    ]
    return values, seats, holders


def of_line(line: LineRow) -> Row:
    """A line as the lanes take it."""
    return line.table, line.number, line.text, None if line.spent is None else to_json(line.spent)


def of_part(row: LineRow | ChatRow) -> Values:
    """Something that belongs to a table."""
    values = asdict(row)
    return {"table_id": values.pop("table"), **values}


# --- and back


def person_from(row: RowMapping) -> Person:
    values = dict(row)
    del values["account_key"]
    return Person(**values)


def tables_from(
    tables: Iterable[RowMapping], seats: Iterable[RowMapping], holders: Iterable[RowMapping]
) -> list[TableRow]:
    """Tables, each with its seats, each with its holders, all in the order given."""
    held: dict[tuple[str, int], list[str]] = {}
    for row in holders:
        held.setdefault((row["table_id"], row["seat"]), []).append(row["person_id"])
    sat: dict[str, list[SeatRow]] = {}
    for row in seats:
        values = dict(row)
        table = values.pop("table_id")
        sat.setdefault(table, []).append(SeatRow(**values, holders=held.get((table, row["seat"]), [])))
    return [TableRow(**row, seats=sat.get(row["id"], [])) for row in tables]


def line_from(row: RowMapping) -> LineRow:
    return LineRow(row["table_id"], row["number"], row["text"], row["spent"])


def chat_from(row: RowMapping) -> ChatRow:
    values = dict(row)
    return ChatRow(table=values.pop("table_id"), **values)
