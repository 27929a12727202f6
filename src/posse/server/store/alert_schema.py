"""The tables of the database about alerts; see `alerts.py`."""

from sqlalchemy import BigInteger, Column, ForeignKey, Integer, String, Table, Text

from posse.server.store.schema import Json, UtcDateTime, metadata

# What a person wants to be told, by which channels, in which language; without a row everything is as usual.
alert_setting = Table(
    "alert_setting",
    metadata,
    Column("person_id", ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
    Column("lang", String, nullable=False),
    # For each kind the list of its channels.
    Column("choices", Json, nullable=False),
    # Milliseconds since 1970 of the last digest by e-mail.
    Column("mailed", BigInteger),
)

# A browser that shows notifications; its id is a hash of the endpoint, so a browser is registered once.
push_target = Table(
    "push_target",
    metadata,
    Column("id", String, primary_key=True),
    Column("person_id", ForeignKey("person.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String, nullable=False),
    Column("auth", String, nullable=False),
    Column("lang", String, nullable=False),
    Column("device", String, nullable=False),
    Column("created", UtcDateTime, nullable=False),
)

# An address that is called: about everything of a person, or about one table of theirs.
webhook = Table(
    "webhook",
    metadata,
    Column("id", String, primary_key=True),
    Column("person_id", ForeignKey("person.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("table_id", ForeignKey("game_table.id", ondelete="CASCADE"), index=True),
    Column("url", Text, nullable=False),
    # It signs what is sent, so it is kept as it is.
    Column("secret", String, nullable=False),
    Column("created", UtcDateTime, nullable=False),
)

# One call on somebody, never repeated: the key says for what. The recipient is a person, or empty for the table.
alert = Table(
    "alert",
    metadata,
    Column("table_id", ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
    Column("recipient", String, primary_key=True),
    Column("kind", String, primary_key=True),
    Column("turn", Integer, primary_key=True, autoincrement=False),
    # Milliseconds since 1970, as in `line`: since when, and when it is to be decided; null if that has been done.
    Column("at", BigInteger, nullable=False),
    Column("due", BigInteger, index=True),
    # When a digest may tell of it; null if none is to, or has done so.
    Column("mail", BigInteger, index=True),
    sqlite_with_rowid=False,
)

# What is to be sent, until it has arrived. Taking one moves its time into the future, so a crash only delays it.
delivery = Table(
    "delivery",
    metadata,
    Column("id", String, primary_key=True),
    Column("person_id", ForeignKey("person.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("channel", String, nullable=False),
    # The browser or the webhook; empty for an e-mail.
    Column("target", String, nullable=False),
    Column("facts", Json, nullable=False),
    Column("due", BigInteger, nullable=False, index=True),
    Column("attempts", Integer, nullable=False),
)
