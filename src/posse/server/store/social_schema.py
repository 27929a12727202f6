"""The tables of the database about people and each other, in addition to those of `schema.py`."""

from sqlalchemy import BigInteger, Boolean, Column, Float, ForeignKey, Integer, String, Table, Text

from posse.server.store.schema import Json, UtcDateTime, metadata

# What one person decided about another: to follow, to mute or to block them.
relation = Table(
    "relation",
    metadata,
    Column("person_id", ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
    Column(
        "other_id", ForeignKey("person.id", name="fk_relation_other", ondelete="CASCADE"), primary_key=True, index=True
    ),
    Column("kind", String, primary_key=True),
    Column("at", UtcDateTime, nullable=False),
    sqlite_with_rowid=False,
)

# Somebody is asked to sit down at a table; it is shown as long as the table waits for players.
invite = Table(
    "invite",
    metadata,
    Column("table_id", ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
    Column("person_id", ForeignKey("person.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("by_id", ForeignKey("person.id", name="fk_invite_by", ondelete="CASCADE"), nullable=False, index=True),
    Column("at", UtcDateTime, nullable=False),
    sqlite_with_rowid=False,
)

# What the operator is told about somebody.
report = Table(
    "report",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("by_id", ForeignKey("person.id", name="fk_report_by", ondelete="SET NULL"), index=True),
    Column("about_id", ForeignKey("person.id", name="fk_report_about", ondelete="CASCADE"), nullable=False, index=True),
    # Where it happened, if it was at a table; that may be gone by now.
    Column("table_id", String),
    Column("reason", String, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", UtcDateTime, nullable=False),
    sqlite_autoincrement=True,
)

# A private group of people. Whoever has the key of its link may become a member.
posse = Table(
    "posse",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("key", String, nullable=False),
    Column("owner_id", ForeignKey("person.id"), nullable=False, index=True),
    Column("created", UtcDateTime, nullable=False),
)

member = Table(
    "member",
    metadata,
    Column("posse_id", ForeignKey("posse.id", ondelete="CASCADE"), primary_key=True),
    Column("person_id", ForeignKey("person.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("joined", UtcDateTime, nullable=False),
    sqlite_with_rowid=False,
)

# Somebody who wants to play now. Times are milliseconds since 1970, as in `line`.
seeker = Table(
    "seeker",
    metadata,
    Column("person_id", ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("pace", String, nullable=False),
    # After how many seconds bots may take the free seats, and how good they are; null: never.
    Column("bots_after", Integer),
    Column("level", String, nullable=False),
    Column("rating", Integer, nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    # The table that was found.
    Column("table_id", String),
    sqlite_with_rowid=False,
)

tournament = Table(
    "tournament",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("game", String, nullable=False),
    Column("clock", Json, nullable=False),
    # How many people a table should seat; a few may have more or less.
    Column("seats", Integer, nullable=False),
    Column("rounds", Integer, nullable=False),
    # The present round, 0 before the first one.
    Column("round", Integer, nullable=False),
    Column("state", String, nullable=False, index=True),
    Column("host_id", ForeignKey("person.id", ondelete="SET NULL"), index=True),
    # The group for whose members it is.
    Column("posse", String, index=True),
    Column("created", UtcDateTime, nullable=False),
)

entrant = Table(
    "entrant",
    metadata,
    Column("tournament_id", ForeignKey("tournament.id", ondelete="CASCADE"), primary_key=True),
    Column("person_id", ForeignKey("person.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("entered", UtcDateTime, nullable=False),
    Column("dropped", Boolean, nullable=False),
    sqlite_with_rowid=False,
)

# Where somebody plays in a round: no table means that they are left out. The points come when the round is over.
pairing = Table(
    "pairing",
    metadata,
    Column("tournament_id", ForeignKey("tournament.id", ondelete="CASCADE"), primary_key=True),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("person_id", ForeignKey("person.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("table_id", String),
    Column("points", Float),
    sqlite_with_rowid=False,
)
