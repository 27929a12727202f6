"""The part of the store for alerts: who wants to be told what and where, calls, and what is to be sent."""

from collections.abc import Sequence

from posse.server.store import alert_channels as channels
from posse.server.store import alert_outbox as outbox
from posse.server.store import settings
from posse.server.store.alert_rows import AlertSetting, Call, Delivery, DueCall, PushTarget, Reach, Webhook
from posse.server.store.database import Database

VAPID = "vapid"


class Alerts:
    """Times are milliseconds since 1970."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def push_key(self, fresh: str) -> str:
        """The private key that signs pushes, the same for all processes; the first one to ask gives a fresh one."""
        return await self._database.write(settings.value_of, VAPID, fresh)

    # --- what people want

    async def setting(self, person: str, lang: str) -> AlertSetting:
        """What a person wants; if they never said so, what is usual, in this language."""
        return await self._database.read(channels.setting_of, person, lang)

    async def choose(self, new: AlertSetting) -> None:
        await self._database.write(channels.choose, new)

    async def targets(self, person: str) -> list[PushTarget]:
        """The browsers of a person, oldest first."""
        return await self._database.read(channels.targets_of, person)

    async def put_target(self, new: PushTarget, most: int) -> None:
        """Register a browser, again or for another person; the oldest ones of that person make room."""
        await self._database.write(channels.put_target, new, most)

    async def drop_target(self, id: str) -> bool:
        """Forget a browser; whether there was one."""
        return await self._database.write(channels.drop_target, id)

    async def webhooks(self, person: str) -> list[Webhook]:
        """The webhooks of a person, those of single tables too, oldest first."""
        return await self._database.read(channels.webhooks_of, person)

    async def webhooks_of_table(self, table: str) -> list[Webhook]:
        return await self._database.read(channels.webhooks_of_table, table)

    async def add_webhook(self, new: Webhook, most: int) -> None:
        """Store a webhook, in place of another one of the same table; `NotNow` if the person has enough."""
        await self._database.write(channels.add_webhook, new, most)

    async def drop_webhook(self, id: str) -> bool:
        """Forget a webhook; whether there was one."""
        return await self._database.write(channels.drop_webhook, id)

    async def can_be_told(self, recipient: str, table: str) -> bool:
        """Whether anything reaches a person, or for the recipient `TABLE`, the webhook of the table."""
        return await self._database.read(channels.can_be_told, recipient, table)

    async def reach(self, recipient: str, table: str, lang: str) -> Reach | None:
        """Where a recipient is told something; None if there is nobody any more."""
        return await self._database.read(channels.reach, recipient, table, lang)

    # --- calls

    async def note(self, calls: Sequence[DueCall]) -> None:
        """Store the calls that are new; nothing happens to those that were stored before."""
        await self._database.write(outbox.note, calls)

    async def take_due(self, now: int, until: int, owner: str | None, limit: int) -> list[Call]:
        """Calls to be decided now, of tables that live in this process or in none; nobody else has them until then."""
        return await self._database.write(outbox.take_due, now, until, owner, limit)

    async def decide(self, call: Call, deliveries: Sequence[Delivery], mail: int | None) -> None:
        """A call has been decided: send this, and perhaps tell of it in a digest after that moment."""
        await self._database.write(outbox.decide, call, deliveries, mail)

    async def forget_decided(self, before: int) -> None:
        await self._database.write(outbox.forget_decided, before)

    async def unnoticed(self, after: int, before: int, live: Sequence[str]) -> list[str]:
        """Tables in no process, last played between two moments, where somebody may have to be called."""
        return await self._database.read(outbox.unnoticed, after, before, live)

    async def asked_since(self, table: str) -> list[tuple[int, int]]:
        """Lines of a table with the seats asked after them, newest first."""
        return await self._database.read(outbox.asked_since, table)

    # --- digests

    async def to_be_mailed(self, now: int, limit: int) -> dict[str, list[Call]]:
        """Of whom a digest is due, and what it may tell."""
        return await self._database.read(outbox.to_be_mailed, now, limit)

    async def begin_digest(self, recipient: str, told: Sequence[Call], new: Delivery | None, now: int) -> None:
        """These calls wait no longer: the digest tells of them, unless there is no need for one any more."""
        await self._database.write(outbox.begin_digest, told, new, now, recipient)

    # --- deliveries

    async def take(self, now: int, until: int, limit: int) -> list[Delivery]:
        """What is to be sent now; nobody else takes it until then."""
        return await self._database.write(outbox.take, now, until, limit)

    async def drop(self, id: str) -> None:
        """It has arrived, or never will."""
        await self._database.write(outbox.drop, id)

    async def put_off(self, id: str, due: int) -> None:
        """Try again later."""
        await self._database.write(outbox.put_off, id, due)
