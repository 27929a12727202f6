"""The standings of a tournament, and what a round brings."""

from typing import Any

from posse.server.league.standings import byes_of, met_in, standings
from posse.server.league.tournaments import ended_round, paired
from posse.server.store.rows import SeatRow, TableRow
from posse.server.store.tournaments import Course, Entrant, Pairing, TournamentRow
from tests.sample import GAME
from tests.server.samples import DAY, table

EVERYBODY = [Entrant(id, id.title(), False) for id in ("ann", "bob", "cat", "dee", "eve")]
FIRST = [
    Pairing(1, "ann", "t1", 1.0),
    Pairing(1, "bob", "t1", 0.0),
    Pairing(1, "cat", "t2", 0.0),
    Pairing(1, "dee", "t2", 1.0),
    Pairing(1, "eve", None, 1.0),
]
SECOND = [Pairing(2, "ann", "t3", None), Pairing(2, "dee", "t3", None)]


def test_equal_points_are_decided_by_the_opponents_then_by_wins() -> None:
    found = standings(EVERYBODY, [*FIRST, Pairing(2, "ann", "t3", 0.5), Pairing(2, "dee", "t3", 0.5)])
    assert [(one.id, one.points, one.strength, one.wins) for one in found] == [
        ("ann", 1.5, 1.5, 1),
        ("dee", 1.5, 1.5, 1),
        ("eve", 1.0, 0.0, 0),
        ("bob", 0.0, 1.5, 0),
        ("cat", 0.0, 1.5, 0),
    ]


def test_who_has_met_and_who_was_left_out() -> None:
    assert met_in([*FIRST, *SECOND]) == {frozenset(two) for two in (("ann", "bob"), ("cat", "dee"), ("ann", "dee"))}
    assert byes_of(FIRST) == {"eve": 1}


def seated(id: str, *people: str, **fields: Any) -> TableRow:
    row = table(id, **fields)
    row.seats = [SeatRow(n, f"{id}{n}", "person", one, holders=[one]) for n, one in enumerate(people)]
    return row


def course(*tables: TableRow) -> Course:
    row = TournamentRow("t", "Cup", GAME, {}, 2, 3, "ann", DAY, round=1, state="running")
    sitting = [Pairing(1, seat.holders[0], one.id, None) for one in tables for seat in one.seats]
    return Course(row, EVERYBODY, sitting, {one.id: one for one in tables})


def test_a_round_brings_the_share_of_others_left_behind() -> None:
    three = seated("t1", "ann", "bob", "cat", state="over", result={"ranking": [[1], [0, 2]]})
    closed = seated("t2", "dee", "eve", state="closed")
    closed.seats[0].resigned, closed.seats[1].standin = True, "level3"
    points, dropped = ended_round(course(three, closed))
    assert points == {"ann": 0.25, "bob": 1.0, "cat": 0.25, "dee": 0.0, "eve": 0.0}
    assert dropped == {"dee", "eve"}


def test_a_deleted_table_brings_nothing() -> None:
    gone = course(seated("t1", "ann", "bob"))._replace(tables={})
    assert ended_round(gone)[0] == {"ann": 0.0, "bob": 0.0}


def test_the_winners_meet_in_the_next_round() -> None:
    tables = [
        seated(id, *two, state="over", result={"ranking": [[0], [1]]})
        for id, two in (("t1", ("ann", "bob")), ("t2", ("cat", "dee")))
    ]
    now = course(*tables)
    points, dropped = ended_round(now)
    found = paired(now._replace(entrants=EVERYBODY[:4]), points, dropped)
    assert found.tables == [["ann", "cat"], ["bob", "dee"]]
