"""Converts between the rows of the server and the columns of the database.

Fields and columns have the same names, except that what a row calls `table` or `person` is the column `table_id` or
`person_id`. Each term of a table has a column of its own.
"""

import unicodedata
from collections.abc import Iterable
from dataclasses import asdict
from typing import Any

from sqlalchemy import RowMapping

from posse.server.store.database import to_json
from posse.server.store.lanes import Row
from posse.server.store.rows import ChatRow, LineRow, MailLink, Person, PlanRow, SeatRow, SessionRow, TableRow
from posse.server.store.terms import Terms

Values = dict[str, Any]


def account_key(account: str) -> str:
    """The account name as it is compared: case and the way an accent is typed make no difference."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", account).casefold())


def email_key(email: str) -> str:
    """An e-mail address as it is compared: nobody has two that differ in case only."""
    return unicodedata.normalize("NFKC", email).casefold()


KEYS = {"account": account_key, "email": email_key}
"""Fields of a person that are compared by a column of their own, `<field>_key`."""


# --- to the database


def of_person(person: Person) -> Values:
    return with_keys(asdict(person))


def with_keys(values: Values) -> Values:
    """Some fields of a person, together with the columns by which they are compared."""
    keys = {name: key for name, key in KEYS.items() if name in values}
    return values | {f"{name}_key": None if values[name] is None else key(values[name]) for name, key in keys.items()}


def of_persons(row: SessionRow | MailLink) -> Values:
    """A session or a link, both of which belong to a person."""
    values = asdict(row)
    return {"person_id": values.pop("person"), **values}


def of_table(table: TableRow) -> tuple[Values, list[Values], list[Values]]:
    """The columns of a table itself, of its seats, and of their holders."""
    values = asdict(table)
    values |= values.pop("terms").model_dump()
    seats = [{"table_id": table.id, **seat} for seat in values.pop("seats")]
    holders = [
        {"table_id": table.id, "seat": seat["seat"], "person_id": person, "place": place}
        for seat in seats
        for place, person in enumerate(dict.fromkeys(seat.pop("holders")))
    ]
    return values, seats, holders


def of_line(line: LineRow, fence: int | None) -> Row:
    """A line as the lanes take it, with the fence of the process that writes it."""
    spent, told = (None if value is None else to_json(value) for value in (line.spent, line.told))
    known = line.answer, line.standin, line.asked, line.draws
    return line.table, line.number, line.text, spent, line.at, *known, told, fence


def of_stored_line(line: LineRow) -> Values:
    """A line by columns. A record has thousands, and `asdict` would keep all tables waiting while it copies them."""
    return {
        "table_id": line.table,
        "number": line.number,
        "text": line.text,
        "spent": line.spent,
        "at": line.at,
        "answer": line.answer,
        "standin": line.standin,
        "asked": line.asked,
        "draws": line.draws,
        "told": line.told,
    }


def of_chat(said: ChatRow) -> Values:
    values = asdict(said)
    return {"table_id": values.pop("table"), "person_id": values.pop("person"), **values}


def of_plan(plan: PlanRow) -> Values:
    values = asdict(plan)
    return {"table_id": values.pop("table"), **values}


# --- and back


def person_from(row: RowMapping) -> Person:
    return Person(**{name: value for name, value in row.items() if not name.endswith("_key")})


def session_from(row: RowMapping) -> SessionRow:
    values = dict(row)
    return SessionRow(person=values.pop("person_id"), **values)


def link_from(row: RowMapping) -> MailLink:
    values = dict(row)
    return MailLink(person=values.pop("person_id"), **values)


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
    return [_table_from(row, sat.get(row["id"], [])) for row in tables]


def _table_from(row: RowMapping, seats: list[SeatRow]) -> TableRow:
    terms = Terms.model_validate({name: row[name] for name in Terms.model_fields})
    values = {name: value for name, value in row.items() if name not in Terms.model_fields}
    return TableRow(**values, terms=terms, seats=seats)


def line_from(row: RowMapping) -> LineRow:
    values = dict(row)
    return LineRow(table=values.pop("table_id"), **values)


def chat_from(row: RowMapping) -> ChatRow:
    values = dict(row)
    return ChatRow(table=values.pop("table_id"), person=values.pop("person_id"), **values)


def plan_from(row: RowMapping) -> PlanRow:
    values = dict(row)
    return PlanRow(table=values.pop("table_id"), **values)
