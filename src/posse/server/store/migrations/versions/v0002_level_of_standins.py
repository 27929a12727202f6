"""The level at which a bot plays for somebody who is away."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("game_table", sa.Column("standin", sa.String, nullable=False, server_default="level3"))


def downgrade() -> None:
    with op.batch_alter_table("game_table") as changed:
        changed.drop_column("standin")
