"""Generate the browser's copy of Python data: types of views and messages, printed data, close codes.

And the pages about the numbers of a game, for programs that play it.

python -m tools.generate          write web/src/generated, web/src/games/<game>/generated.ts, docs/numbers/<game>.md
python -m tools.generate --check  report which of them are stale
"""

import importlib
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from pydantic import TypeAdapter

import posse
from posse.bots import BOT_NAMES, LEVELS
from posse.server import app
from posse.server.http import wire_types
from posse.server.people.faces import FACES
from posse.server.settings import Settings
from posse.server.socket.close_codes import CloseCode
from tools import spaces
from tools.shapes import PREFIX, Schema, Shapes
from tools.typescript import constant, declared

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web" / "src"
NUMBERS = ROOT / "docs" / "numbers"
HEAD = "/** Written by `python -m tools.generate`; do not edit. */\n"


def wanted() -> dict[Path, str]:
    """Every generated file with its text."""
    found = {WEB / "generated" / "wire.ts": _text(wire_parts())}
    for game in posse.GAMES:
        folder = WEB / "games" / game
        if folder.is_dir():
            found[folder / "generated.ts"] = _text(game_parts(game))
        found[NUMBERS / f"{game}.md"] = spaces.page(game)
    return found


def _text(parts: Iterator[str]) -> str:
    return "\n".join([HEAD, *parts])


# --- a game


def game_parts(game: str) -> Iterator[str]:
    """The types of a game's view, and its printed rows."""
    shapes = view_shapes(game)
    module = importlib.import_module(f"posse.games.{game}.printed")
    rows: Schema = {}
    for name in module.printed():
        rows[name] = shapes.of(module.Printed.__annotations__[name])
    yield from declared(shapes.named)
    for name, value in module.printed().items():
        yield constant(name, rows[name], value)


def view_shapes(game: str) -> Shapes:
    """The schemas of a game's view: `View` and those that it refers to."""
    shapes = Shapes()
    shapes.of(importlib.import_module(f"posse.games.{game}.view_types").View)
    return shapes


# --- messages


def wire_parts() -> Iterator[str]:
    """The schemas of calls and messages, the close codes, the levels and names of the bots, the faces of people."""
    yield from declared(wire_schemas())
    numbers = {code.name: code.value for code in CloseCode}
    codes = {name: {"const": number} for name, number in numbers.items()}
    yield constant("CLOSE_CODES", {"type": "object", "properties": codes, "required": list(codes)}, numbers)
    yield _list("LEVELS", LEVELS)
    yield _list("BOT_NAMES", BOT_NAMES)
    yield _list("FACES", FACES)


def _list(name: str, words: Sequence[str]) -> str:
    """A constant list, whose type is that of these very words."""
    return constant(name, {"type": "array", "items": {"enum": list(words)}}, list(words))


def wire_schemas() -> dict[str, Schema]:
    """All schemas of the protocol, by name."""
    found: dict[str, Schema] = dict(app.make_app(Settings(Path())).openapi()["components"]["schemas"])
    for name, kind in wire_types.MESSAGES.items():
        schema = TypeAdapter(kind).json_schema(mode="serialization", ref_template=PREFIX + "{model}")
        found |= schema.pop("$defs", {})
        found[name] = schema
    return found


# --- writing


def stale() -> list[str]:
    """The files that are not up to date."""
    return [str(path.relative_to(ROOT)) for path, text in wanted().items() if not _is_written(path, text)]


def _is_written(path: Path, text: str) -> bool:
    return path.is_file() and path.read_text(encoding="utf-8") == text


def write() -> None:
    for path, text in wanted().items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")


def main(words: list[str]) -> None:
    if words != ["--check"]:
        write()
    elif found := stale():
        sys.exit(f"stale, write them with `python -m tools.generate`: {', '.join(found)}")


if __name__ == "__main__":
    main(sys.argv[1:])
