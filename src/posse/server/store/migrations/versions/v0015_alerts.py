"""Alerts: what people want to be told, the browsers and addresses that are told, and what is to be sent."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None

MOMENT = sa.DateTime(timezone=True)
JSON = sa.JSON(none_as_null=True)


def upgrade() -> None:
    make_setting()
    make_push_target()
    make_webhook()
    make_alert()
    make_delivery()


def downgrade() -> None:
    for table in ("delivery", "alert", "webhook", "push_target", "alert_setting"):
        op.drop_table(table)


def make_setting() -> None:
    op.create_table(
        "alert_setting",
        sa.Column("person_id", sa.String, nullable=False),
        sa.Column("lang", sa.String, nullable=False),
        sa.Column("choices", JSON, nullable=False),
        sa.Column("mailed", sa.BigInteger),
        sa.PrimaryKeyConstraint("person_id", name="pk_alert_setting"),
        of_person("alert_setting"),
    )


def make_push_target() -> None:
    op.create_table(
        "push_target",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("person_id", sa.String, nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String, nullable=False),
        sa.Column("auth", sa.String, nullable=False),
        sa.Column("lang", sa.String, nullable=False),
        sa.Column("device", sa.String, nullable=False),
        sa.Column("created", MOMENT, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_push_target"),
        of_person("push_target"),
    )
    op.create_index("ix_push_target_person_id", "push_target", ["person_id"])


def make_webhook() -> None:
    op.create_table(
        "webhook",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("person_id", sa.String, nullable=False),
        sa.Column("table_id", sa.String),
        sa.Column("url", sa.Text, nullable=False),
        sa.Column("secret", sa.String, nullable=False),
        sa.Column("created", MOMENT, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_webhook"),
        of_person("webhook"),
        of_table("webhook"),
    )
    op.create_index("ix_webhook_person_id", "webhook", ["person_id"])
    op.create_index("ix_webhook_table_id", "webhook", ["table_id"])


def make_alert() -> None:
    op.create_table(
        "alert",
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("recipient", sa.String, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("turn", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.Column("mail", sa.BigInteger),
        sa.PrimaryKeyConstraint("table_id", "recipient", "kind", "turn", name="pk_alert"),
        of_table("alert"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_alert_due", "alert", ["due"])
    op.create_index("ix_alert_mail", "alert", ["mail"])


def make_delivery() -> None:
    op.create_table(
        "delivery",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("person_id", sa.String, nullable=False),
        sa.Column("channel", sa.String, nullable=False),
        sa.Column("target", sa.String, nullable=False),
        sa.Column("facts", JSON, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_delivery"),
        of_person("delivery"),
    )
    op.create_index("ix_delivery_person_id", "delivery", ["person_id"])
    op.create_index("ix_delivery_due", "delivery", ["due"])


def of_person(table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(["person_id"], ["person.id"], name=f"fk_{table}_person", ondelete="CASCADE")


def of_table(table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name=f"fk_{table}_game_table", ondelete="CASCADE")
