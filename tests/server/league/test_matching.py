"""Who is seated together: people of about the same rating, who will play with each other, and bots in time."""

from hypothesis import given
from hypothesis import strategies as st

from posse.server.league.matching import FIRST_WINDOW, SECOND, Party, party_of, suit
from posse.server.store.seekers import Queue, Seeker
from tests.sample import GAME

NOW = 1_000_000


def seeker(id: str, rating: int = 1500, waited: int = 0, bots_after: int | None = 60, seats: int = 3) -> Seeker:
    since = NOW - waited * SECOND
    return Seeker(id, id.title(), GAME, seats, "calm", bots_after, "level3", rating, since, NOW)


def party(me: Seeker, *others: Seeker, apart: set[frozenset[str]] | None = None) -> tuple[list[str], int] | None:
    found = party_of(me, Queue([me, *others], apart or set()), NOW)
    return None if found is None else ([one.id for one in found.people], found.bots)


def test_a_full_table_begins_at_once() -> None:
    ann, bob, cat, dee = (seeker(id) for id in ("ann", "bob", "cat", "dee"))
    assert party(ann, bob) is None
    assert party(ann, bob, cat, dee) == (["ann", "bob", "cat"], 0)


def test_bots_come_after_the_time_that_somebody_has_chosen() -> None:
    assert party(seeker("ann", waited=59)) is None
    assert party(seeker("ann", waited=60), seeker("bob")) == (["ann", "bob"], 1)
    assert party(seeker("ann", bots_after=0)) == (["ann"], 2)


def test_whoever_wants_people_only_never_plays_with_bots() -> None:
    patient = seeker("bob", bots_after=None, waited=3000)
    assert party(patient, seeker("ann")) is None
    assert party(seeker("ann", waited=60), patient) == (["ann"], 2)
    assert party(seeker("ann", waited=60, seats=2), patient) == (["ann", "bob"], 0)


def test_the_window_widens_with_waiting() -> None:
    ann, bob = seeker("ann", 1500), seeker("bob", 1500 + FIRST_WINDOW + 100)
    assert not suit(ann, bob, set(), NOW)
    assert suit(ann._replace(since=NOW - 10 * SECOND), bob, set(), NOW)


def test_those_who_block_each_other_are_not_seated_together() -> None:
    apart = {frozenset(("bob", "cat"))}
    ann, bob, cat, dee = (seeker(id) for id in ("ann", "bob", "cat", "dee"))
    assert party(ann, bob, cat, apart=apart) is None
    assert party(ann, bob, cat, dee, apart=apart) == (["ann", "bob", "dee"], 0)


@given(
    st.lists(st.tuples(st.integers(1000, 2000), st.integers(0, 90), st.sampled_from([None, 0, 30, 60])), max_size=8),
    st.sets(st.tuples(st.integers(0, 8), st.integers(0, 8)), max_size=6),
)
def test_everybody_at_a_table_suits_everybody_else(
    others: list[tuple[int, int, int | None]], blocks: set[tuple[int, int]]
) -> None:
    me = seeker("p0", waited=45, bots_after=30)
    queue = [me, *(seeker(f"p{place}", *one) for place, one in enumerate(others, 1))]
    apart = {frozenset((f"p{one}", f"p{other}")) for one, other in blocks}
    found = party_of(me, Queue(queue, apart), NOW)
    assert isinstance(found, Party)
    assert len(found.people) + found.bots == me.seats
    assert not found.bots or all(one.bots_after is not None for one in found.people)
    for one in found.people:
        assert all(one is other or suit(one, other, apart, NOW) for other in found.people)
