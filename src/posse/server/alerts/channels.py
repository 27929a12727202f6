"""What people want to be told, and where: the settings of alerts, and the browsers and webhooks they register."""

import secrets
from collections.abc import Callable
from datetime import datetime
from typing import NamedTuple

from posse.server.alerts.calls import Calls
from posse.server.alerts.couriers import Unsubscribing
from posse.server.alerts.guard import BadUrl, Guard
from posse.server.alerts.push import PushKey, check_keys
from posse.server.alerts.webhooks import SECRET_BYTES
from posse.server.errors import Missing
from posse.server.people.sessions import hash_of, now_utc
from posse.server.store import Store
from posse.server.store.alert_rows import CHANNELS, KINDS, MAIL, AlertSetting, Choices, PushTarget, Webhook

MOST_TARGETS = 20
MOST_WEBHOOKS = 20
ID_BYTES = 9


class Subscription(NamedTuple):
    """What a browser gives away so that it can be sent notifications."""

    endpoint: str
    p256dh: str
    auth: str


class AlertChannels:
    """Changes what a person is told; every change counts from the next alert on."""

    def __init__(
        self,
        store: Store,
        calls: Calls,
        guard: Guard,
        unsubscribing: Unsubscribing,
        key: PushKey,
        now: Callable[[], datetime] = now_utc,
    ) -> None:
        self._store = store
        self._calls = calls
        self._guard = guard
        self._unsubscribing = unsubscribing
        self.key = key
        self._now = now

    async def setting(self, person: str, lang: str) -> AlertSetting:
        return await self._store.alerts.setting(person, lang)

    async def targets(self, person: str) -> list[PushTarget]:
        return await self._store.alerts.targets(person)

    async def webhooks(self, person: str) -> list[Webhook]:
        return await self._store.alerts.webhooks(person)

    async def choose(self, person: str, lang: str, choices: Choices) -> None:
        """Choose for each kind the channels, and the language in which to be told."""
        ordered = {kind: [one for one in CHANNELS if one in choices.get(kind, ())] for kind in KINDS}
        await self._store.alerts.choose(AlertSetting(person, lang, ordered))
        self._calls.forget(person)

    async def stop_mails(self, token: str) -> None:
        """Send no more mails to the person to whom a link was sent; `Missing` if it is none."""
        person = self._unsubscribing.person(token)
        if person is None or await self._store.person(person) is None:
            raise Missing("dead-unsubscribe")
        now = await self._store.alerts.setting(person, "")
        if any(MAIL in channels for channels in now.choices.values()):
            left = {kind: [one for one in channels if one != MAIL] for kind, channels in now.choices.items()}
            await self.choose(person, now.lang, left)

    # --- browsers

    async def subscribe(self, person: str, given: Subscription, lang: str, device: str) -> None:
        """Send notifications to a browser from now on."""
        check_keys(given.p256dh, given.auth)
        await self._check_address(given.endpoint)
        id = hash_of(given.endpoint)
        target = PushTarget(id, person, given.endpoint, given.p256dh, given.auth, lang, device, self._now())
        await self._store.alerts.put_target(target, MOST_TARGETS)
        self._calls.forget(person)

    async def unsubscribe(self, person: str, id: str) -> None:
        """Send no more notifications to a browser of this person."""
        if all(one.id != id for one in await self.targets(person)):
            raise Missing("no-such-browser")
        await self._store.alerts.drop_target(id)
        self._calls.forget(person)

    # --- webhooks

    async def add_webhook(self, person: str, url: str, table: str | None = None) -> Webhook:
        """Call an address from now on: about everything of a person, or about one table in place of another address."""
        await self._check_address(url)
        id, secret = secrets.token_urlsafe(ID_BYTES), secrets.token_urlsafe(SECRET_BYTES)
        new = Webhook(id, person, table, url.strip(), secret, self._now())
        await self._store.alerts.add_webhook(new, MOST_WEBHOOKS)
        self._calls.forget(person)
        return new

    async def drop_webhook(self, person: str, id: str) -> None:
        if all(one.id != id for one in await self.webhooks(person)):
            raise Missing("no-such-webhook")
        await self._store.alerts.drop_webhook(id)
        self._calls.forget(person)

    async def _check_address(self, text: str) -> None:
        """Say at once what would fail later."""
        url = self._guard.checked(text)
        try:
            await self._guard.addresses(url)
        except OSError:
            raise BadUrl("url-unknown", given=url.host) from None
