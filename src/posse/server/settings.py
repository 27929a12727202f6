"""How a server is to run."""

from dataclasses import dataclass
from pathlib import Path
from typing import Literal, cast, get_args

Compiling = Literal["no", "running", "done", "failed"]
"""Whether a compiled engine is being made for the next start."""

STATIC = Path(__file__).parent / "static"


@dataclass(frozen=True, slots=True)
class Settings:
    """What `posse serve` was told; without a database address everything lies in the data folder.

    The page for the browser lies in `static`, where the build puts it. `compile_state` is the file in which a
    compilation in the background, if there is one, says how it stands.
    """

    data: Path
    host: str = "127.0.0.1"
    port: int = 8000
    lang: str = "en"
    database: str | None = None
    workers: int | None = None
    static: Path = STATIC
    compile_state: Path | None = None

    @property
    def address(self) -> str:
        """Where the database is."""
        return self.database or f"sqlite:///{self.data / 'posse.db'}"

    @property
    def compiling(self) -> Compiling:
        """Whether a compiled engine is being made for the next start; the file begins with the word for it."""
        if self.compile_state is None or not self.compile_state.is_file():
            return "no"
        word = self.compile_state.read_text().partition(" ")[0]
        return cast("Compiling", word) if word in get_args(Compiling) else "no"
