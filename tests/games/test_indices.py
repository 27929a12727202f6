"""Constants numbered by hand agree with the lists that they index or count, in every game."""

import ast
import importlib
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from posse import games
from posse.engine.words import Nouns

GAMES = Path(games.__path__[0])


def sources() -> Iterator[tuple[ModuleType, Path]]:
    """Every module of every game, and its source (also beside a compiled module)."""
    for path in sorted(GAMES.glob("*/**/*.py")):
        parts = path.relative_to(GAMES).with_suffix("").parts
        yield importlib.import_module(".".join([games.__name__, *parts]).removesuffix(".__init__")), path


def bindings(module: ModuleType, path: Path) -> dict[str, object]:
    """The lists of a module and its constants that no call computes, in the order of the source."""
    bound: dict[str, object] = {}
    for statement in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name):
            value = getattr(module, statement.target.id)
            is_computed = any(isinstance(node, ast.Call) for node in ast.walk(statement))
            if isinstance(value, Nouns) or (isinstance(value, int) and not is_computed):
                bound[statement.target.id] = value
    return bound


def index_of(constant: str, nouns: Nouns) -> int | None:
    """The index that a constant is named after: of `BANK`, with a prefix of its own `FROM_BANK`; `FIRST_BANK` is that
    of the first word that begins so."""
    parts = constant.lower().split("_")
    if parts[0] == "first":
        wanted = "_".join(parts[1:])
        return next((index for index, word in enumerate(nouns.words) if word.startswith(wanted)), None)
    endings = ["_".join(parts[start:]) for start in range(len(parts))]
    return next((nouns.index(ending) for ending in endings if ending in nouns.words), None)


def indexes() -> Iterator[object]:
    """Every constant named after a word of a list above it, beside the index of the word; the nearest list counts."""
    for module, path in sources():
        lists: list[Nouns] = []
        for name, value in bindings(module, path).items():
            if isinstance(value, Nouns):
                lists.insert(0, value)
                continue
            found = [index for index in (index_of(name, nouns) for nouns in lists) if index is not None]
            if found:
                yield pytest.param(value, found[0], id=f"{module.__name__}.{name}")


def counts() -> Iterator[object]:
    """Every constant named after a list above it in the plural, beside the length of the list."""
    for module, path in sources():
        lengths: dict[str, int] = {}
        for name, value in bindings(module, path).items():
            if isinstance(value, Nouns):
                lengths[f"{name}S"] = len(value.words)
            elif name in lengths:
                yield pytest.param(value, lengths[name], id=f"{module.__name__}.{name}")


@pytest.mark.parametrize(("constant", "index"), list(indexes()))
def test_a_constant_named_after_a_word_is_its_index(constant: int, index: int) -> None:
    assert constant == index


@pytest.mark.parametrize(("constant", "length"), list(counts()))
def test_a_constant_named_after_a_list_in_the_plural_is_its_length(constant: int, length: int) -> None:
    assert constant == length
