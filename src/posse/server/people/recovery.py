"""Recovery of an account: by a code that was shown once, or by a link in an e-mail."""

import secrets
from collections.abc import Callable
from datetime import datetime, timedelta

from posse.engine.errors import PosseError
from posse.server.people.mail import BadEmail, Mailer, clean_email
from posse.server.people.passwords import checked_password, new_code, normal_code
from posse.server.people.people import People
from posse.server.people.sessions import hash_of, now_utc
from posse.server.store import Store
from posse.server.store.rows import MailLink, Person
from posse.texts import texts

RESET, CONFIRM = "reset", "confirm"
LINK_LIFE = timedelta(hours=1)
LINK_BYTES = 24
MOST_LINKS = 3  # of one person and purpose that work at the same time
MOST_ACCOUNTS = 5  # of one e-mail address that are told of


class WrongCode(PosseError):
    """No such account, or not its recovery code: the caller is not told which."""


class DeadLink(PosseError):
    """A link that was used before, is too old, or never was one."""


class NoMail(PosseError):
    """This server sends no e-mail."""


class Recovery:
    """What gives a forgotten password back."""

    def __init__(self, store: Store, people: People, mailer: Mailer, now: Callable[[], datetime] = now_utc) -> None:
        self._store = store
        self._people = people
        self._mailer = mailer
        self._now = now

    @property
    def can_mail(self) -> bool:
        return self._mailer.can_send

    # --- codes

    async def new_code(self, person: Person) -> str:
        """Another recovery code; the one before stops working."""
        code = new_code()
        await self._people.change(person, recovery=await self._people.hashing.hash(normal_code(code)))
        return code

    async def by_code(self, account: str, code: str, password: str) -> Person:
        """The person of an account, with another password; the code is used up."""
        found = await self._people.of_account(account)
        kept = None if found is None else found.recovery
        if not await self._people.hashing.fits(kept, normal_code(code)) or found is None:
            raise WrongCode("wrong-code")
        return await self._people.set_password(found, password)

    # --- links

    async def ask(self, given: str, lang: str) -> None:
        """Send a link for another password to whoever has this account or address; nobody learns whether there is one.

        Mails are sent in the background, so that the time it takes reveals nothing either.
        """
        for person in (await self._asked_by(given))[:MOST_ACCOUNTS]:
            if person.email is not None and person.account is not None:
                await self._send(person, RESET, person.email, lang)

    async def _asked_by(self, given: str) -> list[Person]:
        try:
            return await self._store.people_of_email(clean_email(given))
        except BadEmail:
            person = await self._people.of_account(given)
            return [] if person is None else [person]

    async def by_link(self, token: str, password: str) -> Person:
        """The person to whom a link was sent, with another password; the link is used up."""
        checked_password(password)  # before the link is used up
        link = await self._store.take_mail_link(hash_of(token), RESET, self._now())
        person = None if link is None else await self._store.person(link.person)
        if person is None:
            raise DeadLink("dead-link")
        return await self._people.set_password(person, password)

    # --- addresses

    async def set_email(self, person: Person, email: str | None, lang: str) -> Person:
        """Remove the address, or send a link to another one, which counts when the link was followed."""
        if email is None:
            await self._store.drop_mail_links(person.id)
            return await self._people.change(person, email=None)
        if not self.can_mail:
            raise NoMail("no-mail")
        await self._send(person, CONFIRM, clean_email(email), lang)
        return person

    async def confirm(self, token: str) -> Person:
        """The person who now has the address to which this link was sent."""
        link = await self._store.take_mail_link(hash_of(token), CONFIRM, self._now())
        person = None if link is None else await self._store.person(link.person)
        if link is None or person is None:
            raise DeadLink("dead-link")
        return await self._people.change(person, email=link.email)

    async def _send(self, person: Person, purpose: str, email: str, lang: str) -> None:
        token = secrets.token_urlsafe(LINK_BYTES)
        link = MailLink(hash_of(token), person.id, purpose, email, self._now() + LINK_LIFE)
        if self.can_mail and await self._store.add_mail_link(link, MOST_LINKS, self._now()):
            # The part after # is not sent to any server, so no log has it.
            facts = {"account": person.account or "", "link": self._mailer.link(f"/account#{purpose}={token}")}
            subject, body = SENTENCES[purpose]
            said = texts(lang)
            self._mailer.post(email, said.say(subject, **facts), said.say(body, **facts))


SENTENCES = {
    RESET: ("mail-reset-subject", "mail-reset-text"),
    CONFIRM: ("mail-confirm-subject", "mail-confirm-text"),
}
