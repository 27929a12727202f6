"""Check whether this machine can build the compiled engine, and say what is missing."""

import os
import shutil
import sys
import sysconfig
from pathlib import Path


def lacking() -> str | None:
    """The first thing missing for a compiled build, or None."""
    command = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(command) is None:
        return f"the C compiler {command}"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "Python.h (on Debian: the package python3-dev)"
    return None


if __name__ == "__main__":
    if what := lacking():
        sys.exit(f"Not compiled: {what} is missing. Everything runs, more slowly, as plain Python.")
