"""When a line was played; of older lines it is not known."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("line", sa.Column("at", sa.BigInteger))


def downgrade() -> None:
    with op.batch_alter_table("line", table_kwargs={"sqlite_with_rowid": False}) as changed:
        changed.drop_column("at")
