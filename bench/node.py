"""Node.js for the other servers: the same one that builds the page."""

import os
import subprocess
from pathlib import Path

from build_web import NoPage, node_home


def program() -> Path | None:
    """Node.js itself, or None if it is not installed."""
    try:
        found = node_home() / "bin" / "node"
    except NoPage:
        return None
    return found if found.is_file() else None


def install(folder: Path) -> None:
    """Install the dependencies of the folder's package.json; npm prints any error itself."""
    node = program()
    if node is not None:
        npm = node.parent.parent / "lib/node_modules/npm/bin/npm-cli.js"
        command = [str(node), str(npm), "install", "--no-package-lock", "--no-audit", "--no-fund", "--loglevel=error"]
        path = os.pathsep.join([str(node.parent), os.environ.get("PATH", os.defpath)])
        subprocess.run(command, cwd=folder, env={**os.environ, "PATH": path}, check=False)
