"""Results of finished games, ratings, encounters, statistics; rated tables, faces, and what lists tell of moves."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("person", sa.Column("face", sa.String))
    op.add_column("line", sa.Column("told", sa.JSON))
    for term in ("rated", "takebacks"):
        op.add_column("game_table", sa.Column(term, sa.Boolean, nullable=False, server_default=sa.false()))
    _create_results()
    _create_standings()
    _create_encounters()
    op.create_table(
        "statistic",
        sa.Column("game", sa.String, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("subject", sa.String, nullable=False),
        sa.Column("word", sa.String, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("wins", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("game", "seats", "subject", "word", name="pk_statistic"),
        sqlite_with_rowid=False,
    )


def _create_results() -> None:
    op.create_table(
        "game_result",
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_game_result"),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name="fk_game_result_game_table", ondelete="CASCADE"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "result_seat",
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person_id", sa.String),
        sa.Column("name", sa.String),
        sa.Column("name_key", sa.String),
        sa.Column("level", sa.String),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("team", sa.Integer, nullable=False),
        sa.Column("deserted", sa.Boolean, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_result_seat"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["game_result.table_id"], name="fk_result_seat_game_result", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["person_id"], ["person.id"], name="fk_result_seat_person"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_result_seat_person_id_ended_table_id", "result_seat", ["person_id", "ended", "table_id"])
    op.create_index(
        "ix_result_seat_person_id_game_ended_table_id", "result_seat", ["person_id", "game", "ended", "table_id"]
    )


def _create_standings() -> None:
    op.create_table(
        "standing",
        sa.Column("person_id", sa.String, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        *(
            sa.Column(name, sa.Integer, nullable=False)
            for name in ("played", "won", "public_played", "public_won", "rated")
        ),
        *(sa.Column(name, sa.Float) for name in ("mu", "sigma", "floor")),
        sa.PrimaryKeyConstraint("person_id", "game", name="pk_standing"),
        sa.ForeignKeyConstraint(["person_id"], ["person.id"], name="fk_standing_person", ondelete="CASCADE"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_standing_game_floor", "standing", ["game", "floor"])
    op.create_table(
        "rating_step",
        sa.Column("person_id", sa.String, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("table_id", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("person_id", "game", "number", name="pk_rating_step"),
        sa.ForeignKeyConstraint(["person_id"], ["person.id"], name="fk_rating_step_person", ondelete="CASCADE"),
        sqlite_with_rowid=False,
    )


def _create_encounters() -> None:
    op.create_table(
        "encounter",
        sa.Column("person_id", sa.String, nullable=False),
        sa.Column("other_id", sa.String, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("ahead", sa.Integer, nullable=False),
        sa.Column("behind", sa.Integer, nullable=False),
        sa.Column("last", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("person_id", "other_id", "game", name="pk_encounter"),
        sa.ForeignKeyConstraint(["person_id"], ["person.id"], name="fk_encounter_person", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["other_id"], ["person.id"], name="fk_encounter_other", ondelete="CASCADE"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_encounter_person_id_last", "encounter", ["person_id", "last"])
    op.create_index("ix_encounter_other_id", "encounter", ["other_id"])


def downgrade() -> None:
    for name in ("statistic", "encounter", "rating_step", "standing", "result_seat", "game_result"):
        op.drop_table(name)
    with op.batch_alter_table("game_table") as changed:
        changed.drop_column("takebacks")
        changed.drop_column("rated")
    with op.batch_alter_table("line", table_kwargs={"sqlite_with_rowid": False}) as changed:
        changed.drop_column("told")
    with op.batch_alter_table("person") as changed:
        changed.drop_column("face")
