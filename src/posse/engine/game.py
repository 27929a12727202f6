"""The interface of a game to the engine: its setup, its steps, and who may know what."""

from collections.abc import Callable, Mapping
from typing import Any, Final, Generic, cast

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from posse.engine.ahead import Plan
from posse.engine.ahead import checked as checked_plans
from posse.engine.counted import Counted
from posse.engine.dice import CertainDice, Dice, SeededDice, Uncertain
from posse.engine.errors import BadScene, BadTable, BrokenGame
from posse.engine.log import Event, Log, events_of
from posse.engine.loops import blank
from posse.engine.observation import Fields, Observation, Row
from posse.engine.pack import game_named
from posse.engine.scope import Scope
from posse.engine.state import DEPTH, WIDTH, State, bit, lowest, open_kind, open_mask, push
from posse.engine.step import Kinds, S, Step
from posse.engine.words import Nouns, Words, nearest, seats_of


class Option:
    """One thing the players agree on before the game.

    `sets` makes it a preset: the chosen value determines other options, unless they are given explicitly.
    `accepts` allows values beyond the list: it returns the canonical value, or raises `BadTable`.
    `detail` marks an advanced option that few will want to change.
    """

    def __init__(
        self,
        name: str,
        values: list[str],
        default: str,
        *,
        sets: dict[str, dict[str, str]] | None = None,
        accepts: Callable[[str], str] | None = None,
        seats: tuple[int, ...] = (),
        detail: bool = False,
    ) -> None:
        self.name = name
        self.values = values
        self.default = default
        self.sets = sets or {}
        self.accepts = accepts
        self.seats = seats
        self.detail = detail

    def settle(self, given: object) -> str:
        """The canonical value; `BadTable` names what is allowed."""
        value = str(given).lower() if isinstance(given, bool) else str(given)
        if value in self.values:
            return value
        if self.accepts is not None and value and value.isprintable():
            return self.accepts(value)
        raise BadTable("not-a-value", option=self.name, given=value, allowed=self.values)


def _nothing_open(state: State) -> Mapping[str, Any]:
    return {}


def _has_secrets(options: Mapping[str, str]) -> bool:
    return True


def _no_tiebreak(state: State, seat: i64) -> i64:
    return 0


def _nobody_is_barred(state: State, seat: i64) -> bool:
    return False


def _no_breakdown(state: State) -> dict[str, list[int]]:
    return {}


def _alone(state: State, seat: i64) -> i64:
    return seat


def _together(options: Mapping[str, str], seats: int) -> None:
    """The default check: all options can be combined."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """The object a game registers: its data, its steps, and functions from its modules.

    `version`: the version of its rules, written into every record.
    `set_up`: the state before the first question.
    `open_view`: the public part of every view; built up, never stripped down.
    `own_view`: the rest of what a seat or a spectator (-1) sees; built up, never stripped down.
    `has_secrets`: whether with these options any seat can see what others may not; matters to people who share a
    device.
    `redraw`: sample anew, in place, everything that the seat (or a spectator, -1) cannot know.
    `score`: the current points of a seat.
    `tiebreak`: the higher value wins among equal scores; equal values share the place.
    `cannot_win`: whether a seat ranks below all others, however many points it has.
    `team`: a number that seats have in common if they win and lose together; usually every seat is a team of its own.
    `counts`: what is counted for the statistics of finished games.
    `breakdown`: where the points come from: for each source the points of every seat.
    `picture`: the state as a plain dict that `from_picture` reads back.
    `from_picture`: a state from a plain dict; `BadScene` names what is impossible.
    `sums`: everything that does not add up in this state, as errors that are not raised; normally empty.
    `check_options`: raises `BadTable` if values of options exclude each other.
    `scopes`: the rules that some tables do without.
    `observation`: what a seat may know as numbers; by default only the open steps.
    `plans`: what a seat may decide on before it is asked.
    """

    def __init__(
        self,
        name: str,
        *,
        seats: tuple[int, int],
        version: int,
        words: Words,
        kinds: Kinds,
        steps: list[Step[S]],
        options: list[Option],
        most_options: int,
        set_up: Callable[[int, Mapping[str, str], Dice, Log], S],
        own_view: Callable[[S, i64], Mapping[str, Any]],
        redraw: Callable[[S, i64, Dice], None],
        score: Callable[[S, i64], i64],
        picture: Callable[[S], dict[str, Any]],
        from_picture: Callable[[Mapping[str, Any], int, Mapping[str, str]], S],
        sums: Callable[[S], list[BadScene]],
        open_view: Callable[[S], Mapping[str, Any]] = _nothing_open,
        has_secrets: Callable[[Mapping[str, str]], bool] = _has_secrets,
        tiebreak: Callable[[S, i64], i64] = _no_tiebreak,
        cannot_win: Callable[[S, i64], bool] = _nobody_is_barred,
        team: Callable[[S, i64], i64] = _alone,
        counts: list[Counted] | None = None,
        breakdown: Callable[[S], dict[str, list[int]]] = _no_breakdown,
        check_options: Callable[[Mapping[str, str], int], None] = _together,
        scopes: list[Scope] | None = None,
        observation: Observation[S] | None = None,
        plans: list[Plan[S]] | None = None,
    ) -> None:
        self.name = name
        self.least, self.most = seats
        self.version = version
        self.words = words
        self.kinds = kinds
        self.nouns = _lists(words, kinds)
        self.options = {option.name: option for option in options}
        self.most_options = most_options
        self.steps: Final = _in_order(steps, kinds)
        self.set_up = set_up
        self.open_view = open_view
        self.own_view = own_view
        self.has_secrets = has_secrets
        self.redraw = redraw
        self.score = score
        self.tiebreak = tiebreak
        self.cannot_win = cannot_win
        self.team = team
        self.counts = counts or []
        self.breakdown = breakdown
        self.picture = picture
        self.from_picture = from_picture
        self.sums = sums
        self.check_options = check_options
        self.scopes = scopes or []
        self.observation: Final = observation or Observation[S](Fields())
        self.plans = checked_plans(plans or [], words, kinds)
        self._defaults: dict[int, dict[str, str]] = {}  # settled options where none was given, by number of seats

    def __reduce__(self) -> tuple[Any, ...]:
        return game_named, (self.name,)

    def view(self, state: S, seat: i64) -> dict[str, Any]:
        """Everything that a seat or a spectator (-1) sees."""
        return {**self.own_view(state, seat), **self.open_view(state)}

    @property
    def fields(self) -> Fields:
        """The fields of every row of numbers."""
        return self.observation.fields

    def observe(self, state: S, seat: i64, row: Row) -> None:
        """Write everything that a seat may know into a row that has begun."""
        self.observation.write(state, seat, row)

    def scratch(self) -> vec[i64]:
        """A buffer for the options of one question."""
        return blank(self.most_options)

    def imagine(self, state: S, seat: i64, dice: Dice) -> S:
        """A state consistent with what the seat (or a spectator, -1) knows; the rest is sampled."""
        supposed = cast("S", state.clone())
        self.redraw(supposed, seat, dice)
        return supposed

    def step(self, state: S) -> Step[S]:
        """The open step."""
        return self.steps[open_kind(state)]

    def to_act(self, state: S) -> i64:
        """The seat that is asked; if there are several, the one to act first; -1 when the game is over."""
        mask = open_mask(state)
        if mask & (mask - 1):
            return self.steps[open_kind(state)].first(state, mask)
        return lowest(mask)

    def advance(self, state: S, dice: Dice, log: Log, out: vec[i64]) -> i64:
        """Run duties and forced answers until a seat has a choice; 0 when the game is over.

        The options of `to_act(state)` are then in `out`, and their number is returned.
        """
        while state.top >= 0:
            base = state.top * WIDTH
            step = self.steps[state.stack[base]]
            mask = state.stack[base + 1]
            if mask == 0:
                step.run(state, dice, log)
                continue
            several = mask & (mask - 1)
            seat = step.first(state, mask) if several else lowest(mask)
            count = step.options(state, seat, out)
            if count == 0:
                raise self.stuck(step.kind, seat)
            if count > 1 or several or step.ask_anyway:
                return count
            step.take(state, seat, out[0], dice, log)
        return 0

    def stuck(self, kind: i64, seat: i64) -> BrokenGame:
        """The error to raise where a seat is asked and has no legal answer."""
        return BrokenGame("no-options", step=self.kinds.declared[kind].name, seat=seat)

    def go_on(self, state: S, dice: Dice, log: Log, ask_all: bool = False) -> None:
        """Advance to the next question; with `ask_all`, forced answers are questions too."""
        if not ask_all:
            self.advance(state, dice, log, self.scratch())
            return
        while state.top >= 0 and open_mask(state) == 0:
            self.step(state).run(state, dice, log)

    def foresee(self, world: S, seat: i64, action: i64, ask_all: bool = False) -> list[Event]:
        """The certain consequences of an answer as the seat sees them, played in an imagined world.

        It stops at chance, and where a rule would act on something that the seat does not know (`Dice.unveil`), so
        nothing that was only imagined can show, and the result is the same in every imagined world.
        """
        log = Log()
        dice = CertainDice(seat)
        try:
            self.step(world).take(world, seat, action, dice, log)
            self.go_on(world, dice, log, ask_all)
        except Uncertain:
            pass
        return [seen for event in events_of(self.words, log) if (seen := event.seen_by(seat))]

    def asked(self, state: S) -> tuple[int, ...]:
        """The seats that owe an answer, the one to act first in the lead."""
        mask = open_mask(state)
        if not mask:
            return ()
        first = self.to_act(state)
        return (first, *[seat for seat in seats_of(mask) if seat != first])

    def answers(self, state: S, seat: int) -> list[int]:
        """Every legal answer of a seat that is asked."""
        out = self.scratch()
        count = self.step(state).options(state, seat, out)
        return list(out[:count])

    def planned_choices(self, state: S, seat: i64, plan: Plan[S]) -> list[str]:
        """The answers from which a seat may choose for a plan: those of the plan, or those it could give if asked now.

        The question is put in an imagined world, so nothing that the seat does not know can show.
        """
        if plan.choices or not plan.is_chosen or state.top + 1 >= DEPTH:
            return plan.choices
        world = self.imagine(state, seat, SeededDice(1))
        kind = next(kind for kind, declared in enumerate(self.kinds.declared) if declared.name == plan.asks[0])
        push(world, kind, bit(seat))
        phrases = [self.words.phrases[action] for action in self.answers(world, seat)]
        return [phrase for phrase in phrases if plan.can_choose(phrase)]

    def frames(self, state: S) -> list[str]:
        """The open steps in words, the top one last."""
        return self.kinds.frames(state)

    def question(self, state: S) -> dict[str, Any] | None:
        """The open step and its arguments by name, ready for JSON; None when the game is over."""
        if state.top < 0:
            return None
        row = list(state.stack[state.top * WIDTH : (state.top + 1) * WIDTH])
        declared = self.kinds.declared[row[0]]
        args = {name: nouns.value(value) for (name, nouns), value in zip(declared.args.items(), row[2:], strict=False)}
        return {"step": declared.name, **args}

    def standing(self, state: S, seat: int) -> tuple[bool, int, int]:
        """What decides about the place of a seat, the higher the better: whether it can win, points, tiebreak."""
        return not self.cannot_win(state, seat), self.score(state, seat), self.tiebreak(state, seat)

    def ranking(self, state: S) -> list[list[int]]:
        """The places, best first; seats that share a place are in one group. If nobody can win, the first is empty."""
        standing = {seat: self.standing(state, seat) for seat in range(state.seats)}
        order = sorted(set(standing.values()), reverse=True)
        places = [[seat for seat in standing if standing[seat] == place] for place in order]
        return places if order[0][0] else [[], *places]

    def settle(self, given: Mapping[str, object], seats: int) -> dict[str, str]:
        """Every option with its value: the given one, else that of a preset, else the default."""
        if given or seats not in self._defaults:
            return self._settled(given, seats)
        return dict(self._defaults[seats])

    def _settled(self, given: Mapping[str, object], seats: int) -> dict[str, str]:
        if not self.least <= seats <= self.most:
            raise BadTable("wrong-seats", game=self.name, given=seats, least=self.least, most=self.most)
        for name in given:
            if name not in self.options:
                raise BadTable("not-an-option", given=name, game=self.name, **nearest(name, self.options))
        chosen = {name: option.settle(given.get(name, option.default)) for name, option in self.options.items()}
        for name, option in self.options.items():
            for target, value in option.sets.get(chosen[name], {}).items():
                if target not in given:
                    chosen[target] = value
        for name, option in self.options.items():
            if option.seats and seats not in option.seats and chosen[name] != option.default:
                raise BadTable("option-seats", option=name, given=chosen[name], seats=seats, allowed=list(option.seats))
        self.check_options(chosen, seats)
        if not given:
            self._defaults[seats] = dict(chosen)
        return chosen


def _lists(words: Words, kinds: Kinds) -> dict[str, Nouns]:
    """Every list of words used in answers, events, chance, obstacles or questions, by name."""
    declared = [*words.verbs, *words.events, *words.chances, *words.obstacles, *kinds.declared]
    return {nouns.name: nouns for one in declared for nouns in one.args.values()}


def _in_order(steps: list[Step[S]], kinds: Kinds) -> "vec[Step[S]]":
    """The steps by kind; a missing or duplicate kind is refused at import.

    A vec has a static element type, so reading a step needs no type check, unlike with a list.
    """
    by_kind = {step.kind: step for step in steps}
    names = [declared.name for declared in kinds.declared]
    missing = [name for kind, name in enumerate(names) if kind not in by_kind]
    if missing or len(by_kind) != len(steps):
        raise BrokenGame("steps-wrong", missing=missing, steps=len(steps), kinds=len(names))
    ordered = vec[Step]()  # type: ignore[type-arg]  # a vec wants a bare class
    for kind in range(len(names)):
        ordered = append(ordered, by_kind[kind])
    return ordered
