"""Pictures of finished games, and an index for the gallery of public ones."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "preview",
        sa.Column("table_id", sa.String, sa.ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("size", sa.Integer, nullable=False),
        sa.Column("large", sa.LargeBinary, nullable=False),
        sa.Column("small", sa.LargeBinary, nullable=False),
    )
    op.create_index("ix_preview_made", "preview", ["made"])
    op.create_index("ix_game_result_public_ended_table_id", "game_result", ["public", "ended", "table_id"])
    op.create_index("ix_game_result_public_game_ended_table_id", "game_result", ["public", "game", "ended", "table_id"])


def downgrade() -> None:
    op.drop_index("ix_game_result_public_game_ended_table_id", "game_result")
    op.drop_index("ix_game_result_public_ended_table_id", "game_result")
    op.drop_table("preview")
