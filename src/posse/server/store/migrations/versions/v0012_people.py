"""People and each other: relations, invitations, reports, groups, tournaments, and who wants to play now."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None

MOMENT = sa.DateTime(timezone=True)
TABLES = ("pairing", "entrant", "tournament", "seeker", "member", "posse", "report", "invite", "relation")


def upgrade() -> None:
    make_relation()
    make_invite()
    make_report()
    make_posse()
    make_member()
    make_seeker()
    make_tournament()
    make_entrant()
    make_pairing()
    op.add_column("game_table", sa.Column("posse", sa.String))
    op.create_index("ix_game_table_posse", "game_table", ["posse"])


def downgrade() -> None:
    op.drop_index("ix_game_table_posse", "game_table")
    with op.batch_alter_table("game_table") as changed:
        changed.drop_column("posse")
    for table in TABLES:
        op.drop_table(table)


def _of_person(table: str, column: str, name: str, ondelete: str = "CASCADE") -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint([column], ["person.id"], name=f"fk_{table}_{name}", ondelete=ondelete)


def make_relation() -> None:
    op.create_table(
        "relation",
        sa.Column("person_id", sa.String, nullable=False),
        sa.Column("other_id", sa.String, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("at", MOMENT, nullable=False),
        sa.PrimaryKeyConstraint("person_id", "other_id", "kind", name="pk_relation"),
        _of_person("relation", "person_id", "person"),
        _of_person("relation", "other_id", "other"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_relation_other_id", "relation", ["other_id"])


def make_invite() -> None:
    op.create_table(
        "invite",
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("person_id", sa.String, nullable=False),
        sa.Column("by_id", sa.String, nullable=False),
        sa.Column("at", MOMENT, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "person_id", name="pk_invite"),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name="fk_invite_game_table", ondelete="CASCADE"),
        _of_person("invite", "person_id", "person"),
        _of_person("invite", "by_id", "by"),
        sqlite_with_rowid=False,
    )
    for column in ("person_id", "by_id"):
        op.create_index(f"ix_invite_{column}", "invite", [column])


def make_report() -> None:
    op.create_table(
        "report",
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("by_id", sa.String),
        sa.Column("about_id", sa.String, nullable=False),
        sa.Column("table_id", sa.String),
        sa.Column("reason", sa.String, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", MOMENT, nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_report"),
        _of_person("report", "by_id", "by", "SET NULL"),
        _of_person("report", "about_id", "about"),
        sqlite_autoincrement=True,
    )
    for column in ("by_id", "about_id"):
        op.create_index(f"ix_report_{column}", "report", [column])


def make_posse() -> None:
    op.create_table(
        "posse",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("key", sa.String, nullable=False),
        sa.Column("owner_id", sa.String, nullable=False),
        sa.Column("created", MOMENT, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_posse"),
        sa.ForeignKeyConstraint(["owner_id"], ["person.id"], name="fk_posse_person"),
    )
    op.create_index("ix_posse_owner_id", "posse", ["owner_id"])


def make_member() -> None:
    op.create_table(
        "member",
        sa.Column("posse_id", sa.String, nullable=False),
        sa.Column("person_id", sa.String, nullable=False),
        sa.Column("joined", MOMENT, nullable=False),
        sa.PrimaryKeyConstraint("posse_id", "person_id", name="pk_member"),
        sa.ForeignKeyConstraint(["posse_id"], ["posse.id"], name="fk_member_posse", ondelete="CASCADE"),
        _of_person("member", "person_id", "person"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_member_person_id", "member", ["person_id"])


def make_seeker() -> None:
    op.create_table(
        "seeker",
        sa.Column("person_id", sa.String, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("pace", sa.String, nullable=False),
        sa.Column("bots_after", sa.Integer),
        sa.Column("level", sa.String, nullable=False),
        sa.Column("rating", sa.Integer, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("table_id", sa.String),
        sa.PrimaryKeyConstraint("person_id", name="pk_seeker"),
        _of_person("seeker", "person_id", "person"),
        sqlite_with_rowid=False,
    )


def make_tournament() -> None:
    op.create_table(
        "tournament",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("clock", sa.JSON(none_as_null=True), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("state", sa.String, nullable=False),
        sa.Column("host_id", sa.String),
        sa.Column("posse", sa.String),
        sa.Column("created", MOMENT, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tournament"),
        _of_person("tournament", "host_id", "person", "SET NULL"),
    )
    for column in ("state", "host_id", "posse"):
        op.create_index(f"ix_tournament_{column}", "tournament", [column])


def _of_tournament(table: str) -> sa.ForeignKeyConstraint:
    name = f"fk_{table}_tournament"
    return sa.ForeignKeyConstraint(["tournament_id"], ["tournament.id"], name=name, ondelete="CASCADE")


def make_entrant() -> None:
    op.create_table(
        "entrant",
        sa.Column("tournament_id", sa.String, nullable=False),
        sa.Column("person_id", sa.String, nullable=False),
        sa.Column("entered", MOMENT, nullable=False),
        sa.Column("dropped", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("tournament_id", "person_id", name="pk_entrant"),
        _of_tournament("entrant"),
        _of_person("entrant", "person_id", "person"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_entrant_person_id", "entrant", ["person_id"])


def make_pairing() -> None:
    op.create_table(
        "pairing",
        sa.Column("tournament_id", sa.String, nullable=False),
        sa.Column("round", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("person_id", sa.String, nullable=False),
        sa.Column("table_id", sa.String),
        sa.Column("points", sa.Float),
        sa.PrimaryKeyConstraint("tournament_id", "round", "person_id", name="pk_pairing"),
        _of_tournament("pairing"),
        _of_person("pairing", "person_id", "person"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_pairing_person_id", "pairing", ["person_id"])
