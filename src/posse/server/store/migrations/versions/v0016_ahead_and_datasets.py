"""What seats want to answer before they are asked; who does not want their games in a published dataset."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "plan",
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("words", sa.String),
        sa.Column("known", sa.Integer, nullable=False),
        sa.Column("digest", sa.String, nullable=False),
        sa.Column("stopped", sa.String),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_plan"),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name="fk_plan_game_table", ondelete="CASCADE"),
        sqlite_with_rowid=False,
    )
    op.add_column("person", sa.Column("in_dataset", sa.Boolean, nullable=False, server_default=sa.true()))


def downgrade() -> None:
    with op.batch_alter_table("person") as changed:
        changed.drop_column("in_dataset")
    op.drop_table("plan")
