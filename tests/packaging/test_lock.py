"""The lock file of the browser part works with any registry and on any platform."""

import json
from typing import Any

from tests.packaging.project import HOUSE

LOCK = HOUSE / "web" / "package-lock.json"


def packages() -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = json.loads(LOCK.read_text())["packages"]
    return found


def test_no_package_is_bound_to_a_host() -> None:
    assert [name for name, package in packages().items() if "resolved" in package] == []


def test_every_package_is_known_by_its_content() -> None:
    assert [name for name, package in packages().items() if name and "integrity" not in package] == []


def test_the_parts_for_other_platforms_are_named_too() -> None:
    """A lock file written without access to optional packages lacks them, and `npm ci` fails elsewhere."""
    named = packages()
    wanted = {name for package in named.values() for name in package.get("optionalDependencies", {})}
    assert wanted
    assert [name for name in sorted(wanted) if f"node_modules/{name}" not in named] == []
