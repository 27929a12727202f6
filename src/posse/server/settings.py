"""How a server is to run."""

from dataclasses import dataclass
from pathlib import Path

STATIC = Path(__file__).parent / "static"


@dataclass(frozen=True, slots=True)
class Settings:
    """What `posse serve` was told; without a database address everything lies in the data folder.

    The page for the browser lies in `static`, where the build puts it.
    """

    data: Path
    host: str = "127.0.0.1"
    port: int = 8000
    lang: str = "en"
    database: str | None = None
    workers: int | None = None
    static: Path = STATIC

    @property
    def address(self) -> str:
        """Where the database is."""
        return self.database or f"sqlite:///{self.data / 'posse.db'}"
