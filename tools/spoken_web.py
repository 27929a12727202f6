"""What the browser part says to people: the messages that its TypeScript and Svelte files name.

The files are read as text: `say('key', { fact })` with a plain key is a message and what it is given, and
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
    """Messages with what they are always given, families of messages, and all that merely looks like either."""

    said: Given
    families: set[str]
    literals: set[str]
    beginnings: set[str]


def spoken_in_browser(files: Iterable[Path]) -> Browser:
    """What these files say."""
    spoken = Browser({}, set(), set(), set())
    for path in files:
        if path.suffix in SUFFIXES:
            listen(path.read_text(encoding="utf-8"), spoken)
    return spoken


def listen(code: str, spoken: Browser) -> None:
    """Add what one file says."""
    spoken.literals.update(match[2] for match in KEY.finditer(code))
    spoken.beginnings.update(FAMILY.findall(code))
    for match in SAYING.finditer(code):
        key, *facts = parts(code[match.end() :]) or [""]
        key = uncompared(key)
        spoken.families.update(FAMILY.findall(key))
        note(spoken.said, [found[2] for found in KEY.finditer(key)], facts_in(facts[0]) if facts else frozenset())


def uncompared(argument: str) -> str:
    """An argument without what it is compared with and what it hands on to another call."""
    tokens = stacked(COMPARED.sub("", argument))
    return "".join(token for token, stack in tokens if token == INSERTED or not set(stack) & {*OPENING, *INSERTED})


def facts_in(argument: str) -> frozenset[str] | None:
    """The names in an object that is written out, `{ name, count: 3 }`; None for anything else."""
    if not (argument.startswith("{") and argument.endswith("}")):
        return None
    found = [FACT.match(part) for part in parts(argument[1:])]
    return None if None in found else frozenset(match[2] for match in found if match)


def parts(code: str) -> list[str]:
    """What stands between commas from here to the bracket that closes."""
    found = [""]
    for token, stack in stacked(code):
        if token == "," and not stack:
            found.append("")
        else:
            found[-1] += token
    return [part.strip() for part in found if part.strip()]


def stacked(code: str) -> Iterator[tuple[str, str]]:
    """Pieces of code up to the bracket that closes, each with the brackets and quotes that are open around it."""
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
