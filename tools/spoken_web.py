"""The texts that the browser part uses: messages named in TypeScript and Svelte files.

The files are scanned as text: `say('key', { fact })` with a literal key is a message with its facts, and
say(`begin-${end}`) is a family of messages.
"""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from tools.spoken import Given, note

SUFFIXES = {".ts", ".svelte"}
SAYING = re.compile(r"\bsay\(")
COMPARED = re.compile(r"""[=!]==?\s*(['"])[^'"]*\1""")
KEY = re.compile(r"""(['"`])([a-z][\w-]*)\1""")
FAMILY = re.compile(r"`([a-z][\w-]*-)\$\{")
FACT = re.compile(r"""(['"]?)([A-Za-z_]\w*)\1\s*(:|$)""")

OPENING, CLOSING, QUOTES = "([{", ")]}", "'\"`"
INSERTED = "${"
TOKEN = re.compile(r"""\\.|\$\{|[()\[\]{}'"`,]|[^\\$()\[\]{}'"`,]+|.""", re.DOTALL)


class Browser(NamedTuple):
    """Messages with the facts they always have, families of messages, and strings that merely look like either."""

    said: Given
    families: set[str]
    literals: set[str]
    beginnings: set[str]


def spoken_in_browser(files: Iterable[Path]) -> Browser:
    """The texts that these files use."""
    spoken = Browser({}, set(), set(), set())
    for path in files:
        if path.suffix in SUFFIXES:
            listen(path.read_text(encoding="utf-8"), spoken)
    return spoken


def listen(code: str, spoken: Browser) -> None:
    """Add the texts that one file uses."""
    spoken.literals.update(match[2] for match in KEY.finditer(code))
    spoken.beginnings.update(FAMILY.findall(code))
    for match in SAYING.finditer(code):
        key, *facts = parts(code[match.end() :]) or [""]
        key = uncompared(key)
        spoken.families.update(FAMILY.findall(key))
        note(spoken.said, [found[2] for found in KEY.finditer(key)], facts_in(facts[0]) if facts else frozenset())


def uncompared(argument: str) -> str:
    """An argument without the strings it is compared with and the arguments of nested calls."""
    tokens = stacked(COMPARED.sub("", argument))
    return "".join(token for token, stack in tokens if token == INSERTED or not set(stack) & {*OPENING, *INSERTED})


def facts_in(argument: str) -> frozenset[str] | None:
    """The names in an object literal such as `{ name, count: 3 }`; None for anything else."""
    if not (argument.startswith("{") and argument.endswith("}")):
        return None
    found = [FACT.match(part) for part in parts(argument[1:])]
    return None if None in found else frozenset(match[2] for match in found if match)


def parts(code: str) -> list[str]:
    """Split the arguments from here to the closing bracket at commas."""
    found = [""]
    for token, stack in stacked(code):
        if token == "," and not stack:
            found.append("")
        else:
            found[-1] += token
    return [part.strip() for part in found if part.strip()]


def stacked(code: str) -> Iterator[tuple[str, str]]:
    """Tokens up to the closing bracket, each with the brackets and quotes that are open around it."""
    stack = ""
    for token in TOKEN.findall(code):
        is_quoted = stack[-1:] != "" and stack[-1] in QUOTES
        if is_quoted and token == stack[-1]:
            yield token, stack
            stack = stack[:-1]
        elif token == INSERTED or (not is_quoted and token in (*OPENING, *QUOTES)):
            stack += token[0]
            yield token, stack
        elif not is_quoted and token in tuple(CLOSING):
            if not stack:
                return
            yield token, stack
            stack = stack[:-1]
        else:
            yield token, stack
