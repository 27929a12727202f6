"""The tables of the database, the same on SQLite and PostgreSQL.

The migrations create them; a test keeps the two equal.
"""

from datetime import UTC, datetime
from typing import Any, Literal, get_origin

from pydantic.fields import FieldInfo
from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    DateTime,
    Dialect,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    TypeDecorator,
    UniqueConstraint,
)

from posse.server.store.terms import Terms

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(referred_table_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    }
)


class UtcDateTime(TypeDecorator[datetime]):
    """A time in UTC; SQLite keeps no time zone, so it is added again on reading."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        return value and value.astimezone(UTC)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        return value and (value if value.tzinfo else value.replace(tzinfo=UTC))


# Without it a missing clock would be the JSON word null, which is not NULL to a query.
Json = JSON(none_as_null=True)


def _term_column(name: str, term: FieldInfo) -> Column[Any]:
    """The column of a term: a flag, one of several words, or something larger that may be missing."""
    if term.annotation is bool:
        return Column(name, Boolean, nullable=False)
    if get_origin(term.annotation) is Literal:
        return Column(name, String, nullable=False)
    return Column(name, Json)


setting = Table(
    "setting",
    metadata,
    Column("name", String, primary_key=True),
    Column("value", Text, nullable=False),
)

person = Table(
    "person",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("created", UtcDateTime, nullable=False),
    Column("account", String),
    # The account name as it is compared: no database folds the case of every alphabet.
    Column("account_key", String, unique=True),
    Column("password", String),
)

game_table = Table(
    "game_table",
    metadata,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("options", Json, nullable=False),
    Column("host", ForeignKey("person.id"), index=True),
    Column("created", UtcDateTime, nullable=False),
    Column("state", String, nullable=False),
    *[_term_column(name, term) for name, term in Terms.model_fields.items()],
    Column("header", Text, nullable=False),
    Column("rematch", String),
    Column("result", Json),
    # The lobby: public tables of a state, newest first.
    Index(None, "state", "public", "created"),
)

# Rows of these are only found by their whole key, so SQLite keeps them in one tree instead of two.
seat = Table(
    "seat",
    metadata,
    Column("table_id", ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("key", String, nullable=False),
    Column("kind", String, nullable=False),
    Column("name", String),
    Column("level", String),
    Column("standin", String),
    Column("left", Boolean, nullable=False),
    Column("resigned", Boolean, nullable=False),
    sqlite_with_rowid=False,
)

holder = Table(
    "holder",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person_id", ForeignKey("person.id"), primary_key=True, index=True),
    Column("place", Integer, nullable=False),
    ForeignKeyConstraint(["table_id", "seat"], ["seat.table_id", "seat.seat"], ondelete="CASCADE"),
    sqlite_with_rowid=False,
)

line = Table(
    "line",
    metadata,
    Column("table_id", ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("text", Text, nullable=False),
    Column("spent", Json),
    # Milliseconds since 1970: lines are written without SQLAlchemy, and a number is the same to every database.
    Column("at", BigInteger),
    # The seats that are asked after the line, seat n as bit n, so that nobody has to replay a table to know it.
    Column("asked", Integer),
    sqlite_with_rowid=False,
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer),
    Column("name", String, nullable=False),
    Column("text", Text, nullable=False),
    Column("key", String, nullable=False),
    Column("at", UtcDateTime, nullable=False),
    UniqueConstraint("table_id", "key"),
    sqlite_with_rowid=False,
)

# A process that serves this database, as long as it goes on saying so; see `leases.py`.
server = Table(
    "server",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("address", String, nullable=False),
    Column("expires", UtcDateTime, nullable=False),
)

# The process in which a table lives, if any. The fence grows with every owner: a write with an older one is refused.
lease = Table(
    "lease",
    metadata,
    Column("table_id", ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
    Column("owner", ForeignKey("server.id", ondelete="SET NULL"), index=True),
    Column("fence", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

# Guests who have logged in to an account. A table in another process may still name the guest when it is stored.
merger = Table(
    "merger",
    metadata,
    Column("guest", ForeignKey("person.id", name="fk_merger_guest", ondelete="CASCADE"), primary_key=True),
    Column("person_id", ForeignKey("person.id", ondelete="CASCADE"), nullable=False, index=True),
    sqlite_with_rowid=False,
)
