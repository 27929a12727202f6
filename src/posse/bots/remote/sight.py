"""What a bot at a table of a server is given: what its seat is sent, and nothing else."""

from dataclasses import dataclass
from typing import Any

Message = dict[str, Any]


@dataclass(frozen=True)
class Sight:
    """A question, and everything that its seat may know; the shapes are those of `docs/wire.md`."""

    game: str
    seat: int
    question: Message
    choices: list[str]
    view: Message
    events: list[Message]
    table: Message


class RemoteBot:
    """Something that chooses answers in words, knowing what its seat is sent."""

    def __init__(self, game: str, seed: int) -> None:
        self.game = game
        self.seed = seed

    def decide(self, sight: Sight) -> str:
        """One of the choices."""
        raise NotImplementedError
