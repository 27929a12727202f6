"""People: guests and accounts, cookies, names and passwords."""

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
# A hash takes 64 MB while it is computed, and many logins at once must not exhaust the memory.
HASHES_AT_ONCE = 2

# Letters and symbols to Unicode, but invisible.
BLANKS = frozenset("\u115f\u1160\u2800\u3164\uffa0")


class BadName(PosseError):
    """Not a name that can be shown."""


class BadAccount(PosseError):
    """Not a valid name for an account."""


class BadPassword(PosseError):
    """A password that is too short or too long."""


class WrongPassword(PosseError):
    """No such account, or not its password: the caller is not told which."""


class HasAccount(PosseError):
    """A person with an account cannot have another."""


def clean_name(text: str) -> str:
    """A name as it is shown: with single spaces, none around it, and no invisible characters."""
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not 1 <= len(name) <= LONGEST_NAME or not name.isprintable() or not any(map(_is_visible, name)):
        raise BadName("bad-name", most=LONGEST_NAME)
    return name


def _is_visible(char: str) -> bool:
    return unicodedata.category(char)[0] in "LNPS" and char not in BLANKS


def clean_account(text: str) -> str:
    """The name of an account as it is stored."""
    account = unicodedata.normalize("NFKC", text.strip())
    if not SHORTEST_ACCOUNT <= len(account) <= LONGEST_ACCOUNT or not ACCOUNT.fullmatch(account):
        raise BadAccount("bad-account", least=SHORTEST_ACCOUNT, most=LONGEST_ACCOUNT)
    return account


def checked_password(text: str) -> str:
    """A normalised password of a permitted length."""
    if not SHORTEST_PASSWORD <= len(text) <= LONGEST_PASSWORD:
        raise BadPassword("bad-password", least=SHORTEST_PASSWORD, most=LONGEST_PASSWORD)
    return normal_password(text)


def normal_password(text: str) -> str:
    """A password in Unicode normal form; one that is too long stays too long, and so matches none."""
    return unicodedata.normalize("NFKC", text[: LONGEST_PASSWORD + 1])


hasher = PasswordHasher()


@cache
def dummy_hash() -> str:
    return hasher.hash(secrets.token_hex())


def fits(kept: str | None, password: str) -> bool:
    """Whether a password is the stored one; takes equally long if there is none, so that timing reveals no accounts."""
    dummy = dummy_hash()
    try:
        hasher.verify(kept or dummy, password)
    except VerificationError:
        return False
    return kept is not None


class People:
    """All people in the store.

    `moves(guest, into)` is called when a guest logs in to an account, just before that is stored: tables in memory must
    be changed by then, or they would later store the guest again.
    """

    def __init__(self, store: Store, secret: bytes, moves: Callable[[str, str], None] | None = None) -> None:
        self._store = store
        self._signer = Signer(secret, salt="posse.person", digest_method=hashlib.sha256)
        self._moves = moves
        self._known: OrderedDict[str, Person] = OrderedDict()
        self._hashing = asyncio.Semaphore(HASHES_AT_ONCE)

    # --- cookies

    def cookie_of(self, person: Person) -> str:
        """The cookie that identifies a person."""
        return self._signer.sign(person.id).decode()

    async def person_of(self, cookie: str | None) -> Person | None:
        """The owner of a cookie; None if it is not one of ours."""
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

    def forget(self, id: str) -> None:
        """What is known of a person is out of date."""
        self._known.pop(id, None)

    def forget_all(self) -> None:
        self._known.clear()

    # --- guests

    async def guest(self, name: str) -> Person:
        """A new person, known by name only."""
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
        """A person as last stored; the caller's copy may be out of date."""
        return await self._person(person.id) or person

    # --- accounts

    async def register(self, person: Person | None, account: str, password: str) -> Person:
        """Give the guest an account; without a guest, create a person of that name."""
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
        """The person of an account, who gets everything that the guest held."""
        found = await self._of_account(account)
        kept = None if found is None else found.password
        given = normal_password(password)
        if not await self._in_thread(lambda: fits(kept, given)) or found is None:
            raise WrongPassword("wrong-password")
        if person is not None:
            await self._merge(await self._now(person), found)
        return self._remember(found)

    async def _of_account(self, account: str) -> Person | None:
        """The owner of an account; a text that cannot be one is never looked up, as some databases reject it."""
        try:
            return await self._store.person_of_account(clean_account(account))
        except BadAccount:
            return None

    async def _merge(self, before: Person, into: Person) -> None:
        """Move what a guest holds; what belongs to another account stays with that account."""
        if before.account is not None:
            return
        if self._moves is not None:
            self._moves(before.id, into.id)
        await self._store.merge_people(before.id, into.id)

    async def _in_thread(self, work: Callable[[], T]) -> T:
        """Hashing is slow on purpose, so it is done in a thread, and only a few at once."""
        async with self._hashing:
            return await asyncio.to_thread(work)
