"""Check that a release can be made, and build its files into dist/.

    python -m tools.release              the checks, then the source archive and the compiled wheel of this machine
    python -m tools.release --check      the checks only
    python -m tools.release --portable   wheels for other platforms too, with cibuildwheel (needs Docker on Linux)

A release is a commit whose changelog names the version of src/posse/__init__.py with a date, and CITATION.cff names it
too. Its tag, `v` and the version, starts the workflow that builds the wheels for Linux, macOS and Windows.
"""

import argparse
import os
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
DIST = ROOT / "dist"
VERSION = r'^__version__ = "(?P<version>[^"]*)"$'
RELEASE = r"^## \[(?P<version>[^\]]+)\] - (?P<date>.*)$"


def version_of(root: Path) -> str:
    """The version in the source."""
    found = re.search(VERSION, root.joinpath("src/posse/__init__.py").read_text(), re.MULTILINE)
    return found["version"] if found else ""


def problems(root: Path) -> Iterator[str]:
    """Every reason why this commit cannot be released."""
    version = version_of(root)
    if not re.fullmatch(r"\d+\.\d+\.\d+", version):
        yield f"src/posse/__init__.py: {version!r} is not a version such as 1.2.3"
    yield from changelog_problems(root.joinpath("CHANGELOG.md").read_text(), version)
    if f"\nversion: {version}\n" not in root.joinpath("CITATION.cff").read_text():
        yield f"CITATION.cff: the version is not {version}"
    if changed := git(root, "status", "--porcelain"):
        yield f"there are uncommitted changes:\n{changed}"
    tagged = git(root, "rev-list", "-n", "1", f"v{version}") if git(root, "tag", "--list", f"v{version}") else ""
    if tagged and tagged != git(root, "rev-parse", "HEAD"):
        yield f"the tag v{version} is at another commit"


def changelog_problems(text: str, version: str) -> Iterator[str]:
    """The newest entry must be for this version, with a date."""
    newest = re.search(RELEASE, text, re.MULTILINE)
    if newest is None or newest["version"] != version:
        yield f"CHANGELOG.md: the newest entry is not that of {version}"
    elif not re.fullmatch(r"\d{4}-\d\d-\d\d", newest["date"]):
        yield f"CHANGELOG.md: {version} has no date"


def git(root: Path, *words: str) -> str:
    command = ["git", "-c", "safe.directory=*", *words]
    return subprocess.run(command, cwd=root, check=True, capture_output=True, text=True).stdout.strip()


def build(portable: bool) -> None:
    """Build the source archive, and wheels from it for this machine or for many platforms."""
    run(sys.executable, "-m", "build", "--sdist", "--outdir", str(DIST))
    (archive,) = DIST.glob(f"posse-{version_of(ROOT)}.tar.gz")
    if portable:
        run(sys.executable, "-m", "cibuildwheel", "--output-dir", str(DIST), str(archive))
    else:
        run(sys.executable, "-m", "build", "--wheel", "--outdir", str(DIST), str(archive))


def run(*command: str) -> None:
    """The environment of a release build, in which a wheel must be compiled and include the page."""
    subprocess.run(command, cwd=ROOT, check=True, env=os.environ | {"POSSE_BUILD": "compiled"})


def main(words: Sequence[str]) -> int:
    """Check, and build if there is no objection."""
    parser = argparse.ArgumentParser(prog="make release", description="Check a release and build its files.")
    parser.add_argument("--check", action="store_true", help="check only")
    parser.add_argument("--portable", action="store_true", help="build wheels for other platforms with cibuildwheel")
    chosen = parser.parse_args(words)
    if found := list(problems(ROOT)):
        print("\n".join(found))
        return 1
    if not chosen.check:
        build(chosen.portable)
        print("\n".join(str(path.relative_to(ROOT)) for path in sorted(DIST.iterdir())))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
