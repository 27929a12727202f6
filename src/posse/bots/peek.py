"""What a bot is given: its seat, its options and what it knows; never the table itself."""

from typing import Any, NamedTuple

from mypy_extensions import mypyc_attr

from posse.engine.dice import Dice
from posse.engine.errors import NotYourTurn
from posse.engine.game import Game
from posse.engine.log import Event
from posse.engine.position import Position
from posse.engine.record import Header


class Peek:
    """A match, or a table of a batch, as seen by one seat that is asked."""

    def __init__(self, match: Position, seat: int) -> None:
        if seat not in match.asked:
            raise NotYourTurn("not-asked", seat=seat, asked=list(match.asked))
        self._match = match
        self.seat = seat
        self.game: Game[Any] = match.game
        self.options: list[int] = match.actions(seat)

    @property
    def header(self) -> Header:
        """What was agreed about the table: seats, options."""
        return self._match.header

    @property
    def view(self) -> dict[str, Any]:
        return self._match.view(self.seat)

    @property
    def events(self) -> list[Event]:
        """Every event that this seat has seen."""
        return [seen for event in self._match.events if (seen := event.seen_by(self.seat))]

    @property
    def words(self) -> list[str]:
        """The options in words."""
        return [self.game.words.phrases[action] for action in self.options]

    def imagine(self, dice: Dice) -> Any:
        """A state in which everything this seat cannot know is sampled again."""
        return self.game.imagine(self._match.state, self.seat, dice)

    def imagine_into(self, world: Any, dice: Dice) -> None:
        """The same on a table that was imagined before, which is faster."""
        world.copy_from(self._match.state)
        self.game.redraw(world, self.seat, dice)


class Memory:
    """The recent answers of a bot, so that it does not start a move and take it back in an endless loop."""

    def __init__(self) -> None:
        self._tables: list[tuple[list[int], dict[str, Any]]] = []
        self._answers: list[int] = []
        self._home: tuple[list[int], dict[str, Any]] | None = None
        self._vain: list[int] = []

    def fresh(self, peek: Peek) -> list[int]:
        """The options without those that have only led back to this same state."""
        table = (peek.options, peek.view)
        if len(self._tables) == 2 and self._tables[0] == table:
            if self._home != table:
                self._home, self._vain = table, []
            self._vain.append(self._answers[0])
        self._tables = [*self._tables[-1:], table]
        if self._home != table:
            return peek.options
        return [action for action in peek.options if action not in self._vain] or peek.options

    def note(self, answer: int) -> int:
        """Remember the answer given in the state last looked at."""
        self._answers = [*self._answers[-1:], answer]
        return answer


LEAD = "lead"  # points ahead of the best other seat
POINTS = "points"  # points of one's own


class Opinion(NamedTuple):
    """What a bot expects of one option, in points."""

    action: int
    value: float


class Advice(NamedTuple):
    """The opinions on the options that were considered, best first; `measure` says what is expected: LEAD or POINTS."""

    measure: str
    opinions: list[Opinion]


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Something that chooses answers."""

    def decide(self, peek: Peek) -> int:
        """One of the options."""
        raise NotImplementedError

    def advice(self, peek: Peek) -> Advice | None:
        """What it thinks of the options; None if it cannot tell, or has nothing to compare."""
        return None

    def limit(self, seconds: float = 0.0, playouts: int = 0) -> None:
        """Think at most this long before an answer (0: no limit), which guards a busy server; for bots that search."""
