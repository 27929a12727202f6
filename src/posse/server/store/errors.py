"""What can go wrong with what is kept.

PosseError
├── BadAddress    the address names no database that can be used: mend it
├── StoreFailed   the database did not take it, or nobody can tell whether it did: read again what is there
├── TwoWriters    somebody else has written that line: this copy of the table is out of date
└── NameTaken     the account belongs to somebody else: choose another
"""

from posse.engine.errors import PosseError


class BadAddress(PosseError):
    """The address of the database is not understood, or nothing answers there."""


class StoreFailed(PosseError):
    """The database failed; nothing may be told that depends on what was to be stored."""

    def __init__(self) -> None:
        super().__init__("store-failed")


class TwoWriters(PosseError):
    """The number of the line is taken already."""

    def __init__(self, table: str, number: int) -> None:
        super().__init__("two-writers", table=table, number=number)


class NameTaken(PosseError):
    """There is such an account already."""

    def __init__(self, account: str | None) -> None:
        super().__init__("name-taken", given=account)
