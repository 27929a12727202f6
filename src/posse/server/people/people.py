"""Who somebody is: guests and accounts, cookies, names and passwords."""

import asyncio
import hashlib
import re
import secrets
import unicodedata
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from functools import cache
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from itsdangerous import BadSignature, Signer

from posse.engine.errors import PosseError
from posse.server.store import Store
from posse.server.store.rows import Person

T = TypeVar("T")

LONGEST_NAME = 20
SHORTEST_ACCOUNT, LONGEST_ACCOUNT = 2, 20
ACCOUNT = re.compile(r"[\w.-]+")
SHORTEST_PASSWORD, LONGEST_PASSWORD = 8, 200
LONGEST_COOKIE = 200
REMEMBERED = 4096
# A hash takes 64 MB while it is made; a crowd at the door must not take the memory of the tables.
HASHES_AT_ONCE = 2

# Letters and symbols to Unicode, but nothing to the eye.
BLANKS = frozenset("\u115f\u1160\u2800\u3164\uffa0")


class BadName(PosseError):
    """No name that can be shown."""


class BadAccount(PosseError):
    """No name that an account can have."""


class BadPassword(PosseError):
    """Too short or too long for a password."""


class WrongPassword(PosseError):
    """No such account, or not its password: which of the two is nobody's business."""


class HasAccount(PosseError):
    """Somebody with an account cannot have another."""


def clean_name(text: str) -> str:
    """A name as it is shown: without spaces around it or several in a row, and with nothing invisible in it."""
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not 1 <= len(name) <= LONGEST_NAME or not name.isprintable() or not any(map(_is_visible, name)):
        raise BadName("bad-name", most=LONGEST_NAME)
    return name


def _is_visible(char: str) -> bool:
    return unicodedata.category(char)[0] in "LNPS" and char not in BLANKS


def clean_account(text: str) -> str:
    """The name of an account as it is kept."""
    account = unicodedata.normalize("NFKC", text.strip())
    if not SHORTEST_ACCOUNT <= len(account) <= LONGEST_ACCOUNT or not ACCOUNT.fullmatch(account):
        raise BadAccount("bad-account", least=SHORTEST_ACCOUNT, most=LONGEST_ACCOUNT)
    return account


def checked_password(text: str) -> str:
    """A password of a length that can be used."""
    if not SHORTEST_PASSWORD <= len(text) <= LONGEST_PASSWORD:
        raise BadPassword("bad-password", least=SHORTEST_PASSWORD, most=LONGEST_PASSWORD)
    return normal_password(text)


def normal_password(text: str) -> str:
    """A password by its characters, however the keyboard makes them; what is too long stays so and fits none."""
    return unicodedata.normalize("NFKC", text[: LONGEST_PASSWORD + 1])


hasher = PasswordHasher()


@cache
def nobodys_hash() -> str:
    return hasher.hash(secrets.token_hex())


def fits(kept: str | None, password: str) -> bool:
    """Whether a password is the one kept; takes as long when there is none, so that no account is betrayed."""
    instead = nobodys_hash()
    try:
        hasher.verify(kept or instead, password)
    except VerificationError:
        return False
    return kept is not None


class People:
    """Everybody that the store knows.

    `moves(guest, into)` is told when a guest becomes somebody else by logging in, just before the store is: who keeps
    a table in memory must change it by then, or would later store the guest again.
    """

    def __init__(self, store: Store, secret: bytes, moves: Callable[[str, str], None] | None = None) -> None:
        self._store = store
        self._signer = Signer(secret, salt="posse.person", digest_method=hashlib.sha256)
        self._moves = moves
        self._known: OrderedDict[str, Person] = OrderedDict()
        self._hashing = asyncio.Semaphore(HASHES_AT_ONCE)

    # --- cookies

    def cookie_of(self, person: Person) -> str:
        """The cookie by which a person is known again."""
        return self._signer.sign(person.id).decode()

    async def person_of(self, cookie: str | None) -> Person | None:
        """Whose cookie it is; nobody's, if it is not one of ours."""
        if cookie is None or len(cookie) > LONGEST_COOKIE:
            return None
        try:
            return await self._person(self._signer.unsign(cookie).decode())
        except (BadSignature, UnicodeError):
            return None

    async def _person(self, id: str) -> Person | None:
        if id in self._known:
            self._known.move_to_end(id)
            return self._known[id]
        person = await self._store.person(id)
        return None if person is None else self._remember(person)

    def _remember(self, person: Person) -> Person:
        self._known[person.id] = person
        self._known.move_to_end(person.id)
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return person

    # --- guests

    async def guest(self, name: str) -> Person:
        """Somebody new, known by name only."""
        return await self._add(Person(secrets.token_urlsafe(12), clean_name(name), datetime.now(UTC)))

    async def rename(self, person: Person, name: str) -> Person:
        """The person under another name."""
        name = clean_name(name)
        return await self._save(replace(await self._now(person), name=name))

    async def _add(self, person: Person) -> Person:
        await self._store.add_person(person)
        return self._remember(person)

    async def _save(self, person: Person) -> Person:
        await self._store.save_person(person)
        return self._remember(person)

    async def _now(self, person: Person) -> Person:
        """A person as last stored: what the caller holds may have been changed since."""
        return await self._person(person.id) or person

    # --- accounts

    async def register(self, person: Person | None, account: str, password: str) -> Person:
        """Give the guest an account; without a guest, make somebody of that name."""
        account, password = clean_account(account), checked_password(password)
        kept = await self._in_thread(lambda: hasher.hash(password))
        if person is None:
            new = Person(secrets.token_urlsafe(12), clean_name(account), datetime.now(UTC), account, kept)
            return await self._add(new)
        guest = await self._now(person)
        if guest.account is not None:
            raise HasAccount("has-account", given=guest.account)
        return await self._save(replace(guest, account=account, password=kept))

    async def login(self, person: Person | None, account: str, password: str) -> Person:
        """The person of an account, with all that the guest who logs in holds."""
        found = await self._of_account(account)
        kept = None if found is None else found.password
        given = normal_password(password)
        if not await self._in_thread(lambda: fits(kept, given)) or found is None:
            raise WrongPassword("wrong-password")
        if person is not None:
            await self._merge(await self._now(person), found)
        return self._remember(found)

    async def _of_account(self, account: str) -> Person | None:
        """Whose account it is; what cannot be an account is nobody's, and some databases would choke on it."""
        try:
            return await self._store.person_of_account(clean_account(account))
        except BadAccount:
            return None

    async def _merge(self, before: Person, into: Person) -> None:
        """A guest brings along what he holds; somebody with an account leaves it to that account."""
        if before.account is not None:
            return
        if self._moves is not None:
            self._moves(before.id, into.id)
        await self._store.merge_people(before.id, into.id)

    async def _in_thread(self, work: Callable[[], T]) -> T:
        """Hashing is slow by intent, so it is done beside the loop, and never for many at once."""
        async with self._hashing:
            return await asyncio.to_thread(work)
