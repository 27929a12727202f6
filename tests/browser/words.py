"""The texts of the page, read from the same files that the page uses."""

from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

import posse
from posse.games import GAMES

HOME = Path(posse.__file__).parent


@cache
def words(lang: str) -> "Words":
    return Words(lang)


class Words:
    """The messages of a language, including those of all games; for a key of two games, that of the first."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._bundle = FluentBundle([lang], use_isolating=False)
        texts = [HOME / "text", *[HOME / "games" / game / "text" for game in GAMES]]
        for home in texts:
            own = [home / room / f"{lang}.ftl" for room in ("", "title", "web")]
            for path in [*own, *home.glob(f"web/{lang}/*.ftl")]:
                if path.is_file():
                    self._bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))

    def say(self, key: str, /, **args: Any) -> str:
        """A message; fails if a variable is missing."""
        pattern = self._bundle.get_message(key).value
        assert pattern is not None, key
        text, errors = self._bundle.format_pattern(pattern, args)
        assert not errors, errors
        return str(text)
