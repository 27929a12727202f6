"""The language of the reader."""

import os
import re
from collections.abc import Sequence

from posse.languages import LANGUAGES


def language_of(argv: Sequence[str]) -> str:
    """The language to use: `--lang`, else that of the system if we have it, else English."""
    for place, word in enumerate(argv):
        if word == "--lang" and place + 1 < len(argv):
            return argv[place + 1]
        if word.startswith("--lang="):
            return word.removeprefix("--lang=")
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        code = re.split(r"[_.@-]", os.environ.get(name, "").casefold())[0]
        if code:
            return code if code in LANGUAGES else "en"
    return "en"
