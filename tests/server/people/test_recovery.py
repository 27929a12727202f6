"""Recovery: codes that are shown once, links that work once, and nothing that tells whether an account exists."""

from collections.abc import AsyncIterator
from datetime import timedelta

import pytest

from posse.server.people.mail import Mailer
from posse.server.people.passwords import BadPassword
from posse.server.people.people import People, WrongPassword
from posse.server.people.recovery import LINK_LIFE, MOST_LINKS, DeadLink, NoMail, Recovery, WrongCode
from posse.server.settings import Mail
from posse.server.store import Store
from posse.server.store.rows import Person
from posse.texts import LANGUAGES
from tests.server.people.conftest import Time
from tests.server.postbox import Postbox, postbox
from tests.server.running import eventually

pytestmark = pytest.mark.anyio

PASSWORD, NEW = "correct horse", "battery staple"
ADDRESS = "ann@example.org"


@pytest.fixture
async def box() -> AsyncIterator[Postbox]:
    async with postbox() as box:
        yield box


@pytest.fixture
async def recovery(store: Store, people: People, box: Postbox, time: Time) -> AsyncIterator[Recovery]:
    mailer = Mailer(Mail(box.address, "posse@posse.example", "https://posse.example/"))
    yield Recovery(store, people, mailer, time)
    await mailer.close()


@pytest.fixture
async def ann(people: People) -> Person:
    return await people.register(None, "ann", PASSWORD)


async def reachable(recovery: Recovery, box: Postbox, ann: Person, email: str = ADDRESS) -> Person:
    """The person with a confirmed address."""
    before = len(box.mails)
    await recovery.set_email(ann, email, "en")
    await eventually(lambda: len(box.mails) > before)
    return await recovery.confirm(box.token())


# --- codes


async def test_a_code_sets_a_password_once(recovery: Recovery, people: People, ann: Person) -> None:
    code = await recovery.new_code(ann)
    recovered = await recovery.by_code("ANN", f" {code.lower().replace('-', ' ')} ", NEW)
    assert recovered.id == ann.id
    assert (await people.login(None, "ann", NEW)).id == ann.id
    with pytest.raises(WrongPassword):
        await people.login(None, "ann", PASSWORD)


async def test_a_new_code_replaces_the_old_one(recovery: Recovery, ann: Person) -> None:
    old = await recovery.new_code(ann)
    new = await recovery.new_code(ann)
    with pytest.raises(WrongCode):
        await recovery.by_code("ann", old, NEW)
    assert (await recovery.by_code("ann", new, NEW)).id == ann.id


async def test_a_wrong_code_and_a_wrong_account_are_refused_alike(
    recovery: Recovery, people: People, ann: Person
) -> None:
    code = await recovery.new_code(ann)
    await people.register(None, "bob", PASSWORD)
    for account, given in (("ann", "x"), ("bob", code), ("bob", ""), ("nobody", code), ("", "")):
        with pytest.raises(WrongCode) as refused:
            await recovery.by_code(account, given, NEW)
        assert (refused.value.key, refused.value.facts) == ("wrong-code", {})


async def test_the_store_knows_no_code(recovery: Recovery, store: Store, ann: Person) -> None:
    code = await recovery.new_code(ann)
    stored = await store.person(ann.id)
    assert stored is not None
    assert stored.recovery is not None
    assert stored.recovery.startswith("$argon2id$")
    assert code not in stored.recovery


# --- addresses


async def test_an_address_counts_when_its_link_was_followed(
    recovery: Recovery, store: Store, box: Postbox, ann: Person
) -> None:
    await recovery.set_email(ann, f" {ADDRESS} ", "pl")
    await eventually(lambda: bool(box.mails))
    assert box.mails[0]["To"] == ADDRESS
    assert box.link().startswith("https://posse.example/account#confirm=")
    assert await store.people_of_email(ADDRESS) == []
    assert (await recovery.confirm(box.token())).email == ADDRESS
    with pytest.raises(DeadLink):
        await recovery.confirm(box.token())
    assert (await recovery.set_email(ann, None, "pl")).email is None


async def test_without_a_mail_server_there_are_no_addresses(store: Store, people: People, ann: Person) -> None:
    silent = Recovery(store, people, Mailer(None))
    assert not silent.can_mail
    with pytest.raises(NoMail):
        await silent.set_email(ann, ADDRESS, "en")
    await silent.ask("ann", "en")


# --- links


@pytest.mark.parametrize("given", ["ann", "ANN", ADDRESS, "Ann@Example.org"])
async def test_a_link_sets_a_password_once(
    recovery: Recovery, people: People, box: Postbox, ann: Person, given: str
) -> None:
    await reachable(recovery, box, ann)
    await recovery.ask(given, "en")
    await eventually(lambda: len(box.mails) == 2)
    token = box.token()
    with pytest.raises(BadPassword):
        await recovery.by_link(token, "short")
    assert (await recovery.by_link(token, NEW)).id == ann.id
    assert (await people.login(None, "ann", NEW)).id == ann.id
    with pytest.raises(DeadLink):
        await recovery.by_link(token, PASSWORD)


async def test_a_link_is_dead_after_an_hour(recovery: Recovery, box: Postbox, ann: Person, time: Time) -> None:
    await reachable(recovery, box, ann)
    await recovery.ask("ann", "en")
    await eventually(lambda: len(box.mails) == 2)
    time.now += LINK_LIFE
    with pytest.raises(DeadLink):
        await recovery.by_link(box.token(), NEW)


async def test_a_link_for_one_thing_does_nothing_else(recovery: Recovery, box: Postbox, ann: Person) -> None:
    await recovery.set_email(ann, ADDRESS, "en")
    await eventually(lambda: bool(box.mails))
    for token in (box.token(), "", "x" * 32):
        with pytest.raises(DeadLink):
            await recovery.by_link(token, NEW)


async def test_another_password_makes_links_useless(
    recovery: Recovery, people: People, box: Postbox, ann: Person
) -> None:
    await reachable(recovery, box, ann)
    await recovery.ask("ann", "en")
    await eventually(lambda: len(box.mails) == 2)
    await people.set_password(ann, NEW)
    with pytest.raises(DeadLink):
        await recovery.by_link(box.token(), PASSWORD)


async def test_nobody_is_flooded_with_mail(recovery: Recovery, box: Postbox, ann: Person, time: Time) -> None:
    await reachable(recovery, box, ann)
    for _ in range(MOST_LINKS + 3):
        await recovery.ask("ann", "en")
    await eventually(lambda: len(box.mails) == 1 + MOST_LINKS)
    time.now += LINK_LIFE + timedelta(seconds=1)
    await recovery.ask("ann", "en")
    await eventually(lambda: len(box.mails) == 2 + MOST_LINKS)


async def test_who_has_no_account_or_address_gets_nothing(recovery: Recovery, box: Postbox, ann: Person) -> None:
    for given in ("ann", "nobody", "nobody@example.org", "", "x" * 300):
        await recovery.ask(given, "en")
    await reachable(recovery, box, ann)
    assert len(box.mails) == 1


async def test_each_account_of_an_address_is_told_of(
    recovery: Recovery, people: People, box: Postbox, ann: Person
) -> None:
    bob = await people.register(None, "bob", PASSWORD)
    for one in (ann, bob):
        await reachable(recovery, box, one)
    await recovery.ask(ADDRESS, "en")
    await eventually(lambda: len(box.mails) == 4)
    assert ["ann" in box.text(2), "bob" in box.text(3)] == [True, True]


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_mails_are_written_in_the_language_of_the_reader(
    recovery: Recovery, box: Postbox, ann: Person, lang: str
) -> None:
    await reachable(recovery, box, ann)
    await recovery.ask("ann", lang)
    await eventually(lambda: len(box.mails) == 2)
    assert "ann" in box.text()
    assert box.link().startswith("https://posse.example/account#reset=")
