"""Tokens of guest bots: made, listed, limited and revoked; and all that they are not good for."""

from pathlib import Path

import pytest

from posse.server.app import make_app
from posse.server.http.access import COOKIE
from posse.server.people.sessions import BOT_TOKEN, hash_of
from posse.server.settings import Limits, Settings
from posse.server.socket.close_codes import CloseCode
from tests.server.programs import PASSWORD, Program, program, registered, token_of
from tests.server.running import ME, OPEN, Guest, Json, Refused, RunningServer, opened

pytestmark = pytest.mark.anyio

ALLOWED = {"guest_bots": True}
NOBODY_ASKED = ("/api/live", "/api/ready", "/api/seen", "/api/health")  # calls that are the same for everybody
FOR_BOTS = ("/api/tables/{table_id}/bot", "/api/tables/{table_id}/bot/leave")


async def refusal(guest: Guest, path: str, **body: object) -> tuple[int, str]:
    """The status and the key of the error with which a request is refused."""
    with pytest.raises(Refused) as refused:
        await guest.post(path, **body)
    return refused.value.status, refused.value.key


# --- tokens


async def test_a_token_is_told_once_and_kept_as_a_hash(server: RunningServer, ann: Guest) -> None:
    await registered(ann)
    made = await ann.post("/api/bots", name="  Robo  ")
    assert BOT_TOKEN.fullmatch(made["token"])
    listed = (await ann.get("/api/account"))["bots"]
    assert listed == made["account"]["bots"]
    assert [(bot["name"], bot["used"]) for bot in listed] == [("Robo", None)]
    assert made["token"] not in str(await ann.get("/api/export"))
    stored = await server.registry.store.bots_of((await ann.person()).id)
    assert [bot.session.token for bot in stored] == [hash_of(made["token"])]


async def test_only_somebody_with_an_account_has_bots(ann: Guest) -> None:
    assert await refusal(ann, "/api/bots", name="Robo") == (401, "name-needed")
    await ann.person()
    assert await refusal(ann, "/api/bots", name="Robo") == (403, "bots-need-account")
    await registered(ann)
    assert await refusal(ann, "/api/bots", name=" ") == (400, "bad-name")


async def test_nobody_has_more_bots_than_allowed(ann: Guest, bob: Guest) -> None:
    most = (await registered(ann))["most_bots"]
    for number in range(most):
        await token_of(ann, f"Robo {number}")
    assert await refusal(ann, "/api/bots", name="One more") == (409, "too-many-bots")
    await token_of(bob)
    first = (await ann.get("/api/account"))["bots"][0]
    left = await ann.post(f"/api/bots/{first['id']}/revoke")
    assert len(left["bots"]) == most - 1
    await token_of(ann, "One more")


async def test_a_token_is_revoked_by_its_author_only(ann: Guest, bob: Guest) -> None:
    async with program(ann) as robo:
        own = (await ann.get("/api/account"))["bots"][0]["id"]
        await registered(bob)
        assert await refusal(bob, f"/api/bots/{own}/revoke") == (404, "no-such-bot-of-yours")
        table = (await bob.make(ME, OPEN, **ALLOWED))["id"]
        await robo.join(table)
        async with robo.look(table) as window:
            await ann.post(f"/api/bots/{own}/revoke")
            assert await window.error() == "logged-out"
            assert await window.closed() == CloseCode.LOGGED_OUT
        assert await refusal(robo, f"/api/tables/{table}/bot") == (401, "no-such-bot")
        assert await refusal(ann, f"/api/bots/{own}/revoke") == (404, "no-such-bot-of-yours")
        async with robo.socket(table) as socket:
            assert "no-such-bot" in str(await socket.recv())
            await socket.wait_closed()
            assert socket.close_code == CloseCode.LOGGED_OUT


async def test_other_passwords_and_logouts_do_not_end_a_token(ann: Guest) -> None:
    async with program(ann) as robo:
        table = (await ann.make(ME, OPEN, **ALLOWED))["id"]
        await ann.post("/api/password", old=PASSWORD, new="peacemaker")
        await ann.post("/api/logout/everywhere")
        assert (await robo.join(table))["seats"][1]["mine"]


# --- what it is not good for


async def test_a_token_is_good_for_no_other_call(server: RunningServer, ann: Guest, tmp_path: Path) -> None:
    """Every call that knows its caller refuses a bot, whatever else is wrong with the request."""
    calls = make_app(Settings(tmp_path)).openapi()["paths"]
    refusing = {path: methods for path, methods in calls.items() if path not in (*NOBODY_ASKED, *FOR_BOTS)}
    assert len(calls) - len(refusing) == len(NOBODY_ASKED) + len(FOR_BOTS)
    async with program(ann) as robo:
        for path, methods in refusing.items():
            for method in methods:
                answer = await robo.call(method, path, **({"json": {}} if method == "post" else {}))
                assert (answer.status_code, answer.json()["error"]["key"]) == (403, "bots-only-play"), path
    assert (await ann.get("/api/account"))["bots"][0]["used"] is None


async def test_a_token_is_no_cookie_and_a_cookie_no_token(server: RunningServer, ann: Guest) -> None:
    token = await token_of(ann)
    async with Guest(server, "thief") as thief:
        thief.http.cookies.set(COOKIE, token)
        assert (await thief.get("/api/me"))["name"] is None
    table = (await ann.make(ME, OPEN, **ALLOWED))["id"]
    for wrong in (ann.cookie or "", f"posse_bot_{ann.cookie}", token[:-1], "posse_bot_", token.upper()):
        async with Program(server, "thief", wrong) as thief:
            assert await refusal(thief, f"/api/tables/{table}/bot") == (401, "no-such-bot")


# --- what is kept, and what goes


async def test_bots_are_part_of_the_export(ann: Guest) -> None:
    async with program(ann) as robo:
        table = (await ann.make(ME, OPEN, **ALLOWED))["id"]
        await robo.join(table)
        exported = await ann.get("/api/export")
        assert [(bot["name"], bot["tables"]) for bot in exported["bots"]] == [("Robo", [table])]


async def test_bots_go_with_their_author(server: RunningServer, ann: Guest, bob: Guest) -> None:
    async with program(ann) as robo:
        waiting, running = [(await bob.make(ME, OPEN, **ALLOWED))["id"] for _ in range(2)]
        for table in (waiting, running):
            await robo.join(table)
        await bob.at(running, "start")
        async with robo.look(running) as window:
            await ann.post("/api/account/delete", password=PASSWORD)
            assert await window.closed() == CloseCode.LOGGED_OUT
        assert (await bob.table(waiting))["seats"][1]["kind"] == "open"
        seat: Json = (await bob.table(running))["seats"][1]
        assert (seat["name"], seat["author"], seat["deleted"], seat["resigned"]) == (None, None, True, True)
        assert await refusal(robo, f"/api/tables/{waiting}/bot") == (401, "no-such-bot")


async def test_a_bot_sits_at_so_many_tables_and_has_so_many_connections(tmp_path: Path) -> None:
    settings = Settings(tmp_path, workers=1, limits=Limits(tables_per_bot=2))
    async with opened(settings) as server, Guest(server, "Ann") as ann, program(ann) as robo:
        first, second, third = [(await ann.make(ME, OPEN, **ALLOWED))["id"] for _ in range(3)]
        for table in (first, second, second):
            await robo.join(table)
        assert await refusal(robo, f"/api/tables/{third}/bot") == (409, "too-many-bot-tables")
        await ann.at(first, "leave")
        await robo.join(third)
        async with robo.look(third), robo.look(third), robo.look(third), robo.look(third), robo.socket(third) as fifth:
            assert "too-fast" in str(await fifth.recv())
