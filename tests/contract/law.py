"""Properties of every position of every game, for the tests of the engine and of the games."""

import inspect
import json
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any

import pytest

from posse.engine.dice import SeededDice
from posse.engine.errors import BadRecord, NotAllowed, NotAWord, NotYourTurn, PosseError
from posse.engine.game import Game
from posse.engine.log import Event
from posse.engine.match import Match
from posse.engine.observation import Row
from posse.engine.opening import begin_scene, load
from posse.engine.state import State

MOST_REFUSED = 40


_names: dict[type[State], list[str]] = {}


def names_of(kind: type[State]) -> list[str]:
    """The fields of a state, which are the parameters of its constructor."""
    if kind not in _names:
        _names[kind] = list(inspect.signature(kind).parameters)
    return _names[kind]


def fields(state: State) -> dict[str, Any]:
    """Every field of a state by name, as plain ints and lists."""
    found: dict[str, Any] = {}
    for name in names_of(type(state)):
        value = getattr(state, name)
        found[name] = value if isinstance(value, int) else list(value)
    return found


def same(one: State, other: State) -> bool:
    """Whether two states are equal."""
    return type(one) is type(other) and fields(one) == fields(other)


def watchers(match: Match) -> list[int | None]:
    """Every seat, and a spectator."""
    return [*range(match.seats), None]


def page(match: Match, seat: int | None) -> bytes:
    """Everything that is sent to a seat or a spectator, as bytes."""
    seen = [event.seen_by(seat) for event in match.events]
    sent = {
        "view": match.view(seat),
        "asked": match.asked,
        "question": match.question,
        "events": [event.json() for event in seen if event],
        "choices": [] if seat is None else match.choices(seat),
        "ticket": 0 if seat is None else match.ticket(seat),
        "row": [] if seat is None else list(match.observe(seat)),
    }
    return json.dumps(sent, allow_nan=False).encode()


def pages(match: Match) -> list[bytes]:
    return [page(match, seat) for seat in watchers(match)]


def all_of(match: Match) -> tuple[str, dict[str, Any], list[bytes]]:
    """Everything that an error must not change: record, state, and what everybody is sent."""
    return match.record(), fields(match.state), pages(match)


def wander(match: Match, seed: int, limit: int = 10_000) -> Iterator[Match]:
    """Play at random, with any of the seats asked, and yield every position."""
    dice = SeededDice(seed)
    for _ in range(limit):
        yield match
        if match.over:
            return
        seat = match.asked[dice.below(len(match.asked))]
        choices = match.choices(seat)
        match.play(seat, choices[dice.below(len(choices))])


def reloaded(match: Match) -> Match:
    """The match reloaded from its own record."""
    return load({match.game.name: match.game}, match.record(), SeededDice(0))


def check_law(match: Match, seat: int | None, seeds: tuple[int, int] = (1, 2)) -> None:
    """The law of hidden information for one seat of a match, or for a spectator."""
    check_law_at(match.game, match.state, -1 if seat is None else seat, seeds)
    if seat is not None:
        for seed in seeds:
            twin = match.game.imagine(match.state, seat, SeededDice(seed))
            assert row_at(match, twin, seat) == list(match.observe(seat)), "a row tells what the seat cannot know"


def row_at(match: Match, state: State, seat: int) -> list[int]:
    """The row of a seat for another state of the same table."""
    row = Row(match.observation)
    row.begin(state, seat)
    match.game.observe(state, seat, row)
    row.finish()
    return list(row.numbers)


def check_law_at(game: Game[Any], state: State, who: int, seeds: tuple[int, int] = (1, 2)) -> None:
    """The four equations of hidden information for one seat: imagining neither reveals nor uses what it cannot know."""
    before = fields(state)
    other, twin = (game.imagine(state, who, SeededDice(seed)) for seed in seeds)
    assert fields(state) == before, "imagining changed the table"
    assert game.view(twin, who) == game.view(state, who)
    assert game.asked(twin) == game.asked(state)
    assert game.frames(twin) == game.frames(state)
    if who in game.asked(state):
        assert game.answers(twin, who) == game.answers(state, who)
    assert fields(game.imagine(other, who, SeededDice(seeds[1]))) == fields(twin)
    assert game.sums(twin) == []


def check_round_trips(match: Match) -> None:
    """Record, scene and words round-trip to the same state, and to the same page for everybody."""
    twin = reloaded(match)
    assert all_of(twin) == all_of(match)
    scene = begin_scene(match.game, match.scene(), SeededDice(0))
    assert fields(scene.state) == fields(match.state)
    assert fields(reloaded(scene).state) == fields(match.state)
    game = match.game
    for seat in match.asked:
        for phrase in match.choices(seat):
            assert game.words.phrases[game.words.action(phrase)] == phrase
    for phrase in game.frames(match.state):
        kind, mask, values = game.kinds.frame(phrase)
        assert game.kinds.phrase(kind, mask, values) == phrase


def check_clone(match: Match) -> None:
    """A clone or a copy is equal, and shares only constant data."""
    before = fields(match.state)
    copied = load({match.game.name: match.game}, _beginning(match.record()), SeededDice(0)).state
    first = fields(copied)
    copied.copy_from(match.state)
    for twin in (match.state.clone(), copied):
        assert fields(twin) == before
        for name in _shared(match.state, twin):
            assert first[name] == before[name], f"{name} changes and is shared"
    assert fields(match.state) == before


def _shared(state: State, twin: State) -> list[str]:
    """The fields that two states share."""
    found: list[str] = []
    for name, value in fields(state).items():
        if isinstance(value, list) and value:
            row = getattr(twin, name)
            row[0] += 1
            if fields(state)[name] != value:
                found.append(name)
            row[0] -= 1
    return found


def _beginning(record: str) -> str:
    """A record up to its start."""
    rows = record.split("\n")
    begun = next(place for place, row in enumerate(rows) if row.startswith("start"))
    return "\n".join([*rows[: begun + 1], ""])


def check_options(match: Match) -> None:
    """Seats that are asked have distinct answers, others none, and the invariants hold."""
    assert match.over == (not match.asked)
    for seat in range(match.seats):
        choices = match.choices(seat)
        assert bool(choices) == (seat in match.asked)
        assert len(set(choices)) == len(choices)
    assert match.game.sums(match.state) == []


def check_ask_anyway(match: Match) -> None:
    """A forced answer is not played at once if others could imagine a choice."""
    check_ask_anyway_at(match.game, match.state)


def check_ask_anyway_at(game: Game[Any], state: State) -> None:
    asked = game.asked(state)
    if not asked or game.step(state).ask_anyway:
        return
    for seat in asked:
        for other in range(-1, state.seats):
            if other != seat:
                twin = game.imagine(state, other, SeededDice(3))
                assert game.answers(twin, seat) == game.answers(state, seat)


def check_preview(match: Match, seat: int, worlds: int, answers: int = 8) -> None:
    """A preview is the same in every imagined world, so it reveals nothing that is only imagined."""
    game = match.game
    actions = game.answers(match.state, seat)
    for action in actions[:: len(actions) // answers + 1]:
        promised = str(match.preview(seat, action))
        for seed in range(2, worlds + 2):
            world = game.imagine(match.state, seat, SeededDice(seed))
            assert str(game.foresee(world, seat, action)) == promised


def check_plain(value: object) -> None:
    """Check that a value is plain JSON: dicts with string keys, lists, strings, booleans, null and plain integers."""
    if isinstance(value, dict):
        for key, inner in value.items():
            assert type(key) is str
            check_plain(inner)
    elif isinstance(value, list):
        for inner in value:
            check_plain(inner)
    else:
        assert value is None or type(value) in (int, bool, str), repr(value)


def check_ranking_at(game: Game[Any], state: State) -> None:
    """Every seat has a place; a better place has more points or wins the tie; sources add up to the points."""
    ranking = game.ranking(state)
    scores = [game.score(state, seat) for seat in range(state.seats)]
    assert sorted(seat for place in ranking for seat in place) == list(range(state.seats))
    assert [] not in ranking[1:]
    assert bool(ranking[0]) == any(not game.cannot_win(state, seat) for seat in range(state.seats))
    standings = [
        {(not game.cannot_win(state, seat), scores[seat], game.tiebreak(state, seat)) for seat in place}
        for place in ranking
        if place
    ]
    assert all(len(standing) == 1 for standing in standings)
    order = [standing.pop() for standing in standings]
    assert all(better > worse for better, worse in pairwise(order))
    sources = game.breakdown(state).values()
    if sources:
        assert [sum(points) for points in zip(*sources, strict=True)] == scores


def check_twins(game: Game[Any], record: str, twin: str, seat: int | None, tells: Callable[[Event], bool]) -> int:
    """Replay two records that differ in what a seat did not see, until one ends or an event reveals it."""
    one, other = (load({game.name: game}, _beginning(text), SeededDice(0)) for text in (record, twin))
    begun = _beginning(record).count("\n")
    rows, others = record.split("\n")[:-1], twin.split("\n")[:-1]
    assert page(one, seat) == page(other, seat)
    for place in range(begun, len(rows)):
        told = len(one.events)
        try:
            one.follow([rows[place]])
            other.follow([others[place]])
        except BadRecord:
            return place - begun
        if any(tells(event) for event in one.events[told:]):
            return place - begun
        assert page(one, seat) == page(other, seat), (place, rows[place])
    return len(rows) - begun


def check_refusals(match: Match) -> None:
    """Illegal answers are refused with the right error, and change nothing."""
    before = all_of(match)
    phrases = match.game.words.phrases
    for seat in (-1, match.seats):
        _refuse(match, seat, phrases[0], NotYourTurn)
    for seat in range(match.seats):
        legal = set(match.choices(seat))
        illegal = [phrase for phrase in phrases if phrase not in legal]
        for phrase in illegal[:: len(illegal) // MOST_REFUSED + 1]:
            _refuse(match, seat, phrase, NotAllowed if seat in match.asked else NotYourTurn)
        _refuse(match, seat, "no words of any game", NotAWord)
        _refuse(match, seat, "", NotAWord)
    assert all_of(match) == before


def _refuse(match: Match, seat: int, words: str, kind: type[PosseError]) -> None:
    for answer in (match.play, match.preview):
        with pytest.raises(PosseError) as caught:
            answer(seat, words)
        assert caught.type is kind, (seat, words)


def check_secrets(match: Match) -> None:
    """If a game has no secrets, all views and events are the same."""
    if match.game.has_secrets(match.options):
        return
    seen = [{**match.view(seat), "seat": None} for seat in watchers(match)]
    assert all(view == seen[0] for view in seen)
    assert all(event.seen_by(seat) == event for seat in watchers(match) for event in match.events)


def check_all(match: Match) -> None:
    """Check all properties of this module for a position."""
    check_secrets(match)
    check_options(match)
    check_ask_anyway(match)
    check_round_trips(match)
    check_clone(match)
    check_refusals(match)
    for seat in watchers(match):
        check_law(match, seat)
