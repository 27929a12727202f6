"""A line on the error output that tells how far a long run is."""

from datetime import timedelta
from typing import TextIO

from posse.texts import Texts

CELLS = 24
TENTHS = 10


class Bar:
    """A bar that is painted over where that is possible; elsewhere, as in a log, one line for every tenth."""

    def __init__(self, out: TextIO, texts: Texts, message: str = "cli-arena-progress") -> None:
        self.out = out
        self.texts = texts
        self._message = message
        self._told = 0

    def show(self, done: int, total: int, left: float) -> None:
        """Tell how much is done, and how many seconds the rest will probably take."""
        about = str(timedelta(seconds=round(left)))
        line = self.texts.say(self._message, done=done, total=total, left=about)
        if self.out.isatty():
            filled = CELLS * done // total
            self._write(f"\r\x1b[K[{'#' * filled}{'.' * (CELLS - filled)}] {line}")
        elif (tenth := TENTHS * done // total) > self._told:
            self._told = tenth
            self._write(f"{line}\n")

    def clear(self) -> None:
        """Leave no bar behind."""
        if self.out.isatty():
            self._write("\r\x1b[K")

    def _write(self, text: str) -> None:
        self.out.write(text)
        self.out.flush()
