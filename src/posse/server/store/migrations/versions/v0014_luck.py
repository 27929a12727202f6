"""Luck that can be verified: the seed of a table, what browsers contribute to it, and what is drawn for each line."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("game_table", sa.Column("seed", sa.String))
    op.add_column("seat", sa.Column("luck", sa.String))
    op.add_column("line", sa.Column("draws", sa.Text))


def downgrade() -> None:
    with op.batch_alter_table("line", table_kwargs={"sqlite_with_rowid": False}) as changed:
        changed.drop_column("draws")
    with op.batch_alter_table("seat", table_kwargs={"sqlite_with_rowid": False}) as changed:
        changed.drop_column("luck")
    with op.batch_alter_table("game_table") as changed:
        changed.drop_column("seed")
