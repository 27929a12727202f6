"""Steps: the kinds of questions and duties a game is made of, and how they are named."""

from typing import Generic, TypeVar

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from posse.engine.dice import Dice
from posse.engine.errors import BadScene, BrokenGame, NotAWord
from posse.engine.log import Log
from posse.engine.obstacle import Obstacle
from posse.engine.state import DEPTH, WIDTH, State, arg, lowest, pop, push, set_arg
from posse.engine.words import SEATS, Declared, Nouns, nearest

S = TypeVar("S", bound=State)

Frame = tuple[int, int, list[int]]
"""An open step: kind, mask of the seats asked, four arguments."""


class Kinds:
    """The kinds of steps of one game, each with the names of its (at most four) arguments.

    The first one is the whole game, which is the bottom of the stack.
    """

    def __init__(self) -> None:
        self.declared: list[Declared] = []
        self.under: list[list[int]] = []

    def kind(self, name: str, /, *, under: int | list[int] | None = None, **args: Nouns) -> i64:
        """Declare a kind of step; `under` is the kind that lies directly under it, or each kind that can."""
        if any(other.name == name for other in self.declared) or len(args) > 4:
            raise BrokenGame("doubled-word", given=name)
        self.declared.append(Declared(name, args))
        self.under.append([under] if isinstance(under, int) else under or [])
        return len(self.declared) - 1

    def phrase(self, kind: int, mask: int, values: list[int]) -> str:
        """A frame in words: `build bank : 2`, with the seats asked after the colon."""
        said = self.declared[kind].phrase(values)
        return f"{said} : {SEATS.word(mask)}" if mask else said

    def frame(self, phrase: str) -> Frame:
        """Kind, mask and arguments of a frame in words; missing arguments at the end are 0."""
        said, _, asked = phrase.partition(":")
        name, *rest = said.split() or [""]
        for kind, declared in enumerate(self.declared):
            if declared.name == name:
                names = list(declared.args.values())
                if len(rest) > len(names):
                    raise NotAWord("wrong-count", given=phrase, allowed=" ".join([name, *declared.args]))
                values = [nouns.index(word) for nouns, word in zip(names, rest, strict=False)]
                return kind, SEATS.index(asked.strip()) if asked.strip() else 0, values + [0] * (4 - len(values))
        raise NotAWord("not-a-step", given=phrase, **nearest(name, [declared.name for declared in self.declared]))

    def frames(self, state: State) -> list[str]:
        """The open steps in words, the top one last."""
        said: list[str] = []
        for depth in range(state.top + 1):
            row = list(state.stack[depth * WIDTH : (depth + 1) * WIDTH])
            said.append(self.phrase(row[0], row[1], row[2:]))
        return said

    def reopen(self, state: State, frames: list[Frame]) -> None:
        """Parse open steps, the top one last; `BadScene` names an invalid one."""
        for kind, mask, values in frames:
            if mask >> state.seats or state.top + 1 == DEPTH:
                raise BadScene("scene-step", given=self.phrase(kind, mask, values))
            push(state, kind, mask, values[0], values[1], values[2], values[3])


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One kind of question, or (if opened without a seat) a duty of the game.

    `secret`: answers stay hidden from the others until they are revealed together.
    `ask_anyway`: even a forced answer is asked for, because playing it at once would reveal something.
    `several`: it can ask several seats at once, as a secret step always does.
    `turn`: the argument, if any, that only says which of the seats asked is first; the question stays the same when it
    changes.
    """

    def __init__(
        self, kind: i64, *, secret: bool = False, ask_anyway: bool = False, several: bool = False, turn: i64 = -1
    ) -> None:
        self.kind = kind
        self.secret = secret
        self.ask_anyway = ask_anyway or secret
        self.several = several or secret
        self.turn = turn

    def options(self, state: S, seat: i64, out: vec[i64]) -> i64:
        """Write every legal answer of the seat into `out` and return how many; the only statement of what is legal."""
        raise NotImplementedError

    def why_not(self, state: S, seat: i64, action: i64) -> Obstacle | None:
        """The first obstacle to an answer, in the order in which the rules test them.

        None for each legal answer, and for one that answers another question. It depends on nothing that the seat does
        not know.
        """
        return None

    def elsewhere(self, state: S, seat: i64, place: str) -> Obstacle | None:
        """What stands in the way of a thing that lies at a place such as `column:2`; None if the question means it.

        Only for things of which several are alike, so that no answer tells which of them is meant.
        """
        return None

    def take(self, state: S, seat: i64, action: i64, dice: Dice, log: Log) -> None:
        """Carry out a legal answer."""
        raise NotImplementedError

    def run(self, state: S, dice: Dice, log: Log) -> None:
        """Carry out the duty."""
        raise NotImplementedError

    def first(self, state: S, mask: i64) -> i64:
        """The seat that acts first when several are asked."""
        return lowest(mask)

    # --- checks for scenes

    def fault(self, state: S, frame: Frame) -> str:
        """Why this step cannot be open in this state: the key of an error, or empty."""
        return ""

    def lies_on(self, state: S, frame: Frame) -> int:
        """The kind under this step, where its kind declares several; -1 if a scene must name it."""
        return -1

    def under(self, state: S, above: Frame) -> Frame:
        """The frame of this step when it is added under another one that a scene names."""
        return self.kind, 0, [0, 0, 0, 0]

    def can_lie_under(self, state: S, frame: Frame, above: Frame) -> bool:
        """Whether this step, as a scene names it, can lie under the one above it."""
        return frame == self.under(state, above)


@mypyc_attr(allow_interpreted_subclasses=True)
class Parts(Step[S]):
    """A phase of the rulebook: opens its parts one after the other; argument 0 counts those begun."""

    def __init__(self, kind: i64, parts: list[tuple[i64, i64]]) -> None:
        super().__init__(kind)
        kinds = vec[i64]()
        firsts = vec[i64]()
        for part, first in parts:
            kinds = append(kinds, part)
            firsts = append(firsts, first)
        self.kinds = kinds
        self.firsts = firsts
        self.listed = {(int(part), int(first)) for part, first in parts}

    def run(self, state: S, dice: Dice, log: Log) -> None:
        begun = arg(state, 0)
        if begun == len(self.kinds):
            pop(state)
        else:
            set_arg(state, 0, begun + 1)
            push(state, self.kinds[begun], 0, self.firsts[begun])

    def under(self, state: S, above: Frame) -> Frame:
        return self.kind, 0, [self.begun(state, above), 0, 0, 0]

    def begun(self, state: S, above: Frame) -> int:
        """How many parts have begun when this one is open; a phase that repeats a part derives it from the state."""
        kind, _, values = above
        return self.place(kind, values[0] if (kind, values[0]) in self.listed else 0)

    def place(self, part: int, first: int = 0) -> int:
        """The number begun when this part is open."""
        for index in range(len(self.kinds)):
            if self.kinds[index] == part and self.firsts[index] == first:
                return index + 1
        raise BrokenGame("not-a-step", given=str(part))
