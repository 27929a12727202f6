"""The settings of alerts: whose they are, and what is refused."""

import pytest

from tests.server.alerts.receiver import Browser
from tests.server.running import Guest, Refused

pytestmark = pytest.mark.anyio


async def refusal(guest: Guest, path: str, **body: object) -> tuple[int, str]:
    with pytest.raises(Refused) as refused:
        await guest.post(path, **body)
    return refused.value.status, refused.value.key


async def test_nobody_is_told_anything_without_a_name(ann: Guest) -> None:
    with pytest.raises(Refused) as refused:
        await ann.get("/api/alerts")
    assert refused.value.key == "name-needed"
    assert await ann.get("/api/waiting") == {"tables": 0}


async def test_everything_but_mails_is_told_until_one_chooses(ann: Guest) -> None:
    await ann.person()
    before = await ann.get("/api/alerts")
    assert set(map(tuple, before["choices"].values())) == {("push", "webhook")}
    assert (before["mails"], before["email"], before["browsers"], before["webhooks"]) == (False, None, [], [])
    after = await ann.post("/api/alerts", lang="it", choices={"turn": ["mail", "push"], "end": []})
    assert after["choices"] == {"turn": ["push", "mail"], "consent": [], "begin": [], "end": []}
    assert (await ann.get("/api/alerts"))["lang"] == "it"


@pytest.mark.parametrize(
    ("url", "key"),
    [
        ("https://127.0.0.1/x", "url-internal"),
        ("https://localhost/x", "url-internal"),
        ("https://[::ffff:10.0.0.1]/x", "url-internal"),
        ("http://hook.example", "url-not-secure"),
        ("howdy", "bad-url"),
        ("https://no-such-name.invalid/x", "url-unknown"),
    ],
)
async def test_an_address_that_the_server_must_not_call(ann: Guest, url: str, key: str) -> None:
    await ann.person()
    assert await refusal(ann, "/api/alerts/webhooks", url=url) == (400, key)
    assert await refusal(ann, "/api/alerts/browsers", **Browser().subscription(url)) == (400, key)
    table = (await ann.make({"kind": "me"}, {"kind": "open"}))["id"]
    assert await refusal(ann, f"/api/tables/{table}/webhook", url=url) == (400, key)
    assert (await ann.get("/api/alerts"))["webhooks"] == []


async def test_keys_that_are_none_are_refused(ann: Guest) -> None:
    await ann.person()
    given = {"endpoint": "https://1.1.1.1/x", "keys": {"p256dh": "x", "auth": "y"}, "lang": "en"}
    assert await refusal(ann, "/api/alerts/browsers", **given) == (400, "bad-subscription")


async def test_a_browser_and_a_webhook_are_removed_by_their_person_only(ann: Guest, bob: Guest) -> None:
    for guest in (ann, bob):
        await guest.person()
    made = await ann.post("/api/alerts/webhooks", url="https://1.1.1.1/x")
    seen = await ann.post("/api/alerts/browsers", **Browser().subscription("https://1.1.1.1/x"))
    assert made["secret"] not in str(seen)
    hook, browser = seen["webhooks"][0]["id"], seen["browsers"][0]["id"]
    assert await refusal(bob, f"/api/alerts/webhooks/{hook}/drop") == (404, "no-such-webhook")
    assert await refusal(bob, f"/api/alerts/browsers/{browser}/drop") == (404, "no-such-browser")
    await ann.post(f"/api/alerts/webhooks/{hook}/drop")
    after = await ann.post(f"/api/alerts/browsers/{browser}/drop")
    assert (after["webhooks"], after["browsers"]) == ([], [])


async def test_at_how_many_tables_it_is_my_turn(ann: Guest, bob: Guest) -> None:
    for _ in range(2):
        table = (await ann.make({"kind": "me"}, {"kind": "open"}))["id"]
        await bob.join(table)
        await ann.at(table, "start")
    waiting = [(await guest.get("/api/waiting"))["tables"] for guest in (ann, bob)]
    assert sum(waiting) >= 2
