"""E-mail: its settings, its addresses, and that a failure reaches nobody but the log."""

import asyncio
import logging

import pytest

from posse.server.people.mail import (
    BadEmail,
    BadMailSetting,
    Mailer,
    MailServer,
    checked_mail,
    clean_email,
    mail_server,
)
from posse.server.settings import Mail
from tests.server.postbox import postbox
from tests.server.running import eventually, within

pytestmark = pytest.mark.anyio

SITE = "https://posse.example"


@pytest.mark.parametrize(
    ("url", "server"),
    [
        ("smtp://mail.example", MailServer("mail.example", 25, "", "", False)),
        ("smtps://ann:p%40ss@mail.example", MailServer("mail.example", 465, "ann", "p@ss", True)),
        ("smtp://ann:secret@[::1]:587/", MailServer("::1", 587, "ann", "secret", False)),
    ],
)
def test_a_mail_server_has_an_address_like_a_page(url: str, server: MailServer) -> None:
    assert mail_server(url) == server


@pytest.mark.parametrize("url", ["", "mail.example", "http://mail.example", "smtp://", "smtp://h:port", "smtp://h/x"])
def test_any_other_address_is_refused_without_telling_the_password(url: str) -> None:
    with pytest.raises(BadMailSetting) as refused:
        mail_server(url)
    assert refused.value.facts == {"allowed": ["smtp", "smtps"]}


@pytest.mark.parametrize(
    ("sender", "site", "key"),
    [
        ("posse", SITE, "bad-mail-from"),
        ("posse@posse.example", "posse.example", "bad-mail-site"),
        ("posse@posse.example", "https://", "bad-mail-site"),
        ("posse@posse.example", f"{SITE}?x", "bad-mail-site"),
    ],
)
def test_a_sender_and_a_site_that_cannot_be(sender: str, site: str, key: str) -> None:
    with pytest.raises(BadMailSetting) as refused:
        checked_mail(Mail("smtp://mail.example", sender, site))
    assert refused.value.key == key


@pytest.mark.parametrize("typed", ["ann@example.org", " ann.of+west@mail.example ", "żółć@example.org"])
def test_an_address_of_a_person(typed: str) -> None:
    assert clean_email(typed) == typed.strip()


@pytest.mark.parametrize(
    "typed", ["", "ann", "ann@west", "a b@c.d", "a@b.c\nBcc: all@b.c", "a@b.c,d@e.f", "<a@b.c>", f"{'x' * 251}@b.c"]
)
def test_an_address_that_is_none(typed: str) -> None:
    with pytest.raises(BadEmail):
        clean_email(typed)


async def test_a_mail_arrives_as_it_was_written() -> None:
    async with postbox() as box:
        mailer = Mailer(Mail(box.address, "Die Post <posse@posse.example>", SITE))
        mailer.post("ann@example.org", "Zażółć", "Gęślą jaźń\n.\n..\n")
        await eventually(lambda: bool(box.mails))
        await mailer.close()
    mail = box.mails[0]
    assert (mail["Subject"], mail["From"], mail["To"]) == (
        "Zażółć",
        "Die Post <posse@posse.example>",
        "ann@example.org",
    )
    assert mail["Auto-Submitted"] == "auto-generated"
    assert box.text().split() == ["Gęślą", "jaźń", ".", ".."]


async def test_a_server_that_does_not_answer_is_logged_without_the_link(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)
    mailer = Mailer(Mail("smtp://127.0.0.1:1", "posse@posse.example", SITE))
    mailer.post("ann@example.org", "Hello", "a secret link")
    await eventually(lambda: bool(caplog.records))
    await mailer.close()
    assert "not sent" in caplog.text
    assert "secret" not in caplog.text


async def test_at_the_end_the_mail_that_is_being_sent_is_finished_and_the_rest_is_dropped() -> None:
    """Its thread would go on otherwise, and keep the process from ending."""
    async with postbox() as box:
        mailer = Mailer(Mail(box.address, "posse@posse.example", SITE))
        for name in ("ann", "bob", "cat"):
            mailer.post(f"{name}@example.org", "Hello", "Howdy")
        box.may_answer.clear()
        await eventually(lambda: box.conversations == 1)
        closing = asyncio.create_task(mailer.close())
        await asyncio.sleep(0)
        box.may_answer.set()
        await within(closing)
        assert [mail["To"] for mail in box.mails] == ["ann@example.org"]
