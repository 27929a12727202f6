"""While processes are replaced in turn, the version before works on the new schema: migrations may only add to it."""

from typing import Any, NamedTuple

import pytest
from alembic import command
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine, inspect

from posse.server.store.migrating import configuration


class Column(NamedTuple):
    """A column as far as somebody depends on it who reads or writes rows without knowing of its later neighbours."""

    kind: str
    may_be_left_out: bool


Schema = dict[tuple[str, str], Column]


def schema_of(connection: Connection) -> Schema:
    found = inspect(connection)
    return {
        (table, column["name"]): Column(str(column["type"]), _may_be_left_out(column))
        for table in found.get_table_names()
        for column in found.get_columns(table)
    }


def _may_be_left_out(column: Any) -> bool:
    return bool(column["nullable"] or column["default"] is not None or column.get("autoincrement") is True)


def troubles(before: Schema, after: Schema) -> list[str]:
    """What the version before would stumble over."""
    tables = {table for table, _ in before}
    gone = [
        f"{table}.{name} is gone, or of another kind" for table, name in before if _is_gone(table, name, before, after)
    ]
    return gone + [
        f"{table}.{name} must be written"
        for (table, name), column in after.items()
        if table in tables and (table, name) not in before and not column.may_be_left_out
    ]


def _is_gone(table: str, name: str, before: Schema, after: Schema) -> bool:
    now = after.get((table, name))
    return now is None or now.kind != before[table, name].kind


def revisions() -> list[str]:
    """All of them, the oldest first."""
    return [script.revision for script in ScriptDirectory.from_config(configuration()).walk_revisions()][::-1]


def test_a_migration_takes_nothing_away_from_the_version_before(tmp_path: Any) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'posse.db'}")
    with engine.connect() as connection:
        config = configuration()
        config.attributes["connection"] = connection
        before: Schema = {}
        for revision in revisions():
            command.upgrade(config, revision)
            after = schema_of(connection)
            assert troubles(before, after) == [], f"migration {revision}"
            before = after
    engine.dispose()
    assert len(revisions()) >= 7


@pytest.mark.parametrize(
    ("after", "trouble"),
    [
        ({}, "person.name is gone, or of another kind"),
        ({("person", "name"): Column("INTEGER", False)}, "person.name is gone, or of another kind"),
        (
            {("person", "name"): Column("TEXT", False), ("person", "age"): Column("INTEGER", False)},
            "person.age must be written",
        ),
    ],
)
def test_such_a_migration_would_be_noticed(after: Schema, trouble: str) -> None:
    assert troubles({("person", "name"): Column("TEXT", False)}, after) == [trouble]
    new_table = {("person", "name"): Column("TEXT", False), ("pet", "name"): Column("TEXT", False)}
    assert troubles({("person", "name"): Column("TEXT", False)}, new_table) == []
