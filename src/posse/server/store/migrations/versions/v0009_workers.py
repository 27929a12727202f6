"""Processes that think for the bots of all servers; on PostgreSQL the queue by which they are asked."""

import sqlalchemy as sa
from alembic import op

from posse.server.store.migrations import job_queue

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "worker",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("slots", sa.Integer, nullable=False),
        sa.Column("version", sa.String, nullable=False),
        sa.Column("expires", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_worker"),
    )
    if op.get_bind().dialect.name == "postgresql":
        job_queue.make_anew(op.get_bind())


def downgrade() -> None:
    if op.get_bind().dialect.name == "postgresql":
        job_queue.drop(op.get_bind())
    op.drop_table("worker")
