"""Swiss pairing: everybody plays once a round, and nobody meets the same person again if that can be avoided."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from posse.server.league.swiss import Room, Round, pair, table_sizes

Met = set[frozenset[str]]


@st.composite
def rooms(draw: st.DrawFn) -> Room:
    least = draw(st.integers(2, 4))
    most = draw(st.integers(least, 6))
    return Room(least, most, draw(st.integers(least, most)))


def people(count: int) -> list[str]:
    return [f"p{number:02}" for number in range(count)]


def pairs(tables: list[list[str]]) -> list[frozenset[str]]:
    return [frozenset(two) for table in tables for two in combinations(table, 2)]


def repeats(tables: list[list[str]], met: Met) -> int:
    return sum(two in met for two in pairs(tables))


@st.composite
def standings(draw: st.DrawFn, most: int = 24) -> tuple[list[str], Met, dict[str, int], Room]:
    """People in some order, after some rounds of which only this is known: who has met, and who was left out."""
    everybody = draw(st.permutations(people(draw(st.integers(1, most)))))
    every_pair = [frozenset(two) for two in combinations(sorted(everybody), 2)]
    met = set(draw(st.lists(st.sampled_from(every_pair), max_size=40))) if every_pair else set()
    byes = {one: draw(st.integers(0, 2)) for one in everybody}
    return everybody, met, byes, draw(rooms())


@given(st.integers(0, 200), rooms())
def test_sizes_are_legal_and_balanced(players: int, room: Room) -> None:
    sizes = table_sizes(players, room)
    assert all(room.least <= size <= room.most for size in sizes)
    assert not sizes or max(sizes) - min(sizes) <= 1
    out = players - sum(sizes)
    assert 0 <= out < room.least
    for seated in range(sum(sizes) + 1, players + 1):  # no sizes seat more of them
        assert not any(room.least * count <= seated <= room.most * count for count in range(1, seated + 1))


def test_sizes_are_near_the_usual_one() -> None:
    assert table_sizes(11, Room(2, 5, 4)) == [4, 4, 3]
    assert table_sizes(9, Room(2, 4, 3)) == [3, 3, 3]
    assert table_sizes(5, Room(2, 2, 2)) == [2, 2]
    assert table_sizes(7, Room(4, 5, 4)) == [5]
    assert table_sizes(1, Room(2, 5, 4)) == []


@settings(deadline=None, max_examples=40)
@given(standings())
def test_everybody_plays_once_or_is_left_out(standing: tuple[list[str], Met, dict[str, int], Room]) -> None:
    everybody, met, byes, room = standing
    found = pair(everybody, met, byes, room)
    seated = [one for table in found.tables for one in table]
    assert sorted(seated + found.byes) == sorted(everybody)
    assert sorted(map(len, found.tables), reverse=True) == table_sizes(len(everybody), room)
    assert found == pair(list(everybody), set(met), dict(byes), room)


@settings(deadline=None, max_examples=40)
@given(standings())
def test_nobody_is_left_out_again_before_the_others(standing: tuple[list[str], Met, dict[str, int], Room]) -> None:
    everybody, met, byes, room = standing
    found = pair(everybody, met, byes, room)
    seated = [one for table in found.tables for one in table]
    assert all(byes[out] <= byes[one] for out in found.byes for one in seated)


@settings(deadline=None, max_examples=40)
@given(standings())
def test_no_swap_would_spare_a_repeated_meeting(standing: tuple[list[str], Met, dict[str, int], Room]) -> None:
    everybody, met, byes, room = standing
    tables = pair(everybody, met, byes, room).tables
    fewest = repeats(tables, met)
    for one, other in combinations(range(len(tables)), 2):
        for place in range(len(tables[one])):
            for seat in range(len(tables[other])):
                changed = [list(table) for table in tables]
                changed[one][place], changed[other][seat] = changed[other][seat], changed[one][place]
                assert repeats(changed, met) >= fewest


def every_seating(left: list[str], sizes: list[int]) -> Iterator[list[list[str]]]:
    if not left:
        yield []
    for size in set(sizes):
        for others in combinations(left[1:], size - 1):
            table = [left[0], *others] if left else []
            fewer = list(sizes)
            fewer.remove(size)
            rest = [one for one in left if one not in table]
            for tables in every_seating(rest, fewer) if table else []:
                yield [table, *tables]


@settings(deadline=None, max_examples=30)
@given(standings(most=8))
def test_of_few_people_no_seating_has_fewer_repeated_meetings(
    standing: tuple[list[str], Met, dict[str, int], Room],
) -> None:
    everybody, met, byes, room = standing
    tables = pair(everybody, met, byes, room).tables
    assume(tables)
    seated = [one for one in everybody if any(one in table for table in tables)]
    sizes = [len(table) for table in tables]
    assert repeats(tables, met) == min(repeats(other, met) for other in every_seating(seated, sizes))


@settings(deadline=None, max_examples=10)
@given(st.integers(2, 16), st.randoms(use_true_random=False))
def test_of_two_nobody_meets_again_in_the_first_half_of_all_rounds(half: int, luck: object) -> None:
    """With at most half of all others met, there is always a round without a repeated meeting (Dirac)."""
    everybody, met = people(2 * half), set[frozenset[str]]()
    for _ in range(half - 1):
        luck.shuffle(everybody)  # type: ignore[attr-defined]  # a Random, which hypothesis does not declare
        found = pair(everybody, met, {}, Room(2, 2, 2))
        assert repeats(found.tables, met) == 0
        assert found.byes == []
        met.update(pairs(found.tables))


@settings(deadline=None, max_examples=20)
@given(st.integers(3, 21), rooms())
def test_byes_go_round(players: int, room: Room) -> None:
    everybody, met, byes = people(players), set[frozenset[str]](), Counter[str]()
    for _ in range(6):
        found = pair(everybody, met, byes, room)
        met.update(pairs(found.tables))
        byes.update(found.byes)
        counts = [byes[one] for one in everybody]
        assert max(counts) - min(counts) <= 1


def test_neighbours_in_the_ranking_play_each_other() -> None:
    assert pair(people(6), set(), {}, Room(2, 2, 2)) == Round([["p00", "p01"], ["p02", "p03"], ["p04", "p05"]], [])
    met = {frozenset(("p00", "p01"))}
    assert pair(people(4), met, {}, Room(2, 2, 2)).tables == [["p00", "p02"], ["p01", "p03"]]
