"""The languages that there are texts in."""

from typing import Final

LANGUAGES: Final = ("en", "pl", "it", "ru")
