"""Sessions in place of signed cookies, recovery of accounts, login trials, and who has said what.

A signed cookie of an earlier version was valid for 400 days, and counts for as long unless it is exchanged before.
"""

from datetime import UTC, datetime, timedelta

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

MOMENT = sa.DateTime(timezone=True)
COOKIE_LIFE = timedelta(days=400)


def upgrade() -> None:
    change_person()
    make_session()
    make_mail_link()
    make_login_trial()
    op.add_column("seat", sa.Column("deleted", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("chat", sa.Column("person_id", sa.String))
    op.create_index("ix_chat_person_id", "chat", ["person_id"])


def downgrade() -> None:
    op.drop_index("ix_chat_person_id", "chat")
    for name, column in (("chat", "person_id"), ("seat", "deleted")):
        with op.batch_alter_table(name, table_kwargs={"sqlite_with_rowid": False}) as changed:
            changed.drop_column(column)
    for name in ("login_trial", "mail_link", "session"):
        op.drop_table(name)
    op.drop_index("ix_person_email_key", "person")
    with op.batch_alter_table("person") as changed:
        for column in ("recovery", "email", "email_key", "signed_until"):
            changed.drop_column(column)


def change_person() -> None:
    for name in ("recovery", "email", "email_key"):
        op.add_column("person", sa.Column(name, sa.String))
    op.add_column("person", sa.Column("signed_until", MOMENT))
    op.create_index("ix_person_email_key", "person", ["email_key"])
    person = sa.table("person", sa.column("signed_until", MOMENT))
    op.execute(person.update().values(signed_until=datetime.now(UTC) + COOKIE_LIFE))


def make_session() -> None:
    op.create_table(
        "session",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("token", sa.String, nullable=False),
        sa.Column("person_id", sa.String, nullable=False),
        sa.Column("created", MOMENT, nullable=False),
        sa.Column("used", MOMENT, nullable=False),
        sa.Column("device", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_session"),
        sa.UniqueConstraint("token", name="uq_session_token"),
        sa.ForeignKeyConstraint(["person_id"], ["person.id"], name="fk_session_person", ondelete="CASCADE"),
    )
    op.create_index("ix_session_person_id", "session", ["person_id"])


def make_mail_link() -> None:
    op.create_table(
        "mail_link",
        sa.Column("token", sa.String, nullable=False),
        sa.Column("person_id", sa.String, nullable=False),
        sa.Column("purpose", sa.String, nullable=False),
        sa.Column("email", sa.String, nullable=False),
        sa.Column("expires", MOMENT, nullable=False),
        sa.PrimaryKeyConstraint("token", name="pk_mail_link"),
        sa.ForeignKeyConstraint(["person_id"], ["person.id"], name="fk_mail_link_person", ondelete="CASCADE"),
    )
    op.create_index("ix_mail_link_person_id", "mail_link", ["person_id"])


def make_login_trial() -> None:
    op.create_table(
        "login_trial",
        sa.Column("key", sa.String, nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("succeeded", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_login_trial"),
    )
    op.create_index("ix_login_trial_at", "login_trial", ["at"])
