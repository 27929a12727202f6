"""Errors of the command line: a message for the reader and an exit code."""

from pathlib import Path
from typing import Any

WRONG_RECORD = 1
SICK = 1
USAGE = 2
UNVERIFIABLE = 3  # a valid record whose luck cannot be verified
INTERRUPTED = 130


class Trouble(Exception):
    """The key of a `cli-` message with its facts, never a sentence."""

    def __init__(self, key: str, code: int = USAGE, **facts: Any) -> None:
        super().__init__(key, facts)
        self.key = key
        self.code = code
        self.facts = facts


class Quit(Exception):
    """The reader quits."""


def path_of(name: str) -> Path:
    """The path that was typed; `Trouble` if it cannot be a file name."""
    if not name.isprintable():
        raise Trouble("cli-error-no-file", file=repr(name))
    try:
        return Path(name).expanduser()
    except RuntimeError:
        return Path(name)


def read_text(path: Path) -> str:
    """Read a text file; `Trouble` says why that is impossible."""
    try:
        return path.read_text(encoding="utf-8", errors="strict")
    except UnicodeDecodeError:
        raise Trouble("cli-error-not-text", file=str(path)) from None
    except OSError as error:
        raise file_trouble(error, path) from None


def file_trouble(error: OSError, path: Path) -> Trouble:
    """The message for an operating system error about a file."""
    keys = {
        FileNotFoundError: "cli-error-no-file",
        IsADirectoryError: "cli-error-folder",
        NotADirectoryError: "cli-error-no-file",
        PermissionError: "cli-error-permission",
        FileExistsError: "cli-error-exists",
    }
    key = keys.get(type(error), "cli-error-file")
    return Trouble(key, file=str(path)) if key != "cli-error-file" else Trouble(key, file=str(path), why=str(error))
