"""Sessions: new ones, ended ones, and signed cookies of earlier versions."""

import asyncio
from datetime import timedelta

import pytest
from sqlalchemy import text

from posse.engine.errors import PosseError
from posse.server.errors import LoggedOut, Renewed
from posse.server.people.people import People
from posse.server.people.sessions import LIFE, ROUGHLY, SIGNED_GRACE, Sessions
from posse.server.store import Store
from posse.server.store.rows import Person
from posse.server.store.sessions import MOST_SESSIONS
from tests.server.people.conftest import Time
from tests.server.samples import outsider

pytestmark = pytest.mark.anyio

SECRET = b"a secret"


@pytest.fixture
def sessions(store: Store, people: People, time: Time) -> Sessions:
    return Sessions(store, people, SECRET, time)


async def who(sessions: Sessions, cookie: str | None) -> Person | None:
    """The person of a cookie, the same for requests and sockets."""
    visitor = await sessions.visitor(cookie, "")
    of_socket = await sessions.visitor_of_socket(cookie)
    assert (visitor and visitor.person) == (of_socket and of_socket.person)
    return visitor.person if visitor else None


# --- cookies


async def test_somebody_is_known_by_the_cookie_in_every_process(
    sessions: Sessions, people: People, store: Store, time: Time
) -> None:
    ann = await people.guest("Ann")
    first, second = await sessions.begin(ann, "Firefox, Linux"), await sessions.begin(ann, "Safari, iPhone")
    assert first.cookie != second.cookie
    for here in (sessions, Sessions(store, People(store), SECRET, time)):
        assert await who(here, first.cookie) == ann
        assert await who(here, second.cookie) == ann
    assert {one.device for one in await sessions.of_person(ann)} == {"Firefox, Linux", "Safari, iPhone"}


async def test_the_database_does_not_contain_the_cookie(sessions: Sessions, people: People, database: str) -> None:
    cookie = (await sessions.begin(await people.guest("Ann"), "")).cookie
    assert len(cookie) * 6 >= 128
    async with outsider(database) as connection:
        stored = [str(value) for row in await connection.execute(text("SELECT * FROM session")) for value in row]
    assert stored
    assert not [value for value in stored if cookie in value]


async def test_a_cookie_of_nobody_is_worth_nothing(sessions: Sessions, people: People) -> None:
    ann = await people.guest("Ann")
    cookie = (await sessions.begin(ann, "")).cookie
    for one in (None, "", ".", "x", ann.id, "x" * 32, cookie + "x", cookie[1:], "é" * 32, "x" * 10_000):
        assert await who(sessions, one) is None


async def test_when_it_was_used_is_known_roughly_and_gives_the_cookie_more_time(
    sessions: Sessions, people: People, store: Store, time: Time
) -> None:
    session, cookie = await sessions.begin(await people.guest("Ann"), "")
    time.now += ROUGHLY / 2
    visitor = await sessions.visitor(cookie, "")
    assert visitor is not None
    assert visitor.cookie is None
    time.now += ROUGHLY
    visitor = await sessions.visitor(cookie, "")
    assert visitor is not None
    assert visitor.cookie == cookie
    assert [one.used for one in await store.sessions(session.person)] == [time.now]


async def test_a_session_that_nobody_uses_ends(sessions: Sessions, people: People, store: Store, time: Time) -> None:
    ann = await people.guest("Ann")
    cookie = (await sessions.begin(ann, "")).cookie
    time.now += LIFE - timedelta(days=1)
    assert await who(sessions, cookie) == ann
    time.now += LIFE
    assert await who(sessions, cookie) is None
    assert await store.sessions(ann.id) == []


async def test_nobody_has_sessions_without_end(sessions: Sessions, people: People, time: Time) -> None:
    ann = await people.guest("Ann")
    cookies = []
    for _ in range(MOST_SESSIONS + 1):
        time.now += timedelta(seconds=1)
        cookies.append((await sessions.begin(ann, "")).cookie)
    assert len(await sessions.of_person(ann)) == MOST_SESSIONS
    assert await who(sessions, cookies[0]) is None
    assert await who(sessions, cookies[1]) == ann


# --- ending


async def test_an_ended_session_is_over_in_every_process(
    sessions: Sessions, people: People, store: Store, time: Time
) -> None:
    ann = await people.guest("Ann")
    ended, other = await sessions.begin(ann, ""), await sessions.begin(ann, "")
    await sessions.end([ended.session])
    for here in (sessions, Sessions(store, People(store), SECRET, time)):
        assert await who(here, ended.cookie) is None
        assert await who(here, other.cookie) == ann


async def test_a_new_session_takes_the_place_of_the_one_before(sessions: Sessions, people: People) -> None:
    ann = await people.guest("Ann")
    before = await sessions.begin(ann, "")
    after = await sessions.begin(ann, "", before.session)
    assert await who(sessions, before.cookie) is None
    assert await who(sessions, after.cookie) == ann


async def test_all_sessions_but_one_can_be_ended(sessions: Sessions, people: People) -> None:
    ann, bob = await people.guest("Ann"), await people.guest("Bob")
    kept, ended, others = await sessions.begin(ann, ""), await sessions.begin(ann, ""), await sessions.begin(bob, "")
    await sessions.end_all(ann, but=kept.session)
    assert [await who(sessions, one.cookie) for one in (kept, ended, others)] == [ann, None, bob]
    await sessions.end_all(ann)
    assert await who(sessions, kept.cookie) is None


async def test_a_session_that_ends_while_it_is_read_stays_ended(
    sessions: Sessions, people: People, store: Store, time: Time
) -> None:
    ann = await people.guest("Ann")
    for _ in range(10):
        begun = await sessions.begin(ann, "")
        fresh = Sessions(store, people, SECRET, time)  # it has nothing in memory
        await asyncio.gather(fresh.visitor(begun.cookie, ""), fresh.end([begun.session]))
        assert await fresh.visitor(begun.cookie, "") is None


# --- connections


async def test_a_connection_ends_with_its_session(sessions: Sessions, people: People) -> None:
    told: list[tuple[str, type[PosseError]]] = []
    ann = await people.guest("Ann")
    before, other = await sessions.begin(ann, ""), await sessions.begin(ann, "")
    visits = [await sessions.visitor(one.cookie, "") for one in (before, other)]
    with sessions.attending(visits[0]) as first, sessions.attending(visits[1]) as second, sessions.attending(None):
        first.listen(lambda reason: told.append(("first", type(reason))))
        second.listen(lambda reason: told.append(("second", type(reason))))
        await sessions.begin(ann, "", before.session)
        assert told == [("first", Renewed)]
        await sessions.end_all(ann)
        assert told == [("first", Renewed), ("second", LoggedOut)]


async def test_a_connection_that_comes_too_late_ends_at_once(sessions: Sessions, people: People) -> None:
    told: list[PosseError] = []
    begun = await sessions.begin(await people.guest("Ann"), "")
    visitor = await sessions.visitor(begun.cookie, "")
    await sessions.end([begun.session])
    with sessions.attending(visitor) as late:
        late.listen(told.append)
    assert [type(reason) for reason in told] == [LoggedOut]


# --- signed cookies


async def of_yesterday(people: People, time: Time) -> Person:
    """A person whose cookie was signed by an earlier version, as the migration leaves them."""
    return await people.change(await people.guest("Ann"), signed_until=time.now + LIFE)


async def test_a_signed_cookie_is_exchanged_once_and_then_refused(
    sessions: Sessions, people: People, time: Time
) -> None:
    ann = await of_yesterday(people, time)
    signed = sessions.signed(ann)
    assert (await sessions.visitor_of_socket(signed)) is not None, "a socket exchanges nothing"
    visitor = await sessions.visitor(signed, "Firefox, Linux")
    assert visitor is not None
    assert visitor.cookie is not None
    assert (visitor.person.id, visitor.session and visitor.session.device) == (ann.id, "Firefox, Linux")
    time.now += SIGNED_GRACE
    assert await who(sessions, signed) is None
    found = await who(sessions, visitor.cookie)
    assert found is not None
    assert found.id == ann.id


async def test_requests_that_come_together_get_the_same_session(
    sessions: Sessions, people: People, store: Store, time: Time
) -> None:
    ann = await of_yesterday(people, time)
    visits = await asyncio.gather(*(sessions.visitor(sessions.signed(ann), "") for _ in range(5)))
    assert len({visit and visit.cookie for visit in visits}) == 1
    elsewhere = await Sessions(store, People(store), SECRET, time).visitor(sessions.signed(ann), "")
    assert elsewhere is not None
    assert (elsewhere.person.id, elsewhere.cookie) == (ann.id, None)
    assert len(await sessions.of_person(ann)) == 1


async def test_ending_the_session_ends_what_is_left_of_the_signed_cookie(
    sessions: Sessions, people: People, time: Time
) -> None:
    for is_everywhere in (True, False):
        ann = await of_yesterday(people, time)
        visitor = await sessions.visitor(sessions.signed(ann), "")
        assert visitor is not None
        assert visitor.session is not None
        await (sessions.end_all(ann) if is_everywhere else sessions.end([visitor.session]))
        assert await who(sessions, sessions.signed(ann)) is None


async def test_a_signed_cookie_of_somebody_else_is_worth_nothing(
    sessions: Sessions, people: People, store: Store, time: Time
) -> None:
    old, new = await of_yesterday(people, time), await people.guest("Bob")
    forged = Sessions(store, people, b"another secret", time).signed(old)
    for cookie in (forged, sessions.signed(new), sessions.signed(old)[1:], sessions.signed(old) + "x"):
        assert await who(sessions, cookie) is None
    time.now += LIFE
    assert await who(sessions, sessions.signed(old)) is None
