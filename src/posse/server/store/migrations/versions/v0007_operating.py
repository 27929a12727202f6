"""What an operator needs: where people and tables come from, tables at rest, bans, quotas, notices to the servers."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

MOMENT = sa.DateTime(timezone=True)


def upgrade() -> None:
    for table in ("person", "game_table"):
        op.add_column(table, sa.Column("client", sa.String))
        op.create_index(f"ix_{table}_client_created", table, ["client", "created"])
    make_rest()
    make_ban()
    make_quota()
    make_notice()


def downgrade() -> None:
    for table in ("notice", "quota", "ban", "rest"):
        op.drop_table(table)
    for table in ("game_table", "person"):
        op.drop_index(f"ix_{table}_client_created", table)
        with op.batch_alter_table(table) as changed:
            changed.drop_column("client")


def make_rest() -> None:
    op.create_table(
        "rest",
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("running", sa.JSON(none_as_null=True), nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.PrimaryKeyConstraint("table_id", name="pk_rest"),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name="fk_rest_game_table", ondelete="CASCADE"),
    )
    op.create_index("ix_rest_due", "rest", ["due"])


def make_ban() -> None:
    op.create_table(
        "ban",
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("subject", sa.String, nullable=False),
        sa.Column("at", MOMENT, nullable=False),
        sa.Column("until", MOMENT),
        sa.Column("note", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("kind", "subject", name="pk_ban"),
    )


def make_quota() -> None:
    op.create_table(
        "quota",
        sa.Column("person_id", sa.String, nullable=False),
        sa.Column("unstarted", sa.Integer),
        sa.Column("running", sa.Integer),
        sa.PrimaryKeyConstraint("person_id", name="pk_quota"),
        sa.ForeignKeyConstraint(["person_id"], ["person.id"], name="fk_quota_person", ondelete="CASCADE"),
    )


def make_notice() -> None:
    op.create_table(
        "notice",
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("subject", sa.String, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_notice"),
        sqlite_autoincrement=True,
    )
