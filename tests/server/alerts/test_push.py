"""Web Push: only the browser reads what it is sent, and it is signed by the server."""

import pytest
from py_vapid import Vapid02  # type: ignore[import-untyped]  # it comes without types

from posse.server.alerts.couriers import message
from posse.server.alerts.push import BadTarget, PushKey, b64, check_keys, from_b64, new_key, sealed
from posse.server.store.alert_rows import TURN, PushTarget
from tests.sample import GAME
from tests.server.alerts.receiver import Browser, Request
from tests.server.samples import DAY

FACT = {"kind": TURN, "table": "abc", "game": GAME, "turn": 3}


def target(browser: Browser) -> PushTarget:
    return PushTarget("id", "ann", "https://push.example/x", browser.p256dh, browser.auth, "pl", "", DAY)


def test_a_browser_reads_the_table_the_game_and_the_kind_and_nothing_else() -> None:
    browser = Browser()
    body = sealed(target(browser), message("pl", FACT))
    read = browser.read(Request("/x", {"content-encoding": "aes128gcm"}, body))
    assert {name: read[name] for name in ("kind", "table", "game", "lang")} == {
        "kind": TURN,
        "table": "abc",
        "game": GAME,
        "lang": "pl",
    }
    assert read["body"] == "Twoja kolej."
    assert set(read) == {"kind", "table", "game", "turn", "lang", "tag", "title", "body"}
    assert b"abc" not in body


def test_a_push_is_signed_for_its_service() -> None:
    key = PushKey(new_key(), "mailto:host@posse.example")
    headers = key.headers(target(Browser()), "table abc", 1_800_000_000_000)
    signed = dict(part.split("=", 1) for part in headers["Authorization"].removeprefix("vapid ").split(","))
    assert signed["k"] == key.public
    assert Vapid02.verify(f"vapid t={signed['t']},k={key.public}")
    claims = from_b64(signed["t"].split(".")[1])
    assert b'"aud":"https://push.example"' in claims
    assert b'"sub":"mailto:host@posse.example"' in claims


def test_a_topic_is_short_and_the_same_for_a_table() -> None:
    key, browser = PushKey(new_key(), "mailto:a@b.example"), target(Browser())
    topics = [key.headers(browser, topic, 0)["Topic"] for topic in ("table a", "table a", "table b")]
    assert topics[0] == topics[1] != topics[2]
    assert len(topics[0]) == 32


def test_every_server_has_a_key_of_its_own() -> None:
    assert new_key() != new_key()
    assert len(from_b64(new_key())) == 32


@pytest.mark.parametrize(
    ("p256dh", "auth"),
    [("", ""), ("howdy", "howdy"), (b64(b"\x04" + bytes(64)), b64(bytes(16)))],
)
def test_keys_that_are_none_are_refused(p256dh: str, auth: str) -> None:
    with pytest.raises(BadTarget):
        check_keys(p256dh, auth)


def test_a_secret_that_is_too_short_is_refused() -> None:
    with pytest.raises(BadTarget):
        check_keys(Browser().p256dh, b64(bytes(15)))
