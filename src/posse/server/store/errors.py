"""Errors of the store.

PosseError
├── BadAddress    the address names no database that can be used: correct it
├── DatabaseInUse another process serves this file: stop that one, or use PostgreSQL
├── StoreFailed   nothing was stored, or it is unknown whether it was: read it again
│   └── StoreReplaced   the database is not the one that was opened: nothing more is stored
├── TwoWriters    another server has written that line: this copy of the table is out of date
├── LeaseLost     the table lives in another process now: nothing was stored, and this copy has to be closed
├── BadText       a text that this database cannot take: nothing is wrong with the database
├── NameTaken     the account belongs to somebody else: choose another name
└── NoSuchPerson  somebody who was deleted in the meantime
"""

from posse.engine.errors import PosseError


class BadAddress(PosseError):
    """The address of the database is not understood, or nothing answers there."""


class DatabaseInUse(PosseError):
    """Another process serves this SQLite database."""


class StoreFailed(PosseError):
    """The database failed; nothing may be sent that depends on what was to be stored."""

    def __init__(self, key: str = "store-failed") -> None:
        super().__init__(key)


class StoreReplaced(StoreFailed):
    """The database was emptied, or another one is in its place: what is in memory does not belong there."""

    def __init__(self) -> None:
        super().__init__("store-replaced")


class BadText(PosseError):
    """Something was asked for by a text with a null, which is in no text that PostgreSQL has."""

    def __init__(self) -> None:
        super().__init__("bad-request", given="\\0")


class TwoWriters(PosseError):
    """A line with this number is already stored."""

    def __init__(self, table: str, number: int) -> None:
        super().__init__("two-writers", table=table, number=number)


class LeaseLost(PosseError):
    """Another process has taken the table over, so nothing of this write was stored."""

    def __init__(self, table: str) -> None:
        super().__init__("table-moved", table=table)


class NameTaken(PosseError):
    """There already is such an account."""

    def __init__(self, account: str | None) -> None:
        super().__init__("name-taken", given=account)


class NoSuchPerson(PosseError):
    """The person was deleted in the meantime."""

    def __init__(self) -> None:
        super().__init__("logged-out")
