"""Sessions: the browsers in which people are known, each by a cookie of its own."""

import asyncio
import hashlib
import re
import secrets
from collections import OrderedDict
from collections.abc import Callable, Collection, Iterable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from typing import NamedTuple

from itsdangerous import BadSignature, Signer

from posse.engine.errors import PosseError
from posse.server.errors import LoggedOut, Renewed
from posse.server.people.people import PERSON_BYTES, People, clean_name
from posse.server.store import Store
from posse.server.store.rows import GuestBot, Person, SessionRow

TOKEN_BYTES = 24
ID_BYTES = 9
TOKEN = re.compile(r"[\w-]{32}", re.ASCII)
BOT_PREFIX = "posse_bot_"  # so that it is never taken for a cookie, and is known when it turns up where it should not
BOT_TOKEN = re.compile(BOT_PREFIX + TOKEN.pattern, re.ASCII)
LIFE = timedelta(days=400)  # of an unused session; browsers keep no cookie for longer
ROUGHLY = timedelta(minutes=10)  # how exactly it is known when a session was last used
LONGEST_SIGNED = 200
# A page sends several requests at once with the cookie that the first of them exchanges.
SIGNED_GRACE = timedelta(minutes=1)
REMEMBERED = 4096


def now_utc() -> datetime:
    return datetime.now(UTC)


def hash_of(token: str) -> str:
    """What is stored of a token; it is long and random, so a fast hash is enough."""
    return hashlib.sha256(token.encode()).hexdigest()


class Visitor(NamedTuple):
    """Who sends a request, in which session; `cookie` is what the browser has to be given, if anything."""

    person: Person
    session: SessionRow | None
    cookie: str | None = None


class Begun(NamedTuple):
    """A new session, and the cookie for its browser."""

    session: SessionRow
    cookie: str


class Attendance:
    """A connection that this person has made in a session, and that ends with it."""

    def __init__(self, person: str | None) -> None:
        self.person = person
        self._reason: PosseError | None = None
        self._dismiss: Callable[[PosseError], None] | None = None

    def listen(self, dismiss: Callable[[PosseError], None]) -> None:
        """From now on `dismiss` ends the connection; at once if the session has ended in the meantime."""
        self._dismiss = dismiss
        if self._reason is not None:
            dismiss(self._reason)

    def end(self, reason: PosseError) -> None:
        self._reason = reason
        if self._dismiss is not None:
            self._dismiss(reason)


class Sessions:
    """All sessions in the store; the last used ones are remembered, and connections are ended with their session.

    Earlier versions signed the id of a person instead. Such a cookie is exchanged for a session once, and refused from
    then on.
    """

    def __init__(self, store: Store, people: People, secret: bytes, now: Callable[[], datetime] = now_utc) -> None:
        self._store = store
        self._people = people
        self._signer = Signer(secret, salt="posse.person", digest_method=hashlib.sha256)
        self._now = now
        self._known: OrderedDict[str, SessionRow] = OrderedDict()
        self._ended: OrderedDict[str, None] = OrderedDict()
        self._attending: dict[str, set[Attendance]] = {}
        self._exchanging = asyncio.Lock()
        self._exchanged: dict[str, tuple[str, datetime]] = {}

    # --- who somebody is

    async def visitor(self, cookie: str | None, device: str) -> Visitor | None:
        """The visitor with this cookie; None if it is not one of ours."""
        if cookie is None or TOKEN.fullmatch(cookie):
            return await self._in_session(cookie)
        person = self._signed_by(cookie)
        return None if person is None else await self._exchange(person, device)

    async def visitor_of_socket(self, cookie: str | None) -> Visitor | None:
        """The same where no cookie can be set: a signed one is not exchanged."""
        if cookie is None or TOKEN.fullmatch(cookie):
            return await self._in_session(cookie)
        signed = self._signed_by(cookie)
        person = None if signed is None else await self._store.person(signed)
        if person is None or person.signed_until is None or person.signed_until <= self._now():
            return None
        return Visitor(person, None)

    async def bot(self, token: str) -> Visitor | None:
        """The guest bot with this token; None if it was revoked, or never was one."""
        return await self._in_session(token) if BOT_TOKEN.fullmatch(token) else None

    async def _in_session(self, token: str | None) -> Visitor | None:
        session = None if token is None else await self._session(hash_of(token))
        if session is None:
            return None
        person = await self._people.person(session.person)
        if person is None:
            return None
        idle = self._now() - session.used
        if idle >= LIFE:
            await self.end([session])
            return None
        if idle < ROUGHLY:
            return Visitor(person, session)
        session.used = self._now()
        await self._store.touch_session(session.id, session.used)
        return Visitor(person, session, token)

    async def _session(self, token: str) -> SessionRow | None:
        if token in self._known:
            self._known.move_to_end(token)
            return self._known[token]
        session = await self._store.session(token)
        if session is None or session.id in self._ended:  # it may have ended while it was read
            return None
        return self._remember(session)

    def _remember(self, session: SessionRow) -> SessionRow:
        self._known[session.token] = session
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return session

    # --- beginning and ending

    async def begin(self, person: Person, device: str, before: SessionRow | None = None) -> Begun:
        """A new session, which takes the place of the one before in the same browser."""
        token = secrets.token_urlsafe(TOKEN_BYTES)
        now = self._now()
        new = SessionRow(secrets.token_urlsafe(ID_BYTES), hash_of(token), person.id, now, now, device)
        self._drop(await self._store.add_session(new), LoggedOut())
        self._remember(new)
        if before is not None:
            await self._end([before], Renewed())
        return Begun(new, token)

    async def of_person(self, person: Person) -> list[SessionRow]:
        """The sessions of a person, last used first."""
        return await self._store.sessions(person.id)

    async def end(self, sessions: Iterable[SessionRow]) -> None:
        """End these sessions and their connections."""
        await self._end(list(sessions), LoggedOut())

    async def end_all(self, person: Person, but: SessionRow | None = None) -> None:
        """End all sessions of a person, except perhaps for one, and whatever a signed cookie allows."""
        ended = await self._store.end_all_sessions(person.id, but.id if but else None)
        self._drop(ended, LoggedOut())
        self._exchanged.pop(person.id, None)
        self._people.forget(person.id)
        self._dismiss(_unnamed(person.id), LoggedOut())

    def end_of_deleted(self, person: str) -> None:
        """Somebody was deleted in the store, with all sessions: end what is remembered of them, and all connections."""
        self._drop([session for session in self._known.values() if session.person == person], LoggedOut())
        self._exchanged.pop(person, None)
        for key, attending in list(self._attending.items()):
            if any(attendance.person == person for attendance in attending):
                self._dismiss(key, LoggedOut())

    def hear_of_end(self, ids: Collection[str], person: str | None, is_renewed: bool) -> None:
        """Another process has ended these sessions, or the signed cookie of a person."""
        reason = Renewed() if is_renewed else LoggedOut()
        self._drop([session for session in self._known.values() if session.id in ids], reason)
        for id in ids:
            self._end_connections(id, reason)
        if person is not None:
            self._exchanged.pop(person, None)
            self._dismiss(_unnamed(person), reason)

    async def look_for_ends(self) -> None:
        """Sessions may have ended of which nobody has told: read them again, and end the connections of those."""
        self._known.clear()
        attending = [key for key in self._attending if not is_unnamed(key)]
        there = await self._store.existing_sessions(attending)
        for id in attending:
            if id not in there:
                self._end_connections(id, LoggedOut())

    async def _end(self, sessions: list[SessionRow], reason: PosseError) -> None:
        ids = [session.id for session in sessions]
        await self._store.end_sessions(ids, self._now() + SIGNED_GRACE, isinstance(reason, Renewed))
        for session in sessions:
            self._exchanged.pop(session.person, None)
        self._drop(sessions, reason)

    def _drop(self, sessions: Iterable[SessionRow], reason: PosseError) -> None:
        for session in sessions:
            self._known.pop(session.token, None)
            self._end_connections(session.id, reason)

    def _end_connections(self, id: str, reason: PosseError) -> None:
        self._ended[id] = None
        if len(self._ended) > REMEMBERED:
            self._ended.popitem(last=False)
        self._dismiss(id, reason)

    # --- guest bots

    async def begin_bot(self, author: Person, name: str, most: int) -> str:
        """The token of a new bot of this person; `NotNow` if they have so many already."""
        token, now = BOT_PREFIX + secrets.token_urlsafe(TOKEN_BYTES), self._now()
        bot = Person(secrets.token_urlsafe(PERSON_BYTES), clean_name(name), now, author=author.id)
        session = SessionRow(secrets.token_urlsafe(ID_BYTES), hash_of(token), bot.id, now, now, "")
        await self._store.add_bot(GuestBot(bot, session), most)
        return token

    # --- connections

    @contextmanager
    def attending(self, visitor: Visitor | None) -> Iterator[Attendance]:
        """A connection of this visitor until it is closed; it is ended at once if the session has just ended."""
        attendance = Attendance(visitor.person.id if visitor else None)
        if visitor is None:
            yield attendance
            return
        key = visitor.session.id if visitor.session else _unnamed(visitor.person.id)
        attending = self._attending.setdefault(key, set())
        attending.add(attendance)
        if key in self._ended:
            attendance.end(LoggedOut())
        try:
            yield attendance
        finally:
            attending.discard(attendance)
            if not attending:
                self._attending.pop(key, None)

    def _dismiss(self, key: str, reason: PosseError) -> None:
        for attendance in self._attending.pop(key, set()):
            attendance.end(reason)

    # --- signed cookies

    def signed(self, person: Person) -> str:
        """The cookie that an earlier version would have given to this person."""
        return self._signer.sign(person.id).decode()

    def _signed_by(self, cookie: str) -> str | None:
        if len(cookie) > LONGEST_SIGNED:
            return None
        try:
            return self._signer.unsign(cookie).decode()
        except (BadSignature, UnicodeError):
            return None

    async def _exchange(self, id: str, device: str) -> Visitor | None:
        """A session for a signed cookie; requests that come with it at the same time get the same one."""
        async with self._exchanging:
            token = self._just_exchanged(id)
            if token is not None:
                visitor = await self._in_session(token)
                return visitor and visitor._replace(cookie=token)
            grace = self._now() + SIGNED_GRACE
            until = await self._store.take_signed(id, grace)
            person = await self._store.person(id)
            if until is None or until <= self._now() or person is None:
                return None
            if until <= grace:  # another process has exchanged it a moment ago
                return Visitor(person, None)
            session, cookie = await self.begin(person, device)
            self._exchanged[id] = cookie, grace
        return Visitor(person, session, cookie)

    def _just_exchanged(self, id: str) -> str | None:
        now = self._now()
        self._exchanged = {who: kept for who, kept in self._exchanged.items() if kept[1] > now}
        return self._exchanged[id][0] if id in self._exchanged else None


def _unnamed(person: str) -> str:
    """The key of connections that were made with a signed cookie; no id of a session has a space."""
    return f"signed {person}"


def is_unnamed(key: str) -> bool:
    return " " in key
