"""Check the direction of imports, which docs/architecture.md draws.

A row of ROOMS says what the modules of a package may import from Posse; GAME stands for the game's own name, the same
in both columns. A row of EXEMPTIONS allows one more import, and says why.
"""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

SOURCE = Path("src")

ENGINE = r"posse\.engine(\..+)?"
REGISTRY = r"posse\.games"
GAME = r"(?P<game>\w+)"
SAME_GAME = r"(?P=game)"
FRONT_DOOR = r"posse|posse\.texts|posse\.languages|posse\.found"
LEARNING = r"posse\.learning(\..+)?"
ANALYSIS = r"posse\.analysis(\..+)?"


# What every part of the server may import, in addition to the packages below its own.
SERVER_BASE = rf"{ENGINE}|{REGISTRY}|{FRONT_DOOR}|{LEARNING}|posse\.server\.(errors|settings)"


class Room(NamedTuple):
    """Modules (a pattern over the name) and what they may import from Posse."""

    modules: str
    may_import: str


class Exemption(NamedTuple):
    """An additional import that some modules may have."""

    modules: str
    may_import: str
    reason: str


def server_rooms(names: str) -> str:
    """A pattern for packages of the server; the names are separated by bars."""
    return rf"posse\.server\.({names})(\..+)?"


BELOW_HTTP = "store|cluster|people|alerts|bots|ratings|tables|dataset|previews|league|socket|http"

ROOMS = [
    Room(ENGINE, ENGINE),
    Room(rf"posse\.games\.{GAME}(\..+)?", rf"{ENGINE}|posse\.games\.{SAME_GAME}(\..+)?"),
    Room(REGISTRY, rf"{ENGINE}|posse\.games(\..+)?|posse\.found"),
    Room(r"posse\.bots(\..+)?", rf"{ENGINE}|{REGISTRY}|{FRONT_DOOR}|posse\.bots(\..+)?"),
    Room(r"posse\.adapters(\..+)?", rf"{ENGINE}|{REGISTRY}|{FRONT_DOOR}|posse\.bots|posse\.adapters(\..+)?"),
    Room(ANALYSIS, rf"{ENGINE}|{REGISTRY}|{FRONT_DOOR}|posse\.bots(\..+)?|{ANALYSIS}"),
    Room(r"posse\.server(\.(errors|settings|garbage_collection|processes))?", SERVER_BASE),
    Room(r"posse\.server\.store(\..+)?", rf"{SERVER_BASE}|{server_rooms('store')}"),
    Room(r"posse\.server\.cluster(\..+)?", rf"{SERVER_BASE}|{server_rooms('store|cluster')}"),
    Room(r"posse\.server\.people(\..+)?", rf"{SERVER_BASE}|{server_rooms('store|people')}"),
    Room(r"posse\.server\.alerts(\..+)?", rf"{SERVER_BASE}|{server_rooms('store|people|alerts')}"),
    Room(r"posse\.server\.bots(\..+)?", rf"{SERVER_BASE}|{server_rooms('bots')}"),
    Room(r"posse\.server\.jobs(\..+)?", rf"{SERVER_BASE}|{server_rooms('store|cluster|bots|jobs')}"),
    Room(r"posse\.server\.ratings(\..+)?", rf"{SERVER_BASE}|{server_rooms('store|ratings')}"),
    Room(
        r"posse\.server\.tables(\..+)?",
        rf"{SERVER_BASE}|{server_rooms('store|cluster|people|alerts|bots|ratings|tables')}",
    ),
    Room(r"posse\.server\.previews(\..+)?", rf"{SERVER_BASE}|{server_rooms('store|previews')}"),
    Room(r"posse\.server\.dataset(\..+)?", rf"{SERVER_BASE}|{server_rooms('store|tables|dataset')}"),
    Room(r"posse\.server\.socket(\..+)?", rf"{SERVER_BASE}|{server_rooms('store|people|alerts|bots|tables|socket')}"),
    Room(
        r"posse\.server\.league(\..+)?",
        rf"{SERVER_BASE}|{server_rooms('store|cluster|people|ratings|tables|league')}",
    ),
    Room(
        r"posse\.server\.http(\..+)?",
        rf"{SERVER_BASE}|{server_rooms(BELOW_HTTP)}",
    ),
    Room(
        r"posse\.server\.passing(\..+)?",
        rf"{SERVER_BASE}|{server_rooms('store|cluster|people|alerts|bots|tables|league|socket|http|passing')}",
    ),
    Room(r"posse\.server\.edge(\..+)?", rf"{SERVER_BASE}|{server_rooms('people|socket|edge')}"),
    Room(
        r"posse\.server\.(app|serve|alerting|notices|metrics|logs|checkup)",
        rf"{SERVER_BASE}|posse\.server(\..+)?",
    ),
    Room(LEARNING, rf"{ENGINE}|{REGISTRY}|{LEARNING}"),
    Room(FRONT_DOOR, rf"{ENGINE}|{REGISTRY}|{FRONT_DOOR}|{LEARNING}"),
    Room(r"posse\.cli(\..+)?|posse\.__main__", r"posse(\..+)?"),
]

EXEMPTIONS = [
    Exemption(
        r"posse",
        r"posse\.bots\.batch",
        "the front door opens batches, whose seats bots may fill; it imports them when one is asked for",
    ),
    Exemption(
        r"posse",
        r"posse\.analysis(\.puzzles)?",
        "the front door analyses games and lists puzzles; it imports what does that when it is asked to",
    ),
    Exemption(
        r"posse\.server\.((bots|tables|http)\..+|checkup|app)",
        r"posse\.analysis(\.puzzles)?",
        "a worker looks into lines of finished games, a table adds up what it finds, and a server shows puzzles",
    ),
    Exemption(
        rf"posse\.bots\.taste\.{GAME}",
        rf"posse\.games\.{SAME_GAME}(\..+)?",
        "a taste weighs the state of its game, so it reads that game's state, frames and data",
    ),
    Exemption(
        rf"posse\.bots\.skill\.{GAME}(\..+)?",
        rf"posse\.games\.{SAME_GAME}(\..+)?",
        "a planner plays the turns of its game, and features describe its state",
    ),
    Exemption(
        r"posse\.server\.((bots|ratings|tables|http)\..+|checkup)",
        r"posse\.bots",
        "a worker seats bots, a table names their levels, and ratings their strength; the front of the bots is enough",
    ),
]

# Chance is passed in as dice, and no rule may depend on the time.
PURE = rf"{ENGINE}|posse\.games(\..+)?"
IMPURE = r"(random|secrets|uuid|time|datetime|os|librt\.random|librt\.time)(\..+)?"


class Import(NamedTuple):
    """One imported module, and the line that imports it."""

    path: Path
    line: int
    importer: str
    imported: str


def module_name(path: Path, source: Path) -> str:
    """The dotted name of the module in this file."""
    parts = path.relative_to(source).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def modules(source: Path) -> dict[str, Path]:
    """Every module under the source folder."""
    return {module_name(path, source): path for path in sorted(source.rglob("*.py"))}


def imports(importer: str, path: Path, known: dict[str, Path]) -> Iterator[Import]:
    """Every import of a module, wherever it is in the file."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(path))):
        if isinstance(node, ast.Import):
            for name in node.names:
                yield Import(path, node.lineno, importer, name.name)
        elif isinstance(node, ast.ImportFrom):
            base = from_base(importer, path, node)
            for name in node.names:
                submodule = f"{base}.{name.name}"
                is_module = submodule in known or re.fullmatch(IMPURE, submodule)
                yield Import(path, node.lineno, importer, submodule if is_module else base)


def from_base(importer: str, path: Path, node: ast.ImportFrom) -> str:
    """The module after `from`, with leading dots resolved."""
    if node.level == 0:
        return node.module or ""
    parts = importer.split(".")
    drop = node.level - 1 if path.name == "__init__.py" else node.level
    return ".".join([*parts[: len(parts) - drop], *([node.module] if node.module else [])])


def is_allowed(found: Import) -> bool:
    """Whether a row of the tables permits this import."""
    pair = f"{found.importer} {found.imported}"
    rows = [(row.modules, row.may_import) for row in ROOMS] + [(row.modules, row.may_import) for row in EXEMPTIONS]
    return any(re.fullmatch(f"({importer}) ({imported})", pair) for importer, imported in rows)


def problem(found: Import) -> str | None:
    """The error of an import, or None."""
    place = f"{found.path}:{found.line}: {found.importer}"
    if re.fullmatch(PURE, found.importer) and re.fullmatch(IMPURE, found.imported):
        return f"{place} imports {found.imported}: rules must not depend on randomness, time or the machine"
    if found.imported.split(".")[0] == "posse" and not is_allowed(found):
        return f"{place} may not import {found.imported}"
    return None


def problems(source: Path) -> list[str]:
    """Every import against the direction, and every module without a row."""
    known = modules(source)
    found = []
    for name, path in known.items():
        if not any(re.fullmatch(room.modules, name) for room in ROOMS):
            found.append(f"{path}: {name} has no row in ROOMS")
            continue
        found += [complaint for one in imports(name, path, known) if (complaint := problem(one))]
    return found


if __name__ == "__main__":
    sys.exit("\n".join(problems(SOURCE)) or 0)
