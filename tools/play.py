"""Start Posse at once: compiled if that build is ready, else as plain Python while it is made in the background.

python -m tools.play serve --port 9000
"""

import os
import sys
from collections.abc import Sequence

from tools import compile as compiling
from tools.prepare import PYTHON, ROOT
from tools.progress import Failed

SLOWER = "Everything runs as plain Python, more slowly."
STARTED = (
    "posse: the engine is being compiled in the background, which takes minutes; until then everything runs as plain "
    "Python. The next start is the fast one."
)
STILL_RUNNING = "posse: the engine is still being compiled in the background; until the next start, plain Python runs."
HAS_FAILED = f"posse: compiling failed (see {compiling.LOG.relative_to(ROOT)}; `make compile` tries again). {SLOWER}"


def choose() -> dict[str, str]:
    """The environment of the chosen build; if it is not the compiled one, print why."""
    if compiling.has_libraries():
        compiling.compile_all()  # only copying is left to do
        return {"PYTHONPATH": str(compiling.COMPILED)}
    print(reason_for_plain_python(), file=sys.stderr)
    return {"PYTHONPATH": str(ROOT / "src"), "POSSE_COMPILING": str(compiling.STATE)}


def reason_for_plain_python() -> str:
    """Start a compilation if none is running; returns a sentence about its status."""
    if compiling.is_running():
        return STILL_RUNNING
    if compiling.has_failed():
        return HAS_FAILED
    if what := compiling.obstacle():
        compiling.STATE.unlink(missing_ok=True)  # the status is of other sources
        return f"posse: not compiled: {what}. {SLOWER}"
    compiling.start_in_background()
    return STARTED


def main(words: Sequence[str]) -> None:
    """Replace this process by the command `posse`."""
    command = [str(PYTHON), "-m", "posse", *words]
    try:
        os.execve(command[0], command, os.environ | choose())
    except Failed as failure:
        sys.exit(f"posse: {failure}")


if __name__ == "__main__":
    main(sys.argv[1:])
