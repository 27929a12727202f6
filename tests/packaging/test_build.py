"""A wheel contains what was built: compiled modules, or plain Python if requested or as a fallback."""

import shutil
import sys
import sysconfig
from pathlib import Path
from zipfile import ZipFile

import pytest

from build_c import lacking_program
from tests.packaging.project import contents, is_library, pip_wheel, run, sources, write

COMPILED = {"engine/state", "games/poker/data/board", "games/poker/state", "bots/taste/poker"}
LIBRARY = "posse__mypyc"

needs_compiler = pytest.mark.skipif(lacking_program() is not None, reason=str(lacking_program()))


def libraries() -> set[str]:
    return {f"posse/{name}.so" for name in COMPILED} | {f"{LIBRARY}.so"}


def test_a_pure_wheel_holds_the_sources_only(project: Path) -> None:
    assert contents(project, POSSE_BUILD="pure") == sources()


def test_leftovers_of_an_earlier_build_are_not_packed(project: Path) -> None:
    platform = sysconfig.get_platform()
    for folder in ("lib", f"lib.{platform}-{sys.implementation.cache_tag}", f"bdist.{platform}/wheel"):
        write(project / "build" / folder / "posse" / "engine" / "stale.py", "")
        write(project / "build" / folder / "posse" / "engine" / "state.so", "")
    assert contents(project, POSSE_BUILD="pure") == sources()


@needs_compiler
def test_a_compiled_wheel_holds_every_module_and_works(project: Path) -> None:
    assert contents(project, POSSE_BUILD="compiled") == sources() | libraries()
    (wheel,) = project.joinpath("dist").iterdir()
    ZipFile(wheel).extractall(project / "installed")
    code = "from posse.games.poker import state; from posse.bots.taste import poker; print(poker.worth(state.begin()))"
    outcome = run(project, sys.executable, "-c", code, PYTHONPATH=str(project / "installed"))
    assert outcome.stdout == "42\n", outcome.stderr


@needs_compiler
def test_a_compiler_that_fails_after_a_compiled_build_leaves_nothing_compiled(project: Path) -> None:
    assert contents(project, POSSE_BUILD="auto") == sources() | libraries()
    shutil.rmtree(project / "dist")
    assert contents(project, CC="false") == sources()


def test_without_mypyc_the_wheel_is_pure(project: Path) -> None:
    write(project / "broken" / "mypyc" / "__init__.py", "raise ImportError('no mypyc here')")
    assert contents(project, PYTHONPATH=str(project / "broken")) == sources()


def test_where_compiled_is_asked_for_a_failing_compiler_is_an_error(project: Path) -> None:
    assert pip_wheel(project, POSSE_BUILD="compiled", CC="false").returncode != 0
    assert not project.joinpath("dist").exists() or not any(project.joinpath("dist").iterdir())


def test_an_unknown_mode_is_refused(project: Path) -> None:
    outcome = pip_wheel(project, POSSE_BUILD="fast")
    assert outcome.returncode != 0
    assert "POSSE_BUILD=fast: expected one of auto, compiled, pure" in outcome.stdout + outcome.stderr


def test_an_editable_install_is_never_compiled(project: Path) -> None:
    build = ("-c", "from setuptools import build_meta; build_meta.build_editable('dist')")
    assert run(project, sys.executable, *build, POSSE_BUILD="auto").returncode == 0
    outcome = run(project, sys.executable, *build, POSSE_BUILD="compiled")
    assert "an editable install is always pure" in outcome.stderr
    assert [path for path in project.joinpath("src").rglob("*") if is_library(path.name)] == []


@needs_compiler
def test_a_build_drops_what_has_no_source_any_more(project: Path) -> None:
    build = (sys.executable, "setup.py", "-q", "build", "--build-lib", "build/compiled", "--build-temp", "build/temp")
    write(project / "src/posse/engine/extra.py", "ANSWER: int = 42\n")
    assert run(project, *build, POSSE_BUILD="compiled").returncode == 0
    assert len([*project.glob("build/compiled/posse/engine/extra.*")]) == 2
    project.joinpath("src/posse/engine/extra.py").unlink()
    assert run(project, *build, POSSE_BUILD="compiled").returncode == 0
    assert [*project.glob("build/compiled/posse/engine/extra.*")] == []
    assert len([*project.glob("build/compiled/posse/engine/state.*")]) == 2
