"""Alerts: how you are told that you are waited for."""

from typing import Annotated, cast

from fastapi import APIRouter, Path, Query, Request

from posse.server.alerts.channels import Subscription
from posse.server.errors import Missing
from posse.server.http.access import Dependencies, KnownPerson, MaybePerson, Server
from posse.server.http.alert_schemas import (
    AlertLanguage,
    Alerts,
    AlertWishes,
    NewBrowser,
    NewWebhook,
    Waiting,
    WithSecret,
)
from posse.server.http.export import browser_json, webhook_json
from posse.server.http.schemas import Nothing
from posse.server.people.devices import device_of
from posse.server.store.alert_rows import Choices
from posse.server.store.rows import Person
from posse.server.tables import seating
from posse.server.tables.shelves import MOST_LISTED
from posse.server.tables.standing import waiting_tables

router = APIRouter(tags=["alerts"])

Id = Annotated[str, Path(max_length=80)]
UnsubscribeToken = Annotated[str, Query(max_length=200)]


async def alerts_of(server: Dependencies, person: Person) -> Alerts:
    setting = await server.alerts.setting(person.id, server.settings.lang)
    known = await server.people.person(person.id) or person
    return Alerts(
        lang=cast("AlertLanguage", setting.lang),
        choices=setting.choices,  # type: ignore[arg-type]  # stored as plain words, and checked by the model
        push_key=server.alerts.key.public,
        email=known.email,
        mails=server.recovery.can_mail,
        browsers=[browser_json(one) for one in await server.alerts.targets(person.id)],
        webhooks=[webhook_json(one) for one in await server.alerts.webhooks(person.id)],
    )


@router.get("/alerts")
async def alerts(server: Server, person: KnownPerson) -> Alerts:
    """What you are told, and where."""
    return await alerts_of(server, person)


@router.post("/alerts")
async def choose(body: AlertWishes, server: Server, person: KnownPerson) -> Alerts:
    """Choose what you are told by which channels, and in which language."""
    choices: Choices = {kind: [*channels] for kind, channels in body.choices.items()}
    await server.alerts.choose(person.id, body.lang, choices)
    return await alerts_of(server, person)


@router.get("/waiting")
async def waiting(server: Server, person: MaybePerson) -> Waiting:
    """At how many tables it is your turn."""
    return Waiting(tables=0 if person is None else await waiting_tables(server.registry, person.id, MOST_LISTED))


# --- browsers


@router.post("/alerts/browsers", status_code=201)
async def subscribe(body: NewBrowser, server: Server, person: KnownPerson, request: Request) -> Alerts:
    """Have notifications shown by this browser, which needs no account; the same browser again changes its language."""
    server.limits.check(server.limits.guests, request)
    given = Subscription(body.endpoint, body.keys.p256dh, body.keys.auth)
    device = device_of(request.headers.get("user-agent", ""))
    await server.alerts.subscribe(person.id, given, body.lang, device)
    return await alerts_of(server, person)


@router.post("/alerts/browsers/{browser_id}/drop")
async def unsubscribe(browser_id: Id, body: Nothing, server: Server, person: KnownPerson) -> Alerts:
    """Send no more notifications to one of your browsers."""
    await server.alerts.unsubscribe(person.id, browser_id)
    return await alerts_of(server, person)


# --- webhooks


@router.post("/alerts/webhooks", status_code=201)
async def add_webhook(body: NewWebhook, server: Server, person: KnownPerson, request: Request) -> WithSecret:
    """Have an address called about everything of yours; the secret that signs the calls is told this once."""
    server.limits.check(server.limits.guests, request)
    new = await server.alerts.add_webhook(person.id, body.url)
    return WithSecret(alerts=await alerts_of(server, person), secret=new.secret)


@router.post("/tables/{table_id}/webhook", status_code=201)
async def add_table_webhook(
    table_id: Id, body: NewWebhook, server: Server, person: KnownPerson, request: Request
) -> WithSecret:
    """Have an address called about one table, in place of another such address; only its host may."""
    server.limits.check(server.limits.guests, request)
    row = await server.registry.store.table(table_id)
    if row is None:
        raise Missing("no-such-table", given=table_id[:20])
    seating.check_host(row, person)
    new = await server.alerts.add_webhook(person.id, body.url, table_id)
    return WithSecret(alerts=await alerts_of(server, person), secret=new.secret)


@router.post("/alerts/webhooks/{webhook_id}/drop")
async def drop_webhook(webhook_id: Id, body: Nothing, server: Server, person: KnownPerson) -> Alerts:
    """Call an address of yours no more."""
    await server.alerts.drop_webhook(person.id, webhook_id)
    return await alerts_of(server, person)


# --- e-mail


@router.post("/alerts/unsubscribe")
async def stop_mails(token: UnsubscribeToken, server: Server) -> Nothing:
    """Send no more e-mails of alerts, by the link in one of them; mail programs call it by themselves (RFC 8058)."""
    await server.alerts.stop_mails(token)
    return Nothing()
