"""Build Posse as plain Python or compiled with mypyc, together with the page for the browser.

`POSSE_BUILD` selects the mode: `pure`, `compiled` (a failure is an error) or `auto`, the default: compiled where there
are mypyc, a C compiler and enough memory, else pure. Every archive contains the page: if it cannot be built, mode auto
leaves it out with a warning, and the other modes fail.
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path
from typing import cast

from setuptools import Extension, setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist
from setuptools.errors import BaseError, CCompilerError, OptionError, SetupError

sys.path.insert(0, str(Path(__file__).parent))  # an isolated build does not have the folder of setup.py on its path
import build_c
import build_web

MODES = ("auto", "compiled", "pure")
COMPILING_COMMANDS = {"build", "build_ext", "bdist_wheel"}
ROOT = Path("src/posse")
PLAIN_MODULES = ("__init__.py", "view_types.py", "printed.py", "printed_types.py")
COMPILED_BOTS = (
    *("peek", "playout", "world", "search", "history", "guide", "guided"),
    *("lookahead", "value", "planner", "selfplay", "tables"),
)

# Symbols are bound at link time and not exported, so that calls and constants are direct. Rules are short
# functions, so gcc is told to inline more than by default. Warnings about generated code are useless,
# and gcc would spend more time looking for them than compiling, even with -w.
UNIX_FLAGS = [
    "-fno-semantic-interposition",
    "-fvisibility=hidden",
    *("--param=max-inline-insns-auto=40", "--param=inline-min-speedup=10", "--param=inline-unit-growth=80"),
    *("-w", "-Wno-all"),
]


def chosen_mode() -> str:
    """The build mode that the environment selects."""
    mode = os.environ.get("POSSE_BUILD") or "auto"
    if mode not in MODES:
        sys.exit(f"POSSE_BUILD={mode}: expected one of {', '.join(MODES)}")
    if mode == "compiled" and "editable_wheel" in sys.argv:
        sys.exit("POSSE_BUILD=compiled: an editable install is always pure; `make compile` builds beside it")
    return mode


def compiled_modules() -> list[str]:
    """Engine, bots and games are one library, so that calls between modules are as cheap as within one."""
    found = [*ROOT.glob("engine/*.py"), *(ROOT / "bots" / f"{bot}.py" for bot in COMPILED_BOTS)]
    for package in ROOT.glob("games/*/__init__.py"):
        game = package.parent
        found += [*game.glob("*.py"), *game.glob("data/*.py"), ROOT / "bots" / "taste" / f"{game.name}.py"]
        found += ROOT.glob(f"bots/skill/{game.name}/*.py")
    return sorted(str(path) for path in found if is_compiled(path))


def is_compiled(path: Path) -> bool:
    """Packages stay plain: an `__init__` holds no rules, and resources are found through it.

    So do types of views and printed rows: mypyc keeps only the outermost type of an annotation, and the browser's
    types are generated from all of it.
    """
    return path.name not in PLAIN_MODULES and path.is_file()


def extensions(mode: str) -> list[Extension]:
    """The compiled modules of this build, translated to C."""
    modules = compiled_modules()
    if mode == "pure" or not modules or COMPILING_COMMANDS.isdisjoint(sys.argv):
        return []
    if mode == "auto" and (what := build_c.lacking()):
        warn_of_fallback(what)
        return []
    # Type errors elsewhere are found by `make check`; a build needs only what it
    # compiles, and in an isolated build the other packages are not installed.
    options = ["--cache-dir=build/mypy", "--follow-imports=silent", "--ignore-missing-imports"]
    try:
        from mypyc.build import mypycify

        made = mypycify([*options, *modules], opt_level="3", debug_level="0", target_dir="build/c", group_name="posse")
    except (ImportError, SystemExit) as error:
        if mode == "compiled":
            raise
        warn_of_fallback("mypyc refused the sources" if isinstance(error, SystemExit) else str(error))
        return []
    for extension in made:
        extension.sources = [build_c.marked(str(source)) for source in extension.sources]
        if sys.platform != "win32":
            extension.extra_compile_args = [*extension.extra_compile_args, *UNIX_FLAGS]
    return cast("list[Extension]", made)


def warn_of_fallback(reason: str) -> None:
    print(f"posse: not compiled ({reason}); continuing with plain Python, which is slower", file=sys.stderr)


def make_page() -> None:
    """Build the browser part, if the source tree has one."""
    try:
        if build_web.WEB.is_dir():
            build_web.make()
    except build_web.NoPage as trouble:
        if chosen_mode() != "auto":
            raise SetupError(f"the page for the browser could not be built: {trouble}") from None
        kept = "the one built before is packed" if build_web.is_there() else "the server will run without it"
        print(f"posse: no new page for the browser ({trouble}); {kept}", file=sys.stderr)


class Build(build):
    """Removes the files of earlier builds from its folder."""

    def run(self) -> None:
        modules = cast("build_py", self.get_finalized_command("build_py"))
        libraries = cast("build_ext", self.get_finalized_command("build_ext"))
        modules.force = True  # a source may be older than a copy made of another version
        super().run()
        made = {Path(output) for output in [*modules.get_outputs(include_bytecode=False), *libraries.get_outputs()]}
        for path in sorted(Path(self.build_lib).rglob("*"), reverse=True):
            if path.is_dir():
                if not any(path.iterdir()):
                    path.rmdir()
            elif path not in made:
                path.unlink()


class BuildExtensions(build_ext):
    """Compiles in parallel; in mode auto it falls back to plain Python if the compiler fails."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or True
        if self.inplace:
            raise OptionError("a compiled module beside its source would hide every edit; use `make compile`")

    def run(self) -> None:
        try:
            super().run()
        except (BaseError, CCompilerError):
            if chosen_mode() == "compiled":
                raise
            warn_of_fallback("the C compiler failed")
            self.distribution.ext_modules = self.extensions = []


class Wheel(bdist_wheel):
    """Packs only a fresh build, with a platform tag if that build was compiled."""

    def run(self) -> None:
        make_page()
        for folder in (self.get_finalized_command("build").build_lib, self.bdist_dir):
            shutil.rmtree(str(folder), ignore_errors=True)
        self.run_command("build")
        self.root_is_pure = not self.distribution.has_ext_modules()
        super().run()


class Sources(sdist):
    """Includes the page, so that the archive can be installed without building it."""

    def run(self) -> None:
        make_page()
        super().run()


setup(
    ext_modules=extensions(chosen_mode()),
    cmdclass={"build": Build, "build_ext": BuildExtensions, "bdist_wheel": Wheel, "sdist": Sources},
)
