"""The tables of the database, the same on SQLite and PostgreSQL.

Migrations make them of those of older versions; a new SQLite file begins with them. Tests keep the two equal.
"""

from datetime import UTC, datetime
from typing import Annotated, Any, Literal, get_args, get_origin

from pydantic.fields import FieldInfo
from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    DateTime,
    Dialect,
    Float,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    TypeDecorator,
    UniqueConstraint,
    false,
    true,
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


# What rows got that were older than a term, when a migration added it.
OLDER_ROWS: dict[str, Any] = {"standin": "level3", "guest_bots": false(), "rated": false(), "takebacks": false()}


def _term_column(name: str, term: FieldInfo) -> Column[Any]:
    """The column of a term: a flag, one of several words, or a number or something larger that may be missing."""
    default = OLDER_ROWS.get(name)
    if term.annotation is bool:
        return Column(name, Boolean, nullable=False, server_default=default)
    if get_origin(term.annotation) is Literal:
        return Column(name, String, nullable=False, server_default=default)
    if int in _inside(term.annotation):
        return Column(name, Integer)
    return Column(name, Json)


def _inside(annotation: Any) -> set[Any]:
    """The types that a term may have, without their limits."""
    parts = {get_args(part)[0] if get_origin(part) is Annotated else part for part in get_args(annotation)}
    return parts or {annotation}


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
    # Hashed like a password.
    Column("recovery", String),
    # Confirmed by a link, and as it is compared; several accounts may share an address.
    Column("email", String),
    Column("email_key", String, index=True),
    # Until when the signed cookie of earlier versions counts; null for people who never had one.
    Column("signed_until", UtcDateTime),
    # The client (see `people/limits.py`) from which this person first came; forgotten after a while.
    Column("client", String),
    # Of a guest bot the id of the person who runs it.
    Column("author", String, index=True),
    # The name of the drawn face that they have chosen.
    Column("face", String),
    # Whether games of this person may be in a published dataset, without any name.
    Column("in_dataset", Boolean, nullable=False, default=True, server_default=true()),
    Index(None, "client", "created"),
)

session = Table(
    "session",
    metadata,
    Column("id", String, primary_key=True),
    # A hash: whoever reads the database cannot act as anybody.
    Column("token", String, nullable=False, unique=True),
    Column("person_id", ForeignKey("person.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", UtcDateTime, nullable=False),
    Column("used", UtcDateTime, nullable=False),
    Column("device", String, nullable=False),
)

mail_link = Table(
    "mail_link",
    metadata,
    Column("token", String, primary_key=True),
    Column("person_id", ForeignKey("person.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("purpose", String, nullable=False),
    Column("email", String, nullable=False),
    Column("expires", UtcDateTime, nullable=False),
)

# How often a password was tried, by keys that are hashes of an account, an address, or both.
login_trial = Table(
    "login_trial",
    metadata,
    Column("key", String, primary_key=True),
    Column("failures", Integer, nullable=False),
    # Milliseconds since 1970 of the last trial.
    Column("at", BigInteger, nullable=False, index=True),
    Column("succeeded", Boolean, nullable=False),
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
    # The client from which it was made; forgotten after a while.
    Column("client", String),
    # Of its luck: a secret while the game may go on, as are the draws of its lines.
    Column("seed", String),
    # The group for which it was made; one that is dissolved leaves its tables alone.
    Column("posse", String, index=True),
    # When the server begins the game at the latest, in milliseconds since 1970; null if it does not, or has done so.
    Column("begins", BigInteger),
    Index(None, "client", "created"),
    # The lobby: public tables of a state, newest first.
    Index(None, "state", "public", "created"),
)
# Few tables are about to begin, and all processes look for them. (On PostgreSQL, whose dialect takes long to import,
# the tables are made by migrations alone, which say this as well.)
ABOUT_TO_BEGIN = game_table.c.begins.is_not(None)
NOT_ABOUT_TO_BEGIN = game_table.c.begins.is_(None)
Index(None, game_table.c.begins, sqlite_where=ABOUT_TO_BEGIN)

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
    Column("gone", BigInteger),
    Column("deleted", Boolean, nullable=False, server_default=false()),
    # The name of the author of a guest bot.
    Column("author", String),
    # What a browser has contributed to the luck of the table.
    Column("luck", String),
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
    Column("answer", BigInteger),
    Column("standin", String),
    # The seats that are asked after the line, seat n as bit n, so that nobody has to replay a table to know it.
    Column("asked", Integer),
    Column("draws", Text),
    # What everybody saw of it, for lists of tables: an event as JSON.
    Column("told", Json),
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
    # Of older messages it is not known, and not of those who have deleted themselves.
    Column("person_id", String, index=True),
    UniqueConstraint("table_id", "key"),
    sqlite_with_rowid=False,
)

# A running table that no server has in memory, because nothing happens there by itself before `due`.
rest = Table(
    "rest",
    metadata,
    Column("table_id", ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
    # Milliseconds since 1970, as in `line`.
    Column("since", BigInteger, nullable=False),
    # The seats whose time runs, in addition to what was stored with the last line.
    Column("running", Json, nullable=False),
    Column("due", BigInteger, index=True),
)

# What a seat wants to answer before it is asked; told to nobody else.
plan = Table(
    "plan",
    metadata,
    Column("table_id", ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("name", String, nullable=False),
    Column("words", String),
    # How many events the seat had seen when it was made, and a hash of them: an undo may take them back.
    Column("known", Integer, nullable=False),
    Column("digest", String, nullable=False),
    # Why it was stopped, until its player has read it.
    Column("stopped", String),
    sqlite_with_rowid=False,
)

ban = Table(
    "ban",
    metadata,
    Column("kind", String, primary_key=True),
    Column("subject", String, primary_key=True),
    Column("at", UtcDateTime, nullable=False),
    Column("until", UtcDateTime),
    Column("note", Text, nullable=False),
)

# How many tables a person may have, where the operator has set it; null is the server's usual number.
quota = Table(
    "quota",
    metadata,
    Column("person_id", ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
    Column("unstarted", Integer),
    Column("running", Integer),
)

# What the operator has done, for the servers that have it in memory.
notice = Table(
    "notice",
    metadata,
    # Numbers are never used again, so a server knows by the last one what is new to it.
    Column("number", Integer, primary_key=True),
    Column("kind", String, nullable=False),
    Column("subject", String, nullable=False),
    Column("at", BigInteger, nullable=False),
    sqlite_autoincrement=True,
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

# A process that thinks for the bots of all servers (`posse worker`), as long as it goes on saying so; see `workers.py`.
worker = Table(
    "worker",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    # How many questions it takes at once; none if it is about to stop.
    Column("slots", Integer, nullable=False),
    # Of Posse: another version may know other rules and other bots.
    Column("version", String, nullable=False),
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

# A game that has ended, noted once in the transaction that ends it; see `results.py`. Ends are as in `line`.
game_result = Table(
    "game_result",
    metadata,
    Column("table_id", ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String, nullable=False),
    Column("ended", BigInteger, nullable=False),
    # Whether it has changed ratings; a rated table may have lost that by an undo.
    Column("rated", Boolean, nullable=False),
    Column("public", Boolean, nullable=False),
    # The gallery: public games, the last first, of one kind or all.
    Index(None, "public", "ended", "table_id"),
    Index(None, "public", "game", "ended", "table_id"),
    sqlite_with_rowid=False,
)

# How a seat has done in it. What a list of somebody's games filters by is repeated here, so that an index has it all.
result_seat = Table(
    "result_seat",
    metadata,
    Column("table_id", ForeignKey("game_result.table_id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    # Null for bots of the server, further seats of one person, and people who have deleted themselves.
    Column("person_id", ForeignKey("person.id")),
    Column("name", String),
    # The name as it is searched for: no database folds the case of every alphabet.
    Column("name_key", String),
    Column("level", String),
    # From 1; who has left the game to a bot is last.
    Column("place", Integer, nullable=False),
    Column("score", Integer, nullable=False),
    Column("team", Integer, nullable=False),
    Column("deserted", Boolean, nullable=False),
    Column("game", String, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Index(None, "person_id", "ended", "table_id"),
    Index(None, "person_id", "game", "ended", "table_id"),
    sqlite_with_rowid=False,
)

# What a person has done in a game so far, and their rating once a rated game has ended.
standing = Table(
    "standing",
    metadata,
    Column("person_id", ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String, primary_key=True),
    Column("played", Integer, nullable=False),
    Column("won", Integer, nullable=False),
    # The same at public tables, which is what strangers see.
    Column("public_played", Integer, nullable=False),
    Column("public_won", Integer, nullable=False),
    Column("rated", Integer, nullable=False),
    Column("mu", Float),
    Column("sigma", Float),
    # The lower end of the rating, by which a leaderboard is ordered.
    Column("floor", Float),
    Index(None, "game", "floor"),
    sqlite_with_rowid=False,
)

# The rating of a person after each rated game.
rating_step = Table(
    "rating_step",
    metadata,
    Column("person_id", ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("table_id", String, nullable=False),
    sqlite_with_rowid=False,
)

# How often two people have met in a game, as one of them sees it.
encounter = Table(
    "encounter",
    metadata,
    Column("person_id", ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
    Column("other_id", ForeignKey("person.id", name="fk_encounter_other", ondelete="CASCADE"), primary_key=True),
    Column("game", String, primary_key=True),
    Column("games", Integer, nullable=False),
    Column("ahead", Integer, nullable=False),
    Column("behind", Integer, nullable=False),
    Column("last", BigInteger, nullable=False),
    Index(None, "person_id", "last"),
    Index(None, "other_id"),
    sqlite_with_rowid=False,
)

# How often something was there in a finished game, by the number of seats, and how much of the victory it had.
statistic = Table(
    "statistic",
    metadata,
    Column("game", String, primary_key=True),
    Column("seats", Integer, primary_key=True, autoincrement=False),
    Column("subject", String, primary_key=True),
    Column("word", String, primary_key=True),
    Column("games", Integer, nullable=False),
    Column("wins", Float, nullable=False),
    sqlite_with_rowid=False,
)

# The analysis of a finished game as JSON; one of an older version is made anew.
analysis = Table(
    "analysis",
    metadata,
    Column("table_id", ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("found", Text, nullable=False),
)

# The pictures of a finished game as PNG files.
preview = Table(
    "preview",
    metadata,
    Column("table_id", ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
    # Milliseconds since 1970.
    Column("made", BigInteger, nullable=False, index=True),
    # The bytes of both, so that they can be added up without being read.
    Column("size", Integer, nullable=False),
    Column("large", LargeBinary, nullable=False),
    Column("small", LargeBinary, nullable=False),
)
