"""Every import is of the standard library, of our own code, or of a package declared in pyproject.toml."""

from pathlib import Path

from tools.dependencies import distribution, imported, problems

PROJECT = """
[build-system]
requires = ["setuptools==84", "mypy[mypyc]==2"]
[project]
dependencies = ["argon2-cffi>=25", "fluent.runtime>=0.4", "uvloop; sys_platform != 'win32'"]
[project.optional-dependencies]
dev = ["pytest>=9"]
bench = ["open_spiel==2"]
"""


def lay_out(root: Path, **modules: str) -> Path:
    root.joinpath("pyproject.toml").write_text(PROJECT)
    for room, text in modules.items():
        root.joinpath(room).mkdir()
        root.joinpath(room, "module.py").write_text(text)
    return root


def test_our_own_imports_are_declared() -> None:
    assert problems(Path()) == []


def test_what_is_imported_and_not_declared_is_named_with_its_place(tmp_path: Path) -> None:
    root = lay_out(tmp_path, src="import os\nimport argon2, uvloop\nfrom fluent.syntax import ast\n")
    assert problems(root) == ["src/module.py:3: fluent-syntax is not declared in pyproject.toml"]


def test_what_is_for_development_only_is_not_for_the_product(tmp_path: Path) -> None:
    root = lay_out(tmp_path, src="import pytest\n", tests="import pytest\n", bench="import pytest, pyspiel\n")
    assert problems(root) == ["src/module.py:1: pytest is not declared in pyproject.toml"]


def test_an_import_inside_a_function_counts_and_ours_do_not() -> None:
    text = "import posse\nfrom tools import rules\ndef late() -> None:\n    from mypyc.build import mypycify\n"
    assert [*imported(text)] == [(4, "mypy")]


def test_the_distribution_of_a_module() -> None:
    assert distribution("fluent.syntax.ast") == "fluent-syntax"
    assert distribution("prompt_toolkit.history") == "prompt-toolkit"
    assert distribution("argon2.exceptions") == "argon2-cffi"
