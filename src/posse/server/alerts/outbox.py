"""Decides after the grace time who is told what, and sends it.

Everything is a row of the store before it is done: whatever ends this process, another one goes on. A process that
ends just after something was sent, and before that was noted, sends it once more with the same id; a browser then
shows one notification, since both have the same tag.
"""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Iterable
from typing import NamedTuple

from posse.server.alerts.couriers import Couriers, Outcome
from posse.server.alerts.sentences import Fact
from posse.server.settings import Alerting
from posse.server.store import Store, StoreFailed
from posse.server.store.alert_rows import BEGIN, MAIL, PUSH, TABLE, TURN, WEBHOOK, Call, Delivery, Reach

logger = logging.getLogger(__name__)

RECOVER_LOOKS = 12  # how many looks there are from one search for swallowed calls to the next
TAKEN_MS = 2 * 60_000  # after which something that was taken and not finished is taken again
BATCH = 20
ID_BYTES = 12
FIRST_TURN = 0  # a turn with this number has begun with the game
# Between attempts; after the last one it is given up.
PAUSES_MS = [30_000, 2 * 60_000, 8 * 60_000, 30 * 60_000, 2 * 60 * 60_000]
REMEMBERED_MS = 60 * 24 * 60 * 60_000  # for which it is known that somebody was called


class Standing(NamedTuple):
    """What a call is about, as long as it stands: the game, and the names of those whom the table waits for."""

    game: str
    names: list[str]


# Tells what a call is about; None if nobody is called any more, because they have come or it is done.
Stands = Callable[[Call], Awaitable[Standing | None]]


class Outbox:
    """The background task that tells people; `stands` and `recover` know the tables, `sleep` is given by the tests."""

    def __init__(
        self,
        store: Store,
        couriers: Couriers,
        stands: Stands,
        recover: Callable[[], Awaitable[None]],
        settings: Alerting,
        lang: str,
        now: Callable[[], int],
        owner: Callable[[], str | None],
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._store = store
        self._couriers = couriers
        self._stands = stands
        self._recover = recover
        self._settings = settings
        self._lang = lang
        self._now = now
        self._owner = owner
        self._sleep = sleep
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self._task = asyncio.create_task(self._look_always())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])

    async def _look_always(self) -> None:
        looks = 0
        while True:
            await self._sleep(self._settings.look)
            try:
                if looks % RECOVER_LOOKS == 0:
                    await self._recover()
                    await self._store.alerts.forget_decided(self._now() - REMEMBERED_MS)
                await self.look()
            except StoreFailed:
                await self._store.answers()
            except Exception:  # a mistake must not end all later looks
                logger.exception("alerts could not be sent")
            looks += 1

    async def look(self) -> None:
        """Decide and send what is due."""
        alerts = self._store.alerts
        for call in await alerts.take_due(self._now(), self._now() + TAKEN_MS, self._owner(), BATCH):
            await self._decide(call)
        for person, calls in (await alerts.to_be_mailed(self._now(), BATCH)).items():
            await self._begin_digest(person, calls)
        taken = await alerts.take(self._now(), self._now() + TAKEN_MS, BATCH)
        await asyncio.gather(*(self._send(one) for one in taken))

    # --- deciding

    async def _decide(self, call: Call) -> None:
        standing = await self._stands(call)
        reach = None if standing is None else await self._reach(call.recipient, call.table)
        if standing is None or reach is None:
            await self._store.alerts.decide(call, [], None)
            return
        wanted = channels_of(call, reach)
        fact = _fact(call, standing)
        sent = [self._delivery(reach.setting.person, *target, [fact]) for target in _targets(reach, wanted)]
        is_mailed = MAIL in wanted and reach.email is not None
        await self._store.alerts.decide(call, sent, self._time_of_digest(reach) if is_mailed else None)

    def _time_of_digest(self, reach: Reach) -> int:
        """At once, if the last one was long ago."""
        last = reach.setting.mailed
        return self._now() if last is None else max(self._now(), last + self._settings.digest_ms)

    async def _begin_digest(self, person: str, calls: list[Call]) -> None:
        """Tell what still stands of everything that waits for a digest, in one mail."""
        standing = [(call, found) for call in calls if (found := await self._stands(call)) is not None]
        facts = [_fact(call, found) for call, found in standing]
        mail = self._delivery(person, MAIL, "", facts) if facts else None
        await self._store.alerts.begin_digest(person, calls, mail, self._now())

    def _delivery(self, person: str, channel: str, target: str, facts: list[Fact]) -> Delivery:
        return Delivery(secrets.token_urlsafe(ID_BYTES), person, channel, target, facts, self._now())

    async def _reach(self, recipient: str, table: str) -> Reach | None:
        return await self._store.alerts.reach(recipient, table, self._lang)

    # --- sending

    async def _send(self, delivery: Delivery) -> None:
        """Send something, and note what became of it."""
        alerts, fact = self._store.alerts, delivery.facts[0]
        recipient = delivery.person if fact.get("names") is None else TABLE
        reach = await self._reach(recipient, fact["table"])
        outcome = Outcome.REFUSED if reach is None else await self._couriers.carry(delivery, reach)
        if outcome is Outcome.LATER and delivery.attempts <= len(PAUSES_MS):
            await alerts.put_off(delivery.id, self._now() + PAUSES_MS[delivery.attempts - 1])
            return
        if outcome is Outcome.GONE:
            drop = alerts.drop_target if delivery.channel == PUSH else alerts.drop_webhook
            await drop(delivery.target)
        elif outcome is not Outcome.ARRIVED:
            logger.warning("an alert by %s was not delivered: %s", delivery.channel, outcome.value)
        await alerts.drop(delivery.id)


def channels_of(call: Call, reach: Reach) -> set[str]:
    """By which channels this is to be told: that a game begins with one's own turn is told once."""
    if call.recipient == TABLE:
        return {WEBHOOK}
    wanted = set(reach.setting.choices.get(call.kind, ()))
    begun = reach.setting.choices.get(BEGIN, ()) if call.kind == TURN and call.turn == FIRST_TURN else ()
    return wanted.difference(begun)


def _targets(reach: Reach, wanted: set[str]) -> Iterable[tuple[str, str]]:
    """The channel and the id of every browser and webhook that is told."""
    if PUSH in wanted:
        yield from ((PUSH, one.id) for one in reach.targets)
    if WEBHOOK in wanted:
        yield from ((WEBHOOK, one.id) for one in reach.webhooks)


def _fact(call: Call, standing: Standing) -> Fact:
    fact: Fact = {"kind": call.kind, "table": call.table, "game": standing.game, "turn": call.turn}
    return {**fact, "names": standing.names} if call.recipient == TABLE else fact
