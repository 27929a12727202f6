"""Check that a release can be made, and build its files into dist/.

    python -m tools.release              the checks, then the source archive and the compiled wheel of this machine
    python -m tools.release --check      the checks only
    python -m tools.release --portable   wheels for other machines too, by cibuildwheel (on Linux it needs Docker)

A release is a commit whose changelog names the version of src/posse/__init__.py with a date. Its tag, `v` and the
version, starts the workflow that builds the wheels for Linux, macOS and Windows.
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
    """The version as it stands in the source."""
    found = re.search(VERSION, root.joinpath("src/posse/__init__.py").read_text(), re.MULTILINE)
    return found["version"] if found else ""


def problems(root: Path) -> Iterator[str]:
    """Every reason why this commit cannot be released."""
    version = version_of(root)
    if not re.fullmatch(r"\d+\.\d+\.\d+", version):
        yield f"src/posse/__init__.py: {version!r} is no version such as 1.2.3"
    yield from changelog_problems(root.joinpath("CHANGELOG.md").read_text(), version)
    if changed := git(root, "status", "--porcelain"):
        yield f"not everything is committed:\n{changed}"
    tagged = git(root, "rev-list", "-n", "1", f"v{version}") if git(root, "tag", "--list", f"v{version}") else ""
    if tagged and tagged != git(root, "rev-parse", "HEAD"):
        yield f"the tag v{version} is at another commit"


def changelog_problems(text: str, version: str) -> Iterator[str]:
    """The newest entry has to be of this version, with its date."""
    newest = re.search(RELEASE, text, re.MULTILINE)
    if newest is None or newest["version"] != version:
        yield f"CHANGELOG.md: the newest entry is not that of {version}"
    elif not re.fullmatch(r"\d{4}-\d\d-\d\d", newest["date"]):
        yield f"CHANGELOG.md: {version} has no date"


def git(root: Path, *words: str) -> str:
    command = ["git", "-c", "safe.directory=*", *words]
    return subprocess.run(command, cwd=root, check=True, capture_output=True, text=True).stdout.strip()


def build(portable: bool) -> None:
    """The source archive, and wheels made of it: for this machine, or for many."""
    run(sys.executable, "-m", "build", "--sdist", "--outdir", str(DIST))
    (archive,) = DIST.glob(f"posse-{version_of(ROOT)}.tar.gz")
    if portable:
        run(sys.executable, "-m", "cibuildwheel", "--output-dir", str(DIST), str(archive))
    else:
        run(sys.executable, "-m", "build", "--wheel", "--outdir", str(DIST), str(archive))


def run(*command: str) -> None:
    """Every file of a release is compiled and has the page; one that cannot be is an error."""
    subprocess.run(command, cwd=ROOT, check=True, env=os.environ | {"POSSE_BUILD": "compiled"})


def main(words: Sequence[str]) -> int:
    """Check, and build if nothing speaks against it."""
    parser = argparse.ArgumentParser(prog="make release", description="Check a release and build its files.")
    parser.add_argument("--check", action="store_true", help="check only")
    parser.add_argument("--portable", action="store_true", help="build wheels for other machines by cibuildwheel")
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
