"""Guests and accounts: names and passwords."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from threading import Event

import pytest
from sqlalchemy import text

from posse.engine.errors import PosseError
from posse.server.people.passwords import BadPassword
from posse.server.people.people import (
    BadAccount,
    BadName,
    HasAccount,
    People,
    WrongPassword,
    clean_account,
    clean_name,
)
from posse.server.store import NameTaken, Store
from posse.texts import LANGUAGES, texts
from tests.server.samples import outsider, table

pytestmark = pytest.mark.anyio

PASSWORD = "correct horse"


# --- names


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("Ann", "Ann"),
        ("  Ann \t of\n the  West ", "Ann of the West"),
        ("Żółć", "Żółć"),
        ("Zo\N{LATIN SMALL LETTER E}\N{COMBINING DIAERESIS}", "Zoë"),
        ("Ёжик 🤠", "Ёжик 🤠"),
        ("?", "?"),
        ("x" * 20, "x" * 20),
    ],
)
def test_a_name_is_shown_tidied_up(typed: str, name: str) -> None:
    assert clean_name(typed) == name


@pytest.mark.parametrize(
    "typed",
    [
        "",
        "  \t ",
        "x" * 21,
        "An\0n",
        "An\x1b[31mn",
        "\N{RIGHT-TO-LEFT OVERRIDE}nnA",
        "An\N{ZERO WIDTH SPACE}n",
        "\N{HANGUL FILLER}",
        "\N{BRAILLE PATTERN BLANK}\N{BRAILLE PATTERN BLANK}",
        "\N{COMBINING DIAERESIS}",
        "\ud800",
    ],
)
def test_a_name_that_cannot_be_read_is_refused(typed: str) -> None:
    with pytest.raises(BadName):
        clean_name(typed)


@pytest.mark.parametrize("typed", ["ann", "Ann.of-the_West", "Ёжик", "42", "x" * 20, " ann "])
def test_an_account_of_letters_digits_and_a_few_signs(typed: str) -> None:
    assert clean_account(typed) == typed.strip()


@pytest.mark.parametrize("typed", ["", "x", "x" * 21, "an n", "ann@west", "ann\n.", "\N{RIGHT-TO-LEFT OVERRIDE}ann"])
def test_an_account_of_anything_else_is_refused(typed: str) -> None:
    with pytest.raises(BadAccount):
        clean_account(typed)


# --- guests


async def test_a_guest_is_stored(people: People, store: Store) -> None:
    guest = await people.guest(" Ann ")
    assert (guest.name, guest.account) == ("Ann", None)
    assert await store.person(guest.id) == guest
    assert await People(store).person(guest.id) == guest


async def test_somebody_known_is_not_looked_up_again(people: People, store: Store, database: str) -> None:
    guest = await people.guest("Ann")
    async with outsider(database) as connection:
        await connection.execute(text("DELETE FROM person"))
        await connection.commit()
    assert await people.person(guest.id) == guest
    assert await People(store).person(guest.id) is None
    people.forget(guest.id)
    assert await people.person(guest.id) is None


async def test_a_name_can_be_changed(people: People, store: Store) -> None:
    guest = await people.guest("Ann")
    renamed = await people.rename(guest, "Annie")
    assert renamed == replace(guest, name="Annie")
    assert await store.person(guest.id) == renamed
    assert await people.person(guest.id) == renamed
    with pytest.raises(BadName):
        await people.rename(renamed, "")


async def test_a_name_is_not_changed_back_by_an_old_page(people: People) -> None:
    guest = await people.guest("Ann")
    await people.rename(guest, "Annie")
    assert (await people.register(guest, "ann", PASSWORD)).name == "Annie"


# --- accounts


async def test_a_guest_registers_and_comes_back(people: People, store: Store) -> None:
    guest = await people.guest("Ann")
    registered = await people.register(guest, "Annie", PASSWORD)
    assert (registered.id, registered.name, registered.account) == (guest.id, "Ann", "Annie")
    assert registered.password is not None
    assert registered.password.startswith("$argon2id$")
    assert await store.person(guest.id) == registered
    assert await people.login(None, " aNNIE ", PASSWORD) == registered


async def test_without_a_guest_the_account_gives_the_name(people: People) -> None:
    assert (await people.register(None, "Annie", PASSWORD)).name == "Annie"


async def test_an_account_is_taken_in_any_case(people: People) -> None:
    await people.register(None, "Annie", PASSWORD)
    guest = await people.guest("Eve")
    for somebody in (None, guest):
        with pytest.raises(NameTaken):
            await people.register(somebody, "ANNIE", PASSWORD)
    assert await people.person(guest.id) == guest


async def test_of_two_who_want_an_account_at_once_one_gets_it(people: People) -> None:
    wanted = [people.register(None, "Annie", PASSWORD), people.register(None, "annie", PASSWORD)]
    got = await asyncio.gather(*wanted, return_exceptions=True)
    assert sorted(type(one).__name__ for one in got) == ["NameTaken", "Person"]


async def test_nobody_has_two_accounts(people: People) -> None:
    guest = await people.guest("Ann")
    await people.register(guest, "first", PASSWORD)
    with pytest.raises(HasAccount):
        await people.register(guest, "second", PASSWORD)


@pytest.mark.parametrize("password", ["", "1234567", "x" * 201])
async def test_a_password_that_is_too_short_or_long_is_refused(people: People, password: str) -> None:
    with pytest.raises(BadPassword):
        await people.register(None, "Annie", password)


@pytest.mark.parametrize("password", ["12345678", "x" * 200, "пароль ковбоя", "e\N{COMBINING ACUTE ACCENT}tudiants"])
async def test_a_password_of_any_characters(people: People, password: str) -> None:
    registered = await people.register(None, "Annie", password)
    assert await people.login(None, "Annie", password) == registered


async def test_an_accent_may_be_typed_either_way(people: People) -> None:
    registered = await people.register(None, "Annie", "caffè caffè")
    assert await people.login(None, "Annie", "caffe\N{COMBINING GRAVE ACCENT} caffè") == registered


async def test_a_wrong_password_and_a_wrong_account_are_refused_alike(people: People) -> None:
    await people.register(None, "Annie", "x" * 200)
    told = []
    wrong = [
        ("Annie", PASSWORD),
        ("Annie", ""),
        ("Annie", "x" * 201),
        ("nobody", PASSWORD),
        ("An\0nie", PASSWORD),
        ("", ""),
    ]
    for account, password in wrong:
        with pytest.raises(WrongPassword) as refused:
            await people.login(None, account, password)
        told.append((refused.value.key, refused.value.facts))
    assert told == [("wrong-password", {})] * len(wrong)


async def test_a_guest_cannot_be_logged_in_to(people: People) -> None:
    guest = await people.guest("Ann")
    for account in (guest.id, "Ann"):
        with pytest.raises(WrongPassword):
            await people.login(None, account, "")


async def test_the_loop_goes_on_while_passwords_are_hashed(people: People) -> None:
    hashing = asyncio.gather(*(people.register(None, f"ann{number}", PASSWORD) for number in range(4)))
    turns = 0
    while not hashing.done():
        await asyncio.sleep(0)
        turns += 1
    assert turns > 100


async def test_no_other_work_in_threads_keeps_a_login_waiting(people: People) -> None:
    """Lessons, puzzles and downloads are made in threads, too, which strangers can keep busy."""
    loop, done = asyncio.get_running_loop(), Event()
    loop.set_default_executor(ThreadPoolExecutor(1))
    lesson = loop.run_in_executor(None, done.wait)
    try:
        async with asyncio.timeout(60):
            await people.register(None, "ann", PASSWORD)
    finally:
        done.set()
        await lesson


# --- a guest who logs in


async def test_what_a_guest_holds_comes_along(store: Store) -> None:
    moved: list[tuple[str, str]] = []
    people = People(store, lambda guest, into: moved.append((guest, into)))
    owner = await people.register(None, "Annie", PASSWORD)
    guest = await people.guest("Ann")
    await store.add_table(table("t", holders=[guest.id], host=guest.id))
    assert await people.login(guest, "annie", PASSWORD) == owner
    assert moved == [(guest.id, owner.id)]
    assert await store.table("t") == table("t", holders=[owner.id], host=owner.id)


async def test_an_account_leaves_its_tables_where_they_are(people: People, store: Store) -> None:
    ann, bob = await people.register(None, "ann", PASSWORD), await people.register(None, "bob", PASSWORD)
    await store.add_table(table("t", holders=[ann.id], host=ann.id))
    assert await people.login(ann, "bob", PASSWORD) == bob
    assert await people.login(ann, "ann", PASSWORD) == ann
    assert await store.table("t") == table("t", holders=[ann.id], host=ann.id)


async def test_a_wrong_password_moves_nothing(people: People, store: Store) -> None:
    await people.register(None, "ann", PASSWORD)
    guest = await people.guest("Ann")
    await store.add_table(table("t", holders=[guest.id]))
    with pytest.raises(WrongPassword):
        await people.login(guest, "ann", "wrong horse")
    assert await store.table("t") == table("t", holders=[guest.id])


# --- words


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_every_refusal_has_its_sentence(people: People, lang: str) -> None:
    owner = await people.register(None, "owner", PASSWORD)
    for refused in (
        people.guest(""), people.register(None, "", PASSWORD), people.register(None, "ann", ""),
        people.register(owner, "ann", PASSWORD), people.login(None, "ann", PASSWORD),
    ):  # fmt: skip
        with pytest.raises(PosseError) as error:
            await refused
        assert texts(lang).has(f"error-{error.value.key}")
        assert texts(lang).error(error.value)
