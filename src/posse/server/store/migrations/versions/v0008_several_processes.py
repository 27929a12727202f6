"""Processes that share the database, leases of tables, merged guests, and who is asked after a line."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "server",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("address", sa.String, nullable=False),
        sa.Column("expires", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_server"),
    )
    op.create_table(
        "lease",
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("owner", sa.String),
        sa.Column("fence", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_lease"),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name="fk_lease_game_table", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["owner"], ["server.id"], name="fk_lease_server", ondelete="SET NULL"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_lease_owner", "lease", ["owner"])
    op.create_table(
        "merger",
        sa.Column("guest", sa.String, nullable=False),
        sa.Column("person_id", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("guest", name="pk_merger"),
        sa.ForeignKeyConstraint(["guest"], ["person.id"], name="fk_merger_guest", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person_id"], ["person.id"], name="fk_merger_person", ondelete="CASCADE"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_merger_person_id", "merger", ["person_id"])
    op.add_column("line", sa.Column("asked", sa.Integer))


def downgrade() -> None:
    with op.batch_alter_table("line", table_kwargs={"sqlite_with_rowid": False}) as changed:
        changed.drop_column("asked")
    for name in ("merger", "lease", "server"):
        op.drop_table(name)
