"""When the server begins the game of a table that it has made by itself: until then browsers contribute to its luck."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None

IS_GIVEN = sa.text("begins IS NOT NULL")


def upgrade() -> None:
    op.add_column("game_table", sa.Column("begins", sa.BigInteger))
    op.create_index("ix_game_table_begins", "game_table", ["begins"], sqlite_where=IS_GIVEN, postgresql_where=IS_GIVEN)


def downgrade() -> None:
    op.drop_index("ix_game_table_begins", "game_table")
    with op.batch_alter_table("game_table") as changed:
        changed.drop_column("begins")
