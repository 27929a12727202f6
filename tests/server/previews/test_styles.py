"""What style sheets say of a drawing is written into its elements, as far as the drawings use CSS."""

from xml.etree import ElementTree

import pytest

from posse.server.previews.styles import SVG, StyleSheet, resolved

SHEET = """
:root { --ink: #1d1a16; --paper: light-dark(#f1e4c8, #000); }
.card { fill: var(--paper); stroke: var(--none, red); font: 700 22px / 1.2 'Alegreya Sans', Arial, sans-serif }
.card.best:not(.worst) { fill: rgb(255 0 0 / 50%) }
.pale { fill: color-mix(in srgb, var(--ink) 50%, transparent) }
.gone { display: none }
.moved { transform: translate(5px, 6px) rotate(30deg) }
.deep { transform: translateZ(0) }
.card:hover { fill: blue }
@media (max-width: 10px) { .card { fill: green } }
"""


def dressed(inside: str) -> ElementTree.Element:
    root = ElementTree.fromstring(f'<svg xmlns="{SVG}">{inside}</svg>')
    StyleSheet(SHEET).dress(root)
    return root


@pytest.mark.parametrize(
    ("element", "name", "value"),
    [
        ('<rect class="card"/>', "fill", "rgba(241, 228, 200, 1.000)"),
        ('<rect class="card"/>', "stroke", "rgba(255, 0, 0, 1.000)"),
        ('<rect class="card best"/>', "fill", "rgba(255, 0, 0, 0.500)"),
        ('<rect class="card best worst"/>', "fill", "rgba(241, 228, 200, 1.000)"),
        ('<rect class="card" style="fill: #fff"/>', "fill", "rgba(255, 255, 255, 1.000)"),
        ('<rect class="pale"/>', "fill", "rgba(29, 26, 22, 0.500)"),
        ('<rect fill="url(#glow)"/>', "fill", "url(#glow)"),
        ('<rect class="card" fill="blue"/>', "fill", "rgba(241, 228, 200, 1.000)"),
        ('<rect class="card"/>', "font-size", "22"),
        ('<rect class="moved"/>', "transform", "translate(5 6) rotate(30)"),
        ('<rect class="deep"/>', "transform", ""),
    ],
)
def test_the_look_of_an_element(element: str, name: str, value: str) -> None:
    assert dressed(element)[0].get(name) == value


def test_variables_are_inherited_and_may_be_set_in_the_element() -> None:
    root = dressed('<g style="--lamps: 0.8"><rect style="opacity: var(--lamps, 0)"/></g>')
    assert root[0][0].get("opacity") == "0.8"


def test_what_is_not_shown_is_not_there() -> None:
    assert [child.get("id") for child in dressed('<g class="gone"/><g id="here" class="card" data-spot="x"/>')] == [
        "here"
    ]


def test_nothing_remains_that_a_picture_cannot_show() -> None:
    assert set(dressed('<g class="gleam" role="img" aria-label="x" data-about="y"/>')[0].attrib) == set()


def test_a_text_is_cut_where_its_script_changes() -> None:
    text = dressed('<text class="card">Zoë łЖ7</text>')[0]
    assert [(span.get("font-family"), span.text) for span in text] == [
        ("alegreya-sans-latin", "Zoë "),
        ("alegreya-sans-latin-ext", "ł"),
        ("alegreya-sans-cyrillic", "Ж"),
        ("bitter-latin", "7"),
    ]


def test_variables_that_name_each_other_come_to_an_end() -> None:
    assert resolved("var(--a)", {"--a": "var(--b)", "--b": "var(--a)"}).startswith("var(")
