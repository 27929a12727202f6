"""Find the browser for the tests; if there is none, report what is skipped."""

import os
import shutil

NAMES = ("chromium", "chromium-browser", "google-chrome")
MISSING = "Chromium is missing (on Debian: the package chromium)"


def chromium() -> str | None:
    """The path of the browser; `POSSE_CHROMIUM` overrides the system's."""
    given = os.environ.get("POSSE_CHROMIUM")
    return given or next((found for name in NAMES if (found := shutil.which(name))), None)


if __name__ == "__main__":
    if chromium() is None:
        print(f"The tests in the browser were left out: {MISSING}.")
