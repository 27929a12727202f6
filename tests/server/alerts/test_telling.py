"""Whoever is waited for and does not look is told so once, wherever they want it."""

import asyncio
import contextlib
import re
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from posse.server.alerts.webhooks import signature
from posse.server.settings import Alerting, Mail, Settings
from posse.server.store.alert_rows import KINDS
from tests.sample import scene
from tests.server.alerts.receiver import Browser, Receiver, receiver
from tests.server.postbox import Postbox, postbox
from tests.server.running import (
    Guest,
    Refused,
    Window,
    eventually,
    looking,
    opened,
    together,
)

pytestmark = pytest.mark.anyio

SOON = Alerting(grace=0, digest=3600, internal=True, look=0.02)
NEVER = SOON._replace(look=3600)
SITE = "https://posse.example"


def settings(folder: Path, box: Postbox | None = None, alerting: Alerting = SOON, **more: Any) -> Settings:
    mail = Mail(box.address, "posse@posse.example", SITE) if box else None
    return Settings(folder, workers=1, alerting=alerting, mail=mail, **more)


@contextlib.asynccontextmanager
async def company(folder: Path, **more: Any) -> AsyncIterator[tuple[Guest, Guest, Receiver]]:
    """Two guests at a server that tells at once, and somebody who is told."""
    async with (
        receiver() as service,
        opened(settings(folder, **more)) as server,
        Guest(server, "Ann") as ann,
        Guest(server, "Bob") as bob,
    ):
        yield ann, bob, service


async def hook(guest: Guest, service: Receiver) -> str:
    """Register a webhook of a guest; returns its secret."""
    await guest.person()
    made = await guest.post("/api/alerts/webhooks", url=f"{service.address}/{guest.name}")
    return str(made["secret"])


def told(service: Receiver, guest: Guest) -> list[str]:
    return [request.json["kind"] for request in service.requests if request.path == f"/{guest.name}"]


async def hears(service: Receiver, guest: Guest, kinds: Sequence[str]) -> None:
    """Wait until a guest was told as much, and compare what it was: nothing more, and nothing twice."""
    await eventually(lambda: len(told(service, guest)) >= len(kinds))
    assert sorted(told(service, guest)) == sorted(kinds)


async def started(ann: Guest, bob: Guest) -> tuple[str, Guest, Guest]:
    """A running table, and the two guests in the order in which they are asked."""
    table = await together(ann, bob)
    first = next(iter(ann.server.live(table).turns))
    return (table, ann, bob) if first == 0 else (table, bob, ann)


async def pass_on(window: Window, others: Sequence[Window] = ()) -> None:
    """Answer until the seat is not asked any more."""
    while window.choices:
        await window.do(window.choices[0])
    for other in others:
        await other.again()


async def test_whoever_is_away_is_told_once_that_it_is_their_turn(tmp_path: Path) -> None:
    async with company(tmp_path) as (ann, bob, service):
        for guest in (ann, bob):
            await hook(guest, service)
        table, first, second = await started(ann, bob)
        await hears(service, first, ["begin"])  # with their own turn: that is told once
        await hears(service, second, ["begin"])
        async with looking(table, first) as (window,):
            await pass_on(window)
            await hears(service, second, ["begin", "turn"])
        async with looking(table, second) as (window,):
            await pass_on(window)
            await hears(service, first, ["begin", "turn"])
        assert told(service, second) == ["begin", "turn"]
        assert service.requests[-1].json["table"] == table


async def test_whoever_looks_is_left_in_peace(tmp_path: Path) -> None:
    async with company(tmp_path) as (ann, bob, service):
        table, first, second = await started(ann, bob)
        for guest in (ann, bob):
            await hook(guest, service)
        async with looking(table, first, second) as (one, two):
            await pass_on(one, [two])
            await pass_on(two, [one])
            await two.send(look=False)
            await pass_on(one)
            await hears(service, second, ["turn"])
        assert told(service, first) == []


async def test_a_call_says_what_it_is_about_and_is_signed(tmp_path: Path) -> None:
    async with company(tmp_path, origins=(SITE,)) as (ann, bob, service):
        secret = await hook(ann, service)
        table = await together(ann, bob)
        await hears(service, ann, ["begin"])
    request = service.requests[0]
    body = request.json
    assert (body["kind"], body["table"], body["url"]) == ("begin", table, f"{SITE}/table/{table}")
    assert body["id"] == request.headers["posse-delivery"]
    assert body["text"] == body["content"]
    assert set(body) == {"id", "kind", "table", "game", "turn", "url", "text", "content"}
    signed = signature(secret, request.headers["posse-timestamp"], request.body)
    assert request.headers["posse-signature"] == f"sha256={signed}"


async def test_a_guest_is_told_by_the_browser_in_their_language(tmp_path: Path) -> None:
    async with company(tmp_path) as (ann, bob, service):
        browser, endpoint = Browser(), f"{service.address}/push"
        await ann.person()
        await ann.post("/api/alerts/browsers", **browser.subscription(endpoint, "ru"))
        table = await together(ann, bob)
        await eventually(lambda: bool(service.requests))
        read = browser.read(service.requests[0])
        assert (read["kind"], read["table"], read["body"]) == ("begin", table, "Игра началась.")
        assert [one["device"] for one in (await ann.get("/api/alerts"))["browsers"]] == [""]


@pytest.mark.parametrize("status", [404, 410])
async def test_a_browser_that_is_gone_is_forgotten(tmp_path: Path, status: int) -> None:
    async with company(tmp_path) as (ann, bob, service):
        await ann.person()
        await ann.post("/api/alerts/browsers", **Browser().subscription(f"{service.address}/push"))
        service.statuses = [status]
        await together(ann, bob)
        await eventually(lambda: bool(service.requests))
        while (await ann.get("/api/alerts"))["browsers"]:
            pass


async def test_a_setting_for_every_kind(tmp_path: Path) -> None:
    async with company(tmp_path) as (ann, bob, service):
        for guest in (ann, bob):
            await hook(guest, service)
            await guest.post("/api/alerts", lang="en", choices={"turn": ["webhook"]})
        table, first, second = await started(ann, bob)
        await hears(service, first, ["turn"])
        await second.post("/api/alerts", lang="en", choices={"end": ["push", "webhook"]})
        async with looking(table, first) as (window,):
            await pass_on(window)
        async with looking(table, second) as (window,):
            await pass_on(window)
        await hears(service, first, ["turn", "turn"])
        assert told(service, second) == []


async def test_the_consent_to_an_undo_is_asked_for(tmp_path: Path) -> None:
    async with company(tmp_path) as (ann, bob, service):
        table = await ann.server.lay(scene(seats=2, at="place : 0"), ann, bob)
        async with looking(table, ann, bob) as (anns, bobs):
            await anns.do("place wages")
            await bobs.until("events")
            await bobs.do("place gambling")
            await hook(bob, service)
            await bobs.send(look=False)
            await bobs.again()
            await anns.send(undo=True)
            await hears(service, bob, ["consent"])


async def test_the_end_of_a_game_is_told_to_those_who_did_not_see_it(tmp_path: Path) -> None:
    async with company(tmp_path) as (ann, bob, service):
        for guest in (ann, bob):
            await hook(guest, service)
        table = await together(ann, bob)
        async with looking(table, ann, bob) as (anns, bobs):
            await bobs.send(look=False)
            await asyncio.gather(anns.play(1), bobs.play(2))
            await eventually(lambda: told(service, bob)[-1:] == ["end"])
        assert "end" not in told(service, ann)


# --- once, whatever happens


async def test_a_restart_neither_loses_nor_doubles(tmp_path: Path, database: str) -> None:
    """The first server stores the calls and is stopped before it tells anybody; the next ones tell it once."""
    async with receiver() as service:
        silent = settings(tmp_path, alerting=NEVER, database=database)
        async with opened(silent) as server, Guest(server, "Ann") as ann, Guest(server, "Bob") as bob:
            for guest in (ann, bob):
                await hook(guest, service)
            table, first, second = await started(ann, bob)
            async with looking(table, first) as (window,):
                await pass_on(window)
        assert service.requests == []
        for _ in range(2):
            async with opened(settings(tmp_path, database=database)) as server:
                await server.registry.find(table)
                await hears(service, second, ["begin", "turn"])


async def test_what_cannot_be_delivered_now_is_not_lost(tmp_path: Path) -> None:
    """The receiver fails, and the next server tries again with the same id."""
    async with receiver() as service:
        service.statuses = [503]
        async with opened(settings(tmp_path)) as server, Guest(server, "Ann") as ann, Guest(server, "Bob") as bob:
            await hook(ann, service)
            await together(ann, bob)
            await eventually(lambda: len(service.requests) == 1)
            store = server.registry.store
            later = server.registry.services.now() + 60_000
            while not (taken := await store.alerts.take(later, later, 10)):
                pass
            assert taken[0].id == service.requests[0].json["id"]
            assert taken[0].attempts == 2


# --- e-mail


async def with_address(guest: Guest, box: Postbox) -> None:
    """An account with a confirmed address."""
    await guest.post("/api/account", account=guest.name, password="a long password")
    await guest.post("/api/email", email=f"{guest.name}@example.org", password="a long password")
    await eventually(lambda: bool(box.mails))
    await guest.post("/api/email/confirm", token=box.token())


async def test_mails_are_chosen_come_as_a_digest_and_end_by_a_link(tmp_path: Path) -> None:
    async with postbox() as box, company(tmp_path, box=box) as (ann, bob, service):
        await with_address(ann, box)
        await ann.post("/api/alerts", lang="pl", choices={kind: ["mail"] for kind in KINDS})
        await together(ann, bob)
        await eventually(lambda: len(box.mails) == 2)
        mail = box.mails[1]
        assert mail["To"] == "Ann@example.org"
        assert "Gra się zaczęła." in box.text()
        await together(ann, bob)  # within the hour: it waits for the next digest
        await hook(bob, service)
        await together(bob, ann)
        await hears(service, bob, ["begin"])
        assert len(box.mails) == 2
        link = re.search(r"<(.+)>", mail["List-Unsubscribe"])
        assert link is not None
        assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        path = link[1].removeprefix(SITE)
        answer = await bob.call("POST", path, data={"List-Unsubscribe": "One-Click"})
        assert answer.status_code == 200
        assert "mail" not in str((await ann.get("/api/alerts"))["choices"])
        assert path.rpartition("=")[2] in box.text()


async def test_a_link_that_was_changed_ends_nothing(tmp_path: Path) -> None:
    async with company(tmp_path) as (ann, _, _):
        with pytest.raises(Refused) as refused:
            await ann.post(f"/api/alerts/unsubscribe?token={(await ann.person()).id}.howdy")
        assert (refused.value.status, refused.value.key) == (404, "dead-unsubscribe")


# --- webhooks of tables


async def test_the_webhook_of_a_table_hears_of_everybody_by_name(tmp_path: Path) -> None:
    async with company(tmp_path) as (ann, bob, service):
        table, first, second = await started(ann, bob)
        await ann.at(table, "webhook", url=f"{service.address}/table")
        with pytest.raises(Refused) as refused:
            await bob.at(table, "webhook", url=f"{service.address}/table")
        assert refused.value.key == "not-the-host"
        async with looking(table, first) as (window,):
            await pass_on(window)
            await eventually(lambda: service.kinds() == ["turn"])
        assert second.name in service.requests[0].json["text"]
