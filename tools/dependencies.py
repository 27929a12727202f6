"""Check that every imported package is declared in pyproject.toml."""

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple


class Room(NamedTuple):
    """Files (a pattern), and the tables of pyproject.toml that must name what they import."""

    files: str
    tables: tuple[str, ...]


# A file belongs to the first room whose pattern it fits.
ROOMS = (
    Room("src/posse/bots/arena/cluster.py", ("dependencies", "ray")),
    Room("src/posse/bots/train/*.py", ("dependencies", "train")),
    Room("src/posse/adapters/openspiel.py", ("dependencies", "openspiel")),
    Room("src/posse/adapters/pettingzoo.py", ("dependencies", "pettingzoo")),
    Room("src/posse/adapters/*.py", ("dependencies", "gymnasium")),
    Room("src/posse/server/dataset/parquet.py", ("dependencies", "data")),
    Room("src/posse/server/previews/*.py", ("dependencies", "pictures")),
    Room("src/**/*.py", ("dependencies",)),
    Room("*.py", ("build-system",)),
    Room("tests/**/*.py", ("dependencies", "dev")),
    Room("examples/**/*.py", ("dependencies", "gymnasium", "openspiel", "learn")),
    Room("tools/**/*.py", ("dependencies", "dev")),
    Room("bench/**/*.py", ("dependencies", "dev", "bench")),
)
OWN = ("posse", "bench", "examples", "tests", "tools", "build_c", "build_loops", "build_web")
NAMESPACES = ("fluent",)  # packages that several distributions share
DISTRIBUTIONS = {
    "argon2": "argon2-cffi",
    "mypyc": "mypy",
    "py_mini_racer": "mini-racer",
    "pyspiel": "open-spiel",
    "yaml": "pyyaml",
}


def problems(root: Path) -> list[str]:
    """Every import of an undeclared package, with its file and line."""
    project = tomllib.loads(root.joinpath("pyproject.toml").read_text())
    found = []
    seen: set[Path] = set()
    for room in ROOMS:
        known = {distribution for table in room.tables for distribution in declared(project, table)}
        for path in sorted(set(root.glob(room.files)) - seen):
            seen.add(path)
            found += [
                f"{path.relative_to(root)}:{line}: {package} is not declared in pyproject.toml"
                for line, package in imported(path.read_text())
                if package not in known
            ]
    return found


def declared(project: dict[str, Any], table: str) -> set[str]:
    """The distributions that a table of pyproject.toml names."""
    tables = {
        "build-system": project["build-system"]["requires"],
        "dependencies": project["project"]["dependencies"],
        **project["project"]["optional-dependencies"],
    }
    return {normal(re.split(r"[\s\[<>=!~;]", one, maxsplit=1)[0]) for one in tables.get(table, [])}


def imported(text: str) -> Iterator[tuple[int, str]]:
    """The distributions that a module imports, by line, without the standard library and our own."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import | ast.ImportFrom):
            for name in modules(node):
                if name.split(".")[0] not in {*sys.stdlib_module_names, *OWN}:
                    yield node.lineno, distribution(name)


def modules(node: ast.Import | ast.ImportFrom) -> list[str]:
    """The modules that one statement imports."""
    if isinstance(node, ast.ImportFrom):
        return [node.module] if node.module else []
    return [alias.name for alias in node.names]


def distribution(module: str) -> str:
    """The distribution to which a module belongs."""
    parts = module.split(".")
    package = ".".join(parts[:2]) if parts[0] in NAMESPACES else parts[0]
    return DISTRIBUTIONS.get(package, normal(package))


def normal(name: str) -> str:
    """The canonical spelling of a distribution: `fluent.syntax` is `fluent-syntax`."""
    return re.sub(r"[-_.]+", "-", name).lower()


if __name__ == "__main__":
    sys.exit("\n".join(problems(Path())) or 0)
