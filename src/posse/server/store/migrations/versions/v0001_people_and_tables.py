"""People, tables with their seats, lines and chat."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

JSON = sa.JSON(none_as_null=True)
MOMENT = sa.DateTime(timezone=True)


def upgrade() -> None:
    make_setting()
    make_person()
    make_game_table()
    make_seat()
    make_holder()
    make_line()
    make_chat()


def downgrade() -> None:
    for name in ("chat", "line", "holder", "seat", "game_table", "person", "setting"):
        op.drop_table(name)


def make_setting() -> None:
    op.create_table(
        "setting",
        sa.Column("name", sa.String, nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_setting"),
    )


def make_person() -> None:
    op.create_table(
        "person",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("created", MOMENT, nullable=False),
        sa.Column("account", sa.String),
        sa.Column("account_key", sa.String),
        sa.Column("password", sa.String),
        sa.PrimaryKeyConstraint("id", name="pk_person"),
        sa.UniqueConstraint("account_key", name="uq_person_account_key"),
    )


def make_game_table() -> None:
    op.create_table(
        "game_table",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("options", JSON, nullable=False),
        sa.Column("host", sa.String),
        sa.Column("created", MOMENT, nullable=False),
        sa.Column("state", sa.String, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("spectators", sa.Boolean, nullable=False),
        sa.Column("clock", JSON),
        sa.Column("on_time", sa.String, nullable=False),
        sa.Column("tempo", sa.String, nullable=False),
        sa.Column("header", sa.Text, nullable=False),
        sa.Column("rematch", sa.String),
        sa.Column("result", JSON),
        sa.PrimaryKeyConstraint("id", name="pk_game_table"),
        sa.ForeignKeyConstraint(["host"], ["person.id"], name="fk_game_table_person"),
    )
    op.create_index("ix_game_table_host", "game_table", ["host"])
    op.create_index("ix_game_table_state_public_created", "game_table", ["state", "public", "created"])


def make_seat() -> None:
    op.create_table(
        "seat",
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("key", sa.String, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("name", sa.String),
        sa.Column("level", sa.String),
        sa.Column("standin", sa.String),
        sa.Column("left", sa.Boolean, nullable=False),
        sa.Column("resigned", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_seat"),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name="fk_seat_game_table", ondelete="CASCADE"),
        sqlite_with_rowid=False,
    )


def make_holder() -> None:
    op.create_table(
        "holder",
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person_id", sa.String, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", "person_id", name="pk_holder"),
        sa.ForeignKeyConstraint(
            ["table_id", "seat"], ["seat.table_id", "seat.seat"], name="fk_holder_seat", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["person_id"], ["person.id"], name="fk_holder_person"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_holder_person_id", "holder", ["person_id"])


def make_line() -> None:
    op.create_table(
        "line",
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("spent", JSON),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_line"),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name="fk_line_game_table", ondelete="CASCADE"),
        sqlite_with_rowid=False,
    )


def make_chat() -> None:
    op.create_table(
        "chat",
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("key", sa.String, nullable=False),
        sa.Column("at", MOMENT, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_chat"),
        sa.UniqueConstraint("table_id", "key", name="uq_chat_table_id_key"),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name="fk_chat_game_table", ondelete="CASCADE"),
        sqlite_with_rowid=False,
    )
