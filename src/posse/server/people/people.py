"""People: guests and accounts, names and passwords."""

import re
import secrets
import unicodedata
from collections import OrderedDict
from collections.abc import Callable
from datetime import UTC, datetime

from posse.engine.errors import PosseError
from posse.server.people.passwords import Hashing, checked_password, normal_password
from posse.server.settings import Limits
from posse.server.store import Store
from posse.server.store.rows import Person

LONGEST_NAME = 20
PERSON_BYTES = 12  # of the id of a person
SHORTEST_ACCOUNT, LONGEST_ACCOUNT = 2, 20
ACCOUNT = re.compile(r"[\w.-]+")
REMEMBERED = 4096

# Letters and symbols to Unicode, but invisible.
BLANKS = frozenset("\u115f\u1160\u2800\u3164\uffa0")


class BadName(PosseError):
    """Not a name that can be shown."""


class BadAccount(PosseError):
    """Not a valid name for an account."""


class WrongPassword(PosseError):
    """No such account, or not its password: the caller is not told which."""


class HasAccount(PosseError):
    """A person with an account cannot have another."""


class NoAccount(PosseError):
    """A guest has no password."""


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


class People:
    """All people in the store.

    `moves(guest, into)` is called when a guest logs in to an account, just before that is stored: tables in memory must
    be changed by then, or they would later store the guest again.
    """

    def __init__(
        self, store: Store, moves: Callable[[str, str], None] | None = None, limits: Limits | None = None
    ) -> None:
        self._store = store
        self._limits = limits
        self._moves = moves
        self._known: OrderedDict[str, Person] = OrderedDict()
        self.hashing = Hashing()

    # --- known people

    async def person(self, id: str) -> Person | None:
        """A person by id, from memory if possible."""
        if id in self._known:
            self._known.move_to_end(id)
            return self._known[id]
        person = await self._store.person(id)
        if id in self._known:  # it was changed while it was read
            return self._known[id]
        return None if person is None else self._remember(person)

    def forget(self, id: str) -> None:
        """Read a person from the store the next time."""
        self._known.pop(id, None)

    def forget_all(self) -> None:
        """Read everybody from the store the next time."""
        self._known.clear()

    def _remember(self, person: Person) -> Person:
        self._known[person.id] = person
        self._known.move_to_end(person.id)
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return person

    # --- guests

    async def guest(self, name: str, client: str | None = None) -> Person:
        """A new person, known by name only, who comes from this client."""
        return await self._add(
            Person(secrets.token_urlsafe(PERSON_BYTES), clean_name(name), datetime.now(UTC), client=client)
        )

    async def rename(self, person: Person, name: str) -> Person:
        """The person under another name."""
        return await self.change(person, name=clean_name(name))

    async def _add(self, person: Person) -> Person:
        await self._store.add_person(person, self._limits)
        return self._remember(person)

    async def change(self, person: Person, **fields: object) -> Person:
        """The person with other values of some fields, stored."""
        return self._remember(await self._store.change_person(person.id, **fields))

    # --- accounts

    async def register(self, person: Person | None, account: str, password: str, client: str | None = None) -> Person:
        """Give the guest an account; without a guest, create a person of that name."""
        account, password = clean_account(account), checked_password(password)
        kept = await self.hashing.hash(password)
        if person is None:
            id, name = secrets.token_urlsafe(PERSON_BYTES), clean_name(account)
            return await self._add(Person(id, name, datetime.now(UTC), account, kept, client=client))
        guest = await self.person(person.id) or person
        if guest.account is not None:
            raise HasAccount("has-account", given=guest.account)
        return await self.change(guest, account=account, password=kept)

    async def login(self, person: Person | None, account: str, password: str) -> Person:
        """The person of an account, who gets everything that the guest held."""
        found = await self.of_account(account)
        kept = None if found is None else found.password
        if not await self.hashing.fits(kept, normal_password(password)) or found is None:
            raise WrongPassword("wrong-password")
        if person is not None:
            await self.merge(person, found)
        return self._remember(found)

    async def of_account(self, account: str) -> Person | None:
        """The owner of an account; a text that cannot be one is never looked up, as some databases reject it."""
        try:
            return await self._store.person_of_account(clean_account(account))
        except BadAccount:
            return None

    async def merge(self, before: Person, into: Person) -> None:
        """Move what a guest holds; what belongs to another account stays with that account."""
        before = await self.person(before.id) or before
        if before.account is not None:
            return
        if self._moves is not None:
            self._moves(before.id, into.id)
        await self._store.merge_people(before.id, into.id)

    # --- passwords

    async def check_password(self, person: Person, password: str) -> Person:
        """The person as stored, if this is their password; `NoAccount` for a guest."""
        found = await self._store.person(person.id)
        if found is None or found.password is None:
            raise NoAccount("no-account")
        if not await self.hashing.fits(found.password, normal_password(password)):
            raise WrongPassword("not-your-password")
        return found

    async def set_password(self, person: Person, password: str) -> Person:
        """The person with another password; links to set one that were sent before stop working."""
        kept = await self.hashing.hash(checked_password(password))
        changed = await self.change(person, password=kept)
        await self._store.drop_mail_links(person.id)
        return changed
