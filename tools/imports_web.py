"""Check the direction of imports of the page, which docs/architecture.md draws, and that there are no cycles.

A row of ROOMS says what the files of a folder under `web/src` may import from there; GAME stands for the game's own
name, the same in both columns. A file that `import.meta.glob` finds counts as imported.
"""

import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tools.imports import GAME, SAME_GAME, Room

SOURCE = Path("web/src")
SUFFIXES = ("", ".ts", ".svelte", ".svelte.ts", "/index.ts")

BASE = r"(generated|lib)/.+"
FACE = r"games/(drawing|card|still)\.ts"
KIT = rf"{BASE}|shell/.+|{FACE}|games/board/.+"
REGISTRY = r"games/\w+\.ts"

ROOMS = [
    Room(r"generated/.+", r"generated/.+"),
    Room(r"lib/.+", BASE),
    Room(r"shell/.+", rf"{BASE}|shell/.+"),
    Room(rf"{FACE}|games/board/.+", KIT),
    Room(rf"games/{GAME}/.+", rf"{KIT}|games/{SAME_GAME}/.+"),
    Room(REGISTRY, rf"{BASE}|games/.+"),
    Room(r"lobby/.+", rf"{BASE}|shell/.+|{REGISTRY}|lobby/.+"),
    Room(r"people/.+", rf"{BASE}|shell/.+|{REGISTRY}|(lobby|people)/.+"),
    Room(r"standing/.+", rf"{BASE}|shell/.+|{REGISTRY}|(lobby|standing)/.+"),
    Room(r"rules/.+", rf"{BASE}|shell/.+|{REGISTRY}|(lobby|rules)/.+"),
    Room(r"table/.+", rf"{BASE}|shell/.+|{REGISTRY}|(lobby|table)/.+"),
    Room(r"preview/.+", rf"{BASE}|shell/.+|{REGISTRY}|(table|preview)/.+"),
    Room(r"replay/.+", rf"{BASE}|shell/.+|{REGISTRY}|(lobby|table|replay)/.+"),
    Room(r"learn/.+", rf"{BASE}|shell/.+|{REGISTRY}|(lobby|table|replay|learn)/.+"),
    Room(r"[\w.-]+", r".+"),
]

IMPORTED = re.compile(r"""(?:\bfrom|\bimport)\s*\(?\s*['"](\.[^'"]*)['"]""")
GLOBBED = re.compile(r"""import\.meta\.glob[^(]*\(\s*['"](\.[^'"]*)['"]""")

Imports = dict[str, list[str]]


class Unknown(NamedTuple):
    """A relative import of a missing file."""

    importer: str
    imported: str


def files(source: Path) -> list[str]:
    """Every TypeScript and Svelte file under the source folder, by its path from there."""
    found = [path for path in source.rglob("*") if path.suffix in (".ts", ".svelte")]
    return sorted(path.relative_to(source).as_posix() for path in found)


def imports(source: Path, file: str) -> Iterator[str | Unknown]:
    """The files under the source folder that a file imports or globs."""
    text = (source / file).read_text(encoding="utf-8")
    folder = (source / file).parent
    for name in IMPORTED.findall(text):
        found = next((path for suffix in SUFFIXES if (path := (folder / f"{name}{suffix}")).is_file()), None)
        yield Unknown(file, name) if found is None else from_source(found, source)
    for pattern in GLOBBED.findall(text):
        root = (folder / pattern.split("*")[0]).resolve()
        if root.is_relative_to(source.resolve()):
            yield from (from_source(path, source) for path in folder.glob(pattern))


def from_source(path: Path, source: Path) -> str:
    """The path of a file relative to the source folder; it begins with `..` if it is elsewhere."""
    return Path(os.path.relpath(path.resolve(), source.resolve())).as_posix()


def is_allowed(importer: str, imported: str) -> bool:
    """Whether the first matching row of the importer permits this import."""
    row = next(room for room in ROOMS if re.fullmatch(room.modules, importer))
    return re.fullmatch(f"({row.modules}) ({row.may_import})", f"{importer} {imported}") is not None


def cycle(graph: Imports) -> list[str]:
    """The files of an import cycle, or empty.

    A file may import itself, as a recursive component does.
    """
    left = {file: [other for other in others if other != file] for file, others in graph.items()}
    while ends := {file for file, others in left.items() if not any(other in left for other in others)}:
        left = {file: others for file, others in left.items() if file not in ends}
    way = [min(left)] if left else []
    while way and (after := next(other for other in left[way[-1]] if other in left)) not in way:
        way.append(after)
    return way[way.index(after) :] if way else []


def problems(source: Path) -> list[str]:
    """Every import against the direction, in a cycle, or of a missing file."""
    found = []
    graph: Imports = {}
    for file in files(source):
        graph[file] = []
        for imported in imports(source, file):
            if isinstance(imported, Unknown):
                found.append(f"{source / file}: imports {imported.imported}, which is not there")
            elif not imported.startswith("..") and not is_allowed(file, imported):
                found.append(f"{source / file}: may not import {imported}")
            else:
                graph[file].append(imported)
    around = cycle(graph)
    return [*found, f"{source}: an import cycle: {' -> '.join([*around, around[0]])}"] if around else found


if __name__ == "__main__":
    sys.exit("\n".join(problems(SOURCE)) or 0)
