"""Contract tests of what programs use: answers by number, rows of numbers, returns, chance nodes, and values."""

import copy
import pickle
from array import array
from collections.abc import Iterator
from fractions import Fraction
from itertools import chain, pairwise
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import posse
from posse.bots import Peek, imagined
from posse.engine.dice import SeededDice
from posse.engine.match import Match
from posse.engine.words import Range
from tests.contract.fuzzing import at_path, paths_in, scenes
from tests.contract.law import all_of, fields, row_at, wander
from tests.contract.tables import SEEDS, matches, some

TABLES = 20
CHANGES_A_SCENE = 40

games = pytest.mark.parametrize("name", posse.GAMES)
seeds = st.integers(0, SEEDS)


def played(name: str, seed: int, lines: int, seats: int = 3) -> Match:
    """A match after so many random answers."""
    match = posse.new(name, seats, seed=seed)
    for _ in wander(match, seed, lines):
        pass
    return match


# --- answers by number


@games
@some(4)
@given(data=st.data())
def test_an_answer_is_a_number_or_words(name: str, data: st.DataObject) -> None:
    """Actions, choices and mask name the same answers, for every seat."""
    match = data.draw(matches(name))
    phrases = match.game.words.phrases
    assert match.to_act == (match.asked[0] if match.asked else -1)
    for seat in range(match.seats):
        actions = match.actions(seat)
        assert [phrases[action] for action in actions] == match.choices(seat)
        mask = match.mask(seat)
        assert len(mask) == len(phrases)
        assert [action for action, flag in enumerate(mask) if flag] == sorted(actions)
        assert set(mask) <= {0, 1}


@games
def test_a_game_by_numbers_has_the_record_of_the_game_in_words(name: str) -> None:
    """Nothing is lost when nobody reads along: events, lines and words are made later, and are the same."""
    fast, slow = (posse.new(name, 2, seed=8) for _ in range(2))
    dice = SeededDice(3)
    told: list[str] = []
    while not fast.over:
        seat = fast.to_act
        choice = dice.below(len(fast.actions(seat)))
        fast.play(seat, fast.actions(seat)[choice])
        told += [str(event) for event in slow.play(seat, slow.choices(seat)[choice])]
        assert slow.lines
    assert all_of(fast) == all_of(slow)
    assert [str(event) for event in fast.events][-len(told) :] == told


@games
def test_the_events_of_an_answer_can_be_read_after_it_was_undone(name: str) -> None:
    match = played(name, 4, 20)
    seat = match.to_act
    events = match.play(seat, match.actions(seat)[0])
    said = str(list(copy.copy(match).events)[-len(events) :]) if len(events) else "[]"
    match.undo(seat, consent=True)
    assert len(list(events)) == len(events)
    assert str(events) == said


@games
def test_numbers_of_numpy_are_numbers(name: str) -> None:
    """As a program gets them that chooses by numpy among actions, or reads a mask."""
    numpy = pytest.importorskip("numpy", reason="only programs that learn need numpy")
    by_numpy, plain = played(name, 2, 6), played(name, 2, 6)
    for kind in (numpy.int64, numpy.int32, numpy.uint16):
        seat = plain.to_act
        action = plain.actions(seat)[0]
        assert by_numpy.why_not(seat, kind(action)) is None
        assert by_numpy.outcomes(seat, kind(action)) == plain.outcomes(seat, action)
        assert [str(one) for one in by_numpy.play(seat, kind(action))] == [str(one) for one in plain.play(seat, action)]
    assert all_of(by_numpy) == all_of(plain)
    for strange in (numpy.int64(-1), numpy.int64(1 << 40), numpy.float64(0), numpy.bool_(True)):
        with pytest.raises(posse.NotAWord):
            by_numpy.play(by_numpy.to_act, strange)
    world = imagined(Peek(plain, plain.to_act), SeededDice(1))
    world.play(plain.to_act, numpy.int64(plain.actions(plain.to_act)[0]))


@games
def test_a_number_that_is_no_answer_now_is_refused_and_changes_nothing(name: str) -> None:
    match = played(name, 2, 12)
    before, seat = all_of(match), match.to_act
    illegal = [action for action, flag in enumerate(match.mask(seat)) if not flag]
    for action in illegal[:: len(illegal) // 30 + 1]:
        with pytest.raises(posse.NotAllowed):
            match.play(seat, action)
    for strange in (-1, len(match.game.words.phrases), 10**30):
        with pytest.raises(posse.NotAWord):
            match.play(seat, strange)
    assert all_of(match) == before


@games
def test_the_numbers_of_answers_have_a_fingerprint(name: str) -> None:
    """It is the same every time, and another one for other words."""
    words = posse.GAMES[name].words
    assert words.fingerprint == posse.GAMES[name].words.fingerprint
    assert len(words.fingerprint) == 16
    assert len({game.words.fingerprint for game in posse.GAMES.values()}) == len(posse.GAMES)


def test_another_order_of_the_words_is_another_fingerprint() -> None:
    from posse.engine.words import Words

    one, other = Words(), Words()
    for verb in ("stay", "go"):
        one.verb(verb)
    for verb in ("go", "stay"):
        other.verb(verb)
    assert one.fingerprint != other.fingerprint


# --- observations


@games
@some(4)
@given(data=st.data())
def test_a_row_has_its_declared_fields_and_nothing_else(name: str, data: st.DataObject) -> None:
    """The fields follow each other without a gap, and every row has the same length."""
    match = data.draw(matches(name))
    at = 0
    for field in match.observation.fields.values():
        assert field.offset == at
        size = 1
        for length in field.shape:
            size *= length
        assert field.size == size
        assert len(field.axes) == len(field.shape)
        at += size
    assert at == match.observation.size
    for seat in range(match.seats):
        assert len(match.observe(seat)) == at


@games
def test_a_row_is_written_to_its_end_each_time(name: str) -> None:
    """Whatever stood in the buffer before is gone; the row of another seat leaves nothing behind."""
    for match in wander(posse.new(name, 3, seed=6), 6, 30):
        for seat in range(match.seats):
            fresh = row_at(match, match.state, seat)
            for left in (-77, 10**9):
                out = array("i", [left] * match.observation.size)
                assert match.observe(seat, out) is out
                assert list(out) == fresh
            assert list(match.observe(seat)) == fresh


@games
@pytest.mark.heavy
def test_a_row_tells_whatever_the_view_tells(name: str) -> None:
    """Of two tables that a seat can tell apart by its view, it sees different rows."""
    game, random, compared = posse.GAMES[name], Random(3), 0
    for scene in chain.from_iterable(scenes(game, number) for number in range(TABLES)):
        table = laid_out(name, scene)
        for _ in range(CHANGES_A_SCENE if table else 0):
            other = laid_out(name, with_a_thing_elsewhere(scene, random))
            for seat in range(table.seats if table and other else 0):
                if other.view(seat) != table.view(seat):
                    compared += 1
                    assert list(other.observe(seat)) != list(table.observe(seat)), (scene, other.scene(), seat)
    assert compared > TABLES


def laid_out(name: str, scene: dict[str, Any]) -> Any:
    """The match of a scene; None if there is no such table."""
    try:
        return posse.scene(name, scene)
    except posse.PosseError:
        return None


def with_a_thing_elsewhere(scene: dict[str, Any], random: Random) -> dict[str, Any]:
    """A copy of a scene in which a thing has moved to a list beside its own, or to the same one of another player."""
    copied = copy.deepcopy(scene)
    lists = [path for path in paths_in(copied, ()) if isinstance(at_path(copied, path), list)]
    source = random.choice([path for path in lists if at_path(copied, path)])
    target = random.choice([path for path in lists if path[:-1] == source[:-1] or path[-1] == source[-1]])
    things = at_path(copied, source)
    at_path(copied, target).append(things.pop(random.randrange(len(things))))
    return copied


@games
def test_every_argument_of_a_step_fits_into_a_row(name: str) -> None:
    for declared in posse.GAMES[name].kinds.declared:
        for nouns in declared.args.values():
            least, most = (nouns.least, nouns.most) if isinstance(nouns, Range) else (-1, len(nouns.words))
            assert -(2**31) <= least <= most < 2**31


@games
def test_a_scene_has_no_number_that_would_not_fit_into_a_row(name: str) -> None:
    """So none of its games has: what a game adds to a number is little beside the largest one of a row."""
    picture = posse.new(name, 2, seed=4).scene()
    changed = [*with_larger_numbers(picture, 2**30)]
    assert changed
    for larger in changed:
        with pytest.raises((posse.BadScene, posse.BadTable)):
            posse.scene(name, larger)


def with_larger_numbers(value: Any, number: int) -> Iterator[Any]:
    """Copies of a picture, in each of which another one of its numbers is this one."""
    if isinstance(value, dict | list):
        for key, inside in list(value.items() if isinstance(value, dict) else enumerate(value)):
            for larger in with_larger_numbers(inside, number):
                changed = copy.copy(value)
                changed[key] = larger
                yield changed
    elif isinstance(value, int) and not isinstance(value, bool):
        yield number


@games
def test_a_buffer_of_another_size_is_refused(name: str) -> None:
    match = posse.new(name, 2)
    for size in (0, match.observation.size - 1, match.observation.size + 1):
        with pytest.raises(posse.BadTable):
            match.observe(0, array("i", [0] * size))
    with pytest.raises(posse.BadTable):
        match.mask(0, bytes(len(match.game.words.phrases)))


@games
def test_an_array_of_other_numbers_is_refused(name: str) -> None:
    """Four bytes each are not enough: written into floats, whole numbers would be other numbers."""
    numpy = pytest.importorskip("numpy", reason="only programs that learn need numpy")
    match = posse.new(name, 2)
    size, answers = match.observation.size, len(match.game.words.phrases)
    strange = [
        numpy.zeros(size, numpy.float32),
        numpy.zeros(size, numpy.uint32),
        numpy.zeros(size, ">i4"),
        numpy.zeros(size * 4, bool),
        numpy.zeros(2 * size, numpy.int32)[::2],
        [0] * size,
        "row",
    ]
    for out in strange:
        with pytest.raises(posse.BadTable, match=f"{size:,} numbers of type int32"):
            match.observe(0, out)
    for out in (numpy.zeros(2 * answers, bool)[::2], numpy.zeros(answers, numpy.int32), object()):
        with pytest.raises(posse.BadTable, match=f"{answers:,} numbers of type uint8"):
            match.mask(0, out)
    assert not any(strange[0])
    assert bytes(match.observe(0, bytearray(size * 4))) == bytes(memoryview(match.observe(0)))


@games
def test_rows_and_masks_are_arrays_of_numpy_without_copying(name: str) -> None:
    numpy = pytest.importorskip("numpy", reason="only programs that learn need numpy")
    match = played(name, 5, 9)
    row = numpy.frombuffer(match.observe(0), numpy.int32)
    assert row.shape == (match.observation.size,)
    assert row.tolist() == list(match.observe(0))
    out = numpy.zeros(match.observation.size, numpy.int32)
    match.observe(0, out)
    assert (out == row).all()
    mask = numpy.zeros(len(match.game.words.phrases), bool)
    match.mask(match.to_act, mask)
    assert numpy.flatnonzero(mask).tolist() == sorted(match.actions(match.to_act))


@games
def test_the_question_stands_first_and_counts_seats_from_the_observer(name: str) -> None:
    match = played(name, 3, 15)
    for seat in range(match.seats):
        kind, mask = list(match.observe(seat))[:2]
        assert match.game.kinds.declared[kind].name == (match.question or {})["step"]
        assert {place for place in range(match.seats) if mask >> place & 1} == {
            (asked - seat) % match.seats for asked in match.asked
        }


# --- returns and information states


@games
@some(1)
@given(seed=seeds, data=st.data())
def test_returns_follow_the_ranking(name: str, seed: int, data: st.DataObject) -> None:
    seats = data.draw(st.integers(posse.GAMES[name].least, posse.GAMES[name].most))
    match = posse.new(name, seats, seed=seed)
    assert match.returns() == [0.0] * seats
    for _ in wander(match, seed):
        pass
    assert match.returns("score") == [float(score) for score in match.scores]
    ranks = match.returns("rank")
    assert all(0 <= rank <= 1 for rank in ranks)
    assert sum(ranks) == pytest.approx(seats / 2)
    assert sum(match.returns("zero_sum")) == pytest.approx(0)
    places = [place for place in match.ranking if place]
    for better, worse in pairwise(places):
        assert min(ranks[seat] for seat in better) > max(ranks[seat] for seat in worse)
    with pytest.raises(posse.BadTable):
        match.returns("points")


@games
@some(3)
@given(data=st.data())
def test_an_information_state_is_the_same_in_every_world_that_the_seat_supposes(name: str, data: st.DataObject) -> None:
    match = data.draw(matches(name))
    for seat in range(match.seats):
        known = match.information_state(seat)
        assert match.fork(seat, data.draw(seeds)).information_state(seat) == known


@games
def test_an_information_state_recalls_the_own_answers(name: str) -> None:
    """Every answer adds to what the seat recalls, and what it recalled before stays."""
    match = posse.new(name, 2, seed=3)
    recalled: list[list[str]] = [[], []]
    for _ in wander(match, 3, 40):
        for seat in range(2):
            said = match.information_state(seat).split("\n")[:-1]
            assert said[: len(recalled[seat])] == recalled[seat]
            recalled[seat] = said
    answers = [line.partition(" | ")[0].split(" ", 1) for line in match.lines[1:] if line[0].isdecimal()]
    last = [f"> {words}" for seat, words in answers if seat == "1"]
    assert [line for line in match.information_state(1).split("\n") if line.startswith("> ")] == last


# --- chance


@games
def test_chance_nodes_lead_where_the_dice_led(name: str) -> None:
    """At every node the probabilities add up to 1; the path that was taken can be walked, and ends there."""
    match = posse.new(name, 2, seed=9)
    said = match.lines[0].partition(" | ")[2].split(", ")
    for place in range(len(said)):
        nodes = posse.outcomes(name, 2, chance=said[:place])
        assert sum(chance for _, chance in nodes) == Fraction(1)
        assert said[place] in dict(nodes)
    assert posse.outcomes(name, 2, chance=said) == []
    for _ in wander(copy.deepcopy(match), 9, 25):
        seat = match.to_act
        answer = match.actions(seat)[0]
        path: list[str] = []
        while nodes := match.outcomes(seat, answer, path):
            assert sum(chance for _, chance in nodes) == Fraction(1)
            path.append(nodes[len(path) % len(nodes)][0])
        match.play(seat, answer, path)
        assert match.lines_since(0)[-1].partition(" | ")[2] == ", ".join(path) or match.over
        if match.over:
            break


@games
def test_outcomes_that_cannot_come_are_refused(name: str) -> None:
    match = posse.new(name, 2, seed=9)
    before = all_of(match)
    with pytest.raises(posse.WrongChance):
        match.outcomes(match.to_act, match.actions(match.to_act)[0], ["no chance"])
    with pytest.raises(posse.WrongChance):
        match.play(match.to_act, match.actions(match.to_act)[0], ["no chance"])
    assert all_of(match) == before


# --- values


@games
@some(2)
@given(data=st.data())
def test_a_match_and_its_state_are_values(name: str, data: st.DataObject) -> None:
    """They can be pickled and copied; what comes back is equal, has the same hash, and goes on alike."""
    match = data.draw(matches(name))
    state = match.state.clone()
    for twin in (pickle.loads(pickle.dumps(state)), copy.deepcopy(state), copy.copy(state)):
        assert twin == state
        assert hash(twin) == hash(state)
        assert fields(twin) == fields(state)
        twin.stack[0] += 1
        assert twin != state
    assert state != fields(state)
    for other in (pickle.loads(pickle.dumps(match)), copy.deepcopy(match)):
        assert other == match
        assert hash(other) == hash(match)
        assert all_of(other) == all_of(match)
        mine = copy.deepcopy(match)
        for twin in (mine, other):
            for _ in wander(twin, 1, 5):
                pass
        assert all_of(other) == all_of(mine)


@games
def test_different_matches_differ(name: str) -> None:
    one, other = posse.new(name, seed=1), posse.new(name, seed=2)
    assert one != other
    assert len({one, other, posse.new(name, seed=1)}) == 2
    assert one != one.record()


@games
def test_dice_are_pickled_where_they_stand(name: str) -> None:
    dice = SeededDice(4)
    dice.below(7)
    twin = pickle.loads(pickle.dumps(dice))
    assert [twin.below(1000) for _ in range(5)] == [dice.below(1000) for _ in range(5)]
    script = posse.ScriptedDice(["a", "b"])
    script.read = 1
    assert pickle.loads(pickle.dumps(script)).left == ["b"]
