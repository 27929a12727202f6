"""The texts of Carson City in four languages: correct, complete, and without hidden information."""

import random
import re
from collections.abc import Mapping

import pytest

import posse
from posse.engine.log import Event, Log, events_of
from posse.games.carson import words
from posse.games.carson.data.board import EDGE, PLACE, SPACE
from posse.games.carson.data.buildings import BUILDING, CONTENT
from posse.games.carson.data.characters import CHARACTER, SIDE
from posse.texts import LANGUAGES, texts

NAMES = ["Anna", "Ben", "Celia"]

TABLES: list[tuple[int, Mapping[str, object]]] = [
    (2, {}),
    (3, {"edition": "polish", "characters": "red", "river": "carson", "might_makes_right": True}),
    (4, {"edition": "italian", "characters": "random", "kit_carson": True}),
    (5, {"duel_tile_reveal": "in_pass_order", "might_makes_right": True, "undefended_attack": "duel_with_owner"}),
]


def happened(event: int, *values: int) -> Event:
    log = Log()
    log.say(event, *values)
    return events_of(words.WORDS, log)[0]


def secret(event: int, mask: int, *values: int) -> Event:
    log = Log()
    log.tell(mask, event, *values)
    return events_of(words.WORDS, log)[0]


def is_clean(sentence: str) -> bool:
    """Check a sentence for Fluent markup, double spaces and empty quotes."""
    return bool(sentence) and not any(mark in sentence for mark in ("{", "}", "???", "  ", "“”", "«»", "„”"))


# --- forms


@pytest.mark.parametrize(
    ("lang", "amount", "sentence"),
    [
        ("en", 1, "Anna takes 1 road."),
        ("en", 22, "Anna takes 22 roads."),
        ("en", 0, "Anna takes no road, as none is left."),
        ("pl", 1, "Anna bierze 1 drogę."),
        ("pl", 2, "Anna bierze 2 drogi."),
        ("pl", 5, "Anna bierze 5 dróg."),
        ("pl", 22, "Anna bierze 22 drogi."),
        ("it", 1, "Anna prende 1 strada."),
        ("it", 5, "Anna prende 5 strade."),
        ("ru", 1, "Anna берёт 1\N{NO-BREAK SPACE}дорогу."),
        ("ru", 2, "Anna берёт 2\N{NO-BREAK SPACE}дороги."),
        ("ru", 5, "Anna берёт 5\N{NO-BREAK SPACE}дорог."),
        ("ru", 21, "Anna берёт 21\N{NO-BREAK SPACE}дорогу."),
        ("ru", 22, "Anna берёт 22\N{NO-BREAK SPACE}дороги."),
    ],
)
def test_numbers_take_the_right_form(lang: str, amount: int, sentence: str) -> None:
    assert texts(lang, "carson").event(happened(words.GOT_ROADS, 0, amount), NAMES) == sentence


@pytest.mark.parametrize(
    ("phrase", "sentences"),
    [
        (
            "take shopkeeper",
            ["Take the shopkeeper", "Weź sprzedawczynię", "Prendi la commessa", "Взять торговку"],
        ),
        (
            "place wages",
            [
                "Place a cowboy on wages",
                "Postaw kowboja na polu „płaca”",
                "Piazza un cowboy sulla casella «Salario»",
                "Поставить ковбоя на клетку «Жалованье»",
            ],
        ),
        (
            "place c4",
            [
                "Place a cowboy on parcel C4",
                "Postaw kowboja na parceli C4",
                "Piazza un cowboy sul lotto C4",
                "Поставить ковбоя на участок C4",
            ],
        ),
        (
            "buy construction_12",
            [
                "Buy the building on the $12 space",
                "Kup budynek z\N{NO-BREAK SPACE}pola za 12\N{NO-BREAK SPACE}$",
                "Compra l'edificio sulla casella da $12",
                "Купить здание с клетки $12",
            ],
        ),
        (
            "build mine a1",
            [
                "Build the mine on parcel A1",
                "Zbuduj kopalnię na parceli A1",
                "Costruisci la miniera sul lotto A1",
                "Построить рудник на участке A1",
            ],
        ),
        (
            "road h4e",
            [
                "Lay a road east of H4",
                "Połóż drogę na wschodnim boku parceli H4",
                "Posa una strada sul lato est di H4",
                "Положить дорогу на восточную сторону H4",
            ],
        ),
        (
            "double church",
            [
                "Double the income of your churches",
                "Podwój zyski ze swoich kościołów",
                "Raddoppia la rendita delle tue chiese",
                "Удвоить доход своих церквей",
            ],
        ),
        ("return 0", ["Return nothing", "Niczego nie oddawaj", "Non restituire nulla", "Ничего не сдавать"]),
    ],
)
def test_answers_are_inflected(phrase: str, sentences: list[str]) -> None:
    assert [texts(lang, "carson").choice(phrase) for lang in LANGUAGES] == sentences


def test_every_answer_there_is_can_be_said() -> None:
    for lang in LANGUAGES:
        said = texts(lang, "carson")
        for phrase in words.WORDS.phrases:
            assert is_clean(said.choice(phrase)), phrase


def test_nouns_of_the_map_show_where_they_lie() -> None:
    english, russian = texts("en", "carson"), texts("ru", "carson")
    assert english.noun("parcel", "c4") == "C4"
    assert english.noun("place", "c4") == "parcel C4"
    assert english.noun("edge", "c4n") == "north of C4"
    assert russian.noun("edge", "c8s") == "южная сторона C8"
    assert english.noun("building", "bank") == "bank"
    assert english.noun("building", "-") == "nothing"
    with pytest.raises(KeyError):
        english.noun("building", "castle")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_sides_of_a_parcel_are_told_apart(lang: str) -> None:
    """In every form that a sentence uses."""
    said = texts(lang, "carson")
    edges = ["c4n", "c4w", "c8s", "h4e"]
    for sentences in (
        [said.choice(f"road {edge}") for edge in edges],
        [said.event(happened(words.LAID, 0, EDGE.index(edge)), NAMES) for edge in edges],
        [said.event(happened(words.BRIDGED, 0, EDGE.index(edge)), NAMES) for edge in edges],
    ):
        assert len({re.sub("C4|C8|H4", "", sentence) for sentence in sentences}) == len(edges)


# --- seats


def test_a_seat_is_its_players_name_or_number() -> None:
    event = happened(words.DUEL_BEGAN, PLACE.index("gambling"), 0b1011)
    assert texts("en", "carson").event(event, NAMES) == "Duel for gambling: Anna, Ben, and seat 3."
    assert (
        texts("pl", "carson").event(event, NAMES)
        == "Pojedynek o\N{NO-BREAK SPACE}pole „hazard”: Anna, Ben i miejsce 3."
    )
    assert texts("it", "carson").event(event) == (
        "Duello per la casella «Vincita ai dadi»: posto 0, posto 1 e posto 3."
    )
    assert texts("ru", "carson").event(event) == (
        "Дуэль за клетку «Азартная игра»: "
        "место\N{NO-BREAK SPACE}0, место\N{NO-BREAK SPACE}1 и место\N{NO-BREAK SPACE}3."
    )


def test_a_question_names_the_players_it_speaks_of() -> None:
    question = {"step": "consent", "builder": 1, "building": "bank", "parcel": "c4", "house": "d5"}
    asked = texts("ru", "carson").question(question, NAMES)
    assert asked == "Ben хочет поставить дом на ваш участок D5, чтобы построить банк на участке C4. Согласны?"


# --- what is hidden


def test_a_hidden_event_does_not_tell_the_secret() -> None:
    laid = secret(words.LAID_TILE, 0b10, 1, 5)
    for lang in LANGUAGES:
        seen_by_all = laid.seen_by(None)
        seen_by_owner = laid.seen_by(1)
        assert seen_by_all is not None
        assert seen_by_owner is not None
        told = texts(lang, "carson").event(seen_by_all, NAMES)
        assert is_clean(told)
        assert "5" not in told
        assert "5" in texts(lang, "carson").event(seen_by_owner, NAMES)


# --- whole games


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_everything_in_a_game_can_be_said(seats: int, options: Mapping[str, object]) -> None:
    """Every question, choice and event of a random game, to a player and to a spectator, in every language."""
    match = posse.new("carson", seats, options, seed=seats)
    fate = random.Random(seats)
    told: set[str] = set()
    for event in match.events:
        tell_everywhere(event, told)
    while not match.over:
        seat = fate.choice(match.asked)
        choices = match.choices(seat)
        assert match.question is not None
        new = [phrase for phrase in choices if phrase not in told][:10]
        told.update(new)
        for lang in LANGUAGES:
            said = texts(lang, "carson")
            assert is_clean(said.question(match.question, NAMES))
            assert all(is_clean(said.choice(phrase, NAMES)) for phrase in new)
        for event in match.play(seat, fate.choice([one for one in choices if one != "pass"] or choices)):
            tell_everywhere(event, told)


def tell_everywhere(event: Event, told: set[str]) -> None:
    """Tell an event once, complete and as a spectator sees it."""
    for seen in (event, event.seen_by(None)):
        if seen is not None and str(seen) not in told:
            told.add(str(seen))
            assert all(is_clean(texts(lang, "carson").event(seen, NAMES)) for lang in LANGUAGES)


def test_cards_tiles_and_spaces_are_explained() -> None:
    for lang in LANGUAGES:
        said = texts(lang, "carson")
        cards = [f"character-{card}-{side}" for card in CHARACTER.words for side in SIDE.words]
        tiles = [f"building-{tile}-why" for tile in BUILDING.words]
        spaces = [f"place-{space}-why" for space in SPACE.words]
        for key in [*cards, *tiles, *spaces]:
            assert is_clean(said.say(key)), key
        assert all(is_clean(said.noun("content", content)) for content in CONTENT.words)
