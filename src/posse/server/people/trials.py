"""Limits on logins: by account, by address, and by both; each failure doubles the wait.

A stranger must not be able to keep the owner out. The strict limit is therefore that of an account tried from one
address, which leaves the owner's own address alone. The limit of an account tried from many addresses is short, and
does not count where the account has been logged in to before. Whoever is logged in is not affected at all.
"""

import hashlib
import hmac
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from math import ceil
from time import time

from posse.server.errors import TooFast
from posse.server.store import Store
from posse.server.store.columns import account_key
from posse.server.store.trials import Rule

SECOND = 1000
MINUTE, HOUR, DAY = 60 * SECOND, 3600 * SECOND, 24 * 3600 * SECOND

FREE_AT_ONE_ADDRESS, FREE_OF_ADDRESS, FREE_OF_ACCOUNT = 5, 30, 30
LONGEST_AT_ONE_ADDRESS, LONGEST_OF_ADDRESS, LONGEST_OF_ACCOUNT = HOUR, 15 * MINUTE, MINUTE
KNOWN_FOR = 90 * DAY  # an address from which somebody has logged in
FORGETTING_MS = HOUR


def now_ms() -> int:
    return round(time() * 1000)


class LoginTrials:
    """Counts in the store, so that every process knows; what is counted is only kept as keyed hashes."""

    def __init__(self, store: Store, secret: bytes, now: Callable[[], int] = now_ms) -> None:
        self._store = store
        self._secret = secret
        self._now = now
        self._forgot = 0

    @asynccontextmanager
    async def login(self, account: str, client: str) -> AsyncIterator[None]:
        """A login that fails if the block raises an error; `TooFast` if it is too early for one.

        `client` is the address, empty for this machine, where it says nothing about who asks.
        """
        name = account_key(account)
        pair = self._key("both", name, client)
        longest = LONGEST_AT_ONE_ADDRESS if client else LONGEST_OF_ACCOUNT
        rules = [Rule(pair, FREE_AT_ONE_ADDRESS if client else FREE_OF_ACCOUNT, longest, DAY)]
        if client:
            rules.append(Rule(self._key("address", client), FREE_OF_ADDRESS, LONGEST_OF_ADDRESS, HOUR))
            rules.append(Rule(self._key("account", name), FREE_OF_ACCOUNT, LONGEST_OF_ACCOUNT, HOUR, unless=pair))
        async with self._trial(rules):
            yield

    @asynccontextmanager
    async def confirmation(self, session: str) -> AsyncIterator[None]:
        """The password of somebody who is logged in, asked for once more: limited by the session alone."""
        async with self._trial([Rule(self._key("session", session), FREE_AT_ONE_ADDRESS, LONGEST_AT_ONE_ADDRESS, DAY)]):
            yield

    @asynccontextmanager
    async def _trial(self, rules: list[Rule]) -> AsyncIterator[None]:
        wait = await self._store.begin_trial(rules, self._now())
        if wait:
            raise too_many_logins(wait)
        yield
        await self._store.succeed_trial(rules[0].key, [rule.key for rule in rules[1:]], self._now())
        await self._forget()

    async def _forget(self) -> None:
        now = self._now()
        if now - self._forgot > FORGETTING_MS:
            self._forgot = now
            await self._store.forget_trials(now - DAY, now - KNOWN_FOR)

    def _key(self, *parts: str) -> str:
        return hmac.digest(self._secret, "\n".join(parts).encode(errors="replace"), hashlib.sha256).hex()


def too_many_logins(wait_ms: int) -> TooFast:
    """The refusal, with the time to wait in seconds and in minutes, of which the sentence takes one."""
    seconds = ceil(wait_ms / SECOND)
    return TooFast("too-many-logins", seconds=seconds, minutes=0 if seconds <= 90 else ceil(seconds / 60))
