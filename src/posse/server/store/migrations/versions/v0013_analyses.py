"""Analyses of finished games."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "analysis",
        sa.Column("table_id", sa.String, sa.ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("found", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("analysis")
