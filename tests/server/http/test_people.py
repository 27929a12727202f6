"""Guests and accounts over HTTP: identity, and what is carried over on login."""

import pytest

from posse.server.http.access import COOKIE
from posse.server.socket.close_codes import CloseCode
from tests.sample import scene
from tests.server.running import ME, OPEN, Guest, Refused, RunningServer

pytestmark = pytest.mark.anyio

PASSWORD = "six-shooter"


async def test_nobody_is_nobody(ann: Guest) -> None:
    answer = await ann.call("GET", "/api/me")
    assert answer.json() == {"name": None, "account": None}
    assert "set-cookie" not in answer.headers


async def test_a_guest_has_a_cookie_that_no_script_reads(ann: Guest) -> None:
    answer = await ann.call("POST", "/api/me", json={"name": "  Ann   Oakley "})
    assert answer.json() == {"name": "Ann Oakley", "account": None}
    parts = [part.strip().lower() for part in answer.headers["set-cookie"].split(";")]
    assert parts[0].startswith(f"{COOKIE}=")
    assert {"httponly", "samesite=lax", "path=/"} <= set(parts)
    assert "secure" not in parts
    assert await ann.get("/api/me") == {"name": "Ann Oakley", "account": None}


async def test_behind_tls_the_cookie_is_secure(ann: Guest) -> None:
    answer = await ann.call("POST", "/api/me", json={"name": "Ann"}, headers={"X-Forwarded-Proto": "https"})
    assert "secure" in answer.headers["set-cookie"].lower()


async def test_a_guest_takes_another_name_and_keeps_their_cookie(ann: Guest) -> None:
    before = await ann.person()
    await ann.post("/api/me", name="Calamity")
    after = await ann.person()
    assert (after.id, after.name) == (before.id, "Calamity")


@pytest.mark.parametrize("name", ["", "   ", "\u200b", "x" * 21, "a\u0000b"])
async def test_a_name_that_cannot_be_shown(ann: Guest, name: str) -> None:
    with pytest.raises(Refused) as refused:
        await ann.post("/api/me", name=name)
    assert (refused.value.status, refused.value.key) == (400, "bad-name")


async def test_a_forged_cookie_is_nobodys(server: RunningServer, ann: Guest) -> None:
    person = await ann.person()
    table = await server.lay(scene(seats=2, at="place : 0"), ann, "random")
    real = ann.cookie
    assert real is not None
    signed = server.dependencies.sessions.signed(person)  # as earlier versions did, but this guest never had one
    for forged in (person.id, f"{person.id}.", signed, signed[:-1], f"x{real}", real[:-1], "x" * 32, "x" * 5000):
        ann.http.cookies.clear()
        ann.http.cookies.set(COOKIE, forged)
        assert (await ann.get("/api/me"))["name"] is None
        async with ann.look(table) as window:
            assert window.seat is None
    ann.http.cookies.clear()
    ann.http.cookies.set(COOKIE, real)
    assert (await ann.get("/api/me"))["name"] == "Ann"


# --- accounts


async def test_an_account_is_found_again_on_another_device(server: RunningServer, ann: Guest) -> None:
    table = (await ann.make(ME, OPEN))["id"]
    answer = await ann.call("POST", "/api/account", json={"account": "oakley", "password": PASSWORD})
    registered = answer.json()
    assert answer.status_code == 201
    assert registered.pop("code")
    assert registered == {"name": "Ann", "account": "oakley"}
    async with Guest(server, "somebody") as elsewhere:
        assert await elsewhere.post("/api/login", account="OAKLEY", password=PASSWORD) == registered
        assert [card["id"] for card in (await elsewhere.get("/api/lobby"))["mine"]] == [table]


async def test_an_account_without_a_guest_has_its_own_name(ann: Guest) -> None:
    registered = await ann.post("/api/account", account="Hickok", password=PASSWORD)
    assert (registered["name"], registered["account"]) == ("Hickok", "Hickok")


async def test_a_login_brings_the_tables_of_the_guest_along(
    server: RunningServer, ann: Guest, bob: Guest, cat: Guest
) -> None:
    await cat.post("/api/account", account="cat", password=PASSWORD)
    hosted = (await ann.make(ME, OPEN))["id"]
    await bob.join(hosted)
    running = await server.lay(scene(seats=2, at="place : 0"), ann, bob)
    async with ann.look(running) as window:
        await ann.post("/api/login", account="cat", password=PASSWORD)
        assert (await ann.person()).account == "cat"
        assert await window.closed() == CloseCode.SESSION_RENEWED
    async with ann.look(running, seat=0) as window:
        assert "events" in await window.do("place wages")
        assert (await window.again())["table"]["seats"][0]["mine"]
    assert (await ann.at(hosted, "start"))["state"] == "running"
    assert {card["id"] for card in (await cat.get("/api/lobby"))["mine"]} == {hosted, running}
    for table in (hosted, running):
        stored = await server.registry.store.table(table)
        assert stored is not None
        assert stored.seats[0].holders == [(await cat.person()).id]
        async with cat.look(table) as window:
            assert window.seat == 0


async def test_a_wrong_password_tells_nothing(ann: Guest, bob: Guest) -> None:
    await ann.post("/api/account", account="earp", password=PASSWORD)
    for account, password in (("earp", "wrong-password"), ("nobody", PASSWORD), ("earp", "x" * 1000), ("", "")):
        with pytest.raises(Refused) as refused:
            await bob.post("/api/login", account=account, password=password)
        assert (refused.value.status, refused.value.key, refused.value.facts) == (401, "wrong-password", {})
    assert (await bob.get("/api/me"))["account"] is None


async def test_an_account_that_cannot_be(ann: Guest, bob: Guest) -> None:
    await ann.post("/api/account", account="cody", password=PASSWORD)
    for guest, account, password, status, key in (
        (bob, "CODY", PASSWORD, 409, "name-taken"),
        (bob, "x", PASSWORD, 400, "bad-account"),
        (bob, "two words", PASSWORD, 400, "bad-account"),
        (bob, "bill", "short", 400, "bad-password"),
        (ann, "second", PASSWORD, 409, "has-account"),
    ):
        with pytest.raises(Refused) as refused:
            await guest.post("/api/account", account=account, password=password)
        assert (refused.value.status, refused.value.key) == (status, key)


async def test_after_a_logout_nobody_is_known(ann: Guest) -> None:
    await ann.post("/api/account", account="holliday", password=PASSWORD)
    assert await ann.post("/api/logout") == {"name": None, "account": None}
    assert ann.cookie is None
    assert (await ann.get("/api/me"))["name"] is None
    assert (await ann.post("/api/login", account="holliday", password=PASSWORD))["account"] == "holliday"
