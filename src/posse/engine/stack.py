"""The open steps of a scene: adds the steps under those that it names, and checks them."""

from typing import Any

from posse.engine.errors import BadScene
from posse.engine.state import DEPTH, State, push
from posse.engine.step import Frame, Kinds, S, Step
from posse.engine.words import Numbers, Seats, SeatSets, seats_of

Steps = dict[int, Step[Any]]


def open_steps(kinds: Kinds, listed: list[Step[S]], state: S, named: list[Frame]) -> None:
    """Open the steps that a scene names, the top one last, on those that must lie under them."""
    steps: Steps = {int(step.kind): step for step in listed}
    for frame in named:
        _check_seats(kinds, steps[frame[0]], state, frame)
        _check_arguments(kinds, state, frame)
    frames = [*_below(kinds, steps, state, named[0]), *named] if named else []
    if len(frames) > DEPTH:
        raise BadScene("scene-deep", given=len(frames), most=DEPTH)
    for depth, frame in enumerate(frames):
        if depth:
            _check_under(kinds, steps, state, frames[depth - 1], frame)
        fault = steps[frame[0]].fault(state, frame)
        if fault:
            raise BadScene(fault, field="at", given=kinds.phrase(*frame))
    for kind, mask, values in frames:
        push(state, kind, mask, values[0], values[1], values[2], values[3])


# --- one step


def asks(step: Step[Any]) -> bool:
    """Whether the step is a question for the seats it is opened with."""
    return type(step).options is not Step.options


def runs(step: Step[Any]) -> bool:
    """Whether the step is a duty of the game, opened without a seat."""
    return type(step).run is not Step.run


def _check_seats(kinds: Kinds, step: Step[Any], state: State, frame: Frame) -> None:
    """Check that a question names seats of this table, and a duty none."""
    _, mask, _ = frame
    phrase = kinds.phrase(*frame)
    if mask >> state.seats:
        raise BadScene("scene-step-seat", field="at", given=phrase, last=state.seats - 1)
    if mask == 0 and not runs(step):
        raise BadScene("scene-step-asks", field="at", given=phrase)
    if mask and not asks(step):
        raise BadScene("scene-step-duty", field="at", given=phrase)
    if mask & (mask - 1) and not step.several:
        raise BadScene("scene-step-one", field="at", given=phrase)


def _check_arguments(kinds: Kinds, state: State, frame: Frame) -> None:
    """Check that arguments are words of their lists and seats of this table."""
    kind, _, values = frame
    for (name, nouns), value in zip(kinds.declared[kind].args.items(), values, strict=False):
        if isinstance(nouns, SeatSets):
            seats = seats_of(value)
        elif isinstance(nouns, Seats) and value >= 0:
            seats = [value]
        else:
            seats = []
        can_be_less = nouns.optional or (isinstance(nouns, Numbers) and not isinstance(nouns, Seats))
        is_nothing = value < 0 and not can_be_less
        if is_nothing or any(seat >= state.seats for seat in seats):
            raise BadScene("scene-step-argument", field="at", given=kinds.phrase(*frame), argument=name)


# --- steps on steps


def _below(kinds: Kinds, steps: Steps, state: State, frame: Frame) -> list[Frame]:
    """The steps that must lie under one that a scene names without them, the lowest first."""
    possible = kinds.under[frame[0]]
    if not possible:
        return []
    kind = possible[0] if len(possible) == 1 else steps[frame[0]].lies_on(state, frame)
    if kind < 0:
        names = [kinds.declared[one].name for one in possible]
        raise BadScene("scene-step-nested", field="at", given=kinds.phrase(*frame), allowed=names)
    under = steps[kind].under(state, frame)
    return [*_below(kinds, steps, state, under), under]


def _check_under(kinds: Kinds, steps: Steps, state: State, frame: Frame, above: Frame) -> None:
    """Check that a step lies on a kind it belongs to, and that the lower step has the matching progress."""
    possible = kinds.under[above[0]]
    step = steps[frame[0]]
    if frame[0] in possible and step.can_lie_under(state, frame, above):
        return
    likely = possible if frame[0] not in possible else [frame[0]]
    wanted = [kinds.phrase(*steps[kind].under(state, above)) for kind in likely]
    raise BadScene(
        "scene-step-under", field="at", given=kinds.phrase(*frame), above=kinds.phrase(*above), allowed=wanted
    )
