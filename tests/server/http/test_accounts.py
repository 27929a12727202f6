"""Sessions, passwords, recovery, export and deletion over HTTP."""

import asyncio
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

import pytest
from starlette.types import Message

from posse.server.errors import TooFast
from posse.server.http import export
from posse.server.http.access import COOKIE
from posse.server.people.limits import ConcurrencyLimit
from posse.server.people.trials import FREE_AT_ONE_ADDRESS, LoginTrials
from posse.server.settings import Limits, Mail, Rate, Settings
from posse.server.socket.close_codes import CloseCode
from posse.server.store.rows import LineRow
from tests.sample import scene
from tests.server.postbox import postbox
from tests.server.running import (
    ME,
    OPEN,
    PATIENCE,
    Guest,
    Json,
    Refused,
    RunningServer,
    bot,
    eventually,
    finished,
    opened,
)
from tests.server.samples import line
from tests.server.samples import table as sample_table

pytestmark = pytest.mark.anyio

PASSWORD, NEW = "six-shooter", "peacemaker"
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0"


@asynccontextmanager
async def with_cookie(server: RunningServer, cookie: str | None) -> AsyncIterator[Guest]:
    """Somebody who has got hold of a cookie."""
    assert cookie is not None
    async with Guest(server, "thief") as thief:
        thief.http.cookies.set(COOKIE, cookie)
        yield thief


async def knows(server: RunningServer, cookie: str | None) -> bool:
    async with with_cookie(server, cookie) as thief:
        return (await thief.get("/api/me"))["name"] is not None


async def register(guest: Guest, account: str) -> Json:
    registered: Json = await guest.post("/api/account", account=account, password=PASSWORD)
    return registered


# --- sessions


async def test_a_cookie_planted_before_the_registration_is_worth_nothing_after_it(
    server: RunningServer, ann: Guest
) -> None:
    """Fixation: whoever knew the guest's cookie would be logged in to the account."""
    await ann.person()
    planted = ann.cookie
    await register(ann, "fixed")
    assert ann.cookie != planted
    assert not await knows(server, planted)
    assert (await ann.get("/api/me"))["account"] == "fixed"


async def test_a_connection_made_with_the_planted_cookie_is_closed(server: RunningServer, ann: Guest) -> None:
    table = await server.lay(scene(seats=2, at="place : 0"), ann, "random")
    async with with_cookie(server, ann.cookie) as thief, thief.look(table) as window:
        assert window.seat == 0
        await register(ann, "planted")
        assert await window.closed() == CloseCode.SESSION_RENEWED
        async with thief.look(table) as again:
            assert again.seat is None


async def test_a_login_begins_another_session(server: RunningServer, ann: Guest, bob: Guest) -> None:
    await register(ann, "relogin")
    before = ann.cookie
    await ann.post("/api/login", account="relogin", password=PASSWORD)
    assert not await knows(server, before)
    await bob.person()
    as_guest = bob.cookie
    await bob.post("/api/login", account="relogin", password=PASSWORD)
    assert not await knows(server, as_guest)
    assert await knows(server, ann.cookie)


async def test_after_a_logout_the_cookie_is_worth_nothing(server: RunningServer, ann: Guest) -> None:
    table = await server.lay(scene(seats=2, at="place : 0"), ann, "random")
    await register(ann, "leaver")
    cookie = ann.cookie
    async with ann.look(table) as window:
        await ann.post("/api/logout")
        assert await window.error() == "logged-out"
        assert await window.closed() == CloseCode.LOGGED_OUT
    assert ann.cookie is None
    assert not await knows(server, cookie)


async def test_the_own_sessions_are_listed_and_can_be_ended(server: RunningServer, ann: Guest, bob: Guest) -> None:
    ann.http.headers["User-Agent"] = FIREFOX
    await register(ann, "lister")
    await bob.post("/api/login", account="lister", password=PASSWORD)
    account = await ann.get("/api/account")
    assert (account["name"], account["account"], account["recoverable"]) == ("lister", "lister", True)
    mine = next(one for one in account["sessions"] if one["current"])
    other = next(one for one in account["sessions"] if not one["current"])
    assert (mine["device"], other["device"], len(account["sessions"])) == ("Firefox, Linux", "", 2)
    async with Guest(server, "Eve") as eve:
        await eve.person()
        with pytest.raises(Refused) as refused:
            await eve.post(f"/api/sessions/{other['id']}/end")
        assert (refused.value.status, refused.value.key) == (404, "no-such-session")
    left = await ann.post(f"/api/sessions/{other['id']}/end")
    assert [one["id"] for one in left["sessions"]] == [mine["id"]]
    assert (await bob.get("/api/me"))["name"] is None


async def test_logging_out_everywhere_ends_all_sessions(server: RunningServer, ann: Guest, bob: Guest) -> None:
    await register(ann, "everywhere")
    await bob.post("/api/login", account="everywhere", password=PASSWORD)
    cookies = [ann.cookie, bob.cookie]
    table = (await bob.make(ME, OPEN))["id"]
    async with bob.look(table) as window:
        assert await ann.post("/api/logout/everywhere") == {"name": None, "account": None}
        assert await window.closed() == CloseCode.LOGGED_OUT
    assert [await knows(server, cookie) for cookie in cookies] == [False, False]


async def test_a_signed_cookie_of_an_earlier_version_is_exchanged_once(server: RunningServer, ann: Guest) -> None:
    person = await ann.person()
    sessions, store = server.dependencies.sessions, server.registry.store
    await sessions.end_all(person)
    await store.change_person(person.id, signed_until=person.created.replace(year=9000))
    signed = sessions.signed(person)
    ann.http.cookies.clear()
    ann.http.cookies.set(COOKIE, signed, domain="127.0.0.1")
    assert (await ann.get("/api/me"))["name"] == "Ann"
    assert ann.http.cookies.get(COOKIE, domain="127.0.0.1") != signed
    await store.change_person(person.id, signed_until=person.created)  # the minute for parallel requests is over
    assert (await ann.get("/api/me"))["name"] == "Ann"


# --- passwords


async def test_another_password_ends_all_other_sessions(server: RunningServer, ann: Guest, bob: Guest) -> None:
    await register(ann, "changer")
    await bob.post("/api/login", account="changer", password=PASSWORD)
    for old, new, status, key in ((NEW, NEW, 401, "not-your-password"), (PASSWORD, "short", 400, "bad-password")):
        with pytest.raises(Refused) as refused:
            await ann.post("/api/password", old=old, new=new)
        assert (refused.value.status, refused.value.key) == (status, key)
    before = ann.cookie
    assert (await ann.post("/api/password", old=PASSWORD, new=NEW))["account"] == "changer"
    assert not await knows(server, before)
    assert (await bob.get("/api/me"))["name"] is None
    assert (await bob.post("/api/login", account="changer", password=NEW))["account"] == "changer"


async def test_a_guest_has_no_password(ann: Guest) -> None:
    await ann.person()
    with pytest.raises(Refused) as refused:
        await ann.post("/api/password", old=PASSWORD, new=NEW)
    assert (refused.value.status, refused.value.key) == (409, "no-account")
    async with Guest(ann.server, "nobody") as nobody:
        with pytest.raises(Refused) as unknown:
            await nobody.get("/api/account")
        assert unknown.value.status == 401


async def test_a_code_brings_the_account_back_and_logs_everybody_else_out(
    server: RunningServer, ann: Guest, bob: Guest
) -> None:
    code = (await register(ann, "forgetful"))["code"]
    hosted = (await bob.make(ME, OPEN))["id"]
    recovered = await bob.post("/api/recover/code", account="forgetful", code=code, password=NEW)
    assert recovered["account"] == "forgetful"
    assert recovered["code"] != code
    assert (await ann.get("/api/me"))["name"] is None
    assert [card["id"] for card in (await bob.get("/api/lobby"))["mine"]] == [hosted]
    with pytest.raises(Refused) as used:
        await ann.post("/api/recover/code", account="forgetful", code=code, password=PASSWORD)
    assert (used.value.status, used.value.key) == (401, "wrong-code")
    renewed = await bob.post("/api/recovery/code", password=NEW)
    assert (await ann.post("/api/recover/code", account="forgetful", code=renewed["code"], password=PASSWORD))["name"]


async def test_a_link_in_a_mail_brings_the_account_back(tmp_path: Path) -> None:
    async with postbox() as box:
        mail = Mail(box.address, "posse@posse.example", "https://posse.example")
        async with opened(Settings(tmp_path, workers=1, mail=mail)) as server, Guest(server, "Ann") as ann:
            await register(ann, "ann")
            with pytest.raises(Refused) as refused:
                await ann.post("/api/email", email="ann@example.org", password=NEW)
            assert refused.value.key == "not-your-password"
            account = await ann.post("/api/email", email="ann@example.org", password=PASSWORD, lang="it")
            assert account["email"] is None
            assert (await ann.get("/api/games"))["mails"]
            await eventually(lambda: len(box.mails) == 1)
            await ann.post("/api/email/confirm", token=box.token())
            assert (await ann.get("/api/account"))["email"] == "ann@example.org"
            async with Guest(server, "elsewhere") as elsewhere:
                told = [await elsewhere.call("POST", "/api/recovery/mail", json={"account": name})
                        for name in ("ann", "nobody", "ann@example.org", "nobody@example.org")]  # fmt: skip
                assert {(answer.status_code, answer.text) for answer in told} == {(200, "{}")}
                await eventually(lambda: len(box.mails) == 3)
                assert (await elsewhere.post("/api/recover/link", token=box.token(), password=NEW))["name"] == "ann"
            assert (await ann.get("/api/me"))["name"] is None
            with pytest.raises(Refused) as used:
                await ann.post("/api/recover/link", token=box.token(), password=NEW)
            assert (used.value.status, used.value.key) == (404, "dead-link")


# --- limits


async def test_logins_are_slowed_down_with_a_word_when_to_try_again(tmp_path: Path) -> None:
    limits = Limits(includes_this_machine=True)
    async with opened(Settings(tmp_path, workers=1, limits=limits)) as server, Guest(server, "Ann") as ann:
        await register(ann, "ann")
        server.dependencies.trials = LoginTrials(server.registry.store, b"a secret", lambda: 1_800_000_000_000)
        async with Guest(server, "thief") as thief:
            for _ in range(FREE_AT_ONE_ADDRESS):
                with pytest.raises(Refused) as wrong:
                    await thief.post("/api/login", account="ann", password="wrong password")
                assert wrong.value.key == "wrong-password"
            with pytest.raises(Refused) as refused:
                await thief.post("/api/login", account="ann", password=PASSWORD)
            assert (refused.value.status, refused.value.key) == (429, "too-many-logins")
            assert refused.value.headers["Retry-After"] == str(refused.value.facts["seconds"]) == "1"
            with pytest.raises(Refused) as by_code:
                await thief.post("/api/recover/code", account="ann", code="x", password=NEW)
            assert by_code.value.key == "too-many-logins"
        assert (await ann.get("/api/me"))["account"] == "ann"
        assert (await ann.post("/api/password", old=PASSWORD, new=NEW))["account"] == "ann"


# --- export and deletion


async def test_the_export_has_all_about_its_person_and_nothing_else(
    server: RunningServer, ann: Guest, bob: Guest
) -> None:
    await register(ann, "exporter")
    running = await server.lay(scene(seats=2, at="place : 0"), ann, bob)
    over = await server.lay(finished(), ann, bob)
    async with ann.look(running) as one, bob.look(running) as two:
        await one.send(say="Howdy", key="1")
        await one.until("chat")
        await two.send(say="Hello", key="2")
        await one.until_true(lambda page: len(page["chat"]) == 2)
    answer = await ann.call("GET", "/api/export")
    assert answer.headers["content-disposition"].startswith('attachment; filename="posse-')
    data = answer.json()
    assert (data["person"]["name"], data["person"]["account"]) == ((await ann.person()).name, "exporter")
    assert [one["current"] for one in data["sessions"]] == [True]
    assert {one["id"]: one["record"] for one in data["tables"]} == {
        running: None,
        over: f"/api/tables/{over}/record",
    }
    assert [(said["table"], said["text"]) for said in data["chat"]] == [(running, "Howdy")]
    assert "argon2" not in answer.text
    record = next(one["record"] for one in data["tables"] if one["id"] == over)
    assert (await ann.call("GET", record)).status_code == 200


async def test_who_is_deleted_leaves_bots_and_no_name(
    server: RunningServer, ann: Guest, bob: Guest, cat: Guest
) -> None:
    await register(ann, "gone")
    running = await server.lay(scene(seats=3, at="place : 0"), ann, bob, cat)
    over = await server.lay(finished(), ann, bob)
    hosted = (await ann.make(ME, OPEN))["id"]
    joined = (await bob.make(ME, OPEN))["id"]
    await ann.join(joined)
    person, cookie = await ann.person(), ann.cookie
    with pytest.raises(Refused) as refused:
        await ann.post("/api/account/delete")
    assert refused.value.key == "not-your-password"
    async with ann.look(running) as one, bob.look(running) as two:
        await one.send(say="Howdy", key="1")
        await one.until("chat")
        assert await ann.post("/api/account/delete", password=PASSWORD) == {"name": None, "account": None}
        assert await one.closed() == CloseCode.LOGGED_OUT
        await two.until_true(lambda page: page["table"]["seats"][0]["deleted"])
        seat = two.table["seats"][0]
        assert (seat["name"], seat["standin"], seat["resigned"], seat["kind"]) == (None, "level3", True, "person")
        page = await two.again()
        assert [(said["name"], said["text"]) for said in page["chat"]] == [("", "Howdy")]
    assert not await knows(server, cookie)
    assert (await bob.table(over))["seats"][0]["name"] is None
    assert (await bob.get(f"/api/tables/{over}/replay"))["deleted"] == [0]
    assert "Ann" not in (await bob.call("GET", f"/api/tables/{over}/record")).text
    assert (await bob.table(hosted))["state"] == "closed"
    assert [seat["kind"] for seat in (await bob.table(joined))["seats"]] == ["person", "open"]
    store = server.registry.store
    assert await store.person(person.id) is None
    assert not await store.tables_of(person.id)
    assert not await store.chat_of(person.id)
    for table in (running, over):
        stored = await store.table(table)
        assert stored is not None
        assert (stored.host, stored.seats[0].name, stored.seats[0].holders) == (None, None, [])
    with pytest.raises(Refused) as nobody:
        await ann.post("/api/login", account="gone", password=PASSWORD)
    assert nobody.value.key == "wrong-password"
    await register(cat, "gone")


async def test_a_guest_can_be_deleted_too(server: RunningServer, ann: Guest) -> None:
    table = await server.lay(scene(seats=2, at="place : 0"), ann, "random")
    person = await ann.person()
    await ann.post("/api/account/delete")
    assert ann.cookie is None
    assert await server.registry.store.person(person.id) is None
    assert server.live(table).row.state == "closed"


async def test_a_seat_with_another_device_is_played_on_there(server: RunningServer, ann: Guest, bob: Guest) -> None:
    table = await server.lay(scene(seats=2, at="place : 0"), ann, bob)
    async with Guest(server, "phone") as phone:
        await phone.at(table, "claim", key=(await ann.table(table))["seats"][0]["key"])
        await ann.post("/api/account/delete")
        async with phone.look(table) as window:
            assert window.seat == 0
            assert "events" in await window.do("place wages")


# --- links of seats


async def test_a_renewed_link_makes_the_old_one_useless(
    server: RunningServer, ann: Guest, bob: Guest, cat: Guest
) -> None:
    table = await server.lay(scene(seats=2, at="place : 0"), ann, bob)
    old = (await bob.table(table))["seats"][1]["key"]
    new = (await bob.at(table, "seats/1/link"))["seats"][1]["key"]
    assert new != old
    with pytest.raises(Refused) as refused:
        await cat.at(table, "claim", key=old)
    assert (refused.value.status, refused.value.key) == (404, "no-such-key")
    assert (await ann.at(table, "seats/1/link"))["seats"][1]["key"] is None, "the host renews it and does not see it"
    with pytest.raises(Refused):
        await cat.at(table, "claim", key=new)
    await cat.person()
    with pytest.raises(Refused) as stranger:
        await cat.at(table, "seats/1/link")
    assert (stranger.value.status, stranger.value.key) == (403, "not-your-seat")


async def test_who_has_used_a_link_can_be_put_out_again(server: RunningServer, ann: Guest, bob: Guest) -> None:
    table = await server.lay(scene(seats=2, at="place : 0"), ann, bob, spectators=False)
    key = (await ann.table(table))["seats"][0]["key"]
    async with Guest(server, "thief") as thief:
        await thief.at(table, "claim", key=key)
        async with thief.look(table) as window:
            await thief.at(table, "seats/0/link", alone=True)
            assert (await ann.table(table))["seats"][0]["mine"], "nobody puts out who sat down first"
            await ann.at(table, "seats/0/link", alone=True)
            assert await window.closed() == CloseCode.FORBIDDEN
        with pytest.raises(Refused):
            await thief.at(table, "claim", key=key)
    assert (await ann.table(table))["seats"][0]["mine"]


async def test_only_the_seat_of_a_person_has_a_link(server: RunningServer, ann: Guest) -> None:
    table = await server.lay(scene(seats=2, at="place : 0"), ann, "random")
    with pytest.raises(Refused) as refused:
        await ann.at(table, "seats/1/link")
    assert (refused.value.status, refused.value.key) == (409, "seat-without-link")


async def test_an_export_of_many_games_keeps_nobody_waiting(
    server: RunningServer, ann: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They are read some at a time, and an archive is sent as it is made."""
    monkeypatch.setattr(export, "BATCH", 2)
    me, store = (await ann.person()).id, server.registry.store
    for number in range(5):
        row = replace(sample_table(f"game-{number}", host=me, state="over"), header="posse 1")
        await store.add_started(row, [line(row.id, 0)])
    assert [one["id"] for one in (await ann.get("/api/export"))["tables"]] == [f"game-{number}" for number in range(5)]
    read: list[str] = []
    lines = store.lines

    async def note(table: str) -> list[LineRow]:
        read.append(table)
        return await lines(table)

    monkeypatch.setattr(store, "lines", note)
    limit = ConcurrencyLimit(1)
    pieces = export.records_of(store, me, limit.one_more)
    found = [await anext(pieces), await anext(pieces)]
    assert read == ["game-0"]
    with pytest.raises(TooFast):
        await anext(export.records_of(store, me, limit.one_more))
    found += [piece async for piece in pieces]
    with ZipFile(BytesIO(b"".join(found))) as records:
        assert records.testzip() is None
        assert len(records.namelist()) == 5
    assert limit.total == 0


async def test_a_download_that_is_given_up_counts_no_longer(server: RunningServer, ann: Guest) -> None:
    """It does not wait for the garbage collector."""
    me, store = (await ann.person()).id, server.registry.store
    for number in range(3):
        row = replace(sample_table(f"given-up-{number}", host=me, state="over"), header="posse 1")
        await store.add_started(row, [line(row.id, 0)])
    limit = ConcurrencyLimit(1)

    pieces = export.records_of(store, me, limit.one_more)
    await anext(pieces)
    room, is_full = asyncio.Semaphore(2), asyncio.Event()

    async def receive() -> Message:
        await is_full.wait()
        return {"type": "http.disconnect"}

    async def send(_: Message) -> None:
        if room.locked():
            is_full.set()
        await room.acquire()

    assert limit.total == 1
    await export.Download(pieces, {}, "application/zip")({"type": "http"}, receive, send)
    assert limit.total == 0


async def test_a_download_ends_in_no_error_while_a_thread_writes(
    server: RunningServer, ann: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    me, store = (await ann.person()).id, server.registry.store
    row = replace(sample_table("cut-short", host=me, state="over"), header="posse 1")
    await store.add_started(row, [line(row.id, 0)])
    writes, may_end = threading.Event(), threading.Event()

    def write(archive: ZipFile, name: str, text: str) -> None:
        with archive.open(name, "w"):
            writes.set()
            may_end.wait(PATIENCE)

    monkeypatch.setattr(export, "add_text", write)
    pieces = export.records_of(store, me, ConcurrencyLimit(1).one_more)
    await anext(pieces)
    task = asyncio.ensure_future(anext(pieces))
    assert await asyncio.to_thread(writes.wait, PATIENCE)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    may_end.set()


async def test_exports_are_counted_as_looks_at_finished_games(tmp_path: Path) -> None:
    limits = Limits(replays=Rate(0.001, 1), includes_this_machine=True)
    async with opened(Settings(tmp_path, workers=1, limits=limits)) as server, Guest(server, "Ann") as ann:
        await ann.person()
        await ann.get("/api/export")
        for path in ("/api/export", "/api/export/records"):
            assert (await ann.call("GET", path)).status_code == 429


async def test_all_games_are_exported_and_may_be_kept_out_of_datasets(server: RunningServer, ann: Guest) -> None:
    table = await ann.make(ME, bot(), start=True)
    with ZipFile(BytesIO((await ann.call("GET", "/api/export/records")).content)) as records:
        assert records.namelist() == []
    await ann.post(f"/api/tables/{table['id']}/resign", seat=0)
    with ZipFile(BytesIO((await ann.call("GET", "/api/export/records")).content)) as records:
        (name,) = records.namelist()
        assert name == f"{table['game']}-{table['id']}.posse"
        assert records.read(name).decode().startswith("posse 1\n")
    assert await ann.get("/api/dataset") == {"in_dataset": True}
    assert await ann.post("/api/dataset", in_dataset=False) == {"in_dataset": False}
    assert await ann.get("/api/dataset") == {"in_dataset": False}
