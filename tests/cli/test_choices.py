"""Choices by number and by words, and how they are listed."""

import pytest

from posse.cli.choices import Choices, listing, simple
from posse.cli.picture import Picture
from posse.cli.trouble import Trouble
from posse.texts import terminal_texts
from tests.sample import GAME

PHRASES = [
    "pass",
    "place wages",
    "place road_1",
    "place roads_3",
    "place construction_12",
    "place construction_10",
    "place c1",
    "place c4",
    "white c4",
]
SENTENCES = [
    "Pasuj",
    "Postaw kowboja: płaca",
    "Postaw kowboja: droga",
    "Postaw kowboja: trzy drogi",
    "Postaw kowboja: budynek za 12 $",
    "Postaw kowboja: budynek za 10 $",
    "Postaw kowboja: parcela C1",
    "Postaw kowboja: parcela C4",
    "Postaw białego kowboja: parcela C4",
]
CHOICES = Choices(PHRASES, SENTENCES)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("1", "pass"),
        ("9", "white c4"),
        ("place wages", "place wages"),
        ("  place   wages ", "place wages"),
        ("pl wa", "place wages"),
        ("wa", "place wages"),
        ("PL WA", "place wages"),
        ("pas", "pass"),
        ("place road", "place road_1"),
        ("road 1", "place road_1"),
        ("roads", "place roads_3"),
        ("pl con 10", "place construction_10"),
        ("c1", "place c1"),
        ("place c4", "place c4"),
        ("white C4", "white c4"),
        ("Pasuj", "pass"),
        ("postaw placa", "place wages"),
        ("postaw płaca", "place wages"),
        ("białego", "white c4"),
        ("Postaw kowboja: parcela C4", "place c4"),
    ],
)
def test_what_was_meant(typed: str, meant: str) -> None:
    assert CHOICES.find(typed) == meant


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        ("0", "cli-error-no-number"),
        ("10", "cli-error-no-number"),
        ("9" * 40, "cli-error-no-number"),
        ("p", "cli-error-unclear"),
        ("c4", "cli-error-unclear"),
        ("place con", "cli-error-unclear"),
        ("wages place", "cli-error-no-choice"),
        ("", "cli-error-no-choice"),
        ("!", "cli-error-no-choice"),
    ],
)
def test_what_nobody_can_tell(typed: str, key: str) -> None:
    with pytest.raises(Trouble) as trouble:
        CHOICES.find(typed)
    assert trouble.value.key == key


def test_the_number_of_an_amount_is_the_amount() -> None:
    phrases = ["return 17", "return 18", "return 19", "roads"]
    choices = Choices(phrases, ["Give back $17", "Give back $18", "Give back $19", "Lay roads"])
    assert choices.find("18") == "return 18"
    assert choices.find("20") == "roads"
    with pytest.raises(Trouble) as caught:
        choices.find("1")
    assert caught.value.facts == {"number": "1", "least": 17, "most": 20}
    shown = "\n".join(line.plain for line in listing(choices, Picture([]), terminal_texts("en"), 80))
    assert "17 Give back $17" in shown
    assert "20 Lay roads" in shown


def test_an_unclear_answer_names_what_fits() -> None:
    with pytest.raises(Trouble) as trouble:
        CHOICES.find("c4")
    assert trouble.value.facts["named"] == "place c4, white c4"


def test_accents_do_not_matter() -> None:
    assert simple("Płaca") == simple("placa")
    assert simple("Счёт") == simple("счет")


def test_completion_goes_word_by_word() -> None:
    assert ("place", "") in CHOICES.completions("p", ["preview"])
    assert ("preview", "") in CHOICES.completions("p", ["preview"])
    assert CHOICES.completions("place wa", []) == [("wages", "Postaw kowboja: płaca")]
    assert [word for word, _ in CHOICES.completions("pl c", [])] == ["construction_12", "construction_10", "c1", "c4"]
    assert [word for word, _ in CHOICES.completions("Postaw bia", [])] == ["białego"]
    assert CHOICES.completions("nothing", []) == []


def said(phrases: list[str], width: int = 100, **picture: object) -> list[str]:
    words = terminal_texts("en", GAME)
    choices = Choices(phrases, [words.choice(phrase) for phrase in phrases])
    made = Picture([], **picture)  # type: ignore[arg-type]  # whatever the test draws
    return [line.plain for line in listing(choices, made, words, width)]


def test_few_choices_stand_with_their_numbers() -> None:
    assert said(["decline", "buy c4"]) == [" 1 Decline    2 Buy parcel C4"]


def test_marked_choices_are_told_by_an_example() -> None:
    phrases = ["pass", *(f"place c{row}" for row in range(1, 9)), "place wages"]
    shown = said(phrases, marked=set(phrases[1:]))
    assert shown[0].startswith(" 1 Pass")
    assert shown[1].startswith("▸ 9 choices marked in the picture, for example “place c")


def test_choices_that_are_not_in_the_picture_are_all_named() -> None:
    shown = "\n".join(said([f"own {letter}{row}" for letter in "abcdefgh" for row in range(1, 9)]))
    assert all(f" {letter}{row}" in f" {shown}" for letter in "bcdefgh" for row in range(1, 9))


def test_amounts_in_a_row_are_told_by_their_ends() -> None:
    assert said([f"return {amount}" for amount in range(17, 48)])[0].startswith("▸ from 17 to 47; type, for example,")


def test_notes_take_a_line_each() -> None:
    phrases = ["take sheriff", "take banker", "roads"]
    shown = said(phrases, notes={"take sheriff": "White cowboy.", "take banker": "Nine dollars."})
    assert shown == [" 3 Lay roads first", " 1 Take the sheriff · White cowboy.", " 2 Take the banker · Nine dollars."]


@pytest.mark.parametrize("width", [40, 80, 120])
def test_no_line_is_too_wide(width: int) -> None:
    phrases = ["pass", *(f"own {letter}{row}" for letter in "abcdefgh" for row in range(1, 9)), "take sheriff"]
    assert all(len(line) <= width for line in said(phrases, width, notes={"take sheriff": "x" * 300}))
