"""The texts that the Python source uses: keys of errors with their facts, and the messages it names."""

import ast
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from posse.engine import errors

ENGINE_ERRORS = frozenset(
    name for name, kind in vars(errors).items() if isinstance(kind, type) and issubclass(kind, Exception)
)
SAYING = {"say", "Trouble"}

Function = ast.FunctionDef | ast.AsyncFunctionDef


# The facts that each key always has; None if unknown.
Given = dict[str, frozenset[str] | None]


class Spoken(NamedTuple):
    """Errors and messages with the facts they always have, and all other strings."""

    errors: Given
    said: Given
    literals: set[str]
    beginnings: set[str]


def spoken_in(paths: Iterable[Path]) -> Spoken:
    """The texts that these modules use."""
    spoken = Spoken({}, {}, set(), set())
    modules = [ast.parse(path.read_text(encoding="utf-8"), str(path)) for path in sorted(paths)]
    known = errors_among([node for module in modules for node in ast.walk(module) if isinstance(node, ast.ClassDef)])
    for module in modules:
        listen(module, spoken, known)
    return spoken


def errors_among(classes: Sequence[ast.ClassDef]) -> frozenset[str]:
    """The names of the engine's errors and of all their subclasses."""
    known = ENGINE_ERRORS
    while True:
        found = known | {one.name for one in classes if any(ast.unparse(base) in known for base in one.bases)}
        if found == known:
            return known
        known = found


def listen(module: ast.Module, spoken: Spoken, errors: frozenset[str] = ENGINE_ERRORS) -> None:
    """Add the texts that one module uses."""
    all_functions = [node for node in ast.walk(module) if isinstance(node, Function)]
    functions = {node.name: node for node in all_functions}
    for node in ast.walk(module):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            spoken.literals.add(node.value)
        elif isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
            spoken.beginnings.add(str(node.values[0].value).rpartition("-")[0] + "-")
        elif isinstance(node, ast.ClassDef) and node.name in errors:
            for call in keys_of_their_own(node):
                note(spoken.errors, keys_of(call.args[0], node, functions), facts_of(call, node.name))
    for scope in [module, *all_functions]:
        for call in calls_in(scope):
            hear(call, scope, functions, spoken, errors)


def keys_of_their_own(error: ast.ClassDef) -> Iterator[ast.Call]:
    """Find a constructor of an error that passes a fixed key to its base class."""
    for node in ast.walk(error):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "super().__init__" and node.args:
            yield node


def calls_in(scope: ast.AST) -> Iterator[ast.Call]:
    """The calls of a scope, without those of nested functions."""
    for node in ast.iter_child_nodes(scope):
        if not isinstance(node, Function):
            if isinstance(node, ast.Call):
                yield node
            yield from calls_in(node)


def hear(
    call: ast.Call, scope: ast.AST, functions: dict[str, Function], spoken: Spoken, errors: frozenset[str]
) -> None:
    """Note an error or a message with its facts."""
    name = called(call)
    if call.args and name in errors | SAYING:
        table = spoken.errors if name in errors else spoken.said
        note(table, keys_of(call.args[0], scope, functions), facts_of(call, name))


def note(table: Given, keys: Iterable[str], given: frozenset[str] | None) -> None:
    """Add keys with their facts, keeping only facts that are always given."""
    for key in keys:
        before = table.get(key)
        if before is None or given is None:
            table[key] = given if before is None else before
        else:
            table[key] = before & given


def called(call: ast.Call) -> str:
    """The last part of the called name."""
    if isinstance(call.func, ast.Attribute):
        return call.func.attr
    return call.func.id if isinstance(call.func, ast.Name) else ""


def facts_of(call: ast.Call, name: str) -> frozenset[str] | None:
    """The names of the keyword arguments; None if some are forwarded."""
    names = [keyword.arg for keyword in call.keywords]
    if None in names:
        return None
    line = ["line"] if name == "BadRecord" else []
    return frozenset([*(one for one in names if one), *line])


def keys_of(node: ast.expr, scope: ast.AST, functions: dict[str, Function]) -> Iterator[str]:
    """The possible keys of an expression: a string, a conditional, or the result of a function of this module."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value:
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from keys_of(node.body, scope, functions)
        yield from keys_of(node.orelse, scope, functions)
    elif isinstance(node, ast.Call) and called(node) in functions:
        function = functions[called(node)]
        for one in ast.walk(function):
            if isinstance(one, ast.Return) and one.value is not None:
                yield from keys_of(one.value, function, functions)
    elif isinstance(node, ast.Name):
        for one in ast.walk(scope):
            if isinstance(one, ast.Assign) and any(isinstance(to, ast.Name) and to.id == node.id for to in one.targets):
                yield from keys_of(one.value, scope, functions)
