"""What the source says to people: the keys of its errors with their facts, and the messages it names."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from posse.engine import errors

ERRORS = {name for name, kind in vars(errors).items() if isinstance(kind, type) and issubclass(kind, Exception)}
SAYING = {"say", "Trouble"}

Function = ast.FunctionDef | ast.AsyncFunctionDef


class Spoken(NamedTuple):
    """Errors and messages with what they are always given (None: cannot be told), and all other strings."""

    errors: dict[str, frozenset[str] | None]
    said: dict[str, frozenset[str] | None]
    literals: set[str]
    beginnings: set[str]


def spoken_in(source: Path) -> Spoken:
    """What the modules under a folder say."""
    spoken = Spoken({}, {}, set(), set())
    for path in sorted(source.rglob("*.py")):
        listen(ast.parse(path.read_text(encoding="utf-8"), str(path)), spoken)
    return spoken


def listen(module: ast.Module, spoken: Spoken) -> None:
    """Add what one module says."""
    all_functions = [node for node in ast.walk(module) if isinstance(node, Function)]
    functions = {node.name: node for node in all_functions}
    for node in ast.walk(module):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            spoken.literals.add(node.value)
        elif isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
            spoken.beginnings.add(str(node.values[0].value).rpartition("-")[0] + "-")
    for scope in [module, *all_functions]:
        for call in calls_in(scope):
            hear(call, scope, functions, spoken)


def calls_in(scope: ast.AST) -> Iterator[ast.Call]:
    """The calls of a scope, not those of the functions in it."""
    for node in ast.iter_child_nodes(scope):
        if not isinstance(node, Function):
            if isinstance(node, ast.Call):
                yield node
            yield from calls_in(node)


def hear(call: ast.Call, scope: ast.AST, functions: dict[str, Function], spoken: Spoken) -> None:
    """Note an error or a message with its facts."""
    name = called(call)
    if not call.args or name not in ERRORS | SAYING:
        return
    given = facts_of(call, name)
    for key in keys_of(call.args[0], scope, functions):
        table = spoken.errors if name in ERRORS else spoken.said
        before = table.get(key)
        if before is None or given is None:
            table[key] = given if before is None else before
        else:
            table[key] = before & given


def called(call: ast.Call) -> str:
    """The last name of what is called."""
    if isinstance(call.func, ast.Attribute):
        return call.func.attr
    return call.func.id if isinstance(call.func, ast.Name) else ""


def facts_of(call: ast.Call, name: str) -> frozenset[str] | None:
    """The names of the facts given; None where some are passed on."""
    names = [keyword.arg for keyword in call.keywords]
    if None in names:
        return None
    line = ["line"] if name == "BadRecord" else []
    return frozenset([*(one for one in names if one), *line])


def keys_of(node: ast.expr, scope: ast.AST, functions: dict[str, Function]) -> Iterator[str]:
    """The keys an expression can be: a string, one of two, or what a function of this module returns."""
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
