"""Shapes: values of a scene round-trip through numbers, and invalid ones are refused with what is allowed."""

from typing import Any

import pytest

from posse.engine.errors import BadScene
from posse.engine.shapes import (
    Chosen,
    Counted,
    Each,
    Many,
    Row,
    Seat,
    SeatOrder,
    Shape,
    Slots,
    Truth,
    Where,
    Whole,
    Word,
    told,
)
from posse.engine.words import Nouns

COLOUR = Nouns("colour", ["red", "green", "blue"])
HERE = Where("here", 3)
LONG = "x" * 100

READ: list[tuple[Shape, Any, list[int]]] = [
    (Whole(4), 4, [4]),
    (Whole(4, least=-1), -1, [-1]),
    (Truth(), True, [1]),
    (Seat(), 2, [2]),
    (Seat(or_nobody=True), -1, [-1]),
    (Seat(or_nobody=True, nobody=None), None, [-1]),
    (SeatOrder(), [2, 0, 1], [2, 0, 1]),
    (Word(COLOUR), "blue", [2]),
    (Word(COLOUR, or_nothing=True), "-", [-1]),
    (Slots(Word(COLOUR, or_nothing=True), 3), ["red", "-", "blue"], [0, -1, 2]),
    (Many(Word(COLOUR), 3), ["red", "red"], [0, 0]),
    (Row(Seat(), Word(COLOUR)), [1, "green"], [1, 1]),
    (Each(COLOUR, Whole(9)), {"green": 4}, [0, 4, 0]),
    (Each(COLOUR, Whole(9), whole=True), {"red": 0, "green": 4, "blue": 0}, [0, 4, 0]),
    (Each(COLOUR, Row(Seat(or_nobody=True), Whole(3))), {"blue": [1, 2]}, [-1, 0, -1, 0, 1, 2]),
    (Counted(Word(COLOUR), 5), ["red", "blue", "blue"], [1, 0, 2]),
    (Counted(Whole(2), 5), [0, 2, 2], [1, 0, 2]),
    (Chosen(COLOUR), ["red", "blue"], [5]),
]


@pytest.mark.parametrize(("shape", "value", "numbers"), READ)
def test_values_become_numbers_and_values_again(shape: Shape, value: Any, numbers: list[int]) -> None:
    """A shape shows what it reads, and has the stated number of numbers."""
    assert shape.read(value, HERE) == numbers
    assert shape.show(numbers) == value
    assert shape.size in (0, len(numbers))


REFUSED: list[tuple[Shape, Any, str]] = [
    *((Whole(4), value, "scene-number") for value in (5, -1, True, 1.0, "1", None, [1], 10**40)),
    *((Truth(), value, "scene-truth") for value in (0, 1, "true", None)),
    *((Seat(), value, "scene-seat") for value in (3, -1, None, True, 0.0, 2**70)),
    *((Seat(or_nobody=True), value, "scene-seat-or-nobody") for value in (3, None, -1.0, "-")),
    *((SeatOrder(), value, "scene-order") for value in ([0, 1], [0, 1, 1], [0, 1, True], [0, 1, 2, 3], "012", None)),
    *((Word(COLOUR), value, "scene-word") for value in ("-", "Red", "", 0, None, ["red"])),
    *((Slots(Word(COLOUR), 2), value, "scene-length") for value in (["red"], ["red"] * 3)),
    (Slots(Word(COLOUR), 2, or_fewer=True), ["red"] * 3, "scene-length-most"),
    (Many(Word(COLOUR), 2), "red", "scene-list"),
    (Many(Word(COLOUR), 2, once=True), ["red", "red"], "scene-doubled"),
    (Row(Seat(), Whole(1)), [0], "scene-length"),
    (Each(COLOUR, Whole(9)), {"pink": 1}, "scene-key"),
    (Each(COLOUR, Whole(9)), ["red"], "scene-dict"),
    (Counted(Word(COLOUR), 2), ["red"] * 3, "scene-length-most"),
    (Chosen(COLOUR), ["red", "red"], "scene-doubled"),
]


@pytest.mark.parametrize(("shape", "value", "key"), REFUSED)
def test_other_values_are_refused(shape: Shape, value: Any, key: str) -> None:
    """Wrong type, too large, too small, not in the list, too many, duplicates."""
    with pytest.raises(BadScene) as caught:
        shape.read(value, HERE)
    assert caught.value.key == key
    assert caught.value.facts["field"].startswith("here")


@pytest.mark.parametrize(
    ("shape", "value", "sentence"),
    [
        (Whole(4), 5, "“here” is 5; it must be a whole number from 0 to 4."),
        (Each(COLOUR, Whole(4)), {"red": -1}, "“here.red” is \N{MINUS SIGN}1; it must be a whole number from 0 to 4."),
        (Many(Seat(), 9), [0, 7], "“here[1]” is 7; it must be a seat from 0 to 2."),
        (Truth(), LONG, f'“here” is "{LONG[:59]}…; it must be true or false.'),
    ],
)
def test_a_refusal_names_key_value_and_what_is_allowed(shape: Shape, value: Any, sentence: str) -> None:
    """The error has the path of the value, and a long value is truncated."""
    with pytest.raises(BadScene) as caught:
        shape.read(value, HERE)
    assert str(caught.value) == sentence


def test_a_word_that_was_perhaps_meant_is_suggested() -> None:
    """The most similar words of the list."""
    with pytest.raises(BadScene) as caught:
        Word(COLOUR).read("gren", HERE)
    assert caught.value.facts["allowed"] == ["green"]


def test_what_is_not_said_at_the_end_of_slots_is_nothing() -> None:
    """Fewer values fill the first slots."""
    assert Slots(Word(COLOUR, or_nothing=True), 3, or_fewer=True).read(["blue"], HERE) == [2, -1, -1]


def test_any_value_can_be_told() -> None:
    """Also one that is not JSON."""
    assert told({1}) == '"{1}"'
