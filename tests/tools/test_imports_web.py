"""The page keeps the direction of its imports and has no import cycle, and the check detects violations."""

from pathlib import Path

import pytest

from tools import imports_web

FILES = (
    "main.ts",
    "App.svelte",
    "generated/wire.ts",
    "lib/words.ts",
    "lib/language.svelte.ts",
    "shell/Icon.svelte",
    "games/drawing.ts",
    "games/drawings.ts",
    "games/board/desk.svelte.ts",
    "games/chess/index.ts",
    "games/chess/Board.svelte",
    "games/chess/art/king.ts",
    "games/go/index.ts",
    "lobby/Lobby.svelte",
    "table/Table.svelte",
    "replay/Cinema.svelte",
)


def complaints_about(source: Path, lines: dict[str, str]) -> list[str]:
    for file in FILES:
        path = source / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(lines.get(file, "") + "\n")
    return imports_web.problems(source)


def test_the_page_keeps_its_direction() -> None:
    assert imports_web.problems(imports_web.SOURCE) == []


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("main.ts", "import App from './App.svelte';"),
        ("App.svelte", "import Cinema from './replay/Cinema.svelte';"),
        ("lib/language.svelte.ts", "import { isWhole } from './words';"),
        ("lib/words.ts", "import type { Words } from '../generated/wire';"),
        ("shell/Icon.svelte", "import { speech } from '../lib/language.svelte';"),
        ("games/board/desk.svelte.ts", "import type { DrawingProps } from '../drawing';"),
        ("games/chess/index.ts", "import Board from './Board.svelte';"),
        ("games/chess/art/king.ts", "import { Desk } from '../../board/desk.svelte';"),
        ("games/chess/Board.svelte", "import Board from './Board.svelte';"),
        ("games/drawings.ts", "const FOUND = import.meta.glob<{ default: Drawing }>('./*/index.ts');"),
        ("table/Table.svelte", "import { drawingOf } from '../games/drawings';"),
        ("table/Table.svelte", "import Lobby from '../lobby/Lobby.svelte';"),
        ("lib/words.ts", "import { tick } from 'svelte';"),
    ],
)
def test_with_the_stream(tmp_path: Path, file: str, line: str) -> None:
    assert complaints_about(tmp_path, {file: line}) == []


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("lib/words.ts", "import Icon from '../shell/Icon.svelte';"),
        ("shell/Icon.svelte", "import type { Drawing } from '../games/drawing';"),
        ("games/drawing.ts", "const LAZY = () => import('./chess');"),
        ("games/board/desk.svelte.ts", "export { king } from '../chess/art/king';"),
        ("games/chess/index.ts", "import go from '../go';"),
        ("games/chess/Board.svelte", "import { drawingOf } from '../drawings';"),
        ("games/chess/Board.svelte", "import Table from '../../table/Table.svelte';"),
        ("lobby/Lobby.svelte", "import Table from '../table/Table.svelte';"),
        ("lobby/Lobby.svelte", "const ALL = import.meta.glob('../games/*/index.ts');"),
        ("table/Table.svelte", "import Board from '../games/chess/Board.svelte';"),
        ("table/Table.svelte", "import Cinema from '../replay/Cinema.svelte';"),
        ("replay/Cinema.svelte", "import App from '../App.svelte';"),
        ("lib/words.ts", "import { nowhere } from './nowhere';"),
    ],
)
def test_against_the_stream(tmp_path: Path, file: str, line: str) -> None:
    found = complaints_about(tmp_path, {file: line})
    assert found
    assert all(str(tmp_path / file) in complaint for complaint in found)


def test_import_cycle(tmp_path: Path) -> None:
    lines = {
        "games/chess/index.ts": "import Board from './Board.svelte';",
        "games/chess/Board.svelte": "import { king } from './art/king';",
        "games/chess/art/king.ts": "import type Board from '../Board.svelte';",
    }
    [complaint] = complaints_about(tmp_path, lines)
    assert complaint.endswith(
        "import cycle: games/chess/Board.svelte -> games/chess/art/king.ts -> games/chess/Board.svelte"
    )
