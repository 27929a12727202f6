"""Seating: seats, names and rematches."""

from datetime import UTC, datetime
from typing import Any

import pytest

import posse
from posse.bots import BOT_NAMES
from posse.server.errors import Forbidden, Missing, NotNow
from posse.server.store.rows import Person, TableRow
from posse.server.store.terms import Terms
from posse.server.tables import seating
from tests.sample import GAME


def person(name: str) -> Person:
    return Person(name.lower(), name, datetime.now(UTC))


ANN, BOB, CAT = person("Ann"), person("Bob"), person("Cat")


def table(seats: int = 3, **terms: Any) -> TableRow:
    """Ann hosts and has the first seat; the others are free."""
    made = seating.new_table(GAME, {}, ANN, seats, Terms(**terms))
    seating.sit(made.seats[0], ANN.id, ANN.name)
    return made


def test_a_new_table_settles_every_option() -> None:
    made = seating.new_table(GAME, {"edition": "italian"}, ANN, 4, Terms(public=False))
    assert set(made.options) == set(posse.GAMES[GAME].options)
    assert (made.host, made.terms.public, made.state, len(made.seats)) == (ANN.id, False, "open", 4)
    assert {chair.kind for chair in made.seats} == {"open"}


def test_links_and_keys_are_not_to_be_guessed() -> None:
    tables = [table() for _ in range(50)]
    assert len({made.id for made in tables}) == 50
    assert all(made.id.isalnum() and len(made.id) == seating.ID_LETTERS for made in tables)
    keys = {chair.key for made in tables for chair in made.seats}
    assert len(keys) == 150
    assert min(map(len, keys)) >= 16


@pytest.mark.parametrize(("game", "options", "seats"), [("chess", {}, 2), (GAME, {}, 9), (GAME, {"x": "y"}, 2)])
def test_a_table_that_cannot_be(game: str, options: dict[str, str], seats: int) -> None:
    with pytest.raises(posse.BadTable):
        seating.new_table(game, options, ANN, seats, Terms())


def test_joining_takes_the_first_free_seat_or_the_wanted_one() -> None:
    made = table(4)
    seating.join(made, BOB, None)
    seating.join(made, CAT, 3)
    assert [chair.name for chair in made.seats] == ["Ann", "Bob", None, "Cat"]
    assert seating.seats_of(made, CAT.id) == [3]
    assert seating.seats_of(made, None) == []


def test_a_seated_person_stays_where_they_are() -> None:
    made = table()
    seating.join(made, ANN, 2)
    assert seating.seats_of(made, ANN.id) == [0]


def refusal(made: TableRow, guest: Person, seat: int | None) -> str:
    with pytest.raises((NotNow, Missing)) as refused:
        seating.join(made, guest, seat)
    return refused.value.key


def test_chairs_that_are_not_free() -> None:
    made = table(2)
    assert refusal(made, BOB, 0) == "seat-taken"
    assert refusal(made, BOB, 2) == "no-such-seat"
    seating.join(made, BOB, None)
    assert refusal(made, CAT, None) == "table-full"
    made.state = "running"
    assert refusal(made, CAT, None) == "table-started"


def test_names_are_told_apart_by_more_than_case() -> None:
    assert refusal(table(), Person("twin", "aNN", datetime.now(UTC)), None) == "name-at-table"


def test_a_bot_has_a_name_of_its_own_and_gives_it_up_to_a_person() -> None:
    made = table(4)
    seating.sit_bot(made, made.seats[1], "level2")
    seating.sit_bot(made, made.seats[2], "level1")
    first, second = made.seats[1].name, made.seats[2].name
    assert first is not None
    assert first != second
    seating.join(made, person(first.upper()), None)
    names = [name.casefold() for name in seating.names(made)]
    assert len(set(names)) == 4
    assert made.seats[3].name == first.upper()


def test_a_bot_avoids_the_names_of_people() -> None:
    made = seating.new_table(GAME, {}, None, 2, Terms())
    seating.sit(made.seats[0], "x", BOT_NAMES[0].lower())
    seating.sit_bot(made, made.seats[1], "level2")
    assert made.seats[1].name == BOT_NAMES[1]


def test_another_level_keeps_the_name() -> None:
    made = table()
    seating.sit_bot(made, made.seats[1], "level2")
    name = made.seats[1].name
    seating.sit_bot(made, made.seats[1], "level4")
    assert (made.seats[1].name, made.seats[1].level) == (name, "level4")
    with pytest.raises(posse.BadTable):
        seating.sit_bot(made, made.seats[1], "genius")


def test_there_are_names_for_a_whole_table_of_bots() -> None:
    made = seating.new_table(GAME, {}, None, 5, Terms())
    for chair in made.seats:
        seating.sit_bot(made, chair, "level1")
    assert len(set(seating.names(made))) == 5


def test_a_key_leads_to_its_seat_until_somebody_else_sits_there() -> None:
    made = table()
    seating.join(made, BOB, 1)
    key = made.seats[1].key
    assert seating.claim(made, CAT, key) == 1
    assert seating.claim(made, CAT, key) == 1
    assert made.seats[1].holders == [BOB.id, CAT.id]
    seating.clear(made.seats[1])
    seating.join(made, BOB, 1)
    with pytest.raises(Missing):
        seating.claim(made, CAT, key)


def test_keys_of_chairs_without_a_person_lead_nowhere() -> None:
    made = table()
    seating.sit_bot(made, made.seats[1], "level2")
    seating.join(made, BOB, 2)
    made.seats[2].resigned = True
    for chair in made.seats[1:]:
        with pytest.raises(Missing):
            seating.claim(made, CAT, chair.key)


def test_who_may_decide() -> None:
    made = table()
    seating.check_host(made, ANN)
    seating.check_holder(made, ANN.id, 0)
    for stranger in (BOB, None):
        with pytest.raises(Forbidden):
            seating.check_host(made, stranger)
        with pytest.raises(Forbidden):
            seating.check_holder(made, stranger.id if stranger else None, 0)
    with pytest.raises(Missing):
        seating.check_holder(made, ANN.id, 3)


def test_who_answers_for_a_seat() -> None:
    made = table()
    seating.sit_bot(made, made.seats[1], "level2")
    seating.join(made, BOB, 2)
    assert [seating.player_of(chair) for chair in made.seats] == [None, "level2", None]
    made.seats[2].standin = "level4"
    assert seating.player_of(made.seats[2]) == "level4"
    assert seating.people(made) == [0, 2]
    made.seats[2].resigned = True
    assert seating.people(made) == [0]


def test_a_rematch_rotates_the_seats_and_forgets_the_game() -> None:
    made = table(4, clock={"kind": "days", "days": 1}, on_time="bot", tempo="calm", spectators=False)
    seating.sit_bot(made, made.seats[1], "level2")
    seating.join(made, BOB, 2)
    seating.join(made, CAT, 3)
    made.state, made.result, made.header = "over", {"scores": []}, "posse 1\n"
    made.seats[2].standin, made.seats[2].left = "level4", True
    made.seats[3].resigned = True
    again = seating.rotated(made, BOB)
    assert [(chair.kind, chair.holders) for chair in again.seats] == [
        ("bot", []),
        ("person", [BOB.id]),
        ("open", []),
        ("person", [ANN.id]),
    ]
    assert (again.host, again.state, again.result, again.header) == (BOB.id, "open", None, "")
    assert again.terms == made.terms
    assert not any(chair.standin or chair.left or chair.resigned for chair in again.seats)
    assert not {chair.key for chair in again.seats} & {chair.key for chair in made.seats}
