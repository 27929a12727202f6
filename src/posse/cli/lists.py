"""Lists of things with several properties: as columns for a reader, or as JSON for a program."""

import sys
from collections.abc import Sequence
from datetime import datetime
from typing import Any

import orjson
from rich.cells import cell_len
from rich.text import Text

from posse.cli.colours import STRONG
from posse.cli.screen import Screen


def print_json(rows: object) -> None:
    """Print JSON, one object that programs can read, with times in UTC."""
    options = orjson.OPT_INDENT_2 | orjson.OPT_UTC_Z | orjson.OPT_OMIT_MICROSECONDS | orjson.OPT_APPEND_NEWLINE
    sys.stdout.write(orjson.dumps(rows, option=options).decode())


def print_list(screen: Screen, columns: Sequence[str], rows: Sequence[dict[str, Any]]) -> None:
    """Print columns under their names, and never wrap a line, so that ids can be copied."""
    heads = [screen.texts.say(f"cli-column-{name}") for name in columns]
    cells = [heads, *([_cell(screen, row[name]) for name in columns] for row in rows)]
    widths = [max(cell_len(line[place]) for line in cells) for place in range(len(columns))]
    for number, line in enumerate(cells):
        text = "  ".join(cell + " " * (width - cell_len(cell)) for cell, width in zip(line, widths)).rstrip()
        screen.console.print(Text(text, "" if number else STRONG), soft_wrap=True)


def _cell(screen: Screen, value: object) -> str:
    if value is None:
        return "–"
    if isinstance(value, bool):
        return screen.texts.say("yes") if value else "–"
    if isinstance(value, datetime):
        return value.strftime("%Y-%m-%d %H:%M")
    if isinstance(value, list):
        return ", ".join(map(str, value))
    return str(value)
