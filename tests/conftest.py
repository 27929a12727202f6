"""Which tests run in which of the two runs of `make test`: interpreted, then compiled.

A test runs in both, unless it is marked: `heavy` tests run compiled only, `plain` ones interpreted only. Folders are
marked here, single tests where they are defined; `both` exempts a test from the mark of its folder. No test may be
skipped in both runs. Without a compiled build, and whenever pytest is called by hand, everything runs.
"""

from pathlib import Path

import pytest

HERE = Path(__file__).parent
FOLDERS = {
    "browser": "heavy",  # slow, and independent of the engine's build
    "server": "heavy",  # the server is plain Python in both runs; `both` marks tests that exercise the engine most
    "packaging": "plain",  # builds and installs small projects
    "tools": "plain",  # reads the sources
}
EXEMPTION = "mark.both"


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Do not even import what this run skips entirely: importing a third of all tests takes each worker seconds."""
    if not collection_path.is_relative_to(HERE) or collection_path == HERE:
        return None
    folder = collection_path.relative_to(HERE).parts[0]
    is_skipped = folder in FOLDERS and config.option.markexpr == f"not {FOLDERS[folder]}"
    return (is_skipped and not has_exemption(collection_path)) or None


def has_exemption(path: Path) -> bool:
    """Whether this file, or one in this folder, exempts tests from the mark of its folder."""
    return any(EXEMPTION in file.read_text() for file in (path.rglob("test_*.py") if path.is_dir() else [path]))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests of the folders."""
    for item in items:
        folder = item.path.relative_to(HERE).parts[0] if item.path.is_relative_to(HERE) else ""
        if folder in FOLDERS and item.get_closest_marker("both") is None:
            item.add_marker(FOLDERS[folder])
        if item.get_closest_marker("heavy") and item.get_closest_marker("plain"):
            raise pytest.UsageError(f"{item.nodeid} is heavy and plain: no run of `make test` would run it")
