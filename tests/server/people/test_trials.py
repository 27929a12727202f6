"""Limits on logins: each failure doubles the wait, and no stranger keeps the owner out."""

import asyncio

import pytest
from sqlalchemy import text

from posse.server.errors import TooFast
from posse.server.people.people import WrongPassword
from posse.server.people.trials import (
    DAY,
    FREE_AT_ONE_ADDRESS,
    FREE_OF_ACCOUNT,
    FREE_OF_ADDRESS,
    HOUR,
    MINUTE,
    SECOND,
    LoginTrials,
)
from posse.server.store import Store
from posse.texts import LANGUAGES, texts
from tests.server.samples import outsider

pytestmark = pytest.mark.anyio

HOME, STRANGER = "192.0.2.1", "198.51.100.7"


class Time:
    """A fake clock in milliseconds."""

    def __init__(self) -> None:
        self.now = 1_800_000_000_000

    def __call__(self) -> int:
        return self.now


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
def trials(store: Store, time: Time) -> LoginTrials:
    return LoginTrials(store, b"a secret", time)


async def fails(trials: LoginTrials, account: str, client: str) -> int:
    """Try a wrong password; the seconds to wait if it is too early even for that."""
    try:
        async with trials.login(account, client):
            raise WrongPassword("wrong-password")
    except TooFast as error:
        return int(error.facts["seconds"])
    except WrongPassword:
        return 0


async def succeeds(trials: LoginTrials, account: str, client: str) -> bool:
    try:
        async with trials.login(account, client):
            return True
    except TooFast:
        return False


async def test_after_some_failures_each_wait_is_twice_as_long(trials: LoginTrials, time: Time) -> None:
    for _ in range(FREE_AT_ONE_ADDRESS):
        assert await fails(trials, "ann", HOME) == 0
    waits = []
    for _ in range(15):
        waits.append(await fails(trials, "Ann", HOME))
        time.now += waits[-1] * SECOND
        assert await fails(trials, "aNN", HOME) == 0
    assert waits[:6] == [1, 2, 4, 8, 16, 32]
    assert waits[-1] == HOUR // SECOND


async def test_trying_too_early_does_not_make_it_longer(trials: LoginTrials, time: Time) -> None:
    for _ in range(FREE_AT_ONE_ADDRESS + 1):
        await fails(trials, "ann", HOME)
    for _ in range(10):
        assert await fails(trials, "ann", HOME) == 1
    time.now += SECOND
    assert await succeeds(trials, "ann", HOME)


async def test_a_success_clears_the_failures_of_that_address(trials: LoginTrials) -> None:
    for _ in range(3):
        for _ in range(FREE_AT_ONE_ADDRESS - 1):
            assert await fails(trials, "ann", HOME) == 0
        assert await succeeds(trials, "ann", HOME)


async def test_many_at_once_gain_nothing(trials: LoginTrials) -> None:
    waits = await asyncio.gather(*(fails(trials, "ann", STRANGER) for _ in range(20)))
    assert waits.count(0) == FREE_AT_ONE_ADDRESS


async def test_a_stranger_does_not_keep_the_owner_out(trials: LoginTrials) -> None:
    while not await fails(trials, "ann", STRANGER):
        pass
    assert await succeeds(trials, "ann", HOME)


async def test_many_strangers_slow_down_those_only_who_were_never_here(trials: LoginTrials, time: Time) -> None:
    assert await succeeds(trials, "ann", HOME)
    for number in range(FREE_OF_ACCOUNT + 10):
        await fails(trials, "ann", f"10.0.0.{number}")
        time.now += 30 * SECOND
    time.now -= 30 * SECOND
    assert not await succeeds(trials, "ann", "203.0.113.5")
    assert await succeeds(trials, "ann", HOME)
    time.now += MINUTE
    assert await succeeds(trials, "ann", "203.0.113.5")


async def test_who_tries_many_accounts_is_slowed_down(trials: LoginTrials) -> None:
    waits = [await fails(trials, f"ann{number}", STRANGER) for number in range(FREE_OF_ADDRESS + 1)]
    assert waits == [0] * FREE_OF_ADDRESS + [1]
    assert await succeeds(trials, "ann0", HOME)


async def test_one_own_account_does_not_buy_more_trials(trials: LoginTrials) -> None:
    for number in range(FREE_OF_ADDRESS):
        assert await fails(trials, f"ann{number}", STRANGER) == 0
        if number < FREE_OF_ADDRESS - 1:
            assert await succeeds(trials, "own", STRANGER)
    assert await fails(trials, "another", STRANGER) > 0


async def test_failures_are_forgotten_after_a_day(trials: LoginTrials, time: Time) -> None:
    while not await fails(trials, "ann", HOME):
        pass
    time.now += DAY
    assert await fails(trials, "ann", HOME) == 0


async def test_this_machine_has_a_short_limit_by_account_only(trials: LoginTrials, time: Time) -> None:
    for _ in range(FREE_OF_ACCOUNT):
        assert await fails(trials, "ann", "") == 0
    assert await fails(trials, "ann", "") == 1
    assert await succeeds(trials, "bob", "")


async def test_a_session_is_limited_by_itself(trials: LoginTrials) -> None:
    async def confirms(session: str) -> None:
        async with trials.confirmation(session):
            raise WrongPassword("not-your-password")

    for _ in range(FREE_AT_ONE_ADDRESS):
        with pytest.raises(WrongPassword):
            await confirms("stolen")
    with pytest.raises(TooFast):
        await confirms("stolen")
    with pytest.raises(WrongPassword):
        await confirms("own")


async def test_every_process_counts_the_same(trials: LoginTrials, store: Store, time: Time) -> None:
    while not await fails(trials, "ann", HOME):
        pass
    assert await fails(LoginTrials(store, b"a secret", time), "ann", HOME) == 1


async def test_old_trials_are_not_kept(trials: LoginTrials, database: str, time: Time) -> None:
    await fails(trials, "ann", STRANGER)
    assert await succeeds(trials, "ann", HOME)
    time.now += 91 * DAY
    await succeeds(trials, "bob", HOME)
    async with outsider(database) as connection:
        kept = await connection.scalar(text("SELECT COUNT(*) FROM login_trial"))
    assert kept == 3  # of the last login: the account, the address, and both


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("seconds", "minutes"), [(1, 0), (5, 0), (61, 0), (120, 2), (3600, 60)])
def test_the_refusal_says_when_to_try_again(lang: str, seconds: int, minutes: int) -> None:
    told = texts(lang).error(TooFast("too-many-logins", seconds=seconds, minutes=minutes))
    assert str(minutes or seconds) in told
