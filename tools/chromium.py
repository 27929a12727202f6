"""Where the browser of the tests is; if it is nowhere, what was left out."""

import os
import shutil

NAMES = ("chromium", "chromium-browser", "google-chrome")


def chromium() -> str | None:
    """The program: `POSSE_CHROMIUM` names another than the system's."""
    given = os.environ.get("POSSE_CHROMIUM")
    return given or next((found for name in NAMES if (found := shutil.which(name))), None)


if __name__ == "__main__":
    if chromium() is None:
        print("The tests in the browser were left out: Chromium is missing (on Debian: the package chromium).")
