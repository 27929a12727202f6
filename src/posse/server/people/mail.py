"""E-mail: sent through the operator's SMTP server, in a thread and one after the other."""

import asyncio
import logging
import re
import smtplib
import ssl
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr
from ipaddress import ip_address
from typing import NamedTuple
from urllib.parse import unquote, urlsplit

from posse.engine.errors import PosseError
from posse.server.settings import Mail

logger = logging.getLogger(__name__)

SECONDS = 20
PORTS = {"smtp": 25, "smtps": 465}
LONGEST_EMAIL = 254
EMAIL = re.compile(r"[^@\s<>,;:\"()\[\]\\]+@[^@\s<>,;:\"()\[\]\\]+\.[^@\s<>,;:\"()\[\]\\]+")
MOST_WAITING = 100  # mails; when the SMTP server hangs, more are dropped


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

    async def close(self) -> None:
        """Finish the mail that is being sent, since its thread cannot be stopped; what still waits is dropped."""
        self._is_closing = True
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _send(self, mail: Mail, whole: EmailMessage) -> None:
        async with self._turn:
            if self._is_closing:
                return
            try:
                await asyncio.to_thread(_deliver, mail_server(mail.smtp), whole)
            except (OSError, smtplib.SMTPException) as error:
                logger.warning("a mail was not sent: %s", error)


def message(mail: Mail, to: str, subject: str, text: str) -> EmailMessage:
    """A plain mail, marked as automatic so that nobody's absence is answered."""
    name, sender = parseaddr(mail.sender)
    whole = EmailMessage()
    whole["Subject"] = subject
    whole["From"] = Address(name or "Posse", addr_spec=sender)
    whole["To"] = to
    whole["Date"] = formatdate()
    whole["Message-ID"] = make_msgid(domain=sender.rpartition("@")[2])
    whole["Auto-Submitted"] = "auto-generated"
    whole.set_content(text)
    return whole


def _deliver(server: MailServer, whole: EmailMessage) -> None:
    safe = ssl.create_default_context()
    if server.is_secure:
        connection: smtplib.SMTP = smtplib.SMTP_SSL(server.host, server.port, timeout=SECONDS, context=safe)
    else:
        connection = smtplib.SMTP(server.host, server.port, timeout=SECONDS)
    with connection:
        if not server.is_secure:
            _start_tls(connection, server, safe)
        if server.user:
            connection.login(server.user, server.password)
        connection.send_message(whole)


def _start_tls(connection: smtplib.SMTP, server: MailServer, safe: ssl.SSLContext) -> None:
    """Encrypt where it is offered; a password is never sent in the clear to another machine."""
    connection.ehlo()
    if connection.has_extn("starttls") and not server.is_local:
        connection.starttls(context=safe)
    elif server.user and not server.is_local:
        raise smtplib.SMTPException("the server offers no STARTTLS, and the password is not sent without it")
