"""`posse --version`, without what the other commands need: their texts alone take three times as long to import."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from posse import COMPILED, __version__
from posse.cli.language import language_of
from posse.languages import LANGUAGES

TEXTS: Final = Path(__file__).parent.parent / "text" / "cli"
ALONE: Final = ["--version"]


def wants_version(words: Sequence[str]) -> bool:
    """Whether nothing but the version is asked for, in a language that we have."""
    rest = [word for place, word in enumerate(words) if not _is_language(words, place)]
    return rest == ALONE and language_of(words) in LANGUAGES


def _is_language(words: Sequence[str], place: int) -> bool:
    is_value = place > 0 and words[place - 1] == "--lang"
    is_last = place + 1 == len(words)
    return words[place].startswith("--lang=") or is_value or (words[place] == "--lang" and not is_last)


def version_line(words: Sequence[str]) -> str:
    """The message of the version, whose text has one line and one variable."""
    key = "cli-version-compiled" if COMPILED else "cli-version-plain"
    for line in TEXTS.joinpath(f"{language_of(words)}.ftl").read_text(encoding="utf-8").splitlines():
        name, _, text = line.partition(" = ")
        if name == key:
            return text.replace("{ $version }", __version__)
    raise LookupError(key)
