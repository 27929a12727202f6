"""Seasons of a group, and what a place at a table is worth."""

from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from posse.server.errors import Missing
from posse.server.league.points import beaten, share_beaten
from posse.server.league.seasons import Season, season_named, season_of, season_table, seasons
from posse.server.store.membership import Member
from posse.server.store.rows import SeatRow, TableRow
from tests.server.samples import DAY, table

MOMENTS = st.datetimes(datetime(2001, 1, 1), datetime(2990, 1, 1), timezones=st.just(UTC))


@st.composite
def rankings(draw: st.DrawFn) -> list[list[int]]:
    """The seats of a table in groups of those who are tied."""
    groups: list[list[int]] = []
    seats = draw(st.permutations(range(draw(st.integers(2, 6)))))
    ties = draw(st.lists(st.booleans(), min_size=len(seats), max_size=len(seats)))
    for seat, is_tied in zip(seats, ties, strict=True):
        if groups and is_tied:
            groups[-1].append(seat)
        else:
            groups.append([seat])
    return groups


@given(rankings())
def test_a_table_of_n_gives_as_many_points_as_it_has_pairs(ranking: list[list[int]]) -> None:
    points, seats = beaten(ranking), sum(map(len, ranking))
    assert sum(points.values()) == seats * (seats - 1) / 2
    order = [points[seat] for group in ranking for seat in group]
    assert order == sorted(order, reverse=True)
    assert all(0 <= share <= 1 for share in share_beaten(ranking).values())


def test_a_tie_is_shared() -> None:
    assert beaten([[2], [0, 3], [1]]) == {2: 3, 0: 1.5, 3: 1.5, 1: 0}
    assert share_beaten([[1], [0]]) == {1: 1, 0: 0}


@given(MOMENTS)
def test_every_moment_has_one_season(moment: datetime) -> None:
    season = season_of(moment)
    assert season.begin <= moment < season.next.begin
    assert season_named(season.name) == season


def test_the_year_has_four_seasons() -> None:
    assert [one.name for one in seasons(DAY - timedelta(days=300), DAY)] == ["2026-4", "2026-3", "2026-2", "2026-1"]
    assert Season(2026, 4).next == Season(2027, 1)


@pytest.mark.parametrize("name", ["", "2026", "2026-5", "26-1", "9999-4", "2026-1 "])
def test_what_is_no_season(name: str) -> None:
    with pytest.raises(Missing):
        season_named(name)


def played(id: str, ranking: list[list[int]], *people: str | None) -> TableRow:
    row = table(id, state="over", result={"ranking": ranking, "scores": []})
    row.seats = [
        SeatRow(n, f"{id}{n}", "bot" if one is None else "person", holders=[one] if one else [])
        for n, one in enumerate(people)
    ]
    return row


def test_members_are_ranked_by_those_they_left_behind() -> None:
    members = [Member(id, id.title(), DAY) for id in ("ann", "bob", "cat")]
    tables = [
        played("one", [[1], [0], [2]], "ann", "bob", None),
        played("two", [[0, 1]], "ann", "stranger"),
        played("shared", [[2], [0], [1]], "bob", "ann", "ann"),
    ]
    assert [tuple(one) for one in season_table(members, tables)] == [
        ("ann", "Ann", 3, 2, 3.5),
        ("bob", "Bob", 2, 1, 3.0),
    ]
