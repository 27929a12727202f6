"""Puts the parts together by which people are told that they are waited for."""

from contextlib import AsyncExitStack
from email.utils import parseaddr
from functools import partial

from posse.server.alerts.calls import Calls
from posse.server.alerts.channels import AlertChannels
from posse.server.alerts.couriers import Couriers, Site, Unsubscribing
from posse.server.alerts.guard import Guard
from posse.server.alerts.outbox import Outbox
from posse.server.alerts.push import PushKey, new_key
from posse.server.people.mail import Mailer
from posse.server.settings import Settings
from posse.server.store import Store
from posse.server.tables.registry import Registry
from posse.server.tables.services import now_ms
from posse.server.tables.standing import recover, standing

NOBODY = "mailto:posse@localhost"


async def opened_calls(store: Store, settings: Settings, parts: AsyncExitStack) -> Calls:
    """Where tables call people; it is closed after the tables."""
    calls = Calls(store, settings.alerting.grace_ms, now_ms)
    await calls.open()
    parts.push_async_callback(calls.close)
    return calls


async def alert_channels(
    registry: Registry, calls: Calls, mailer: Mailer, settings: Settings, parts: AsyncExitStack
) -> AlertChannels:
    """What people set, after the task was started that tells them."""
    store, guard = registry.store, Guard(settings.alerting.internal)
    key = PushKey(await store.alerts.push_key(new_key()), contact(settings))
    unsubscribing = Unsubscribing(await store.secret())
    couriers = Couriers(guard, key, mailer, Site(settings.site), unsubscribing, now_ms)
    outbox = Outbox(
        store,
        couriers,
        partial(standing, registry),
        partial(recover, registry),
        settings.alerting,
        settings.lang,
        now_ms,
        lambda: registry.services.leases.owner,
    )
    await outbox.open()
    parts.push_async_callback(outbox.close)
    return AlertChannels(store, calls, guard, unsubscribing, key)


def contact(settings: Settings) -> str:
    """Where a push service may complain about this server."""
    if settings.mail is not None:
        return f"mailto:{parseaddr(settings.mail.sender)[1]}"
    return next((origin for origin in settings.origins if origin.startswith("https://")), NOBODY)
