"""Only a process that knows the secret of the store can say for whom it passes a request on."""

import pytest

from posse.server.passing.badge import VALID_SECONDS, Badge, Badges

SECRET = b"secret of the store"
BADGE = Badge("198.51.100.7", "https", 1)
NOW = 1_794_916_800.0


def badges(secret: bytes = SECRET, now: float = NOW) -> Badges:
    return Badges(secret, lambda: now)


def test_a_badge_is_read_by_another_process() -> None:
    assert badges(now=NOW + 5).read(badges().written(BADGE, "/api/tables/abcd"), "/api/tables/abcd") == BADGE


def test_the_clocks_of_two_machines_may_differ_a_little() -> None:
    assert badges(now=NOW - 5).read(badges().written(BADGE, "/"), "/") == BADGE


@pytest.mark.parametrize("late", [VALID_SECONDS + 1, -VALID_SECONDS - 1])
def test_an_old_badge_is_worth_nothing(late: int) -> None:
    assert badges(now=NOW + late).read(badges().written(BADGE, "/"), "/") is None


def test_a_badge_is_valid_for_one_path() -> None:
    assert badges().read(badges().written(BADGE, "/api/tables/abcd"), "/api/tables/abce") is None


@pytest.mark.parametrize("value", [b"", b"x", b"x.y", b"\xff", b"a" * 5000, badges(b"guessed").written(BADGE, "/")])
def test_a_forged_badge_is_worth_nothing(value: bytes) -> None:
    assert badges().read(value, "/") is None
