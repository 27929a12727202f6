"""Queries on login trials: how often a password was tried, by account and by address."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from sqlalchemy import delete, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from posse.server.store.schema import login_trial

FIRST_WAIT_MS = 1000
MOST_DOUBLINGS = 30

# Other processes count the same trials, and a row that two of them insert must not be an error.
NEW = text(
    "INSERT INTO login_trial (key, failures, at, succeeded) VALUES (:key, 0, 0, :succeeded)"
    " ON CONFLICT (key) DO NOTHING"
)


class Rule(NamedTuple):
    """How trials under a key are slowed down: some are free, then each failure doubles the wait up to the longest.

    Failures are forgotten after `memory_ms` without another one. The rule does not count while a trial under the key
    `unless` has succeeded before.
    """

    key: str
    free: int
    longest_ms: int
    memory_ms: int
    unless: str | None = None


class Trial(NamedTuple):
    """Failures since the last success, the time of the last trial, and whether one has succeeded before."""

    key: str
    failures: int
    at: int
    succeeded: bool


def wait_ms(rule: Rule, trial: Trial, now: int) -> int:
    """How long to wait before the next trial; 0 if it is allowed now."""
    beyond = _failures(rule, trial, now) - rule.free
    if beyond < 0:
        return 0
    delay = min(rule.longest_ms, FIRST_WAIT_MS << min(beyond, MOST_DOUBLINGS))
    return max(0, trial.at + delay - now)


def _failures(rule: Rule, trial: Trial, now: int) -> int:
    return trial.failures if now - trial.at < rule.memory_ms else 0


async def begin(connection: AsyncConnection, rules: Sequence[Rule], now: int) -> int:
    """Count a trial as a failure before it is made, so that many at once gain nothing; or tell how long to wait."""
    keys = sorted(rule.key for rule in rules)
    await connection.execute(NEW, [{"key": key, "succeeded": False} for key in keys])
    known = await _known(connection, keys)
    waits = [wait_ms(rule, known[rule.key], now) for rule in rules if not _is_exempt(rule, known)]
    if any(waits):
        return max(waits)
    for rule in rules:
        values = {"failures": _failures(rule, known[rule.key], now) + 1, "at": now}
        await connection.execute(update(login_trial).where(login_trial.c.key == rule.key).values(values))
    return 0


def _is_exempt(rule: Rule, known: Mapping[str, Trial]) -> bool:
    return rule.unless is not None and known[rule.unless].succeeded


async def _known(connection: AsyncConnection, keys: Sequence[str]) -> dict[str, Trial]:
    wanted = select(login_trial).where(login_trial.c.key.in_(keys)).order_by(login_trial.c.key).with_for_update()
    return {row["key"]: Trial(**row) for row in (await connection.execute(wanted)).mappings()}


async def succeed(connection: AsyncConnection, cleared: str, uncounted: Sequence[str], now: int) -> None:
    """Clear the failures under one key; under the others only this trial did not fail."""
    values = {"failures": 0, "at": now, "succeeded": True}
    await connection.execute(update(login_trial).where(login_trial.c.key == cleared).values(values))
    is_counted = (login_trial.c.key.in_(uncounted), login_trial.c.failures > 0)
    fewer = {"failures": login_trial.c.failures - 1}
    await connection.execute(update(login_trial).where(*is_counted).values(fewer))


async def forget(connection: AsyncConnection, failures_before: int, successes_before: int) -> None:
    """Drop trials that are too old to matter."""
    is_old = (login_trial.c.at < failures_before) & ~login_trial.c.succeeded
    await connection.execute(delete(login_trial).where(is_old | (login_trial.c.at < successes_before)))
