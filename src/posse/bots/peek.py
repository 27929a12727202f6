"""What a bot is given: its seat, its options and what it knows; never the table itself."""

from typing import Any

from mypy_extensions import mypyc_attr

from posse.engine.dice import Dice
from posse.engine.errors import NotYourTurn
from posse.engine.game import Game
from posse.engine.log import Event
from posse.engine.match import Match


class Peek:
    """A look at a match through the eyes of one seat that is asked."""

    def __init__(self, match: Match, seat: int) -> None:
        if seat not in match.asked:
            raise NotYourTurn("not-asked", seat=seat, asked=list(match.asked))
        self._match = match
        self.seat = seat
        self.game: Game[Any] = match.game
        self.options: list[int] = match.game.answers(match.state, seat)

    @property
    def view(self) -> dict[str, Any]:
        return self._match.view(self.seat)

    @property
    def events(self) -> list[Event]:
        """All that this seat has seen happen."""
        return [seen for event in self._match.events if (seen := event.seen_by(self.seat))]

    @property
    def words(self) -> list[str]:
        """The options in words."""
        return [self.game.words.phrases[action] for action in self.options]

    def imagine(self, dice: Dice) -> Any:
        """A table on which what this seat cannot know was drawn anew."""
        return self.game.imagine(self._match.state, self.seat, dice)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Something that answers."""

    def decide(self, peek: Peek) -> int:
        """One of the options."""
        raise NotImplementedError
