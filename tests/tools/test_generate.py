"""The files generated for the browser are up to date and correct."""

from typing import Annotated, Literal, NotRequired, TypedDict

import pytest

from posse.engine.view import EVERY
from posse.engine.words import Nouns
from tools.generate import stale
from tools.shapes import Shapes
from tools.typescript import constant, declared, type_of

COLOUR = Nouns("colour", ["red", "black"])
Colour = Annotated[str, COLOUR]


class Piece(TypedDict):
    """A piece on the board; its owner may be None."""

    colour: Colour
    owner: int | None
    kind: NotRequired[Literal["king", "queen"]]


def test_nothing_generated_is_stale() -> None:
    """`python -m tools.generate` updates them."""
    assert stale() == []


def test_a_typed_dict_becomes_a_type() -> None:
    shapes = Shapes()
    assert type_of(shapes.of(list[Piece])) == "Piece[]"
    assert list(declared(shapes.named)) == [
        'export type Colour = "red" | "black";\n',
        "/** A piece on the board; its owner may be null. */\n"
        'export type Piece = {\n  colour: Colour;\n  owner: number | null;\n  kind?: "king" | "queen";\n};\n',
    ]


@pytest.mark.parametrize(
    ("kind", "wanted"),
    [
        (dict[str, int], "{ [key: string]: number }"),
        (dict[Colour, int], "{ [key in Colour]?: number }"),
        (Annotated[dict[Colour, bool], EVERY], "{ [key in Colour]: boolean }"),
        (list[int | None], "(number | null)[]"),
        (Annotated[list[str], 2], "[string, string]"),
    ],
)
def test_types_of_views(kind: object, wanted: str) -> None:
    assert type_of(Shapes().of(kind)) == wanted


def test_two_types_cannot_have_one_name() -> None:
    class Colour(TypedDict):
        red: int

    shapes = Shapes()
    shapes.of(Colour)
    with pytest.raises(TypeError, match="two types"):
        shapes.of(Annotated[str, COLOUR])


def test_rows_of_a_constant_stand_in_lines_of_their_own() -> None:
    shown = constant("ROWS", Shapes().of(dict[str, list[int]]), {"a": [1, 2], "b": []})
    assert shown == 'export const ROWS: { [key: string]: number[] } = {\n  "a": [1, 2],\n  "b": [],\n};\n'
