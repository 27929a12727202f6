"""E-mail: sent through the operator's SMTP server, one after the other."""

import asyncio
import logging
import re
import ssl
from collections.abc import Mapping
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr
from ipaddress import ip_address
from typing import TYPE_CHECKING, NamedTuple
from urllib.parse import unquote, urlsplit

from posse.engine.errors import PosseError
from posse.server.settings import Mail

if TYPE_CHECKING:
    import aiosmtplib

logger = logging.getLogger(__name__)

SECONDS = 20
PORTS = {"smtp": 25, "smtps": 465}
LONGEST_EMAIL = 254
EMAIL = re.compile(r"[^@\s<>,;:\"()\[\]\\]+@[^@\s<>,;:\"()\[\]\\]+\.[^@\s<>,;:\"()\[\]\\]+")
MOST_WAITING = 100  # mails; when the SMTP server hangs, more are dropped
NO_HEADERS: Mapping[str, str] = {}


class BadEmail(PosseError):
    """Not an e-mail address."""


class BadMailSetting(PosseError):
    """A setting of `posse serve` about e-mail that cannot be used."""


def clean_email(text: str) -> str:
    """An address as it is stored."""
    email = text.strip()
    if len(email) > LONGEST_EMAIL or not email.isprintable() or not EMAIL.fullmatch(email):
        raise BadEmail("bad-email", given=email[:LONGEST_EMAIL])
    return email


class MailFailed(Exception):
    """The SMTP server has not taken a mail."""


class MailServer(NamedTuple):
    """An SMTP server; `is_secure` from the first byte, otherwise by STARTTLS where it is offered."""

    host: str
    port: int
    user: str
    password: str
    is_secure: bool

    @property
    def is_local(self) -> bool:
        try:
            return ip_address(self.host).is_loopback
        except ValueError:
            return self.host == "localhost"


def mail_server(url: str) -> MailServer:
    """The server of an address such as `smtps://user:password@mail.example.org`."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise BadMailSetting("bad-smtp", allowed=list(PORTS)) from None
    if parts.scheme not in PORTS or not parts.hostname or parts.path not in ("", "/"):
        raise BadMailSetting("bad-smtp", allowed=list(PORTS))
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    return MailServer(parts.hostname, port or PORTS[parts.scheme], user, password, parts.scheme == "smtps")


def checked_mail(mail: Mail) -> Mail:
    """Settings that can be used; `BadMailSetting` says what is wrong with others."""
    mail_server(mail.smtp)
    if not EMAIL.fullmatch(parseaddr(mail.sender)[1]):
        raise BadMailSetting("bad-mail-from", given=mail.sender)
    site = urlsplit(mail.site)
    if site.scheme not in ("http", "https") or not site.netloc or site.query or site.fragment:
        raise BadMailSetting("bad-mail-site", given=mail.site)
    return mail


class Mailer:
    """Sends mails in the background; a failure is logged, since whoever asked for one must not learn of it."""

    def __init__(self, mail: Mail | None) -> None:
        self._mail = mail
        self._turn = asyncio.Lock()
        self._is_closing = False
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def can_send(self) -> bool:
        return self._mail is not None

    def link(self, path: str) -> str:
        """The whole address of a page of this site."""
        assert self._mail is not None, "links are only needed where mails are sent"
        return self._mail.site.rstrip("/") + path

    def post(self, to: str, subject: str, text: str) -> None:
        """Send a mail as soon as possible."""
        if self._mail is None or len(self._tasks) >= MOST_WAITING:
            logger.warning("a mail was not sent: %s", "too many are waiting" if self._mail else "no SMTP server")
            return
        task = asyncio.create_task(self._send(self._mail, message(self._mail, to, subject, text)))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def deliver(self, to: str, subject: str, text: str, headers: Mapping[str, str]) -> None:
        """Return when the SMTP server has taken a mail; `MailFailed` if it has not."""
        if self._mail is None or self._is_closing:
            raise MailFailed
        async with self._turn:
            await _deliver(mail_server(self._mail.smtp), message(self._mail, to, subject, text, headers))

    async def close(self) -> None:
        """Finish the mail that is being sent; what still waits is dropped."""
        self._is_closing = True
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _send(self, mail: Mail, whole: EmailMessage) -> None:
        async with self._turn:
            if self._is_closing:
                return
            try:
                await _deliver(mail_server(mail.smtp), whole)
            except MailFailed as error:
                logger.warning("a mail was not sent: %s", error)


def message(mail: Mail, to: str, subject: str, text: str, headers: Mapping[str, str] = NO_HEADERS) -> EmailMessage:
    """A plain mail, marked as automatic so that nobody's absence is answered; perhaps with more headers."""
    name, sender = parseaddr(mail.sender)
    whole = EmailMessage()
    whole["Subject"] = subject
    whole["From"] = Address(name or "Posse", addr_spec=sender)
    whole["To"] = to
    whole["Date"] = formatdate()
    whole["Message-ID"] = make_msgid(domain=sender.rpartition("@")[2])
    whole["Auto-Submitted"] = "auto-generated"
    for header, value in headers.items():
        whole[header] = value
    whole.set_content(text)
    return whole


async def _deliver(server: MailServer, whole: EmailMessage) -> None:
    """Hand a mail over; `MailFailed` says why that is impossible."""
    import aiosmtplib  # most servers send no mail

    safe = ssl.create_default_context()
    connection = aiosmtplib.SMTP(
        hostname=server.host,
        port=server.port,
        use_tls=server.is_secure,
        start_tls=False,
        timeout=SECONDS,
        tls_context=safe,
    )
    try:
        async with connection:
            if not server.is_secure:
                await _start_tls(connection, server)
            if server.user:
                await connection.login(server.user, server.password)
            await connection.send_message(whole)
    except (OSError, aiosmtplib.SMTPException) as error:
        raise MailFailed(str(error)) from error


async def _start_tls(connection: "aiosmtplib.SMTP", server: MailServer) -> None:
    """Encrypt where it is offered; a password is never sent in the clear to another machine."""
    await connection.ehlo()
    if connection.supports_extension("starttls") and not server.is_local:
        await connection.starttls()
    elif server.user and not server.is_local:
        raise MailFailed("the server offers no STARTTLS, and the password is not sent without it")
