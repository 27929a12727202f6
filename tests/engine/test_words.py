"""Words: each has one name outside and one int inside."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from posse.engine.errors import BrokenGame, NotAWord
from posse.engine.words import MOST_SEATS, NUMBER, SEAT, SEATS, Nouns, Numbers, Words, nearest, seats_of
from tests.engine.tables import many
from tests.engine.tiny_rules import CARD, KINDS, PICK, WORDS


def test_every_answer_has_one_phrase_and_one_int() -> None:
    """An answer round-trips through words."""
    for action, phrase in enumerate(WORDS.phrases):
        assert WORDS.action(phrase) == action
        assert phrase.split()[0] == WORDS.verb_of(action).name


def test_a_verb_is_a_block_of_ints_the_last_argument_running_fastest() -> None:
    """An answer is the base of its verb plus the indexes of its arguments."""
    words = Words()
    words.verb("wait")
    base = words.verb("move", card=CARD, spot=Nouns("spot", ["bar", "bank"]))
    assert words.action("move ten bank") == base + 1
    assert words.action("move jack bar") == base + 2


def test_blanks_around_words_do_not_matter() -> None:
    """Words are separated by any whitespace."""
    assert WORDS.action("  pick \t ace ") == PICK + CARD.index("ace")


def test_unknown_words_suggest_those_perhaps_meant() -> None:
    """`NotAWord` has the most similar words."""
    with pytest.raises(NotAWord) as caught:
        WORDS.action("pick acf")
    assert caught.value.facts["given"] == "pick acf"
    assert caught.value.facts["allowed"][0] == "pick ace"


def test_words_near_to_nothing_suggest_the_first_ones() -> None:
    """If nothing is similar, the first words are given as examples, however long the input."""
    facts = nearest("zzzz" * 100_000, WORDS.phrases)
    assert facts == {"allowed": WORDS.phrases[:8], "more": len(WORDS.phrases) - 8}


def test_capital_letters_suggest_the_word_in_small_ones() -> None:
    """Words are lower case; for a capital letter the right word is suggested."""
    assert nearest("BAR", ["bank", "bar", "store"]) == {"allowed": ["bar"], "more": 2}


def test_an_argument_has_one_type() -> None:
    """JSON values: a seat and a numeric word are numbers, a set of seats is a list, nothing is null."""
    assert [SEAT.value(seat) for seat in (0, 3, -1)] == [0, 3, None]
    assert [SEATS.value(mask) for mask in (0, 5)] == [[], [0, 2]]
    assert [Nouns("purse", ["250", "300"]).value(index) for index in (0, 1, -1)] == [250, 300, None]
    assert [Nouns("card", ["7", "ace"]).value(index) for index in (0, 1)] == ["7", "ace"]


def test_an_answer_may_be_given_by_its_number() -> None:
    """The int of an answer is accepted too; any other number is refused like an unknown word."""
    assert [WORDS.action(number) for number in range(len(WORDS.phrases))] == list(range(len(WORDS.phrases)))
    for number in (-1, len(WORDS.phrases), 10**30, True):
        with pytest.raises(NotAWord):
            WORDS.action(number)


def test_a_noun_that_is_not_in_the_list_is_no_word() -> None:
    """`NotAWord` names the list and similar words."""
    with pytest.raises(NotAWord) as caught:
        CARD.index("quen")
    assert caught.value.facts["kind"] == "card"
    assert caught.value.facts["allowed"] == ["queen"]


def test_nothing_is_a_dash_outside_minus_one_inside_and_null_in_json() -> None:
    """An argument can be nothing."""
    for nouns in (CARD, SEAT):
        assert nouns.word(-1) == "-"
        assert nouns.index("-") == -1
        assert nouns.value(-1) is None
    assert SEATS.index(SEATS.word(0)) == 0


@many
@given(st.integers(-(10**18) + 1, 10**18 - 1))
def test_numbers_round_trip(number: int) -> None:
    """A number round-trips through words."""
    assert NUMBER.index(NUMBER.word(number)) == number == NUMBER.value(number)


@many
@given(st.sets(st.integers(0, MOST_SEATS - 1)))
def test_sets_of_seats_round_trip(seats: set[int]) -> None:
    """A set of seats round-trips through words."""
    mask = sum(1 << seat for seat in seats)
    assert SEATS.index(SEATS.word(mask)) == mask
    assert seats_of(mask) == sorted(seats)


@pytest.mark.parametrize("word", ["", "--1", "+1", "1_0", " 1", "1.5", "٣", "²", "9" * 19, "9" * 5000, "x"])
def test_only_plain_digits_are_a_number(word: str) -> None:
    """Digits that only Python accepts, and numbers that are too long, are refused."""
    for nouns in (NUMBER, SEAT, SEATS, Numbers("amount", 4)):
        with pytest.raises(NotAWord):
            nouns.index(word)


@pytest.mark.parametrize("word", ["-1", "8", "99", "01"])
def test_there_are_eight_seats_at_most(word: str) -> None:
    """An impossible seat is refused."""
    with pytest.raises(NotAWord):
        SEAT.index(word)


@pytest.mark.parametrize("word", ["8", "0+99", "0++1", "+"])
def test_a_set_holds_seats_only(word: str) -> None:
    """A set with an impossible seat is refused."""
    with pytest.raises(NotAWord):
        SEATS.index(word)


def test_chance_round_trips() -> None:
    """A random outcome round-trips through words."""
    for kind, declared in enumerate(WORDS.chances):
        for nouns in declared.args.values():
            for outcome in range(len(nouns.words)):
                assert WORDS.chance_of(WORDS.chance_phrase(kind, outcome)) == (kind, outcome)


@pytest.mark.parametrize("phrase", ["", "coin 1", "die", "die 1 2", "die 7", "card one"])
def test_other_words_are_no_chance(phrase: str) -> None:
    """A wrong name, a wrong count and a wrong noun are refused."""
    with pytest.raises(NotAWord):
        WORDS.chance_of(phrase)


def test_a_name_is_declared_once() -> None:
    """A duplicate verb, chance, event, noun or kind of step is a bug of the game."""
    words = Words()
    words.verb("pick", card=CARD)
    words.chance("die", CARD)
    words.event("shot", seat=SEAT)
    with pytest.raises(BrokenGame):
        words.verb("pick", card=CARD)
    with pytest.raises(BrokenGame):
        words.chance("die", CARD)
    with pytest.raises(BrokenGame):
        words.event("shot")
    with pytest.raises(BrokenGame):
        Nouns("spot", ["bar", "bank", "bar"])
    with pytest.raises(BrokenGame):
        KINDS.kind("grab")


@pytest.mark.parametrize("word", ["", "-", "?", "a b", "a,b", "a|b", "a:b", "a\nb", "a\tb"])
def test_a_noun_cannot_hold_what_parts_words(word: str) -> None:
    """A noun that a record or a scene could not read back is a bug of the game."""
    with pytest.raises(BrokenGame):
        Nouns("spot", [word])


def test_an_event_has_at_most_four_arguments() -> None:
    """More arguments than a row of the log holds, or more secrets than arguments, are a bug of the game."""
    words = Words()
    with pytest.raises(BrokenGame):
        words.event("shot", a=SEAT, b=SEAT, c=SEAT, d=SEAT, e=SEAT)
    with pytest.raises(BrokenGame):
        words.event("shot", secret=2, a=SEAT)
