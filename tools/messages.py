"""Fluent files: what their messages refer to, and how they differ from what the code needs."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, ast, visitor


class Message(NamedTuple):
    """What the checks need to know about a message."""

    variables: frozenset[str]
    forms: frozenset[str]
    refers_to: frozenset[str]


class Needed(NamedTuple):
    """A required message, and the variables passed to it; None if they are unknown."""

    key: str
    variables: frozenset[str] | None


Messages = dict[str, Message]


class Collector(visitor.Visitor):
    """Visits a message and collects what it refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.refers_to: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 the parser's name
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 the parser's name
        self.refers_to.add(node.id.name)


def read(path: Path) -> tuple[Messages, list[str]]:
    """The messages of a file, and its syntax errors."""
    if not path.is_file():
        return {}, [f"{path}: missing"]
    return parse(path.read_text(encoding="utf-8"), str(path))


def read_together(paths: Iterable[Path]) -> tuple[Messages, list[str]]:
    """The messages of several files, their syntax errors, and duplicate messages."""
    together: Messages = {}
    found: list[str] = []
    for path in paths:
        messages, problems = read(path)
        found += problems
        found += [f"{path}: {key} is in another file too" for key in sorted(messages.keys() & together.keys())]
        together |= messages
    return together, found


def parse(text: str, name: str) -> tuple[Messages, list[str]]:
    messages: Messages = {}
    problems = []
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Junk):
            problems.append(f"{name}: syntax error: {(entry.content or '').strip()[:60]}")
        elif isinstance(entry, ast.Message):
            if entry.id.name in messages:
                problems.append(f"{name}: {entry.id.name} is defined twice")
            messages[entry.id.name] = _message(entry)
    return messages, problems


def _message(entry: ast.Message) -> Message:
    collector = Collector()
    collector.visit(entry)
    forms = frozenset(attribute.id.name for attribute in entry.attributes)
    return Message(frozenset(collector.variables), forms, frozenset(collector.refers_to))


def forms_of(messages: Messages) -> dict[str, set[str]]:
    """The grammatical forms of the nouns of each list."""
    forms: dict[str, set[str]] = {}
    for key, message in messages.items():
        forms.setdefault(key.partition("-")[0], set()).update(message.forms)
    return forms


# --- the checks


def unmet(where: str, messages: Messages, needed: Iterable[Needed]) -> Iterator[str]:
    """Messages that are missing, or that use a variable that is not passed to them."""
    for key, variables in needed:
        if key not in messages:
            yield f"{where}: {key} is missing"
        elif variables is not None:
            for name in sorted(messages[key].variables - variables):
                yield f"{where}: {key} is not given ${name}"


def differences(where: str, messages: Messages, english: Messages) -> Iterator[str]:
    """Messages that only the translation or only English has."""
    for key in sorted(english.keys() - messages.keys()):
        yield f"{where}: {key} is missing"
    for key in sorted(messages.keys() - english.keys()):
        yield f"{where}: {key} is not in the English file"


def unlike(where: str, messages: Messages, english: Messages) -> Iterator[str]:
    """Translations whose variables or forms differ from those of English."""
    for key in sorted(messages.keys() & english.keys()):
        own, wanted = messages[key], english[key]
        for name in sorted(own.variables ^ wanted.variables):
            yield f"{where}: {key} uses ${name} only here or only in English"
        for form in sorted(own.forms ^ wanted.forms):
            yield f"{where}: {key} has .{form} only here or only in English"


def strange_variables(where: str, messages: Messages, english: Messages, known: set[str]) -> Iterator[str]:
    """Variables that English does not use, in messages whose variables are otherwise unknown."""
    for key in sorted((messages.keys() & english.keys()) - known):
        for name in sorted(messages[key].variables - english[key].variables):
            yield f"{where}: {key} uses ${name}, English does not"


def loose_ends(where: str, messages: Messages, known: Messages) -> Iterator[str]:
    for key, message in messages.items():
        for target in sorted(message.refers_to - known.keys()):
            yield f"{where}: {key} refers to {target}, which is missing"
