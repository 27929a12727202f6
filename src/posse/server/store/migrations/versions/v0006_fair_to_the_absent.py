"""How long a seat is kept for a person who is away; which answer a line is, and whether a stand-in gave it."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("game_table", sa.Column("grace", sa.Integer))
    op.add_column("seat", sa.Column("gone", sa.BigInteger))
    op.add_column("line", sa.Column("answer", sa.BigInteger))
    op.add_column("line", sa.Column("standin", sa.String))


def downgrade() -> None:
    with op.batch_alter_table("line", table_kwargs={"sqlite_with_rowid": False}) as changed:
        changed.drop_column("standin")
        changed.drop_column("answer")
    with op.batch_alter_table("seat", table_kwargs={"sqlite_with_rowid": False}) as changed:
        changed.drop_column("gone")
    with op.batch_alter_table("game_table") as changed:
        changed.drop_column("grace")
