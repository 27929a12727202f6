"""Bots that run outside of the server: whose they are, and whether a table lets them in."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("person", sa.Column("author", sa.String))
    op.create_index("ix_person_author", "person", ["author"])
    op.add_column("seat", sa.Column("author", sa.String))
    op.add_column("game_table", sa.Column("guest_bots", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    with op.batch_alter_table("game_table") as changed:
        changed.drop_column("guest_bots")
    with op.batch_alter_table("seat", table_kwargs={"sqlite_with_rowid": False}) as changed:
        changed.drop_column("author")
    op.drop_index("ix_person_author", "person")
    with op.batch_alter_table("person") as changed:
        changed.drop_column("author")
